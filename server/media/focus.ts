/** The archive with full power only around the marks: made from the full one, anew when the marks have changed. */
import { existsSync } from 'node:fs'
import { type FileHandle, mkdir, mkdtemp, open, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { focusPrefix, type PackIndex, type PackManifest, packHead } from '../../src/rules/pack.ts'
import type { SpecimenRow } from '../store/schema.ts'
import { etagOf } from './address.ts'
import { focusTiles, type Marked } from './focusTiles.ts'
import { bytesAt, hashesOf, indexOf, writeAll } from './pack.ts'

/**
 * The greatest part of the full archive that the one around the marks may hold: a larger one is not worth its place.
 */
const maxFocusRatio = 0.8

/** Columns of the specimen's row that describe its archive around the marks. */
export type FocusColumns = Pick<SpecimenRow, 'focusUrl' | 'focusEtag' | 'packFocus'>

/**
 * Makes the archive of a picture; none where it would be hardly smaller than the full one.
 * @param folder of the picture
 * @param making a folder for what is not finished
 * @param name the picture's folder below the media folder
 */
export async function makeFocusArchive(
  { folder, making: within }: { folder: string; making: string },
  name: string,
  row: SpecimenRow,
  marks: Marked[],
): Promise<FocusColumns> {
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
      await writeAll(file, await bytesAt(full, index.starts[tile] ?? 0, lengthAt(tile)), at)
      at += lengthAt(tile)
    }
    await file.sync()
    return at
  } finally {
    await file.close()
  }
}
