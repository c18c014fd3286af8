/**
 * Limits on the work that one file may cause. A small file can claim a picture that would fill the machine for days.
 */
import { stat } from 'node:fs/promises'
import { Wrong } from '../texts.ts'

/** Size of a picture, at most (px); a whole-mount slide of 50 × 25 mm at 0.25 µm has 20,000,000,000. */
const mostPx = 24_000_000_000
/** Most px for each byte of the file: blank glass in JPEG has some hundreds. Small pictures may be of one colour. */
const mostPxPerByte = 5000
const smallPx = 50_000_000
/** Size, at most (px), of a picture that can only be decoded whole, in memory. */
const mostWholePx = 200_000_000

interface PictureSize {
  /** Size in px. */
  width: number
  height: number
}

/** @param parts the files it is made of; @throws Wrong */
export async function requirePossible({ width, height }: PictureSize, parts: readonly string[]) {
  const px = width * height
  if (!(px > 0)) throw new Wrong('noPixels')
  if (px > mostPx) throw new Wrong('manyPx', width, height, mostPx / 1e9)
  if (px <= smallPx) return
  const sizes = await Promise.all(parts.map(async (part) => (await stat(part)).size))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  if (px / bytes > mostPxPerByte) throw new Wrong('hollow', width, height, Math.ceil(bytes / 1024))
}

/** Size of a tile of a TIFF, at most (px): each tile is decoded whole. */
const mostTilePx = 64_000_000

/** @throws Wrong */
export function requireTiles({ tileWidth, tileHeight }: { tileWidth: number; tileHeight: number }) {
  if (tileWidth * tileHeight > mostTilePx) throw new Wrong('largeTiffTile', tileWidth, tileHeight)
}

/** Progressive and interlaced pictures become clear all over at once: libvips holds them whole. @throws Wrong */
export function requireByLines({ width, height }: PictureSize, isProgressive: boolean | undefined) {
  if (isProgressive && width * height > mostWholePx)
    throw new Wrong('progressive', width, height, mostWholePx / 1e6)
}

/** How many px the slowest machine that we know of cuts in a second, taken as a tenth of the measured speed. */
const slowestPxPerSecond = 1_000_000
const leastSeconds = 600

/** Seconds after which a file is given up. @param minutes as the operator wishes */
export const timeLimitSeconds = ({ width, height }: PictureSize, minutes: number | undefined) =>
  minutes === undefined
    ? leastSeconds + Math.ceil((width * height) / slowestPxPerSecond)
    : Math.max(1, Math.round(minutes * 60))
