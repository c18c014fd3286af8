import type { Point } from '../drawing.ts'
import { contours } from '../kernel/contour.ts'
import { distanceField, Field } from '../kernel/field.ts'
import { fbm, noise, smoothstep } from '../kernel/noise.ts'
import { createRandom } from '../kernel/random.ts'
import { waveringLine } from '../kernel/shapes.ts'

export const widthUm = 3400
export const heightUm = 2550
/** What lies this far outside the field still shapes it. */
const margin = 400
const pitch = 8

export interface Layout {
  /** µm below the pial surface, negative outside of the cortex */
  depth: Field
  /** µm below the line of the Purkinje cells, negative in the molecular layer */
  belowPurkinje: Field
  /** µm below the border of granular layer and white matter, negative in the cortex */
  white: Field
  /** pial surfaces and lines of the Purkinje cells, with what is deeper on their left as they run */
  surfaces: Point[][]
  purkinjeLines: Point[][]
  /** middle lines of the fissures between folia, from the mouth to the bottom, and half the gap at each point */
  sulci: { line: Point[]; half: number[] }[]
  /** middle of the fissure below, between this lamella and the next */
  fissure(x: number): number
  /** direction towards the surface at a place, radians */
  outward(x: number, y: number): number
}

export function layOut(seed: number): Layout {
  const random = createRandom(seed)
  const sulci = [-640, 500, 1640, 2790, 3960].map((x, i) => {
    const line = waveringLine(
      [x + random.gauss(0, 35), -margin],
      [x + random.gauss(0, 90), random.range(1120, 1300)],
      42,
      seed + 10 + i,
      40,
    )
    // gaping at the mouth, closing further down
    const half = line.map(
      ([px, py]) => 11 + 44 * smoothstep(700, 100, py) + 5 * noise(py / 120, px / 400, seed + 20 + i),
    )
    return { line, half }
  })
  const low = waveringLine([1180, 2400], [1120, 2110], 15, seed + 30, 12)
  sulci.push({ line: low, half: low.map((_, i) => 22 - i * 0.7) })
  const fissure = (x: number) => 2350 + 46 * noise(x / 700, 4, seed + 31) + 10 * noise(x / 160, 5, seed + 31)
  const crown = (x: number) => 168 + 34 * noise(x / 620, 2, seed + 32) + 7 * noise(x / 130, 3, seed + 32)
  const rough = (x: number, y: number) =>
    5 * fbm(x / 90, y / 90, seed + 33, 2) + 2 * noise(x / 24, y / 24, seed + 34)
  const upright = sulci.slice(0, 5).map((s) => ({ ...s, middle: s.line[20]?.[0] ?? 0 }))
  const shape = Field.from(widthUm + 2 * margin, heightUm + 2 * margin, 10, (u, v) => {
    const x = u - margin
    const y = v - margin
    let walls = 1e9
    for (const s of upright)
      if (Math.abs(s.middle - x) < 680) walls = Math.min(walls, fromLine(s.line, s.half, x, y))
    const gap = 25 + 9 * noise(x / 260, 6, seed + 35)
    const under = blend(Math.abs(y - fissure(x)) - gap, fromLine(low, sulci[5]?.half ?? [], x, y), 240)
    return Math.min(blend(y - crown(x), walls, 640), under) + rough(x, y)
  })
  const moved = contours(shape, 0)
    .filter((line) => line.length > 60)
    .map((line) => line.map(([x, y]): Point => [x - margin, y - margin]))
  const across = moved
    .filter((line) => Math.abs((line[0]?.[0] ?? 0) - (line.at(-1)?.[0] ?? 0)) > widthUm)
    .map((line) => ((line[0]?.[0] ?? 0) < 0 ? line : line.toReversed()))
    .sort((a, b) => (a[0]?.[1] ?? 0) - (b[0]?.[1] ?? 0))
  const [top = [], upper = [], lower = []] = across
  const shift = ([x, y]: Point): Point => [x + margin, y + margin]
  const far = heightUm + margin
  const polygon = [
    ...top,
    ...upper.toReversed(),
    ...lower,
    [widthUm + margin, far],
    [-margin, far],
  ] as Point[]
  const wide = distanceField(polygon.map(shift), widthUm + 2 * margin, heightUm + 2 * margin, pitch)
  const depth = Field.from(widthUm, heightUm, pitch, (x, y) => wide.at(x + margin, y + margin))
  const belowPurkinje = Field.from(
    widthUm,
    heightUm,
    pitch,
    (x, y) => depth.at(x, y) - 292 - 18 * fbm(x / 420, y / 420, seed + 36, 2),
  )
  // the granular layer is thickest under the crowns and thinnest round the bottoms of the sulci
  const white = Field.from(
    widthUm,
    heightUm,
    pitch,
    (x, y) =>
      belowPurkinje.at(x, y) -
      172 -
      26 * smoothstep(1000, 560, y) +
      34 * smoothstep(1250, 1500, y) -
      30 * fbm(x / 330, y / 330, seed + 37, 3),
  )
  return {
    depth,
    belowPurkinje,
    white,
    surfaces: contours(depth, 0),
    purkinjeLines: contours(belowPurkinje, 0),
    sulci,
    fissure,
    outward: (x, y) =>
      Math.atan2(depth.at(x, y - 9) - depth.at(x, y + 9), depth.at(x - 9, y) - depth.at(x + 9, y)),
  }
}

/** Distance from a line less half its width there, µm. */
function fromLine(line: readonly Point[], half: readonly number[], x: number, y: number): number {
  let best = 1e9
  for (let k = 1; k < line.length; k++) {
    const a = line[k - 1]
    const b = line[k]
    if (!a || !b) continue
    if (Math.abs(y - a[1]) > best + 110) continue
    const dx = b[0] - a[0]
    const dy = b[1] - a[1]
    const t = Math.max(0, Math.min(1, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)))
    const ex = x - a[0] - dx * t
    const ey = y - a[1] - dy * t
    best = Math.min(best, Math.sqrt(ex * ex + ey * ey) - (half[k] ?? 0))
  }
  return best
}

/** The smaller of two distances, with the corner between them rounded off over `over` µm. */
function blend(a: number, b: number, over: number): number {
  const h = Math.max(over - Math.abs(a - b), 0) / over
  return Math.min(a, b) - (h * h * over) / 4
}
