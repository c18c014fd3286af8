import { fbm, noise } from './noise.ts'
import { createRandom } from './random.ts'

/**
 * A square texture without seams, 0 to 255, made once and looked up for every pixel: noise at full size is too slow.
 * Warp the coordinates (a Field or two) before looking up, so that the repetition does not show and fibres bend.
 */
export class Tile {
  readonly data: Uint8ClampedArray
  /** texels on a side, a power of two */
  readonly size: number
  readonly texelUm: number
  readonly #perUm: number
  readonly #far: number

  constructor(size: number, texelUm: number) {
    if ((size & (size - 1)) !== 0) throw new RangeError('a tile must be a power of two wide')
    this.size = size
    this.texelUm = texelUm
    this.#perUm = 1 / texelUm
    this.#far = size * 1024
    this.data = new Uint8ClampedArray(size * size)
  }

  /** Bilinear value at a place in µm, 0 to 1. */
  at(u: number, v: number): number {
    const mask = this.size - 1
    // many whole tiles to the right and down: positive numbers can be cut instead of floored, which is faster
    const x = u * this.#perUm + this.#far
    const y = v * this.#perUm + this.#far
    const xf = x | 0
    const yf = y | 0
    const fx = x - xf
    const fy = y - yf
    const x0 = xf & mask
    const x1 = (xf + 1) & mask
    const r0 = (yf & mask) * this.size
    const r1 = ((yf + 1) & mask) * this.size
    const d = this.data
    const top = (d[r0 + x0] ?? 0) * (1 - fx) + (d[r0 + x1] ?? 0) * fx
    const bottom = (d[r1 + x0] ?? 0) * (1 - fx) + (d[r1 + x1] ?? 0) * fx
    return (top * (1 - fy) + bottom * fy) / 255
  }
}

/**
 * Cloudy or, when `alongX` and `alongY` differ, streaky noise.
 * @param alongX features across the tile from left to right (whole number); few make streaks along x
 */
export function noiseTile(
  seed: number,
  size: number,
  texelUm: number,
  alongX: number,
  alongY: number,
  octaves = 4,
): Tile {
  const tile = new Tile(size, texelUm)
  for (let y = 0, i = 0; y < size; y++)
    for (let x = 0; x < size; x++, i++)
      tile.data[i] =
        127.5 + 190 * fbm((x / size) * alongX, (y / size) * alongY, seed, octaves, alongX, alongY)
  return tile
}

export interface Bundles {
  /** bundles' width and length in µm, each from-to */
  width: readonly [number, number]
  length: readonly [number, number]
  /** mean direction (radians) and how far it strays */
  angle: number
  spread: number
  /** how often the whole tile is covered over: 1.5 leaves many gaps, 3 few */
  cover: number
  /** part of the bundles that are cut across */
  across: number
}

/** Interwoven wavy bundles of fibres (collagen, muscle) over empty gaps (0). */
export function bundleTile(seed: number, size: number, texelUm: number, look: Bundles): Tile {
  const tile = new Tile(size, texelUm)
  const random = createRandom(seed)
  const mask = size - 1
  const side = size * texelUm
  const mean = ((look.width[0] + look.width[1]) / 2) * ((look.length[0] + look.length[1]) / 2)
  const count = Math.ceil((side * side * look.cover) / mean)
  for (let n = 0; n < count; n++) {
    const cut = random.chance(look.across)
    const half = random.range(look.width[0], look.width[1]) / 2 / texelUm
    const long = cut ? half * 2.4 : random.range(look.length[0], look.length[1]) / texelUm
    const angle = look.angle + random.gauss(0, look.spread)
    const dx = Math.cos(angle)
    const dy = Math.sin(angle)
    const cx = random.next() * size
    const cy = random.next() * size
    const tone = random.range(125, 215)
    const wave = cut ? 0 : random.range(0.3, 1) * half
    const waves = random.range(2, 4.5) / (long / half) / 2
    const phase = random.next() * 7
    const fibril = random.range(0.55, 0.85) * texelUm * 1.6
    const reach = Math.ceil(long / 2 + half + wave)
    const spanX = Math.ceil(Math.abs(dx) * reach + Math.abs(dy) * (half + wave)) + 1
    const spanY = Math.ceil(Math.abs(dy) * reach + Math.abs(dx) * (half + wave)) + 1
    for (let y = -spanY; y <= spanY; y++)
      for (let x = -spanX; x <= spanX; x++) {
        const along = x * dx + y * dy
        const t = Math.abs(along) / (long / 2)
        if (t >= 1) continue
        const off = y * dx - x * dy + wave * Math.sin(along * waves * 0.35 + phase)
        const d = Math.abs(off) / (half * Math.sqrt(1 - t * t))
        if (d >= 1) continue
        const i = (((cy + y) & mask) * size + ((cx + x) & mask)) | 0
        const stripe = 0.9 + 0.1 * noise(off * fibril, along * 0.045 + phase, n)
        const edge = Math.min(1, (1 - d) * half * 0.42)
        const body = tone * stripe * (0.86 + 0.14 * (1 - d * d))
        tile.data[i] = (tile.data[i] ?? 0) * (1 - edge) + body * edge
      }
  }
  return tile
}
