/** A run that is cut at any moment leaves nothing behind for good: the next one begins by clearing up. */
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaFolder, pictureFolder, pictureUrl } from '../server/media/address.ts'
import { makingFolder } from '../server/media/keep.ts'
import type { Db } from '../server/store/db.ts'
import { tenant } from '../server/store/schema.ts'

const noteOf = (dataDir: string, id: number, hash: string) =>
  join(makingFolder(dataDir, 'import'), `${id}-${hash}.moved`)

/** Notes that a picture goes to its place: until its row is written too, a run that is cut leaves it there alone. */
export const noteMove = (dataDir: string, id: number, hash: string) =>
  writeFile(noteOf(dataDir, id, hash), '')

/** Takes the note back once the picture's row is written. */
export const removeMoveNote = (dataDir: string, id: number, hash: string) =>
  rm(noteOf(dataDir, id, hash), { force: true })

/** Removes pictures that a run left without their rows. Only whoever holds the lock of the import may call it. */
export async function clearUp(db: Db, dataDir: string): Promise<void> {
  const making = makingFolder(dataDir, 'import')
  for (const name of await readdir(making).catch((): string[] => [])) {
    const [, id, hash] = /^(\d+)-([0-9a-f]+)\.moved$/.exec(name) ?? []
    if (!id || !hash) continue
    const row = await db.kysely
      .selectFrom('specimen')
      .select('id')
      .where('tenant', '=', tenant)
      .where('tileUrl', '=', pictureUrl(Number(id), hash))
      .executeTakeFirst()
    const place = join(mediaFolder(dataDir), pictureFolder(Number(id), hash))
    if (!row) await rm(place, { recursive: true, force: true })
  }
  await rm(making, { recursive: true, force: true })
}
