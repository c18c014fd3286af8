import sharp from 'sharp'
import type { Window } from '../server/media/make.ts'

/** µm that the thumbnail of a slide shows, and the part of the short side where there is no scale */
const shownUm = 1200
const shownRatio = 0.4

/**
 * The square with the most stain in it.
 * @param mini file with the whole field
 * @param um µm for each px, 0 where it is not known
 */
export async function stainedWindow(
  mini: string,
  { width, height }: { width: number; height: number },
  um: number,
): Promise<Window> {
  const { data, info } = await sharp(mini)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const shrink = width / info.width
  const short = Math.min(width, height)
  const side = Math.round(Math.min(um > 0 ? Math.max(shownUm / um, 320) : short * shownRatio, short))
  const room = Math.max(1, Math.min(Math.round(side / shrink), info.width, info.height))
  const sums = sumsOf(data, info)
  const row = info.width + 1
  let best = { x: 0, y: 0, sum: -1 }
  for (let y = 0; y + room <= info.height; y++)
    for (let x = 0; x + room <= info.width; x++) {
      const at = (dx: number, dy: number) => sums[(y + dy) * row + x + dx] ?? 0
      const sum = at(room, room) - at(0, room) - at(room, 0) + at(0, 0)
      if (sum > best.sum) best = { x, y, sum }
    }
  return {
    left: Math.min(Math.round(best.x * shrink), width - side),
    top: Math.min(Math.round(best.y * shrink), height - side),
    width: side,
    height: side,
  }
}

/** How much stain lies above and left of each px; glass has hardly any colour. */
function sumsOf(
  rgb: Buffer,
  { width, height, channels }: { width: number; height: number; channels: number },
) {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let line = 0
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * channels
      const [r = 0, g = r, b = r] = rgb.subarray(at, at + channels)
      line += Math.max(r, g, b) - Math.min(r, g, b) + (255 - Math.max(r, g, b)) / 2
      sums[(y + 1) * (width + 1) + x + 1] = line + (sums[y * (width + 1) + x + 1] ?? 0)
    }
  }
  return sums
}
