import type { Point } from '../drawing.ts'
import type { Canvas } from '../kernel/canvas.ts'
import type { Random } from '../kernel/random.ts'
import { along, type Blob, offsetLine } from '../kernel/shapes.ts'

/** Transmission electron micrographs: one plane of darkness; places in µm as everywhere, so a nanometre is 0.001. */

/** Thickness of a unit membrane, µm: two dark lines with a bright one between. */
export const membraneUm = 0.0075

/** A sac or tubule cut across: two membranes, closed at its ends. */
export interface Cistern {
  line: Point[]
  /** width of the space within, µm, for each point */
  width: number[]
}

/** Membranes seen edge on; several lines are drawn together. */
export function drawMembranes(canvas: Canvas, lines: readonly (readonly Point[])[], dark = 1.25): void {
  for (const line of lines) canvas.stroke(line, membraneUm, 0.003)
  canvas.apply({ mode: 'atLeast', values: [dark] })
  for (const line of lines) canvas.stroke(line, membraneUm * 0.28, 0.002)
  canvas.apply({ mode: 'times', values: [0.78] })
}

/**
 * @param inside darkness of the space within
 * @param vary 0 to 1 by place: how evenly it is filled
 */
export function drawCisterns(
  canvas: Canvas,
  cisterns: readonly Cistern[],
  inside: number,
  vary: (x: number, y: number) => number,
): void {
  const widened = (c: Cistern, by: number) => c.width.map((w) => w + by)
  for (const c of cisterns) canvas.stroke(c.line, widened(c, membraneUm * 2), 0.003)
  canvas.apply({ values: [1.25] })
  for (const c of cisterns) canvas.stroke(c.line, widened(c, membraneUm * 1.28), 0.002)
  canvas.apply({ values: [0.95] })
  for (const c of cisterns) canvas.stroke(c.line, widened(c, membraneUm * 0.72), 0.002)
  canvas.apply({ values: [1.2] })
  for (const c of cisterns) canvas.stroke(c.line, c.width, 0.003)
  canvas.apply({ values: [inside * 0.7] }, { mode: 'add', values: [inside * 0.6], vary })
}

/** The two walls of a cistern, `away` µm outside its space. */
export function walls(c: Cistern, away: number): [Point[], Point[]] {
  const side = (sign: 1 | -1) => {
    const unit = offsetLine(c.line, sign)
    return c.line.map((p, i): Point => {
      const half = (c.width[i] ?? 0) / 2 + away
      const q = unit[i] ?? p
      return [p[0] + (q[0] - p[0]) * half, p[1] + (q[1] - p[1]) * half]
    })
  }
  return [side(1), side(-1)]
}

/** A ribosome, about 20 nm across. */
export function ribosome(random: Random, x: number, y: number): Blob {
  const r = random.range(0.0088, 0.0118)
  return {
    x,
    y,
    rx: r,
    ry: r * random.range(0.8, 1),
    angle: random.range(0, 3),
    wobble: 0.08,
    seed: random.int(628),
  }
}

/** Ribosomes in a row on the outside of a membrane. */
export function studs(random: Random, line: readonly Point[], spacing: number): Blob[] {
  return along(line, spacing, random, 0.4).flatMap((s) =>
    random.chance(0.86) ? [ribosome(random, s.x, s.y)] : [],
  )
}

/** A few small free ribosomes together on one messenger. */
export function polysome(random: Random, x: number, y: number): Blob[] {
  const count = 3 + random.int(5)
  const turn = random.range(0, 6.3)
  const r = 0.014 + count * 0.0036
  return Array.from({ length: count }, (_, i) => {
    const at = turn + (i / count) * 5.2
    return ribosome(random, x + Math.cos(at) * r, y + Math.sin(at) * r)
  })
}

export function drawParticles(canvas: Canvas, particles: readonly Blob[], dark: number): void {
  for (const p of particles) canvas.blob(p, 0.006)
  canvas.apply({ mode: 'atLeast', values: [dark], strength: 0.92 })
}
