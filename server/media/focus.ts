/** The archive with full power only around the marks: made from the full one, anew when the marks have changed. */
import { existsSync } from 'node:fs'
import { type FileHandle, mkdir, mkdtemp, open, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import {
  focusPrefix,
  headBytes,
  type PackIndex,
  type PackManifest,
  packHead,
  readIndex,
} from '../../src/rules/pack.ts'
import type { Db } from '../store/db.ts'
import { type SpecimenRow, tenant } from '../store/schema.ts'
import { etagOf, mediaFolder } from './address.ts'
import { focusTiles, type Marked } from './focusTiles.ts'
import { makingFolder } from './keep.ts'
import type { Maker } from './lock.ts'
import { hashesOf, writeAll } from './pack.ts'

/**
 * The greatest part of the full archive that the one around the marks may hold: a larger one is not worth its place.
 */
const maxFocusRatio = 0.8

/** Columns of the specimen's row that describe its archive around the marks. */
type Columns = Pick<SpecimenRow, 'focusUrl' | 'focusEtag' | 'packFocus'>

/** Ids of the pictures whose archive has not been made yet; of a turntable group none ever is. */
export async function withoutFocus({ kysely }: Db): Promise<number[]> {
  const rows = await kysely
    .selectFrom('specimen')
    .select('id')
    .where('tenant', '=', tenant)
    .where('packFocus', '=', 0)
    .where('packUrl', 'is not', null)
    .where('fileType', '!=', 2)
    .execute()
  return rows.map(({ id }) => id)
}

/** Makes the archive of a specimen that has its picture and its marks, and writes down where it is. */
export async function makeFocus(db: Db, dataDir: string, id: number, maker: Maker): Promise<void> {
  const row = await db.kysely
    .selectFrom('specimen')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  const name = mediaName(row?.packUrl)
  if (!row || !name) return
  const marks = await marksOf(db, id)
  const folder = dirname(join(mediaFolder(dataDir), name))
  const columns =
    marks.length === 0
      ? unmarked(row)
      : await focusOf({ folder, making: makingFolder(dataDir, maker) }, dirname(name), row, marks)
  await db.kysely
    .updateTable('specimen')
    .set(columns)
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute()
  const before = mediaName(row.focusUrl)
  if (before && row.focusUrl !== columns.focusUrl)
    await rm(dirname(join(mediaFolder(dataDir), before)), { recursive: true, force: true })
}

const mediaName = (url: string | null | undefined) => /\/media\/(.+)$/.exec(url ?? '')?.[1]

/** Nothing stands out: all but the finest level then. */
const unmarked = ({ packStudy }: SpecimenRow): Columns => ({
  focusUrl: null,
  focusEtag: '',
  packFocus: packStudy,
})

async function marksOf({ kysely }: Db, specimenId: number): Promise<Marked[]> {
  const rows = await kysely
    .selectFrom('mark')
    .select(['x', 'y', 'outline'])
    .where('tenant', '=', tenant)
    .where('specimenId', '=', specimenId)
    .where('layer', '!=', 'personal')
    .execute()
  return rows.map(({ x, y, outline }) => ({ tip: [x, y], outline: JSON.parse(outline) }))
}

/**
 * @param folder of the picture
 * @param name the same below the media folder
 */
async function focusOf(
  { folder, making: within }: { folder: string; making: string },
  name: string,
  row: SpecimenRow,
  marks: Marked[],
): Promise<Columns> {
  const full = await open(join(folder, 'pack'), 'r')
  await mkdir(within, { recursive: true })
  const making = await mkdtemp(join(within, 'focus-'))
  try {
    const index = await indexOf(full)
    const bytes = await copyTiles(full, index, focusTiles(index, marks), join(making, 'pack'))
    if (bytes > row.packFull * maxFocusRatio)
      return { focusUrl: null, focusEtag: '', packFocus: row.packFull }
    const { hash, ...hashes } = await hashesOf(join(making, 'pack'))
    const own = `${focusPrefix}${hash.slice(0, 16)}`
    const etag = etagOf(`${name}/${own}/pack`) ?? ''
    const manifest: PackManifest = {
      bytes,
      etag,
      ...hashes,
      depths: { overview: bytes, study: bytes, full: bytes },
    }
    await writeFile(join(making, 'manifest.json'), JSON.stringify(manifest))
    if (!existsSync(join(folder, own))) await rename(making, join(folder, own))
    const url = `${row.packUrl?.slice(0, -basename(row.packUrl).length)}${own}/pack`
    return { focusUrl: url, focusEtag: etag, packFocus: bytes }
  } finally {
    await full.close()
    await rm(making, { recursive: true, force: true })
  }
}

async function indexOf(file: FileHandle): Promise<PackIndex> {
  const header = await bytesOf(file, 0, 32)
  return readIndex((await bytesOf(file, 0, headBytes(header.buffer))).buffer)
}

async function bytesOf(file: FileHandle, at: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length)
  for (let done = 0; done < length; ) {
    const { bytesRead } = await file.read(bytes, done, length - done, at + done)
    if (bytesRead === 0) throw new Error('an archive is shorter than its index says')
    done += bytesRead
  }
  return bytes
}

/** @returns the length of what was written */
async function copyTiles(
  full: FileHandle,
  index: PackIndex,
  isHeld: ReturnType<typeof focusTiles>,
  place: string,
): Promise<number> {
  const held = index.levels.flatMap(({ columns, rows }, at) =>
    Array.from({ length: columns * rows }, (_, n) => isHeld(at, n % columns, Math.floor(n / columns))),
  )
  const lengthAt = (tile: number) => (index.starts[tile + 1] ?? 0) - (index.starts[tile] ?? 0)
  const head = packHead(
    index,
    held.map((is, tile) =>
      is ? { length: lengthAt(tile), crc: index.crcs[tile] ?? 0 } : { length: 0, crc: 0 },
    ),
  )
  const file = await open(place, 'wx')
  try {
    await writeAll(file, head, 0)
    let at = head.length
    for (const [tile, is] of held.entries()) {
      if (!is) continue
      await writeAll(file, await bytesOf(full, index.starts[tile] ?? 0, lengthAt(tile)), at)
      at += lengthAt(tile)
    }
    await file.sync()
    return at
  } finally {
    await file.close()
  }
}
