import type { Point } from '../drawing.ts'
import { oval } from '../kernel/atlas.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { fbm } from '../kernel/noise.ts'
import { castShadow } from '../kernel/plate.ts'
import { points } from '../kernel/points.ts'
import { drawForm, type Ramp, smooth } from '../kernel/relief.ts'
import { middle, on, type Side } from './place.ts'

const folia: Ramp = [
  [64, 44, 52],
  [190, 158, 158],
  [234, 212, 208],
]
const hemisphere: Point[] = points(`
    250,2640 310,2510 440,2420 600,2335 790,2268 980,2280 1125,2375 1205,2545 1212,2770 1140,3030
    1005,3280 800,3480 560,3605 330,3640 160,3590 70,3480 60,3320 120,3150 200,2960
  `)
/** Fissures between the lobules by distance from the peduncle: prebiventral, ansoparamedian, horizontal and finer ones. */
const fissures = [
  { at: 330, deep: 16 },
  { at: 500, deep: 30 },
  { at: 655, deep: 15 },
  { at: 800, deep: 34 },
  { at: 935, deep: 15 },
  { at: 1060, deep: 24 },
]

/** A leaf's cross-section over one unit: round, with a sharp furrow beside it. */
const leaf = (t: number) => Math.sqrt(Math.abs(Math.sin(t * Math.PI)))

/** Leaves lie in arcs around the place where the peduncle enters; fissures part them into lobules. */
function leaves(side: Side, seed: number): (x: number, y: number) => number {
  return (x, y) => {
    const dx = (x - middle) * side - 360
    const dy = y - 2500
    const r =
      Math.hypot(dx, dy * 0.93) + 70 * fbm(x / 420, y / 420, seed, 2) + 7 * fbm(x / 60, y / 60, seed + 3, 2)
    let [height, lobule] = [0, 0]
    for (const { at, deep } of fissures) {
      const off = Math.abs(r - at)
      if (off < 30) height -= deep * (1 - off / 30) ** 2
      if (r > at) lobule++
    }
    // in each lobule they run at a slant of their own
    const slant = 34 * fbm(x / 330 + lobule * 7.7, y / 330, seed + 5, 1)
    return height + 8 * leaf((r + slant) / 27)
  }
}

export function drawCerebellum(canvas: Canvas, side: Side, seed: number): void {
  const outline = smooth(on(side, hemisphere), true, 6)
  castShadow(canvas, outline, { x: 16, y: 26, soft: 80 }, 0.4)
  const bump = leaves(side, seed)
  drawForm(canvas, {
    outline,
    ramp: folia,
    dome: 330,
    rise: 0.7,
    bump,
    tint: (x, y) => {
      const b = bump(x, y)
      return b > 0 ? 0.8 + 0.027 * b : 0.8 + 0.012 * Math.max(-26, b)
    },
    gloss: 0.1,
    line: 0.35,
    cell: 5,
  })
}

/** The vermis, seen between the hemispheres. */
export function drawVermis(canvas: Canvas, seed: number): void {
  drawForm(canvas, {
    outline: oval(middle, 3440, 130, 190),
    ramp: [
      [46, 30, 38],
      [150, 120, 122],
      [196, 172, 170],
    ],
    dome: 120,
    rise: 0.4,
    bump: (x, y) => 8 * leaf((y + 0.001 * (x - middle) ** 2) / 26) + 3 * fbm(x / 50, y / 50, seed, 2),
    cell: 5,
  })
}

/** The tonsil beside the medulla, its few broad leaves running lengthwise. */
export function drawTonsil(canvas: Canvas, side: Side): void {
  const outline = smooth(
    on(
      side,
      points(`
    150,2985 222,2880 330,2862 424,2930 462,3060 446,3215 376,3340 270,3396 176,3352 128,3240 126,3110
  `),
    ),
    true,
    6,
  )
  // a deep cleft all round
  castShadow(canvas, outline, { x: 0, y: 0, soft: 46 }, 0.55)
  castShadow(canvas, outline, { x: 10, y: 14, soft: 40 }, 0.3)
  drawForm(canvas, {
    outline,
    ramp: folia,
    dome: 170,
    rise: 0.8,
    bump: (x, y) => {
      const u = (x - middle) * side - 0.00055 * (y - 3120) ** 2
      return 9 * leaf((u + 0.2 * y + 14 * fbm(x / 140, y / 140, 5, 2)) / 40)
    },
    gloss: 0.12,
    line: 0.4,
    cell: 5,
  })
}

/** The flocculus at the angle to the pons. */
export function drawFlocculus(canvas: Canvas, side: Side): void {
  const outline = smooth(
    on(
      side,
      points('430,2520 476,2456 540,2440 600,2408 680,2432 716,2500 676,2560 600,2582 548,2618 470,2590'),
    ),
    true,
    6,
  )
  castShadow(canvas, outline, { x: 8, y: 12, soft: 30 }, 0.5)
  drawForm(canvas, {
    outline,
    ramp: folia,
    dome: 80,
    rise: 0.8,
    bump: (x, y) => 9 * leaf(((x - middle) * side * 0.95 + y * 0.3) / 31),
    gloss: 0.12,
    line: 0.45,
    cell: 4,
  })
}
