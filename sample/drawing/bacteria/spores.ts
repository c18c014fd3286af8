import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { smoothstep } from '../kernel/noise.ts'

/** An endospore: it keeps the stain out, only its coat shows. */
export interface Spore {
  x: number
  y: number
  /** radius over the coat, µm */
  r: number
  /** concentration of crystal violet in the rim */
  rim: number
  /** width of the edge, µm */
  soft: number
}

/** A clear disc with a stained rim, over the rod that bears it. */
export function drawSpore(canvas: Canvas, spore: Spore): void {
  const violet = canvas.plane(0)
  const red = canvas.plane(1)
  const wall = 0.17 / spore.r
  canvas.around(
    { x: spore.x, y: spore.y, rx: spore.r, ry: spore.r, wobble: 0.015 },
    spore.soft,
    (i, u, v, edge) => {
      const r = Math.hypot(u, v)
      const rim = smoothstep(1 - wall * 1.6, 1 - wall * 0.75, r)
      const v0 = violet[i] ?? 0
      const r0 = red[i] ?? 0
      // light is gathered in the middle: brighter than the glass around
      violet[i] = v0 + (LEVELS * (0.025 + spore.rim * rim) - v0) * edge
      red[i] = r0 + (LEVELS * (0.012 + 0.16 * rim) - r0) * edge
    },
  )
}
