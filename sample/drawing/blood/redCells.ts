import type { Point } from '../drawing.ts'
import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { Seeds, scatter } from '../kernel/cells.ts'
import { smoothstep } from '../kernel/noise.ts'
import { createRandom } from '../kernel/random.ts'
import { wobbler } from '../kernel/shapes.ts'
import { SALMON } from './film.ts'

export interface RedCell {
  x: number
  y: number
  /** which of the shapes it has */
  shape: number
  /** concentration as a part of the usual one */
  dark: number
}

/** Shapes by which all red cells of a film are stamped: thousands of them would take too long one by one. */
export interface RedShape {
  rx: number
  ry: number
  angle: number
  wobble: number
  /** how much of the colour is missing in the middle, 0 to 1 */
  pallor: number
  /** radius of the pale middle as a part of the cell's */
  hollow: number
  seed: number
}

/** Healthy cells: 7 to 8 µm, nearly round, the pale middle about a third of the diameter. */
export function redShapes(seed: number, count = 72): RedShape[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, () => {
    const r = random.gauss(3.72, 0.11)
    const oval = random.chance(0.15) ? random.range(0.9, 0.97) : random.range(0.96, 1)
    return {
      rx: r,
      ry: r * oval,
      angle: random.range(0, Math.PI),
      wobble: random.range(0.008, 0.04),
      pallor: random.chance(0.12) ? random.range(0.1, 0.3) : random.range(0.4, 0.7),
      hollow: random.range(0.34, 0.47),
      seed: random.int(628),
    }
  })
}

/**
 * One layer of cells, here closer and there wider apart.
 * @param apartAt least distance between neighbours (µm) at a place, at most `largest`
 */
export function layRedCells(
  seed: number,
  widthUm: number,
  heightUm: number,
  shapes: number,
  largest: number,
  apartAt: (x: number, y: number) => number,
  free: (x: number, y: number) => boolean,
): RedCell[] {
  const random = createRandom(seed)
  const box = { x: 0, y: 0, width: widthUm, height: heightUm }
  const points = scatter(random, box, largest, (x, y) => (free(x, y) ? apartAt(x, y) : 0), {
    into: new Seeds(widthUm, heightUm, largest),
    tries: 22,
  })
  return points.map(([x, y]) => ({ x, y, shape: random.int(shapes), dark: random.gauss(1, 0.06) }))
}

export function redOutline(cell: RedCell, shapes: readonly RedShape[], points = 24): Point[] {
  const r = shapes[cell.shape]?.rx ?? 3.7
  return Array.from({ length: points }, (_, i) => {
    const turn = (i / points) * 2 * Math.PI
    return [cell.x + Math.cos(turn) * r, cell.y + Math.sin(turn) * r] as const
  })
}

interface Stamp {
  side: number
  levels: Float32Array
}

function stampOf(shape: RedShape, pxPerUm: number): Stamp {
  const reach = Math.ceil((shape.rx * 1.08 + 0.4) * pxPerUm)
  const side = reach * 2 + 1
  const levels = new Float32Array(side * side)
  const cos = Math.cos(shape.angle)
  const sin = Math.sin(shape.angle)
  const limitAt = wobbler({ ...shape, x: 0, y: 0 })
  const soft = Math.max(0.32, 1 / pxPerUm)
  for (let y = -reach, i = 0; y <= reach; y++)
    for (let x = -reach; x <= reach; x++, i++) {
      const u = (x * cos + y * sin) / pxPerUm / shape.rx
      const v = (y * cos - x * sin) / pxPerUm / shape.ry
      const r = Math.sqrt(u * u + v * v)
      const q = r < 1e-6 ? 0 : r / limitAt(u / r, v / r)
      const edge = smoothstep(0, 1, ((1 - q) * shape.ry) / soft + 0.5)
      const hollow = shape.pallor * smoothstep(shape.hollow * 1.6, shape.hollow * 0.35, q)
      // thickest between the middle and the edge
      levels[i] =
        edge * (1 - hollow) * (0.86 + 0.14 * smoothstep(0.4, 0.78, q) - 0.1 * smoothstep(0.82, 1, q))
    }
  return { side, levels }
}

/** @param depth concentration of an ordinary cell where it is thickest */
export function drawRedCells(
  canvas: Canvas,
  cells: readonly RedCell[],
  shapes: readonly RedShape[],
  depth: number,
) {
  const s = canvas.pxPerUm
  const plane = canvas.plane(SALMON)
  const stamps = shapes.map((shape) => stampOf(shape, s))
  const put = (cell: RedCell, stamp: Stamp) => {
    const { side, levels } = stamp
    const left = Math.round(cell.x * s) - (side >> 1)
    const top = Math.round(cell.y * s) - (side >> 1)
    const strength = depth * cell.dark * LEVELS
    const from = Math.max(0, -left)
    const to = Math.min(side, canvas.width - left)
    for (let y = Math.max(0, -top); y < side && y + top < canvas.height; y++) {
      const row = (y + top) * canvas.width + left
      for (let x = from; x < to; x++)
        plane[row + x] = (plane[row + x] ?? 0) + (levels[y * side + x] ?? 0) * strength
    }
  }
  for (const cell of cells) {
    const stamp = stamps[cell.shape]
    if (stamp) put(cell, stamp)
  }
}
