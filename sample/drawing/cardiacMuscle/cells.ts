import type { Point } from '../drawing.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom, type Random } from '../kernel/random.ts'
import type { Blob } from '../kernel/shapes.ts'
import type { Cleft, Clefts } from './clefts.ts'
import { heightUm, type Layout, widthUm } from './layout.ts'

/** A junction between two cells of a row: crosswise parts at different places, joined lengthwise. */
export interface Disc {
  row: number
  x: number
  /** from the upper to the lower border */
  steps: (readonly [Point, Point])[]
}

export interface MuscleCell {
  row: number
  from: number
  to: number
  nuclei: Nucleus[]
  /** between the clefts in the cell's middle, µm; null where a branch leaves and no single fibre has a width */
  width: number | null
}

export interface Muscle {
  discs: Disc[]
  cells: MuscleCell[]
  /** sarcoplasm without fibrils at both ends of a nucleus */
  cones: Blob[]
}

export function growMuscle(seed: number, layout: Layout, { clefts, links }: Clefts): Muscle {
  const random = createRandom(seed)
  const discs: Disc[] = []
  const cells: MuscleCell[] = []
  const cones: Blob[] = []
  const edges = edgesOf(layout, clefts)
  const byRow = new Map<number, number[]>()
  for (const l of links)
    if (l.rise !== 0) for (const row of [l.row - 1, l.row]) byRow.set(row, [...(byRow.get(row) ?? []), l.x])
  layout.strips.forEach((strip, row) => {
    if (strip.kind === 'septum') return
    const crowded = byRow.get(row) ?? []
    let from = -random.range(20, 110)
    while (from < widthUm + 20) {
      const to = from + random.range(72, 118)
      discs.push(disc(random, layout, edges, row, to))
      const centre = (from + to) / 2
      const [top, bottom] = edges(row, centre)
      const width = crowded.some((c) => Math.abs(c - centre) < 50) ? null : bottom - top
      const cell: MuscleCell = { row, from, to, nuclei: [], width }
      // where a branch leaves, the middle of the row is not the middle of the fibre
      const wanted = (from + to) / 2 + random.gauss(0, 7)
      const place = [0, 14, -14, 24, -24]
        .map((d) => wanted + d)
        .find((x) => crowded.every((c) => Math.abs(c - x) > 42))
      if (place !== undefined && random.chance(0.74)) {
        const twice = random.chance(0.16)
        for (const x of twice ? [place - 8.5, place + 8.5] : [place])
          cell.nuclei.push(nucleus(random, layout, edges, row, x))
        const angle = layout.slope(row, place)
        cones.push({
          x: place,
          y: middle(edges, row, place),
          rx: (twice ? 27 : 18) + random.range(-3, 4),
          ry: random.range(2.5, 3.2),
          angle,
        })
      }
      cells.push(cell)
      from = to
    }
  })
  const seen = (y: number) => y > -15 && y < heightUm + 15
  return {
    discs: discs.filter((d) => seen(d.steps[0]?.[0][1] ?? -99)),
    cells: cells.filter((c) => seen(layout.border(c.row, c.from))),
    cones: cones.filter((c) => seen(c.y)),
  }
}

/** Upper and lower edge of a row's cells at x, where they meet the clefts. */
type Edges = (row: number, x: number) => readonly [number, number]

function edgesOf(layout: Layout, clefts: readonly Cleft[]): Edges {
  const byRow = new Map<number, Cleft[]>()
  for (const c of clefts) byRow.set(c.row, [...(byRow.get(c.row) ?? []), c])
  /** the cleft's side towards the cells above (-1) or below (1) it */
  const side = (row: number, x: number, way: -1 | 1): number => {
    let best = Number.NaN
    for (const c of byRow.get(row) ?? []) {
      const i = c.line.findIndex((p) => p[0] >= x)
      const p = c.line[i]
      if (i < 1 || !p) continue
      const y = p[1] + (way * (c.widths[i] ?? 0)) / 2
      if (Number.isNaN(best) || (y - best) * way > 0) best = y
    }
    return Number.isNaN(best) ? layout.border(row, x) : best
  }
  return (row, x) => [side(row, x, 1), side(row + 1, x, -1)]
}

/** The axis of a row of cells. */
function middle(edges: Edges, row: number, x: number): number {
  const [top, bottom] = edges(row, x)
  return (top + bottom) / 2
}

function nucleus(random: Random, layout: Layout, edges: Edges, row: number, x: number): Nucleus {
  return {
    x,
    y: middle(edges, row, x) + random.gauss(0, 0.4),
    rx: random.range(5.2, 7.4),
    ry: random.range(2.5, 3.3),
    angle: layout.slope(row, x) + random.gauss(0, 0.05),
    wobble: 0.06,
    dark: random.gauss(0.7, 0.07),
    clumps: random.range(0.5, 0.7),
    nucleolus: random.chance(0.6) ? random.range(0.6, 0.85) : 0,
    soft: random.range(0.4, 0.9),
    seed: random.int(9999),
  }
}

function disc(random: Random, layout: Layout, edges: Edges, row: number, x: number): Disc {
  const [top, bottom] = edges(row, x)
  const count = random.pick([1, 2, 3, 3, 4])
  // crosswise to the fibre
  const lean = -layout.slope(row, x)
  const steps: Disc['steps'] = []
  let off = random.gauss(0, 1.5)
  let way = random.chance(0.5) ? 1 : -1
  for (let k = 0; k < count; k++) {
    const [y0, y1] = [top + ((bottom - top) * k) / count, top + ((bottom - top) * (k + 1)) / count]
    const place = (y: number): Point => [x + off + lean * (y - (top + bottom) / 2) * 1.1, y]
    steps.push([place(y0), place(y1)])
    if (random.chance(0.35)) way = -way
    off += way * random.range(1.9, 5.6)
  }
  return { row, x, steps }
}
