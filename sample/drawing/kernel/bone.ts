import type { Point } from '../drawing.ts'
import type { Canvas } from './canvas.ts'
import { noise } from './noise.ts'
import { paint } from './plate.ts'
import { denser, drawForm, type Ramp } from './relief.ts'
import { noiseTile } from './tile.ts'

/** Colours and small parts of bones on plates. */

export const boneRamp: Ramp = [
  [112, 84, 62],
  [228, 209, 174],
  [248, 236, 208],
]
export const cartilageRamp: Ramp = [
  [84, 96, 112],
  [206, 218, 222],
  [246, 251, 252],
]
const throat: Ramp = [
  [16, 9, 7],
  [32, 20, 15],
  [44, 29, 22],
]
const wall: Ramp = [
  [58, 40, 29],
  [158, 130, 98],
  [214, 190, 154],
]

/**
 * An opening with walls: they fall from its rim and are lost in the dark.
 * @param lead where the canal goes, as parts of the opening's own size: there its walls are hidden
 * @param open how much of the opening is dark, as a part of its size
 */
export function drawCanal(
  canvas: Canvas,
  outline: readonly Point[],
  lead: Point = [0, 0],
  open = 0.74,
): void {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [w, h] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const size = Math.min(w, h)
  const [mx, my] = [left + w / 2, top + h / 2]
  drawForm(canvas, { outline, ramp: wall, dome: size * 0.4, rise: -1.1, cell: 3, soft: 4 })
  // the light comes from above left: there the wall lies in its own shadow
  const [sx, sy] = [mx + size * (lead[0] - 0.05), my + size * (lead[1] - 0.06)]
  const dark = outline.map(([x, y]): Point => [sx + (x - mx) * open, sy + (y - my) * open])
  drawForm(canvas, { outline: dark, ramp: throat, dome: 1, rise: 0, cell: 3, soft: size * 0.16 })
}

/** A suture: a fine dark line that wavers to and fro by `sway`. */
export function drawSuture(canvas: Canvas, line: readonly Point[], seed: number, sway = 9, dark = 0.5): void {
  const dense = denser(line, 8)
  const wavy = dense.map(([x, y], i): Point => {
    const off = sway * noise(i / 2.6, 0.5, seed) + sway * 0.7 * noise(i / 7, 3.5, seed)
    const a = dense[Math.max(0, i - 1)] ?? [x, y]
    const b = dense[Math.min(dense.length - 1, i + 1)] ?? [x, y]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [x - ((b[1] - a[1]) / length) * off, y + ((b[0] - a[0]) / length) * off]
  })
  canvas.stroke(wavy, 7, 3).apply({ values: paint([96, 66, 48]), strength: dark })
}

/** The fine pitting of a bone's surface, as more height by place. */
export function bonePits(seed: number, strength = 5): (x: number, y: number) => number {
  const fine = noiseTile(seed, 256, 6, 80, 80, 2)
  const broad = noiseTile(seed + 1, 256, 16, 24, 24, 3)
  return (x, y) => (fine.at(x, y) - 0.5) * strength + (broad.at(x, y) - 0.5) * strength * 2.4
}
