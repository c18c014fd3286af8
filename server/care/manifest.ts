/**
 * The manifest that describes a backup, `manifest.json`: it is written last, so that a folder without one is no backup.
 */
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DialectName } from '../store/dialect/name.ts'
import { CommandRefused } from './refused.ts'

export interface KeptFile {
  sha256: string
  bytes: number
  /** of the file when it was read: an unchanged one is not read again by the next backup */
  changedAt: number
}

export interface Manifest {
  format: 1
  /** When the copy of the database was begun (ms UTC). */
  createdAt: number
  appVersion: string
  /** the last migration that the database had */
  migration: string
  schoolId: string
  schoolName: string
  database: {
    kind: DialectName
    name: string
    sha256: string
    bytes: number
    /** the number of the school whose rows alone it holds; left out: it is a whole database */
    rowsOf?: number
  }
  keys: { included: boolean; prints: Record<string, string> }
  /** below the data folder, by path */
  files: Record<string, KeptFile>
  /** named by the database, but gone when they were to be copied */
  missing: string[]
}

const manifestName = 'manifest.json'

/** Where a file lies in a backup: the same content once, whatever it is called. */
export const blobPath = (folder: string, sha256: string) => join(folder, 'files', sha256.slice(0, 2), sha256)

/** @returns null where the folder holds no backup */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => null)
  if (text === null) return null
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== 1)
    throw new CommandRefused(
      `${folder} was written by a newer version of Vitrine (format ${manifest.format}). Update first.`,
    )
  const stray = Object.keys(manifest.files).find(
    (name) => !/^(?:media|files)\//.test(name) || name.includes('..'),
  )
  if (stray !== undefined) throw new CommandRefused(`${folder} names a file outside of a school: ${stray}`)
  return manifest
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const half = join(folder, `${manifestName}.half`)
  await writeFile(half, JSON.stringify(manifest, null, 1), { mode: 0o600 })
  await rename(half, join(folder, manifestName))
}
