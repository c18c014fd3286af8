import type { Point } from '../drawing.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { Seeds, scatter } from '../kernel/cells.ts'
import { createRandom } from '../kernel/random.ts'
import { taper } from '../kernel/section.ts'
import { closed, offsetLine, waveringLine } from '../kernel/shapes.ts'

/** A plant hair or fibre: two walls that bend light, a clear lumen between them. */
export function drawFibre(canvas: Canvas, from: Point, to: Point, width: number, seed: number): void {
  const line = waveringLine(from, to, Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.12, seed, 60)
  const widths = taper(line, width)
  const wider = widths.map((w) => w + 2.4)
  const inner = widths.map((w) => Math.max(0.2, w - 2.2))
  canvas.stroke(line, wider, 1).apply({ mode: 'times', values: [null, 0.35] })
  canvas.stroke(line, widths, 0.5).apply({ values: [0.1, 0.36] })
  canvas.stroke(line, inner, 0.7).apply({ values: [0.07, 0.03] })
  const lumen = line.slice(8, -8)
  canvas.stroke(lumen, width * 0.22, 0.6).apply({ mode: 'add', values: [0.03, 0.13] })
}

/** A vessel of a plant with its spiral thickening, seen from the side. */
export function drawSpiralVessel(canvas: Canvas, from: Point, to: Point, width: number, seed: number): void {
  const line = waveringLine(from, to, 10, seed, 50)
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  canvas.stroke(line, width, 0.5).apply({ mode: 'add', values: [0.08, 0.03] })
  for (const side of [-1, 1])
    canvas.stroke(offsetLine(line, (side * width) / 2), 0.9, 0.5).apply({ mode: 'add', values: [0.08, 0.24] })
  const turns = length / 3.4
  const coil: Point[] = []
  const left = offsetLine(line, 1)
  for (let i = 0; i <= turns * 12; i++) {
    const t = (i / (turns * 12)) * (line.length - 1)
    const k = Math.min(line.length - 2, Math.floor(t))
    const a = line[k]
    const b = line[k + 1]
    const n = left[k]
    if (!a || !b || !n) continue
    const swing = (Math.sin((i / 12) * 2 * Math.PI) * width) / 2
    const x = a[0] + (b[0] - a[0]) * (t - k)
    const y = a[1] + (b[1] - a[1]) * (t - k)
    coil.push([x + (n[0] - a[0]) * swing, y + (n[1] - a[1]) * swing])
  }
  canvas.stroke(coil, 1.1, 0.5).apply({ mode: 'add', values: [0.14, 0.26] })
}

/** A scrap of plant tissue: a few large empty cells with thick clear walls. */
export function drawPlantCells(canvas: Canvas, x: number, y: number, cells: number, seed: number): void {
  const random = createRandom(seed)
  const pitch = random.range(24, 36)
  const side = pitch * Math.sqrt(cells) * 1.5
  const box = { x: 0, y: 0, width: side, height: side }
  const points = scatter(random, box, pitch, () => pitch, { tries: 30 })
  const seeds = new Seeds(side, side, pitch, points)
  const order = points
    .map((p, i) => ({ i, d: Math.hypot(p[0] - side / 2, p[1] - side / 2) }))
    .toSorted((a, b) => a.d - b.d)
    .slice(0, cells)
  const shift = (p: Point): Point => [p[0] - side / 2 + x, p[1] - side / 2 + y]
  const walls = order.map(({ i }) => seeds.polygon(i, 1.1, pitch * 0.8, 36).map(shift))
  for (const wall of walls) {
    canvas.polygon(wall).apply({ mode: 'add', values: [0.1, 0.03] })
    canvas.stroke(closed(wall), 2.6, 0.8).apply({ mode: 'add', values: [0.09, 0.2] })
    canvas.stroke(closed(wall), 1.1, 0.8).apply({ mode: 'times', values: [0.8, 0.25] })
  }
}

/** A digested muscle fibre: a yellow rounded block, its cross-striation almost gone. */
export function drawMeatFibre(canvas: Canvas, from: Point, to: Point, width: number, seed: number): void {
  const line = waveringLine(from, to, 3, seed, 8)
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const dx = (to[0] - from[0]) / length
  const dy = (to[1] - from[1]) / length
  canvas.stroke(line, width + 1.6, 1).apply({ mode: 'add', values: [0.14, 0.17] })
  canvas.stroke(line, width - 1.2, 1).apply({
    values: [0.33, 0.1],
    strength: 0.9,
    vary: (x, y) => 0.85 + 0.15 * Math.sin(((x - from[0]) * dx + (y - from[1]) * dy) * 2.3),
  })
}
