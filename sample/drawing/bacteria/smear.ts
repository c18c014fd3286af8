import type { Canvas } from '../kernel/canvas.ts'
import { createRandom } from '../kernel/random.ts'

/** Crumbs of stain that washing has left on the glass: small, angular, out of focus. */
export function precipitate(canvas: Canvas, seed: number, count: number, values: readonly number[]): void {
  const random = createRandom(seed)
  const w = canvas.width / canvas.pxPerUm
  const h = canvas.height / canvas.pxPerUm
  for (let i = 0; i < count; i++) {
    const x = random.next() * w
    const y = random.next() * h
    const crumbs = 1 + random.int(3)
    const strength = random.range(0.15, 0.6)
    for (let k = 0; k < crumbs; k++)
      canvas
        .blob(
          {
            x: x + random.gauss(0, 0.4),
            y: y + random.gauss(0, 0.4),
            rx: random.range(0.1, 0.3),
            ry: random.range(0.1, 0.26),
            angle: random.range(0, 3),
            wobble: 0.3,
            seed: random.int(999),
          },
          random.range(0.2, 0.7),
        )
        .apply({ mode: 'add', values, strength })
  }
}
