/**
 * How a picture may be altered for a closer look, on request only. Pure: the same numbers make the filter that the
 * screen uses and the pixels of a saved picture.
 */
import { isolating, type Part, type Stain } from '../../rules/stain.ts'

export interface Adjustment {
  /** times, 1 as it is */
  brightness: number
  /** about the middle grey, 1 as it is */
  contrast: number
  /** above 1 the darks open, 1 as they are */
  gamma: number
  grey: boolean
  /** the one of the slide's stains that is shown alone, null for all */
  stain: number | null
}

export const UNALTERED: Adjustment = { brightness: 1, contrast: 1, gamma: 1, grey: false, stain: null }

export const isAltered = (adjustment: Adjustment) =>
  Object.entries(UNALTERED).some(([name, value]) => adjustment[name as keyof Adjustment] !== value)

/** The usual brightness of empty glass, 0 to 255. */
const WHITE = 245
/** Filters work on 0 to 1 in 256 steps: densities up to this one are told apart, beyond it is black. */
const maxDensity = 1.5
const stepCount = 256

const levels = Array.from({ length: stepCount }, (_, level) => level)
const cut = (value: number) => Math.min(1, Math.max(0, value))

/** For each level of light its optical density, DEPTH as 1. */
export const densities = levels.map((level) => cut(-Math.log10(Math.max(level, 0.5) / WHITE) / maxDensity))
/** For each density, DEPTH as 1, the light that passes. */
export const lights = levels.map((level) => (10 ** ((-maxDensity * level) / (stepCount - 1)) * WHITE) / 255)

/** The matrix between the two tables: one row for each colour. */
export const matrixOf = (parts: readonly Part[], which: number): [Stain, Stain, Stain] =>
  isolating(
    parts.map(({ vector }) => vector),
    which,
  )

/** The CSS filter; `ids` name the two SVG filters that it may need. */
export function cssFilter({ brightness, contrast, gamma, grey, stain }: Adjustment, ids: FilterIds) {
  return [
    stain !== null && `url(#${ids.stain})`,
    brightness !== 1 && `brightness(${brightness})`,
    contrast !== 1 && `contrast(${contrast})`,
    gamma !== 1 && `url(#${ids.gamma})`,
    grey && 'grayscale(1)',
  ]
    .filter((part) => part !== false)
    .join(' ')
}

export interface FilterIds {
  stain: string
  gamma: string
}

/** Grey as the eye weighs colours, and as CSS does. */
const LUMA: Stain = [0.2126, 0.7152, 0.0722]

/** Alters pixels (RGBA, 0 to 255) as the filter does. */
export function alter(pixels: Uint8ClampedArray, adjustment: Adjustment, parts: readonly Part[]) {
  const { brightness, contrast, gamma, grey, stain } = adjustment
  const tone = levels.map(
    (level) => 255 * cut((cut((level / 255) * brightness) - 0.5) * contrast + 0.5) ** (1 / gamma),
  )
  const rows = stain === null ? null : matrixOf(parts, stain)
  const density = (at: number) => densities[pixels[at] ?? 0] ?? 0
  const mix = (row: Stain, r: number, g: number, b: number) => row[0] * r + row[1] * g + row[2] * b
  for (let at = 0; at < pixels.length; at += 4) {
    if (rows) {
      const [r, g, b] = [density(at), density(at + 1), density(at + 2)]
      for (let colour = 0; colour < 3; colour++) {
        const passing = cut(mix(rows[colour] ?? LUMA, r, g, b))
        pixels[at + colour] = 255 * (lights[Math.round(passing * (stepCount - 1))] ?? 0)
      }
    }
    for (let colour = at; colour < at + 3; colour++) pixels[colour] = tone[pixels[colour] ?? 0] ?? 0
    if (grey) {
      const level = mix(LUMA, pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)
      pixels.fill(level, at, at + 3)
    }
  }
}
