/** Everything that is kept of a picture, written into one folder: tiles, archive, thumbnail, minimap. */
import { createHash } from 'node:crypto'
import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type Pack, writePack } from './pack.ts'
import { cutPyramid, finestLevel, tileName } from './pyramid.ts'

export interface Made {
  /** Width and height of the picture (px). */
  width: number
  height: number
  tileSize: number
  /** of a turntable group; 1 otherwise */
  frames: number
  minLevel: number
  maxLevel: number
  pack: Pack
  /** of all that was written, hex; part of the address */
  hash: string
}

/** A part of a picture in px. */
export interface Window {
  left: number
  top: number
  width: number
  height: number
}

/**
 * Sides (px) of the pictures in lists, and of the small round ones on the home screen, which must come over any network
 * at once.
 */
export const thumbnailSidePx = 320
const coverSidePx = 208

/**
 * @param read gives the picture from its beginning each time
 * @param size px
 * @param shown says what the thumbnail shows; it may look at the file with the whole field
 * @param folder exists and is empty
 */
export async function makePicture(
  read: () => Sharp,
  { width, height }: { width: number; height: number },
  shown: (mini: string) => Window | Promise<Window>,
  folder: string,
): Promise<Made> {
  const grid = await cutPyramid(read(), width, height, folder)
  const pack = await writePack(folder, grid)
  // the coarsest level is the whole field in one tile
  const mini = join(folder, 'mini.webp')
  await copyFile(join(folder, tileName(grid.minLevel, 0, 0)), mini)
  const thumbnail = await read()
    .extract(await shown(mini))
    .resize(thumbnailSidePx, thumbnailSidePx, { fit: 'cover' })
    .webp({ quality: 80 })
    .toBuffer()
  await writeFile(join(folder, 'thumb.webp'), thumbnail)
  await coverOf(thumbnail, folder)
  const hash = createHash('sha256').update(pack.hash).update(thumbnail).digest('hex').slice(0, 32)
  const { tileSize, minLevel } = grid
  return { width, height, tileSize, frames: 1, minLevel, maxLevel: finestLevel(grid), pack, hash }
}

/** The home screen's small picture, from a thumbnail. */
export const coverOf = (thumbnail: Buffer, folder: string) =>
  sharp(thumbnail)
    .resize(coverSidePx, coverSidePx)
    .webp({ quality: 40, effort: 6 })
    .toFile(join(folder, 'cover.webp'))
