import type { Canvas } from '../kernel/canvas.ts'
import { createRandom } from '../kernel/random.ts'
import type { Blob } from '../kernel/shapes.ts'

export interface Platelet {
  body: Blob
  granules: Blob[]
}

/** Platelets in small groups between the cells. `free` tells whether a place is off other cells. */
export function layPlatelets(
  seed: number,
  widthUm: number,
  heightUm: number,
  count: number,
  free: (x: number, y: number) => boolean,
): Platelet[] {
  const random = createRandom(seed)
  const out: Platelet[] = []
  for (let tries = 0; tries < count * 4 && out.length < count; tries++) {
    const x = random.range(8, widthUm - 8)
    const y = random.range(8, heightUm - 8)
    const group = random.pick([1, 1, 2, 2, 3, 4, 5, 7])
    for (let k = 0; k < group; k++) {
      const at = { x: x + random.gauss(0, group * 0.75), y: y + random.gauss(0, group * 0.75) }
      if (!free(at.x, at.y) || out.slice(-12).some((p) => Math.hypot(p.body.x - at.x, p.body.y - at.y) < 2.9))
        continue
      const r = random.range(1.05, 1.6)
      const body = {
        ...at,
        rx: r,
        ry: r * random.range(0.72, 1),
        angle: random.range(0, 3),
        wobble: random.range(0.06, 0.15),
        seed: random.int(628),
      }
      const granules = Array.from({ length: 7 + random.int(6) }, () => {
        const turn = random.range(0, 2 * Math.PI)
        const far = random.next() * 0.52 * body.ry
        const g = random.range(0.13, 0.24)
        return { x: at.x + Math.cos(turn) * far, y: at.y + Math.sin(turn) * far, rx: g, ry: g }
      })
      out.push({ body, granules })
    }
  }
  return out
}

/** Pale blue hyalomere, purple granulomere in its middle. */
export function drawPlatelet(canvas: Canvas, platelet: Platelet): void {
  canvas.blob(platelet.body, 0.45).apply({ mode: 'atLeast', values: [0.11, 0.05, 0.12] })
  for (const g of platelet.granules) canvas.blob(g, 0.25)
  canvas.apply({ mode: 'atLeast', values: [0.52, 0.12, 0.1] })
}
