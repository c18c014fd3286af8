/**
 * Tells of the app itself: its version, as a `<meta>` of the page and as a file for the service, and the licences
 * of its libraries. Both stand in the page or among the app's own files, so that they are read without a network.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { versionPath } from '../src/contract/system.ts'
import { licencesPath } from '../src/rules/licences.ts'
import { readLicences } from './readLicences.ts'

const inBuild = (address: string) => address.replace('/wk_mobile/', '')

export function releaseFiles(root: string): Plugin {
  let version = ''
  return {
    name: 'vitrine-release-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        // it names the app's files, and their names follow what is in them
        version = createHash('sha256').update(html).digest('hex').slice(0, 12)
        return [{ tag: 'meta', attrs: { name: 'version', content: version }, injectTo: 'head' }]
      },
    },
    generateBundle() {
      const source = `${JSON.stringify(readLicences(root))}\n`
      this.emitFile({ type: 'asset', fileName: inBuild(licencesPath), source })
    },
    writeBundle({ dir = '' }) {
      const file = join(dir, inBuild(versionPath))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${JSON.stringify({ version })}\n`)
    },
  }
}
