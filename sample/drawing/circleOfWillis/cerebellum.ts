import type { Point } from '../drawing.ts'
import { oval } from '../kernel/atlas.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { fbm } from '../kernel/noise.ts'
import { castShadow } from '../kernel/plate.ts'
import { points } from '../kernel/points.ts'
import { drawForm, type Ramp, smooth } from '../kernel/relief.ts'
import { middle, on, type Side } from './place.ts'

const folia: Ramp = [
  [62, 48, 74],
  [176, 160, 182],
  [226, 216, 228],
]
const hemisphere: Point[] = points(`
    250,2640 310,2510 440,2420 600,2335 790,2268 980,2280 1125,2375 1205,2545 1212,2770 1140,3030
    1005,3280 800,3480 560,3605 330,3640 160,3590 70,3480 60,3320 120,3150 200,2960
  `)

/** Leaves lie in arcs around the place where the peduncle enters; fissures part them into lobules. */
function leaves(side: Side, seed: number): (x: number, y: number) => number {
  return (x, y) => {
    const dx = (x - middle) * side - 330
    const dy = y - 2460
    const warp = 44 * fbm(x / 300, y / 300, seed, 3) + 7 * fbm(x / 60, y / 60, seed + 3, 2)
    const r = Math.hypot(dx, dy * 0.93) + warp
    const fissure = Math.abs(((r / 205) % 1) - 0.5) * 205
    const pillow = fissure < 30 ? -26 * (1 - fissure / 30) ** 2 : 0
    return (6 + 2 * Math.sin(r / 61)) * Math.sqrt(Math.abs(Math.sin((r * Math.PI) / 25))) + pillow
  }
}

export function drawCerebellum(canvas: Canvas, side: Side, seed: number): void {
  const outline = smooth(on(side, hemisphere), true, 6)
  castShadow(canvas, outline, { x: 16, y: 26, soft: 80 }, 0.4)
  const bump = leaves(side, seed)
  drawForm(canvas, {
    outline,
    ramp: folia,
    dome: 270,
    rise: 0.62,
    bump,
    tint: (x, y) => 0.94 + 0.008 * Math.min(8, bump(x, y)),
    gloss: 0.1,
    line: 0.35,
    cell: 5,
  })
}

/** The vermis between the hemispheres, tonsils beside the medulla, flocculi at the angle to the pons. */
export function drawVermis(canvas: Canvas, seed: number): void {
  drawForm(canvas, {
    outline: oval(middle, 3440, 130, 190),
    ramp: [
      [46, 34, 56],
      [140, 124, 146],
      [190, 178, 194],
    ],
    dome: 120,
    rise: 0.4,
    bump: (x, y) =>
      8 * Math.sqrt(Math.abs(Math.sin(((y + 0.001 * (x - middle) ** 2) * Math.PI) / 26))) +
      3 * fbm(x / 50, y / 50, seed, 2),
    cell: 5,
  })
}

export function drawTonsil(canvas: Canvas, side: Side): void {
  const outline = smooth(
    on(
      side,
      points(`
    150,2960 230,2890 310,2930 352,3060 345,3220 290,3340 205,3370 140,3290 120,3120
  `),
    ),
    true,
    6,
  )
  castShadow(canvas, outline, { x: 10, y: 14, soft: 40 }, 0.4)
  drawForm(canvas, {
    outline,
    ramp: folia,
    dome: 110,
    rise: 0.6,
    bump: (x, y) =>
      7 * Math.sqrt(Math.abs(Math.sin(((y * 0.8 + (x - middle) * side * 0.55) * Math.PI) / 25))),
    gloss: 0.1,
    line: 0.35,
    cell: 5,
  })
}

export function drawFlocculus(canvas: Canvas, side: Side): void {
  const outline = smooth(
    on(side, points('440,2520 500,2450 590,2425 670,2450 700,2520 650,2580 550,2600 470,2585')),
    true,
    6,
  )
  castShadow(canvas, outline, { x: 8, y: 12, soft: 30 }, 0.45)
  drawForm(canvas, {
    outline,
    ramp: folia,
    dome: 70,
    rise: 0.7,
    bump: (x, y) =>
      8 * Math.sqrt(Math.abs(Math.sin((((x - middle) * side * 0.95 + y * 0.2) * Math.PI) / 27))),
    gloss: 0.1,
    line: 0.4,
    cell: 4,
  })
}
