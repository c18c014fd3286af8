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
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Config } from '../config.ts'
import { resealPhotos } from '../media/files/resealPhotos.ts'
import { fileStoreOf } from '../media/files/store.ts'
import { rotateSigningKey } from '../people/lti/signingKey.ts'
import { resealTexts } from '../people/resealTexts.ts'
import { type Db, openMigrated } from '../store/db.ts'
import { isInUse } from '../store/dialect/copy.ts'
import { type KeyName, type KeyReplacement, keyBytes, keyPath, keyVariable, loadKeys } from '../store/keys.ts'
import { holdKeys, printOf, replaceKeyPrint } from '../system/keyPrints.ts'
import { readSettings } from '../system/settings.ts'
import { CommandRefused } from './refused.ts'

export const rotatedKeys = ['lti', 'identity', 'beacon'] as const
export type RotatedKey = (typeof rotatedKeys)[number]

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'bucket'>

/** The new key of a run that was cut short, else a new one. */
function readNextKey(path: string): Buffer {
  if (!existsSync(path)) writeFileSync(path, randomBytes(keyBytes), { flag: 'wx', mode: 0o600 })
  return readFileSync(path)
}

async function writeWithNewKey(db: Db, place: Place, name: KeyName, change: KeyReplacement): Promise<number> {
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
  if (process.env[keyVariable(name)] !== undefined)
    throw new CommandRefused(
      `The key comes from ${keyVariable(name)}. Put it into ${keyPath(place.dataDir, name)} as 32 bytes, rotate without that variable, and give the new one to all processes.`,
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
  const db = await openMigrated(place)
  try {
    await rotateSigningKey(db.kysely, place.dataDir)
  } finally {
    await db.close()
  }
  return 'lti: replaced. The service signs with the new key at once; platforms are shown the old public key for one more day.'
}
