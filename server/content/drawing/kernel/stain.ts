import type { Picture } from '../drawing.ts'
import { LEVELS, type Canvas } from './canvas.ts'
import { createRandom } from './random.ts'

/** Optical density of concentration 1 for red, green and blue light. */
export type Stain = readonly [r: number, g: number, b: number]

/** Usual stains and colours by themselves. H and E after Ruifrok and Johnston 2001, eosin slightly warmer. */
export const stains = {
  hematoxylin: [0.65, 0.7, 0.29],
  eosin: [0.08, 0.96, 0.24],
  /** Giemsa and Wright: nuclei purple, basophil cytoplasm blue */
  azure: [0.72, 0.66, 0.2],
  /** Giemsa and Wright: red cells and eosinophil granules salmon */
  eosinY: [0.06, 0.62, 0.44],
  crystalViolet: [0.72, 0.98, 0.24],
  safranin: [0.08, 0.86, 0.5],
  /** unstained: nothing but light lost, evenly */
  shade: [0.6, 0.6, 0.6],
  /** unstained: bile and faecal pigment, yolk, cementum */
  bile: [0.12, 0.4, 0.95],
  /** malarial and formalin pigment, melanin */
  brown: [0.5, 0.75, 1],
} satisfies Record<string, Stain>

export interface Light {
  /** the empty glass's colour, 0 to 255 */
  white?: readonly [r: number, g: number, b: number]
  /** loss of light towards the corners, 0.04 usual */
  vignette?: number
  /** the sensor's grain in levels, 1.5 usual */
  grain?: number
}

/** Concentrations to colour by Beer and Lambert. One stain for each plane of the canvas (1 to 3). */
export function develop(canvas: Canvas, vectors: readonly Stain[], seed: number, light: Light = {}): Picture {
  const white = light.white ?? [246, 243, 240]
  const { width, height } = canvas
  const rgb = new Uint8Array(width * height * 3)
  const pair = pairTable(vectors[0], vectors[1], white)
  const [first, second, third] = canvas.planes
  const thirdTable = vectors[2] ? singleTable(vectors[2]) : null
  const grain = grainTable(seed, light.grain ?? 1.5)
  const noiseMask = grain.length - 1
  const random = createRandom(seed)
  const vignette = light.vignette ?? 0.04
  const lampX = new Float32Array(width)
  for (let x = 0; x < width; x++) lampX[x] = 0.5 * vignette * ((x / width) * 2 - 0.9) ** 2
  for (let y = 0, i = 0, o = 0; y < height; y++) {
    const lampY = 1 - 0.5 * vignette * ((y / height) * 2 - 1.1) ** 2
    let g = random.int(grain.length)
    for (let x = 0; x < width; x++, i++, o += 3) {
      const c = ((first?.[i] ?? 0) << 8) | (second?.[i] ?? 0)
      const lamp = lampY - (lampX[x] ?? 0)
      const speck = grain[g++ & noiseMask] ?? 0
      let r = (pair[c * 3] ?? 0) * lamp
      let green = (pair[c * 3 + 1] ?? 0) * lamp
      let b = (pair[c * 3 + 2] ?? 0) * lamp
      const t = third?.[i] ?? 0
      if (t !== 0 && thirdTable) {
        r *= thirdTable[t * 3] ?? 1
        green *= thirdTable[t * 3 + 1] ?? 1
        b *= thirdTable[t * 3 + 2] ?? 1
      }
      r += speck
      green += speck
      b += speck
      rgb[o] = r > 255 ? 255 : r < 0 ? 0 : r
      rgb[o + 1] = green > 255 ? 255 : green < 0 ? 0 : green
      rgb[o + 2] = b > 255 ? 255 : b < 0 ? 0 : b
    }
  }
  return { width, height, rgb }
}

/** exp is slow: all 256 x 256 mixtures of two stains are worked out beforehand. */
function pairTable(
  a: Stain | undefined,
  b: Stain | undefined,
  white: readonly [number, number, number],
): Float32Array {
  const table = new Float32Array(65536 * 3)
  for (let i = 0; i < 65536; i++)
    for (let k = 0; k < 3; k++) {
      const density = (((a?.[k] ?? 0) * (i >> 8)) + ((b?.[k] ?? 0) * (i & 255))) / LEVELS
      table[i * 3 + k] = (white[k] ?? 255) * 10 ** -density
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
  return Float32Array.from({ length: 65536 }, () => random.gauss(0, strength) + 0.5)
}
