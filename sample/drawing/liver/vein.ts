import type { Point } from '../drawing.ts'
import type { Canvas } from '../kernel/canvas.ts'
import type { Nucleus } from '../kernel/nucleus.ts'
import { createRandom } from '../kernel/random.ts'
import { along, type Blob, blobOutline, closed } from '../kernel/shapes.ts'
import { stampNuclei, stampRedCells } from '../kernel/stamps.ts'
import type { Tile } from '../kernel/tile.ts'
import type { Layout } from './layout.ts'

export interface CentralVein {
  lumen: Blob
  /** stretches of the thin wall; sinusoids open between them */
  walls: Point[][]
  nuclei: Nucleus[]
  redCells: Blob[]
}

export function growVein(seed: number, layout: Layout, lumen: Blob): CentralVein {
  const random = createRandom(seed)
  const rim = closed(blobOutline({ ...lumen, rx: lumen.rx + 0.8, ry: lumen.ry + 0.8 }, 90))
  const walls: Point[][] = []
  let wall: Point[] = []
  for (const p of rim) {
    const out = 1 + 5 / Math.hypot(p[0] - lumen.x, p[1] - lumen.y)
    const mouth =
      layout.grown.inside.at(lumen.x + (p[0] - lumen.x) * out, lumen.y + (p[1] - lumen.y) * out) < -2
    if (mouth && wall.length > 5 && random.chance(0.5)) {
      walls.push(wall)
      wall = []
    } else if (!mouth || wall.length > 0) wall.push(p)
  }
  if (wall.length > 1) walls.push(wall)
  const nuclei = walls.flatMap((line) =>
    along(line, 22, random, 0.35).map((s) => ({
      x: s.x,
      y: s.y,
      rx: random.range(3.6, 5),
      ry: random.range(1.1, 1.5),
      angle: s.angle,
      wobble: 0.1,
      dark: random.gauss(1.05, 0.08),
      clumps: 0.4,
      soft: random.range(0.5, 1),
      seed: random.int(9999),
    })),
  )
  const redCells: Blob[] = []
  const count = random.range(6, (lumen.rx * lumen.ry) / 45)
  for (let i = 0; i < 300 && redCells.length < count; i++) {
    const turn = random.range(0, 6.3)
    const far = Math.sqrt(random.next()) * 0.86
    const [u, v] = [Math.cos(turn) * far * lumen.rx, Math.sin(turn) * far * lumen.ry]
    const a = lumen.angle ?? 0
    const [x, y] = [lumen.x + u * Math.cos(a) - v * Math.sin(a), lumen.y + u * Math.sin(a) + v * Math.cos(a)]
    if (redCells.some((c) => Math.hypot(c.x - x, c.y - y) < 6)) continue
    const r = random.range(3.4, 3.8)
    redCells.push({ x, y, rx: r, ry: r * random.range(0.7, 1), angle: turn, seed: i })
  }
  return { lumen, walls, nuclei, redCells }
}

export function drawVein(canvas: Canvas, chromatin: Tile, vein: CentralVein): void {
  canvas.polygon(blobOutline(vein.lumen, 72)).apply({ values: [0.002, 0.02] })
  for (const wall of vein.walls) canvas.stroke(wall, 2.6, 1)
  canvas.apply({ values: [0.07, 0.42] })
  stampRedCells(canvas, vein.redCells)
  stampNuclei(canvas, chromatin, vein.nuclei)
}
