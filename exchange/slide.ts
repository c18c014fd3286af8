/** One picture file becomes a specimen. */

import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, extname, join } from 'node:path'
import sharp from 'sharp'
import { makeFocus } from '../server/library/pictures/specimenFocus.ts'
import { pictureUrl } from '../server/media/address.ts'
import { makingFolder, pictureIsThere } from '../server/media/keep.ts'
import { type Made, makePicture } from '../server/media/make.ts'
import { tileSize } from '../server/media/pyramid.ts'
import { middle } from '../server/media/thumbnail.ts'
import type { Db } from '../server/store/db.ts'
import { tenant } from '../server/store/schema.ts'
import { removeMoveNote } from './cut.ts'
import { mayWriteTo, type Restriction } from './restricted.ts'
import { openSource } from './source/index.ts'
import { timeLimitSeconds } from './source/limits.ts'
import type { Source } from './source/source.ts'
import { insertSpecimen, type Nature, natureOf, setPicture, updateSpecimen } from './specimen.ts'
import type { RowFacts } from './table/check.ts'
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
  /** facts that were written beside the pixels and are not kept */
  removed: Said[]
  /** notes on how the picture is shown, which a user must know */
  notes: Said[]
}

/** How long a file may take, and who hears how far it is. */
export interface Watch {
  minutes?: number | undefined
  restriction?: Restriction
  onProgress?: (percent: number) => void
}

/** The `fileType` of a specimen that is turned in the hand: its frames are no single picture. */
const turnedFile = 2

/** Pictures wider than this (px) get fewer threads: each thread of libvips holds bands of the whole width in memory. */
const minWidePx = 30_000

/** @param db no transaction; @throws an Error where the file cannot be read */
export async function importSlide(
  db: Db,
  dataDir: string,
  path: string,
  told: RowFacts,
  watch: Watch = {},
): Promise<Imported> {
  const source = await openSource(path)
  const { width, height, leftOut, removed, notes = [] } = source
  const nature = natureOf(source, told)
  const about = { ...nature, width, height, leftOut, removed, notes }
  const { restriction = {} } = watch
  const hash = await hashOf(source.parts)
  // the same slide may be the school's, and besides of several people their own
  const key = restriction.isOwn ? `own/${told.owner?.creator}/${hash}` : `import/${hash}`
  const there = await db.kysely
    .selectFrom('specimen')
    .select(['id', 'subjectId', 'state', 'packUrl', 'packFull', 'packFocus'])
    .where('tenant', '=', tenant)
    .where('key', '=', key)
    .executeTakeFirst()
  if (there && !mayWriteTo(restriction, there.subjectId)) throw new Wrong('otherSubject')
  if (there && (await pictureIsThere(there, dataDir))) {
    const isNew = await updateSpecimen(db, there.id, told, nature)
    // a run that was cut between the row and its archive of marks
    if (there.packFocus === 0) await makeFocus(db, dataDir, there.id, 'import')
    return { ...about, id: there.id, result: isNew ? 'updated' : 'already', bytes: there.packFull }
  }
  const { place } = told
  if (!place) throw new Wrong('noPlace')
  const name = basename(path, extname(path))
  const { id, made } = await importPicture(source, nature, { db, dataDir, watch }, (made, folder) =>
    insertSpecimen(db, { key, name, place, made, folder, dataDir }, told, nature),
  )
  return { ...about, id, result: 'imported', bytes: made.pack.bytes }
}

/**
 * Gives a specimen another picture of the same field and size (px), so that every mark, question and link keeps its
 * place. The old picture stays under its own address, for devices that have it open or saved.
 * @throws Wrong where the picture has another size, or the specimen is turned, gone, or not the caller's to change
 */
export async function replacePicture(
  db: Db,
  dataDir: string,
  { path, specimenId }: { path: string; specimenId: number },
  watch: Watch = {},
): Promise<Imported> {
  const row = await db.kysely
    .selectFrom('specimen')
    .select(['subjectId', 'kind', 'fileType', 'scale', 'zoom', 'width', 'height', 'tileUrl'])
    .where('tenant', '=', tenant)
    .where('id', '=', specimenId)
    .where('deleted', '=', 0)
    .executeTakeFirst()
  if (!row) throw new Wrong('goneSpecimen')
  if (!mayWriteTo(watch.restriction ?? {}, row.subjectId)) throw new Wrong('otherSubject')
  if (row.fileType === turnedFile) throw new Wrong('turnedSpecimen')
  const source = await openSource(path)
  const { width, height, leftOut, removed, notes = [] } = source
  // a specimen whose picture could not be made has no size yet
  if (row.width > 0 && (width !== row.width || height !== row.height))
    throw new Wrong('otherSize', width, height, row.width, row.height)
  const { made } = await importPicture(source, row, { db, dataDir, watch }, async (made, folder) => {
    await setPicture(db, { id: specimenId, made, folder, dataDir })
    return specimenId
  })
  const result = row.tileUrl === pictureUrl(specimenId, made.hash) ? 'already' : 'updated'
  const { kind, fileType, scale, zoom } = row
  const about = { kind, fileType, scale, zoom, width, height, leftOut, removed, notes }
  return { ...about, id: specimenId, result, bytes: made.pack.bytes }
}

interface Making {
  db: Db
  dataDir: string
  watch: Watch
}

/**
 * Makes a picture in a folder of its own, then the archive of its marks.
 * @param keep moves the files out of the folder and writes the row; answers the specimen's id
 */
async function importPicture(
  source: Source,
  { kind, scale }: Pick<Nature, 'kind' | 'scale'>,
  { db, dataDir, watch }: Making,
  keep: (made: Made, folder: string) => Promise<number>,
): Promise<{ id: number; made: Made }> {
  const folder = join(makingFolder(dataDir, 'import'), randomUUID())
  const scratch = `${folder}.tif`
  await mkdir(folder, { recursive: true })
  const isWide = source.width > minWidePx
  sharp.concurrency(isWide ? Math.min(2, availableParallelism()) : availableParallelism())
  try {
    const seconds = timeLimitSeconds(source, watch.minutes)
    const stop = watchTiles(folder, source, watch.onProgress)
    const made = await makeWithin(seconds, source, scratch, { kind, scale, folder }).finally(stop)
    const id = await keep(made, folder)
    await removeMoveNote(dataDir, id, made.hash)
    await makeFocus(db, dataDir, id, 'import')
    return { id, made }
  } finally {
    await rm(folder, { recursive: true, force: true })
    await rm(scratch, { force: true })
  }
}

interface Target {
  kind: Nature['kind']
  scale: number
  folder: string
}

/** @throws Wrong where it takes longer, or more memory than there is */
async function makeWithin(seconds: number, source: Source, scratch: string, { kind, scale, folder }: Target) {
  const until = performance.now() + seconds * 1000
  try {
    const read = await source.pixels(scratch)
    const left = () => Math.max(1, Math.ceil((until - performance.now()) / 1000))
    const shown = (mini: string) =>
      kind === 'slide' ? stainedWindow(mini, source, scale) : middle(source.width, source.height)
    return await makePicture(() => read().timeout({ seconds: left() }), source, shown, folder)
  } catch (failure) {
    const message = failure instanceof Error ? failure.message : ''
    if (/^timeout\b/.test(message)) throw new Wrong('tookLong', Number((seconds / 60).toPrecision(2)))
    if (/out of memory|unable to allocate/i.test(message)) throw new Wrong('noMemory')
    throw failure
  }
}

const progressMs = 5000

/** Counts the tiles that are there already, for pictures that take their time. @returns stops it */
function watchTiles(folder: string, { width, height }: Source, onProgress: Watch['onProgress']): () => void {
  if (!onProgress) return () => {}
  // a third more for the coarser levels
  const expected = Math.ceil(width / tileSize) * Math.ceil(height / tileSize) * 1.34
  const timer = setInterval(() => {
    void readdir(folder, { recursive: true })
      .catch((): string[] => [])
      .then((names) => {
        const tiles = names.filter((name) => name.endsWith('.webp')).length
        onProgress(Math.min(99, Math.floor((tiles / expected) * 100)))
      })
  }, progressMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Size (bytes) of the one buffer for all reads: a slide's gigabytes leave nothing behind for the garbage collector. */
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
