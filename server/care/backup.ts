/** `npm run backup -- FOLDER`: a school that is in use, as it was at one moment. */
import { createWriteStream } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { hashFile } from '../hash.ts'
import { mediaFolder } from '../media/address.ts'
import { FileGone } from '../media/files/fileStore.ts'
import { fileStoreOf } from '../media/files/store.ts'
import { readStoredFacts } from '../media/files/storedFacts.ts'
import { readKeyText, signingKeyName } from '../people/lti/signingKey.ts'
import { type Db, open } from '../store/db.ts'
import { copyDatabase } from '../store/dialect/copy.ts'
import { copySchoolRows } from '../store/dialect/schoolRows.ts'
import { keyNames, loadKeys } from '../store/keys.ts'
import { tenant } from '../store/schema.ts'
import { printsOf } from '../system/keyPrints.ts'
import { readSettings, writeSetting } from '../system/settings.ts'
import { blobPath, type KeptFile, type Manifest, readManifest, writeManifest } from './manifest.ts'
import { sharesDatabase } from './oneSchool.ts'
import { CommandRefused } from './refused.ts'

export const keysName = 'keys.json'

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'bucket'>

export interface BackupReport {
  manifest: Manifest
  /** files whose content the folder did not hold yet */
  copied: number
}

/**
 * A second backup into the same folder replaces the first and copies only what is new; the first one stays whole until the
 * new manifest stands.
 */
export async function makeBackup(
  config: Place,
  folder: string,
  { withKeys = false, nowMs = Date.now() } = {},
): Promise<BackupReport> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((failure: Error) => {
    throw new CommandRefused(
      `The folder cannot be made: ${failure.message}. Make it first: sudo install -d -m 700 -o "$USER" ${folder}`,
    )
  })
  const earlier = await readManifest(folder)
  const { copy, ...named } = await copyInto(folder, config, nowMs)
  await chmod(copy, 0o600)
  const db = open(config)
  try {
    const media = await keepMedia(config.dataDir, folder, earlier?.files ?? {})
    const uploads = await keepUploads(db, config, folder)
    const keys = loadKeys(config.dataDir)
    const settings = await readSettings(db.kysely)
    const manifest: Manifest = {
      format: 1,
      createdAt: nowMs,
      appVersion: await appVersion(),
      migration: await lastMigration(db),
      schoolId: settings.schoolId,
      schoolName: settings.schoolName,
      database: {
        kind: db.name,
        ...named,
        sha256: await hashFile(copy),
        bytes: (await stat(copy)).size,
      },
      keys: { included: withKeys, prints: printsOf(keys) },
      files: { ...media.files, ...uploads.files },
      missing: uploads.missing,
    }
    if (withKeys) await writeKeys(config, folder, keys)
    else await rm(join(folder, keysName), { force: true })
    await writeManifest(folder, manifest)
    await removeUnnamed(folder, manifest)
    await writeSetting(db.kysely, 'lastBackupAt', nowMs)
    return { manifest, copied: media.copied + uploads.copied }
  } finally {
    await db.close()
  }
}

/** Copies the whole database, or out of one that several schools share the rows of this one. */
async function copyInto(folder: string, config: Place, nowMs: number) {
  const name = `database-${nowMs}`
  if (config.databaseUrl && (await sharesDatabase(config))) {
    const copy = join(folder, `${name}.rows`)
    await copySchoolRows(config.databaseUrl, copy)
    return { copy, name: `${name}.rows`, rowsOf: tenant }
  }
  const ending = config.databaseUrl ? 'dump' : 'db'
  const copy = join(folder, `${name}.${ending}`)
  await copyDatabase(config, copy)
  return { copy, name: `${name}.${ending}` }
}

/** Beside the keys by name stands the one that signs for learning platforms, as text, where there is one. */
async function writeKeys(
  { dataDir }: Pick<Config, 'dataDir'>,
  folder: string,
  keys: Record<string, Buffer>,
): Promise<void> {
  const hex = Object.fromEntries(keyNames.map((name) => [name, keys[name]?.toString('hex')]))
  const all = { ...hex, [signingKeyName]: readKeyText(dataDir) ?? undefined }
  await writeFile(join(folder, keysName), JSON.stringify(all), { mode: 0o600 })
  await chmod(join(folder, keysName), 0o600)
}

async function appVersion(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

export async function lastMigration(db: Db): Promise<string> {
  const { rows } = await sql<{
    name: string | null
  }>`select max("name") as "name" from "kysely_migration"`.execute(db.kysely)
  return rows[0]?.name ?? ''
}

interface Kept {
  files: Record<string, KeptFile>
  copied: number
}

/** Puts a file's content into the backup unless it is there. @returns whether it was copied */
async function keepBlob(
  folder: string,
  sha256: string,
  write: (to: string) => Promise<void>,
): Promise<boolean> {
  const to = blobPath(folder, sha256)
  if ((await stat(to).catch(() => null)) !== null) return false
  await mkdir(join(to, '..'), { recursive: true })
  const half = `${to}.half`
  await write(half)
  // The file may have changed since it was hashed, and a full disk may cut the copy short.
  if ((await hashFile(half)) !== sha256) {
    await rm(half, { force: true })
    throw new Error(
      `A file changed or was damaged while it was copied (${sha256.slice(0, 12)}). Run the backup again.`,
    )
  }
  await rename(half, to)
  return true
}

/** Names that begin with a dot are locks and pictures under way. */
async function keepMedia(dataDir: string, folder: string, earlier: Record<string, KeptFile>): Promise<Kept> {
  const kept: Kept = { files: {}, copied: 0 }
  const root = mediaFolder(dataDir)
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(dataDir, path)
    if (!entry.isFile() || /(?:^|[\\/])\./.test(name)) continue
    const found = await stat(path).catch(() => null)
    if (!found) continue
    const before = earlier[name]
    const isSame = before && before.bytes === found.size && before.changedAt === Math.round(found.mtimeMs)
    const sha256 = isSame ? before.sha256 : await hashFile(path)
    kept.files[name] = { sha256, bytes: found.size, changedAt: Math.round(found.mtimeMs) }
    if (await keepBlob(folder, sha256, (to) => copyFile(path, to))) kept.copied++
  }
  return kept
}

/** Uploaded files by the database's list, wherever they lie. Half uploads are left out: a device begins them anew. */
async function keepUploads(db: Db, config: Place, folder: string): Promise<Kept & { missing: string[] }> {
  const kept = { files: {} as Record<string, KeptFile>, copied: 0, missing: [] as string[] }
  const store = fileStoreOf(config)
  const rows = await db.kysely
    .selectFrom('file')
    .select(['useTo', 'storageKey', 'sha256', 'size', 'touchedAt'])
    .where('tenant', '=', tenant)
    .where('state', '=', 'ready')
    .execute()
  for (const row of rows) {
    const { storageKey, touchedAt } = row
    const name = join('files', storageKey.slice(0, 2), storageKey)
    try {
      const { sha256, size } = await readStoredFacts(store, row)
      const write = async (to: string) =>
        pipeline(
          Readable.fromWeb((await store.read(storageKey, 0, size - 1)) as never),
          createWriteStream(to),
        )
      if (await keepBlob(folder, sha256, write)) kept.copied++
      kept.files[name] = { sha256, bytes: size, changedAt: touchedAt }
    } catch (failure) {
      if (!(failure instanceof FileGone)) throw failure
      kept.missing.push(name)
    }
  }
  return kept
}

/** Removes files that only an earlier backup named. */
async function removeUnnamed(folder: string, manifest: Manifest): Promise<void> {
  const named = new Set(Object.values(manifest.files).map(({ sha256 }) => sha256))
  const root = join(folder, 'files')
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries)
    if (entry.isFile() && !named.has(entry.name))
      await rm(join(entry.parentPath, entry.name), { force: true })
  for (const name of await readdir(folder))
    if (/^database-\d+\.(?:db|dump|rows)$/.test(name) && name !== manifest.database.name)
      await rm(join(folder, name), { force: true })
}

/** @throws Error that names what is damaged or missing */
export async function verifyBackup(folder: string, manifest: Manifest): Promise<void> {
  const database = join(folder, manifest.database.name)
  if ((await hashFile(database).catch(() => '')) !== manifest.database.sha256)
    throw new Error(`${database} is damaged or missing.`)
  for (const [name, { sha256 }] of Object.entries(manifest.files)) {
    const path = blobPath(folder, sha256)
    if ((await hashFile(path).catch(() => '')) !== sha256)
      throw new Error(`${path} (${name}) is damaged or missing.`)
  }
}
