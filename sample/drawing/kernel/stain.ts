import { type Stain, stains } from '../../../src/rules/stain.ts'
import type { Picture } from '../drawing.ts'
import { type Canvas, LEVELS } from './canvas.ts'
import type { Field } from './field.ts'
import { createRandom } from './random.ts'

export { type Stain, stains }

export interface Light {
  /** the empty glass's colour, 0 to 255 */
  white?: readonly [r: number, g: number, b: number]
  /** loss of light towards the corners, 0.04 usual */
  vignette?: number
  /** the sensor's grain in levels, 1.5 usual */
  grain?: number
  /** the section's thickness by place as a part of the thickest, 0 to 1: thins the first two stains */
  thickness?: Field
}

/** Concentrations to colour by Beer and Lambert. One stain for each plane of the canvas (1 to 3). */
export function develop(canvas: Canvas, vectors: readonly Stain[], seed: number, light: Light = {}): Picture {
  const white = light.white ?? [246, 243, 240]
  const { width, height } = canvas
  const rgb = new Uint8Array(width * height * 3)
  const out = new Uint8ClampedArray(rgb.buffer)
  const pair = pairTable(vectors[0], vectors[1], white)
  const [first, second, third] = canvas.planes
  const thirdTable = vectors[2] ? singleTable(vectors[2]) : null
  const grain = grainTable(seed, light.grain ?? 1.5)
  const random = createRandom(seed)
  const vignette = light.vignette ?? 0.04
  const lampX = new Float32Array(width)
  for (let x = 0; x < width; x++) lampX[x] = (0.5 * vignette * ((x / width) * 2 - 0.9) ** 2) / 4
  const row = { pair, grain, lampX, lampY: 1, speck: 0 }
  const none = new Uint8ClampedArray(width)
  const thin = light.thickness ? thinner(canvas, light.thickness, seed) : null
  for (let y = 0; y < height; y++) {
    row.lampY = (1 - 0.5 * vignette * ((y / height) * 2 - 1.1) ** 2) / 4
    row.speck = random.int(grain.length)
    const from = y * width
    const to = from + width
    const target = out.subarray(from * 3, to * 3)
    const [a = none, b = none] = thin?.(y) ?? [first?.subarray(from, to), second?.subarray(from, to)]
    developRow(a, b, target, row)
    if (third && thirdTable) dimRow(third.subarray(from, to), thirdTable, target)
  }
  return { width, height, rgb }
}

/** Gives a row of the first two stains, thinned; what falls between two levels is rounded up or down by chance. */
function thinner(canvas: Canvas, thickness: Field, seed: number): (y: number) => Uint8ClampedArray[] {
  const { width, pxPerUm, planes } = canvas
  const random = createRandom(seed + 78)
  const dither = Float32Array.from({ length: 16384 }, () => random.range(0.2, 0.8))
  const parts = new Float32Array(width)
  const rows = planes.slice(0, 2).map(() => new Uint8ClampedArray(width))
  return (y) => {
    thickness.row((y + 0.5) / pxPerUm, pxPerUm, parts)
    rows.forEach((row, k) => {
      thinRow(
        canvas.plane(k).subarray(y * width, (y + 1) * width),
        parts,
        dither,
        random.int(dither.length),
        row,
      )
    })
    return rows
  }
}

function thinRow(
  levels: Uint8ClampedArray,
  parts: Float32Array,
  dither: Float32Array,
  start: number,
  out: Uint8ClampedArray,
): void {
  const last = dither.length - 1
  for (let x = 0; x < out.length; x++)
    out[x] = ((levels[x] ?? 0) * (parts[x] ?? 0) + (dither[(start + x) & last] ?? 0)) | 0
}

interface RowLight {
  pair: Uint32Array
  grain: Float32Array
  lampX: Float32Array
  lampY: number
  /** where in the grain's table this row starts */
  speck: number
}

function developRow(a: Uint8ClampedArray, b: Uint8ClampedArray, out: Uint8ClampedArray, row: RowLight): void {
  const { pair, grain, lampX, lampY } = row
  const last = grain.length - 1
  let speck = row.speck
  for (let x = 0, o = 0; x < a.length; x++, o += 3) {
    const packed = pair[((a[x] ?? 0) << 8) | (b[x] ?? 0)] ?? 0
    const lamp = lampY - (lampX[x] ?? 0)
    const add = grain[speck++ & last] ?? 0
    out[o] = (packed >>> 20) * lamp + add
    out[o + 1] = ((packed >>> 10) & 1023) * lamp + add
    out[o + 2] = (packed & 1023) * lamp + add
  }
}

/** The third stain takes its light from what the first two have left. */
function dimRow(c: Uint8ClampedArray, table: Float32Array, out: Uint8ClampedArray): void {
  for (let x = 0, o = 0; x < c.length; x++, o += 3) {
    const level = c[x] ?? 0
    if (level === 0) continue
    for (let k = 0; k < 3; k++) out[o + k] = (out[o + k] ?? 0) * (table[level * 3 + k] ?? 1)
  }
}

/** exp is slow: all 256 x 256 mixtures of two stains are worked out beforehand, 10 bits a colour (times 4). */
function pairTable(
  a: Stain | undefined,
  b: Stain | undefined,
  white: readonly [number, number, number],
): Uint32Array {
  const table = new Uint32Array(65536)
  for (let i = 0; i < 65536; i++)
    for (let k = 0; k < 3; k++) {
      const density = ((a?.[k] ?? 0) * (i >> 8) + (b?.[k] ?? 0) * (i & 255)) / LEVELS
      table[i] = ((table[i] ?? 0) << 10) | Math.round((white[k] ?? 255) * 4 * 10 ** -density)
    }
  return table
}

function singleTable(a: Stain): Float32Array {
  const table = new Float32Array(256 * 3)
  for (let i = 0; i < 256; i++)
    for (let k = 0; k < 3; k++) table[i * 3 + k] = 10 ** ((-(a[k] ?? 0) * i) / LEVELS)
  return table
}

function grainTable(seed: number, strength: number): Float32Array {
  const random = createRandom(seed + 77)
  return Float32Array.from({ length: 65536 }, () => random.gauss(0, strength))
}
