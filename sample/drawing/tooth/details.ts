import type { Point } from '../drawing.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { createRandom } from '../kernel/random.ts'
import { taper } from '../kernel/section.ts'
import { offsetLine, waveringLine } from '../kernel/shapes.ts'
import { direction } from './mesh.ts'
import type { Shape } from './shape.ts'

/** Small things in the hard tissues, each its own line or body. */
export interface Details {
  /** short dark ends of tubules that have crossed into the enamel, near the horn */
  spindles: Point[][]
  /** leaves of organic matter from the surface through the enamel */
  lamellae: Point[][]
  /** cementocytes' empty spaces near the apex, with their canaliculi */
  lacunae: { x: number; y: number; angle: number; canals: Point[][] }[]
  /** hair cracks of grinding */
  cracks: Point[][]
}

/** A place in the enamel by index of the rails and part of the way out. */
export function enamelAt(shape: Shape, i: number, t: number): Point {
  const d = shape.dentine[i] ?? [0, 0]
  const s = shape.surface[i] ?? [0, 0]
  return [d[0] + (s[0] - d[0]) * t, d[1] + (s[1] - d[1]) * t]
}

export function findDetails(seed: number, shape: Shape): Details {
  const random = createRandom(seed)
  const spindles: Point[][] = []
  for (let n = 0; n < 46; n++) {
    const i = shape.horn + Math.round(random.gauss(0, 26))
    const d = shape.dentine[i] ?? [0, 0]
    const s = shape.surface[i] ?? [0, 0]
    const length = random.range(35, 75)
    const reach = Math.hypot(s[0] - d[0], s[1] - d[1])
    const [ux, uy] = [(s[0] - d[0]) / reach, (s[1] - d[1]) / reach]
    const aside = random.range(-60, 60)
    const from: Point = [d[0] - uy * aside - ux * 18, d[1] + ux * aside - uy * 18]
    spindles.push(
      waveringLine(from, [from[0] + ux * (length + 18), from[1] + uy * (length + 18)], 5, seed + n, 6),
    )
  }
  const lamella = (i: number, shift: number, to: number, n: number) =>
    waveringLine(enamelAt(shape, i, 0.99), enamelAt(shape, i + shift, to), 26, seed + 100 + n, 40)
  const lamellae = [
    lamella(shape.labialNeck + 46, -1, 0.05, 1),
    lamella(shape.lingualNeck - 52, 1, 0.3, 2),
    lamella(shape.horn - 34, 0, 0.02, 3),
  ]
  const lacunae: Details['lacunae'] = []
  const last = shape.dentine.length - 1
  for (let n = 0; n < 420; n++) {
    const side = random.chance(0.5)
    const near = random.int(54) + 2
    const i = side ? near : last - near
    const t = random.range(0.12, 0.9)
    const [x, y] = enamelAt(shape, i, t)
    const d = shape.dentine[i] ?? [0, 0]
    const s = shape.surface[i] ?? [0, 0]
    if (Math.hypot(s[0] - d[0], s[1] - d[1]) < 100) continue
    if (lacunae.some((c) => Math.hypot(c.x - x, c.y - y) < 42)) continue
    const [dx, dy] = direction(shape.dentine, i)
    const angle = Math.atan2(dy, dx) + random.gauss(0, 0.3)
    const outward = Math.atan2(s[1] - d[1], s[0] - d[0])
    // canaliculi mostly turn to the surface, where the food comes from
    const canals = Array.from({ length: 5 + random.int(4) }, () => {
      const turn = outward + random.gauss(0, 0.9)
      const long = random.range(10, 24)
      return waveringLine([x, y], [x + Math.cos(turn) * long, y + Math.sin(turn) * long], 3, seed + n, 4)
    })
    lacunae.push({ x, y, angle, canals })
  }
  const crack = (i: number, j: number, n: number) =>
    waveringLine(enamelAt(shape, i, 0.97), enamelAt(shape, j, 0.12), 60, seed + 200 + n, 50)
  return { spindles, lamellae, lacunae, cracks: [crack(shape.lingualNeck - 28, shape.lingualNeck - 31, 1)] }
}

export function drawDetails(canvas: Canvas, details: Details): void {
  for (const line of details.spindles)
    canvas.stroke(line, taper(line, 8), 2).apply({ mode: 'atLeast', values: [0.62, 0.5], strength: 0.85 })
  for (const line of details.lamellae) {
    canvas.stroke(line, taper(line, 16), 8).apply({ mode: 'add', values: [0.08, 0.14] })
    canvas.stroke(line, taper(line, 5), 2).apply({ mode: 'atLeast', values: [0.5, 0.6], strength: 0.8 })
  }
  for (const line of details.cracks) {
    canvas.stroke(line, taper(line, 7), 2).apply({ values: [0.05, 0.08], strength: 0.7 })
    canvas
      .stroke(offsetLine(line, 5), taper(line, 4), 2)
      .apply({ mode: 'atLeast', values: [0.4, 0.3], strength: 0.7 })
  }
  for (const { x, y, angle, canals } of details.lacunae) {
    for (const canal of canals)
      canvas.stroke(canal, 1.8, 1).apply({ mode: 'atLeast', values: [0.5, 0.42], strength: 0.6 })
    canvas
      .blob({ x, y, rx: 9, ry: 5, angle, wobble: 0.25, seed: Math.round(x) }, 2)
      .apply({ mode: 'atLeast', values: [0.85, 0.6] })
  }
}
