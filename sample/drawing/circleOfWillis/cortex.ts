import type { Point } from '../drawing.ts'
import { Field } from '../kernel/field.ts'
import { fbm, smoothstep } from '../kernel/noise.ts'
import { denser, type Form, type Ramp, smooth } from '../kernel/relief.ts'
import { on, type Side } from './place.ts'

export const cortex: Ramp = [
  [84, 54, 56],
  [220, 190, 178],
  [251, 237, 226],
]

/** The furrows of a lobe, by distance from the midline. */
export interface Furrows {
  /** those that have names; shallow at both ends */
  main: readonly Point[][]
  /** from one main one to another, deep all along */
  bridges: readonly Point[][]
  /** from a main one on, shallow at the far end */
  branches: readonly Point[][]
  /** shallow dents of a gyrus */
  dents: readonly Point[][]
}

/** Half the width of a furrow's slopes. */
const slope = 100
/** The length over which an end runs out. */
const fading = 150

/** How far a furrow notches the lobe's edge. */
const notch = 26

/** No two brains are alike: places are pushed about, whole lines together so that branches stay at their stems. */
function wander(line: readonly Point[], seed: number): Point[] {
  return line.map(([x, y]) => [
    x + 27 * fbm(x / 210, y / 210, seed, 2) + 11 * fbm(x / 62, y / 62, seed + 3, 2),
    y + 30 * fbm(y / 210, x / 210, seed + 50, 2),
  ])
}

/** How deep in a furrow a place lies, 0 to 1. */
function furrowed(furrows: Furrows, outline: readonly Point[], side: Side, seed: number, cell: number) {
  const x0 = Math.min(...outline.map(([x]) => x)) - slope
  const y0 = Math.min(...outline.map(([, y]) => y)) - slope
  const field = new Field(
    Math.max(...outline.map(([x]) => x)) - x0 + slope,
    Math.max(...outline.map(([, y]) => y)) - y0 + slope,
    cell,
  )
  const { across, down, data } = field
  const span = Math.ceil(slope / cell)
  const press = ([x, y]: Point, depth: number) => {
    const [u, v] = [(x - x0) / cell, (y - y0) / cell]
    for (let j = Math.max(0, Math.ceil(v) - span); j <= Math.min(down - 1, Math.floor(v) + span); j++)
      for (let i = Math.max(0, Math.ceil(u) - span); i <= Math.min(across - 1, Math.floor(u) + span); i++) {
        const near = 1 - (Math.sqrt((i - u) * (i - u) + (j - v) * (j - v)) * cell) / slope
        if (near <= 0) continue
        const at = j * across + i
        // a gyrus is round like a pillow: steep beside the furrow, flat on top
        const deep = depth * (1 - Math.sqrt(1 - near * near))
        if (deep > (data[at] ?? 0)) data[at] = deep
      }
  }
  const dig = (lines: readonly Point[][], depth: number, first: number, last: number) => {
    for (const line of lines) {
      const places = denser(wander(smooth(on(side, line)), seed), cell / 2)
      places.forEach((place, i) => {
        const end = Math.min(first * i, last * (places.length - 1 - i)) * (cell / 2)
        press(place, depth * smoothstep(-fading * 0.3, fading, end))
      })
    }
  }
  dig(furrows.main, 1, 1, 1)
  dig(furrows.bridges, 1, 1e3, 1e3)
  dig(furrows.branches, 0.86, 1e3, 1)
  dig(furrows.dents, 0.62, 1, 1)
  return { at: (x: number, y: number) => field.at(x - x0, y - y0) }
}

/** A lobe with its gyri: pillows between furrows, its edge notched where they run over it. */
export function lobe(half: readonly Point[], furrows: Furrows, side: Side, seed: number): Form {
  const cell = 7
  const smoothed = smooth(on(side, half), true, 6)
  const deep = furrowed(furrows, smoothed, side, seed, cell)
  const mean = (axis: 0 | 1) => smoothed.reduce((sum, p) => sum + p[axis], 0) / smoothed.length
  const [mx, my] = [mean(0), mean(1)]
  const outline = denser(smoothed, 24, true).map(([x, y]): Point => {
    const inward = (notch * deep.at(x, y) ** 2) / Math.hypot(x - mx, y - my)
    return [x + (mx - x) * inward, y + (my - y) * inward]
  })
  return {
    outline,
    ramp: cortex,
    dome: 250,
    rise: 0.6,
    bump: (x, y) => 16 * fbm(x / 300, y / 300, seed + 9, 2) - 62 * deep.at(x, y),
    tint: (x, y) => {
      const d = deep.at(x, y)
      return 1.03 - 0.28 * d - 0.48 * smoothstep(0.16, 0.62, d) + 0.05 * fbm(x / 130, y / 130, seed + 11, 3)
    },
    gloss: 0.1,
    line: 0.3,
    lineWidth: 14,
    cell,
  }
}
