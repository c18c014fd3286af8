/** Lists all libraries that are part of the app or the service, with their licences. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LibraryLicence } from '../src/rules/licences.ts'

interface LockedPackage {
  version?: string
  dev?: boolean
  optional?: boolean
  license?: string
}

function licenceOf(folder: string, { license }: LockedPackage): string {
  if (license) return license
  const file = join(folder, 'package.json')
  if (!existsSync(file)) return ''
  const { license: named } = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown }
  return typeof named === 'string' ? named : ''
}

/** Everything that `npm install --omit=dev` brings; what only builds and tests use is left out. */
export function readLicences(root: string): LibraryLicence[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const found = new Map<string, LibraryLicence>()
  for (const [path, locked] of Object.entries(packages)) {
    if (path === '' || locked.dev) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const version = locked.version ?? ''
    found.set(`${name} ${version}`, { name, version, licence: licenceOf(join(root, path), locked) })
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}
