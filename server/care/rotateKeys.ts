/**
 * `npm run keys -- rotate lti|identity|beacon`: a key that may be known to others is replaced.
 *
 *   lti       platforms read the new public key, and for a day the one before it; the service goes on
 *   identity  identity numbers, photos for exams and waiting mail are sealed anew; the service must stand still
 *   beacon    times that devices were told before prove nothing any more; the service must stand still
 *
 * The new key lies beside the old one until the database is written with it, so that a run that was cut short is
 * finished by the next one.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { hashFile } from '../hash.ts'
import { openSealedFile, sealFile } from '../media/files/sealedFile.ts'
import { fileStoreOf, filesFolder, type StorePlace } from '../media/files/store.ts'
import { rotateSigningKey } from '../people/lti/signingKey.ts'
import { openSealed, sealText } from '../people/seal.ts'
import { type Db, type Executor, openMigrated } from '../store/db.ts'
import { isInUse } from '../store/dialect/copy.ts'
import { type KeyName, keyBytes, keyPath, loadKeys } from '../store/keys.ts'
import { tenant } from '../store/schema.ts'
import { holdKeys, printOf, replaceKeyPrint } from '../system/keyPrints.ts'
import { readSettings } from '../system/settings.ts'
import { CommandRefused } from './refused.ts'

export const rotatedKeys = ['lti', 'identity', 'beacon'] as const
export type RotatedKey = (typeof rotatedKeys)[number]

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'bucket'>

/** A key on its way from one to the other. */
interface KeyChange {
  from: Buffer
  to: Buffer
}

async function resealTexts(within: Executor, { from, to }: KeyChange): Promise<number> {
  const reseal = (accountId: number, sealed: string) =>
    sealText(to, accountId, openSealed(from, accountId, sealed))
  const people = await within
    .selectFrom('account')
    .select(['id', 'idCardSealed'])
    .where('tenant', '=', tenant)
    .where('idCardSealed', '<>', '')
    .execute()
  for (const { id, idCardSealed } of people)
    await within
      .updateTable('account')
      .set({ idCardSealed: reseal(id, idCardSealed) })
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .execute()
  const messages = await within
    .selectFrom('outgoing')
    .select(['id', 'accountId', 'sealed'])
    .where('tenant', '=', tenant)
    .where('sealed', '<>', '')
    .execute()
  for (const { id, accountId, sealed } of messages)
    await within
      .updateTable('outgoing')
      .set({ sealed: reseal(accountId, sealed) })
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .execute()
  return people.length + messages.length
}

/** Each photo is stored once more under another name, so that the old one stays until the new rows stand. @returns the old names */
async function resealPhotos(within: Executor, place: StorePlace, { from, to }: KeyChange): Promise<string[]> {
  const store = fileStoreOf(place)
  const folder = join(filesFolder(place.dataDir), 'moving')
  const photos = await within
    .selectFrom('file')
    .select(['id', 'storageKey'])
    .where('tenant', '=', tenant)
    .where('useTo', '=', 'examPhoto')
    .where('state', '=', 'ready')
    .execute()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const { id, storageKey } of photos) {
    const { path, done } = await store.localPath(storageKey)
    const next = randomUUID().replaceAll('-', '')
    const open = join(folder, next)
    try {
      await writeFile(open, openSealedFile(await readFile(path), from, id), { mode: 0o600 })
      const sealed = await sealFile(open, to, id)
      await store.take(next, sealed, await hashFile(sealed))
    } finally {
      await rm(open, { force: true })
      await done()
    }
    await within
      .updateTable('file')
      .set({ storageKey: next })
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .execute()
  }
  return photos.map(({ storageKey }) => storageKey)
}

/** The new key of a run that was cut short, else a new one. */
function readNextKey(path: string): Buffer {
  if (!existsSync(path)) writeFileSync(path, randomBytes(keyBytes), { flag: 'wx', mode: 0o600 })
  return readFileSync(path)
}

async function writeWithNewKey(db: Db, place: Place, name: KeyName, change: KeyChange): Promise<number> {
  const done = await db.kysely.transaction().execute(async (within) => {
    await replaceKeyPrint(within, name, change.to)
    if (name !== 'identity') return { sealed: 0, oldPhotos: [] }
    const texts = await resealTexts(within, change)
    const oldPhotos = await resealPhotos(within, place, change)
    return { sealed: texts + oldPhotos.length, oldPhotos }
  })
  const store = fileStoreOf(place)
  for (const storageKey of done.oldPhotos) await store.remove(storageKey)
  return done.sealed
}

async function rotateSchoolKey(place: Place, name: KeyName): Promise<string> {
  // A process that runs keeps the old key in memory and would go on sealing with it.
  if (await isInUse(place))
    throw new CommandRefused('The service is running on this database. Stop it (all of its processes) first.')
  if (process.env[`KEY_${name.toUpperCase()}`] !== undefined)
    throw new CommandRefused(
      `The key comes from KEY_${name.toUpperCase()}. Put it into ${keyPath(place.dataDir, name)} as 32 bytes, rotate without that variable, and give the new one to all processes.`,
    )
  const path = keyPath(place.dataDir, name)
  const nextPath = `${path}.next`
  const db = await openMigrated(place)
  try {
    const keys = loadKeys(place.dataDir)
    const to = readNextKey(nextPath)
    const { keyPrints } = await readSettings(db.kysely)
    const isWritten = keyPrints[name] === printOf(to)
    if (!isWritten) await holdKeys(db.kysely, keys)
    const sealed = isWritten ? 0 : await writeWithNewKey(db, place, name, { from: keys[name], to })
    renameSync(path, `${path}.before`)
    renameSync(nextPath, path)
    return `${name}: replaced, ${sealed} entries sealed anew. The old key is ${path}.before: backups made until now need it. Start the service, and make a new backup.`
  } finally {
    await db.close()
  }
}

/** @returns what was done, for whoever gave the command */
export async function rotateKey(place: Place, name: RotatedKey): Promise<string> {
  if (name !== 'lti') return rotateSchoolKey(place, name)
  if (process.env.KEY_LTI !== undefined)
    throw new CommandRefused('The key comes from KEY_LTI: give all processes another one.')
  await rotateSigningKey(place.dataDir)
  return 'lti: replaced. The service signs with the new key at once; platforms are shown the old public key for one more day.'
}
