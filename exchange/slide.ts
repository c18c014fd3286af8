/** One picture file becomes a specimen. */

import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, extname, join } from 'node:path'
import sharp from 'sharp'
import { makeFocus } from '../server/media/focus.ts'
import { makingFolder, pictureIsThere } from '../server/media/keep.ts'
import { makePicture } from '../server/media/make.ts'
import { middle } from '../server/media/thumbnail.ts'
import type { Db } from '../server/store/db.ts'
import { tenant } from '../server/store/schema.ts'
import { forgetMove } from './cut.ts'
import { openSource } from './source/index.ts'
import { insertSpecimen, type Nature, natureOf, updateSpecimen } from './specimen.ts'
import type { Told } from './table/check.ts'
import { Wrong } from './texts.ts'
import { stainedWindow } from './tissue.ts'
import type { Said } from './words.ts'

export interface Imported extends Nature {
  id: number
  /** already: the same content was there before and nothing is new; updated: the table tells other things of it now */
  result: 'imported' | 'updated' | 'already'
  width: number
  height: number
  bytes: number
  /** pictures of the file that did not become part of the school */
  leftOut: Said[]
  /** what was written beside the pixels and is not kept */
  removed: Said[]
}

/** px; each thread of libvips holds bands of the picture's whole width, so the widest get fewer */
const wide = 30_000

/** @param db no transaction; @throws an Error where the file cannot be read */
export async function importSlide(db: Db, dataDir: string, path: string, told: Told): Promise<Imported> {
  const source = await openSource(path)
  const { width, height, leftOut, removed } = source
  const nature = natureOf(source, told)
  const about = { ...nature, width, height, leftOut, removed }
  const key = `import/${await hashOf(source.parts)}`
  const there = await db.kysely
    .selectFrom('specimen')
    .select(['id', 'state', 'packUrl', 'packFull', 'packFocus'])
    .where('tenant', '=', tenant)
    .where('key', '=', key)
    .executeTakeFirst()
  if (there && (await pictureIsThere(there, dataDir))) {
    const isNew = await updateSpecimen(db, there.id, told, nature)
    // a run that was cut between the row and its archive of marks
    if (there.packFocus === 0) await makeFocus(db, dataDir, there.id, 'import')
    return { ...about, id: there.id, result: isNew ? 'updated' : 'already', bytes: there.packFull }
  }
  const { place } = told
  if (!place) throw new Wrong('noPlace')
  const folder = join(makingFolder(dataDir, 'import'), randomUUID())
  const scratch = `${folder}.tif`
  await mkdir(folder, { recursive: true })
  sharp.concurrency(width > wide ? Math.min(2, availableParallelism()) : availableParallelism())
  try {
    const read = await source.pixels(scratch)
    const shown = (mini: string) =>
      nature.kind === 'slide' ? stainedWindow(mini, source, nature.scale) : middle(width, height)
    const made = await makePicture(read, source, shown, folder)
    const name = basename(path, extname(path))
    const id = await insertSpecimen(db, { key, name, place, made, folder, dataDir }, told, nature)
    await forgetMove(dataDir, id, made.hash)
    await makeFocus(db, dataDir, id, 'import')
    return { ...about, id, result: 'imported', bytes: made.pack.bytes }
  } finally {
    await rm(folder, { recursive: true, force: true })
    await rm(scratch, { force: true })
  }
}

/** bytes; one buffer for all, so that a slide's gigabytes leave nothing behind for the collector */
const readBytes = 1 << 20

/** SHA-256 of the content, whatever the files are called; as much of it as names a specimen. */
async function hashOf(parts: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  const buffer = Buffer.alloc(readBytes)
  for (const part of parts) {
    const file = await open(part)
    try {
      for (let read = -1; read !== 0; ) {
        read = (await file.read(buffer, 0, readBytes)).bytesRead
        hash.update(buffer.subarray(0, read))
      }
    } finally {
      await file.close()
    }
  }
  return hash.digest('hex').slice(0, 32)
}
