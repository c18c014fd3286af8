/** `npm run restore -- FOLDER`: puts a backup in the place of an empty folder, or of a school that is older. */
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { hashFile } from '../hash.ts'
import { acceptSigningKey, restoreKeyText, signingKeyName } from '../people/lti/signingKey.ts'
import { type Db, open } from '../store/db.ts'
import { isInUse, replaceDatabase, setSchemaAside } from '../store/dialect/copy.ts'
import { restoreSchoolRows } from '../store/dialect/schoolRows.ts'
import { keyNames, keyVariable, loadKeys } from '../store/keys.ts'
import { latestMigration, migrate } from '../store/migrations/index.ts'
import { tenant } from '../store/schema.ts'
import { forgetKeys, printsOf } from '../system/keyPrints.ts'
import { readSettings } from '../system/settings.ts'
import { keysName, verifyBackup } from './backup.ts'
import { blobPath, type Manifest, readManifest } from './manifest.ts'
import { hasTables, mustBeOneSchool } from './oneSchool.ts'
import { CommandRefused } from './refused.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'bucket'>

interface Wishes {
  /** replaces a school that has newer data, or another one */
  replace?: boolean
  /** goes on without the keys that the school was written with */
  newKeys?: boolean
  nowMs?: number
}

export interface RestoreReport {
  manifest: Manifest
  files: number
  /** Warnings that whoever restores must know, a sentence each. */
  warnings: string[]
}

/** @throws Refused before anything was touched */
export async function restoreBackup(
  config: Place,
  folder: string,
  wishes: Wishes = {},
): Promise<RestoreReport> {
  const manifest = await readManifest(folder)
  if (!manifest) throw new CommandRefused(`${folder} holds no backup: it has no manifest.json.`)
  await mustBeOneSchool(config)
  await mustFit(config, manifest, wishes)
  await verifyBackup(folder, manifest)
  const warnings = await settleKeys(config, folder, manifest, wishes.newKeys ?? false)
  const suffix = `before_restore_${wishes.nowMs ?? Date.now()}`
  const files = await restoreFiles(config.dataDir, folder, manifest, suffix)
  await restoreDatabase(config, folder, manifest, suffix)
  if (wishes.newKeys) await inDatabase(config, (db) => forgetKeys(db.kysely))
  else if (await inDatabase(config, (db) => acceptSigningKey(db.kysely, config.dataDir)))
    warnings.push(
      'The key that signs for learning platforms (lti) is not the one of the backup: platforms read the new public key by themselves.',
    )
  if (config.bucket)
    warnings.push(
      'Uploaded files were put into DATA_DIR/files. Bring them into the bucket: npm run files -- move bucket',
    )
  if (manifest.missing.length > 0)
    warnings.push(`${manifest.missing.length} files were gone already when the backup was made.`)
  return { manifest, files, warnings }
}

async function restoreDatabase(
  config: Place,
  folder: string,
  { database, migration }: Manifest,
  suffix: string,
): Promise<void> {
  const copy = join(folder, database.name)
  if (database.rowsOf === undefined) return replaceDatabase(config, copy, suffix)
  const databaseUrl = config.databaseUrl ?? ''
  await setSchemaAside(databaseUrl, suffix)
  await inDatabase(config, ({ kysely, name }) => migrate(kysely, name, migration))
  await restoreSchoolRows(databaseUrl, copy)
}

async function inDatabase<T>(config: Place, run: (db: Db) => Promise<T>): Promise<T> {
  const db = open(config)
  try {
    return await run(db)
  } finally {
    await db.close()
  }
}

async function mustFit(config: Place, manifest: Manifest, { replace = false }: Wishes): Promise<void> {
  const kind = config.databaseUrl ? 'postgres' : 'sqlite'
  if (manifest.database.kind !== kind)
    throw new CommandRefused(
      kind === 'sqlite'
        ? 'This backup is of a school in PostgreSQL. Set DATABASE_URL to an empty database.'
        : 'This backup is of a school in SQLite. Start without DATABASE_URL.',
    )
  const { rowsOf = tenant } = manifest.database
  if (rowsOf !== tenant)
    throw new CommandRefused(
      `This backup is of school ${rowsOf}, and TENANT is ${tenant}. Restore it with TENANT=${rowsOf}.`,
    )
  if (manifest.migration > latestMigration)
    throw new CommandRefused(
      `This backup is of a newer version of Vitrine (${manifest.appVersion}, ${manifest.migration}). Update first.`,
    )
  if (await isInUse(config))
    throw new CommandRefused(
      'The service is running on this database. Stop it (all of its processes), then restore.',
    )
  const there = await schoolThere(config)
  if (!there || replace) return
  if (there.schoolId !== manifest.schoolId)
    throw new CommandRefused(
      `There is another school here (${there.schoolName}). Add --replace to put this backup in its place; it is kept aside.`,
    )
  if (there.newestAt > manifest.createdAt)
    throw new CommandRefused(
      `The school here has newer data: the backup is of ${timeOf(manifest.createdAt)}, the last change here of ${timeOf(there.newestAt)}. What came since would be missing. Add --replace to restore nevertheless; what is here is kept aside.`,
    )
}

const timeOf = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')

/** The school that stands where the backup is to go, and when it was last changed. */
async function schoolThere(config: Place) {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'vitrine.db'))) return null
  return inDatabase(config, async (db) => {
    if (!(await hasTables(db))) return null
    const { schoolId, schoolName } = await readSettings(db.kysely)
    const times = await Promise.all(
      [
        'select max("at") as "at" from "receipt" where "tenant" = ?',
        'select max("at") as "at" from "audit" where "tenant" = ?',
        'select max("createdAt") as "at" from "session" where "tenant" = ?',
        'select max("createdAt") as "at" from "account" where "tenant" = ?',
      ].map((text) => db.rows<{ at: number | null }>(text, [tenant])),
    )
    return { schoolId, schoolName, newestAt: Math.max(0, ...times.map(([row]) => row?.at ?? 0)) }
  })
}

/** @returns warnings; @throws Refused where the keys that are there are other ones */
async function settleKeys(
  config: Place,
  folder: string,
  manifest: Manifest,
  newKeys: boolean,
): Promise<string[]> {
  const { prints, included } = manifest.keys
  if (included) {
    await putKeys(config.dataDir, join(folder, keysName))
    return []
  }
  const wanted = keyNames.some(
    (name) => existsSync(join(config.dataDir, 'keys', name)) || environmentHas(name),
  )
  const own = wanted ? printsOf(loadKeys(config.dataDir)) : {}
  const isSame = keyNames.every((name) => own[name] === prints[name])
  if (isSame) return []
  const lost =
    'The keys are not in this backup: identity numbers cannot be read, and times of quizzes under way cannot be proved.'
  if (newKeys) return [lost]
  throw new CommandRefused(
    `${lost} Put the school's keys (beacon, identity) into ${join(config.dataDir, 'keys')} and restore again, or add --new-keys to go on without them.`,
  )
}

const environmentHas = (name: string) => process.env[keyVariable(name)] !== undefined

/** Other keys that are there are kept aside. */
async function putKeys(dataDir: string, path: string): Promise<void> {
  const hex = JSON.parse(await readFile(path, 'utf8')) as Record<string, string>
  const folder = join(dataDir, 'keys')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const name of keyNames) {
    const to = join(folder, name)
    const key = Buffer.from(hex[name] ?? '', 'hex')
    if (key.length !== 32) throw new CommandRefused(`${path} has no key ${name}.`)
    const before = await readFile(to).catch(() => null)
    if (before?.equals(key)) continue
    if (before) await rename(to, `${to}.before-restore`)
    await writeFile(to, key, { mode: 0o600 })
  }
  const signingKey = hex[signingKeyName]
  if (signingKey) restoreKeyText(dataDir, signingKey)
}

/** Files that are there with the same content stay; another file under the same name is kept aside. */
async function restoreFiles(
  dataDir: string,
  folder: string,
  manifest: Manifest,
  suffix: string,
): Promise<number> {
  let restored = 0
  for (const [name, { sha256, bytes }] of Object.entries(manifest.files)) {
    const to = join(dataDir, name)
    const found = await stat(to).catch(() => null)
    if (found?.size === bytes && (await hashFile(to)) === sha256) continue
    if (found) await rename(to, `${to}.${suffix}`)
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    await copyFile(blobPath(folder, sha256), `${to}.half`)
    await rename(`${to}.half`, to)
    restored++
  }
  return restored
}
