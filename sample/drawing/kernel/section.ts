import type { Point } from '../drawing.ts'
import type { Canvas } from './canvas.ts'
import { createRandom } from './random.ts'
import { waveringLine } from './shapes.ts'

/** A fold: the section lies double along a line, so everything there is darker. Draw it last. */
export function fold(canvas: Canvas, line: readonly Point[], widthUm: number): void {
  const planes = canvas.planes.map(() => 1.75)
  canvas.stroke(line, taper(line, widthUm), widthUm * 0.12).apply({ mode: 'times', values: planes })
  canvas
    .stroke(line, taper(line, widthUm * 0.3), widthUm * 0.2)
    .apply({ mode: 'times', values: planes.map(() => 1.2) })
}

/** A crack torn by the knife: the glass shows through. */
export function crack(canvas: Canvas, line: readonly Point[], widthUm: number): void {
  canvas.stroke(line, taper(line, widthUm), 1).apply({ values: canvas.planes.map(() => 0) })
}

/** Specks and a fibre or two that lie on the glass, out of focus. */
export function dust(canvas: Canvas, seed: number, count: number): void {
  const random = createRandom(seed)
  const w = canvas.width / canvas.pxPerUm
  const h = canvas.height / canvas.pxPerUm
  for (let i = 0; i < count; i++) {
    const x = random.next() * w
    const y = random.next() * h
    const r = random.range(1, 3.5)
    const add = { mode: 'add', values: canvas.planes.map(() => random.range(0.1, 0.3)) } as const
    if (random.chance(0.12))
      canvas
        .stroke(
          waveringLine([x, y], [x + random.range(-60, 60), y + random.range(-60, 60)], 14, seed + i),
          1.4,
          2.5,
        )
        .apply(add)
    else canvas.blob({ x, y, rx: r, ry: r * 0.8, wobble: 0.15, seed: seed + i }, 1.6).apply(add)
  }
}

/** Widths that run out towards both ends. */
export function taper(line: readonly Point[], width: number): number[] {
  return line.map((_, i) => width * Math.sin((Math.PI * (i + 0.15)) / (line.length - 0.7)) ** 0.6)
}
