import type { Point } from '../drawing.ts'
import { type Canvas, LEVELS } from '../kernel/canvas.ts'
import { smoothstep } from '../kernel/noise.ts'

/** A bacillus: a capsule, perhaps bent, perhaps narrowed where it divides. */
export interface Rod {
  x: number
  y: number
  angle: number
  /** whole length and width, µm */
  length: number
  width: number
  /** how far its middle stands out from the straight line between its ends, µm */
  bend: number
  /** part of the width that is missing in the middle */
  waist: number
  /** concentrations of the planes in its body */
  stain: readonly [number, number]
  /** how much darker its ends are, 0 to 1 */
  polar: number
  /** width of its edge, µm */
  soft: number
}

/** A place in the field: `along` µm from the rod's middle on its axis, `across` µm beside it. */
export function onRod(rod: Rod, along: number, across = 0): Point {
  const half = rod.length / 2
  const off = across + rod.bend * (1 - (along / half) ** 2)
  const cos = Math.cos(rod.angle)
  const sin = Math.sin(rod.angle)
  return [rod.x + along * cos - off * sin, rod.y + along * sin + off * cos]
}

/** The rod's outline, `margin` µm outside it. */
export function rodOutline(rod: Rod, margin: number): Point[] {
  const r = rod.width / 2 + margin
  const straight = rod.length / 2 - rod.width / 2
  const side = (sign: number) => [-1, -0.5, 0, 0.5, 1].map((t) => onRod(rod, straight * t * sign, r * sign))
  const cap = (sign: number) =>
    [0.3, 0.5, 0.7].map((t) => {
      const turn = t * Math.PI
      return onRod(rod, sign * (straight + Math.sin(turn) * r), sign * Math.cos(turn) * r)
    })
  return [...side(1), ...cap(1), ...side(-1), ...cap(-1)]
}

/** Stamps a rod. Where rods cross, they add up a little: one lies over the other. */
export function drawRod(canvas: Canvas, rod: Rod): void {
  const [first, second] = [canvas.plane(0), canvas.plane(1)]
  const half = rod.length / 2
  const r = rod.width / 2
  const cover = {
    x: rod.x - Math.sin(rod.angle) * rod.bend * 0.5,
    y: rod.y + Math.cos(rod.angle) * rod.bend * 0.5,
    rx: half * 1.22 + rod.soft * 2,
    ry: (r + rod.soft) * 1.8 + Math.abs(rod.bend) * 0.9,
    angle: rod.angle,
  }
  canvas.around(cover, 0, (i, u, v) => {
    const along = u * cover.rx
    const across = v * cover.ry + rod.bend * 0.5 - rod.bend * (1 - (along / half) ** 2)
    const out = Math.abs(along) - (half - r)
    const d = out > 0 ? Math.hypot(out, across) : Math.abs(across)
    const middle = rod.waist > 0 ? Math.exp(-((along / (r * 1.25)) ** 2)) : 0
    const limit = r * (1 - rod.waist * middle) * (1 - 0.1 * (along / half) ** 4)
    const edge = smoothstep(0, 1, (limit - d) / rod.soft + 0.5)
    if (edge <= 0) return
    const q = Math.min(1, d / limit)
    const thick = 0.74 + 0.26 * Math.sqrt(1 - q * q)
    const ends = 1 + rod.polar * (smoothstep(half * 0.2, half * 0.85, Math.abs(along)) - 0.6)
    const cover1 = edge * thick * ends * (1 - 0.7 * rod.waist * middle) * LEVELS
    const a = first[i] ?? 0
    const b = second[i] ?? 0
    const over = 1 - 0.6 * Math.min(1, (a + b) / 80)
    first[i] = a + rod.stain[0] * cover1 * over
    second[i] = b + rod.stain[1] * cover1 * over
  })
}

/** How far a rod lies along an arrow that comes from the upper left: 0 across it, 1 hidden under it. */
export function underArrow(rod: Rod): number {
  return Math.abs(Math.cos(rod.angle - Math.PI / 4))
}
