import type { Point } from '../drawing.ts'
import { oval } from '../kernel/atlas.ts'
import { boneRamp, drawCanal, drawSuture } from '../kernel/bone.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { type Hand, hands } from '../kernel/halves.ts'
import { smoothstep } from '../kernel/noise.ts'
import { castShadow, paint } from '../kernel/plate.ts'
import { drawForm, type Ramp } from '../kernel/relief.ts'
import { closed, offsetLine } from '../kernel/shapes.ts'
import { noiseTile } from '../kernel/tile.ts'
import { foramenMagnum, inner, middle, mm, outer, perMm, shapes, top } from './place.ts'

/** The sawn rim: outer and inner table with the spongy diploë between. */
export function drawRim(canvas: Canvas, seed: number): void {
  const moved = closed(outer).map(([x, y]): Point => [x + 20, y + 34])
  canvas.stroke(moved, 70, 90).apply({ mode: 'times', values: [0.62, 0.58, 0.62], strength: 0.8 })
  canvas.polygon(outer).apply({ values: paint([238, 219, 182]) })
  const tables = [closed(offsetLine(outer, -26)), closed(offsetLine(inner, 22)).toReversed()]
  const spongy = noiseTile(seed, 256, 4, 64, 64, 3)
  canvas.polygon(tables.flat()).apply({
    values: paint([156, 110, 80]),
    vary: (x, y) => 0.16 + 0.7 * smoothstep(0.44, 0.66, spongy.at(x, y)),
  })
  canvas.stroke(closed(outer), 9, 4).apply({ values: paint([120, 90, 62]), strength: 0.8 })
  canvas.stroke(closed(offsetLine(outer, -9)), 8, 6).apply({ values: paint([255, 246, 224]), strength: 0.6 })
}

/** Round openings of one half in mm: x, y, half axes, angle. */
export const openings = {
  optic: [8.6, 64.6, 2.7, 1.6, -0.5],
  rotundum: [18.8, 75.8, 1.9, 1.3, 0.3],
  ovale: [23.4, 82, 3.7, 2.1, 0.75],
  spinosum: [28.4, 87.4, 1.35, 1.15, 0],
  meatus: [25, 100.8, 2.9, 1.6, 0.55],
  hypoglossal: [15.8, 109.4, 1.2, 2.1, 0.35],
} as const
export type Opening = keyof typeof openings

/** Where the canals go, seen from above: outwards and backwards, as parts of the opening's size. */
const leads: Record<Opening, Point> = {
  optic: [0.14, -0.16],
  rotundum: [0, -0.18],
  ovale: [0.04, 0.02],
  spinosum: [0, 0],
  meatus: [0.2, -0.1],
  hypoglossal: [0.18, 0],
}

export function opening(hand: Hand, name: Opening): { centre: Point; outline: Point[] } {
  const [x, y, rx, ry, angle] = openings[name]
  const centre = mm.at(hand, x, y)
  return { centre, outline: oval(centre[0], centre[1], rx * perMm, ry * perMm, angle * hand, 28) }
}

/** Places of the cribriform plate's holes, mm. */
const sieve: Point[] = Array.from({ length: 24 }, (_, i) => [
  2.5 + (i % 3) * 1.3 + (i % 2) * 0.2,
  25.8 + Math.floor(i / 3) * 2.5 + (i % 3) * 0.6,
])

const depth: Ramp = [
  [18, 10, 8],
  [44, 29, 22],
  [96, 70, 52],
]

/** The lesser wing's free edge overhangs the middle fossa and ends in the anterior clinoid process. */
export function drawWings(canvas: Canvas, pits: (x: number, y: number) => number): void {
  for (const hand of hands) {
    drawForm(canvas, {
      outline: mm.loop(hand, shapes.superiorOrbitalFissure),
      ramp: depth,
      dome: 34,
      rise: -0.8,
      soft: 10,
      cell: 4,
    })
    const outline = mm.loop(hand, shapes.wingBlade)
    const under = mm
      .line(hand, '12.6,75.4 15.6,70.6 20,67 30,63.6 42,61 50,58.6')
      .map(([x, y]): Point => [x + 10, y + 22])
    canvas.stroke(under, 34, 44).apply({ mode: 'times', values: [0.5, 0.44, 0.42], strength: 0.7 })
    drawForm(canvas, {
      outline,
      ramp: boneRamp,
      dome: 44,
      rise: 0.8,
      bump: (x, y) => pits(x, y) * 0.6,
      line: 0.25,
      lineWidth: 8,
      soft: 3,
      // it grows out of the anterior fossa's floor
      fade: (x, y) => {
        const out = Math.abs(x - middle) / perMm
        const behind = (y - top) / perMm - 70 + Math.max(0, out - 14) * 0.36
        return smoothstep(-8, -2, behind + 6 * smoothstep(18, 13, out)) * smoothstep(52, 40, out)
      },
    })
  }
}

/** The plate that stands up behind the sella, with a process at either upper corner, and the cock's comb before it. */
export function drawMidline(canvas: Canvas): void {
  const [x, y] = mm.at(1, 0, 75)
  canvas
    .blob({ x, y, rx: 128, ry: 84 }, 100)
    .apply({ mode: 'times', values: [0.6, 0.52, 0.46], strength: 0.62 })
  for (const outline of [shapes.dorsum, shapes.cristaGalli]) {
    const shape = mm.whole(outline)
    castShadow(canvas, shape, { x: 14, y: 20, soft: 30 }, 0.5)
    drawForm(canvas, {
      outline: shape,
      ramp: boneRamp,
      dome: 26,
      rise: 1,
      line: 0.35,
      lineWidth: 8,
      soft: 4,
      cell: 4,
    })
  }
  for (const hand of hands)
    drawForm(canvas, {
      outline: mm.loop(hand, shapes.posteriorClinoid),
      ramp: boneRamp,
      dome: 34,
      rise: 1.3,
      line: 0.25,
      lineWidth: 8,
      soft: 5,
      cell: 4,
    })
}

/** Blood lay in the grooves of the sinuses: their floors are a little darker. */
export function drawSinusGrooves(canvas: Canvas): void {
  for (const hand of hands) {
    const line = [...mm.line(hand, shapes.transverse), ...mm.line(hand, shapes.sigmoid).slice(1)]
    canvas
      .stroke(
        line.filter((_, i) => i % 3 === 0 || i === line.length - 1),
        84,
        70,
      )
      .apply({ mode: 'times', values: [0.74, 0.68, 0.62], strength: 0.6 })
  }
}

/** Through the great opening nothing but dark is seen, and its rim. */
export function drawOpenings(canvas: Canvas): void {
  drawCanal(canvas, foramenMagnum, [0, 0], 0.88)
  for (const hand of hands) {
    drawCanal(canvas, mm.loop(hand, shapes.jugular), [0.1 * hand, 0.06], 0.78)
    drawCanal(canvas, mm.loop(hand, shapes.lacerum), [0, 0.04], 0.8)
    for (const name of Object.keys(openings) as Opening[]) {
      const [x, y] = leads[name]
      drawCanal(canvas, opening(hand, name).outline, [x * hand, y])
    }
    for (const [x, y] of sieve) {
      const [px, py] = mm.at(hand, x, y)
      canvas
        .blob({ x: px + 2, y: py + 3, rx: 9.5, ry: 11 }, 4)
        .apply({ values: paint([224, 202, 166]), strength: 0.7 })
      canvas.blob({ x: px, y: py, rx: 8, ry: 9.5 }, 4).apply({ values: paint([34, 21, 16]), strength: 0.95 })
    }
    // hiatus for the greater petrosal nerve
    const [hx, hy] = mm.at(hand, 24.6, 91.4)
    canvas
      .blob({ x: hx, y: hy, rx: 18, ry: 9, angle: 0.5 * hand }, 4)
      .apply({ values: paint([50, 31, 23]), strength: 0.85 })
  }
  const [cx, cy] = mm.at(1, 0, 22.3)
  drawCanal(canvas, oval(cx, cy, 15, 19), [0, 0.05])
}

/** The artery's grooves are inked a little, so that their branches can be followed. */
export function drawMeningealGrooves(canvas: Canvas): void {
  for (const hand of hands) {
    for (const [i, list] of shapes.meningeal.entries()) {
      const line = mm.line(hand, list)
      const widest = i === 2 ? 8 : 15
      canvas.stroke(
        line,
        line.map((_, k) => widest - (widest * 0.6 * k) / line.length),
        6,
      )
    }
    canvas.apply({ mode: 'times', values: [0.62, 0.56, 0.52], strength: 0.55 })
  }
}

export function drawSutures(canvas: Canvas, seed: number): void {
  for (const hand of hands) {
    const suture = (list: string, n: number, sway = 9, dark = 0.42) =>
      drawSuture(canvas, mm.line(hand, list), seed + n + hand * 20, sway, dark)
    suture('6.8,47.6 14,49.4 26,51.4 38,52 50,49.6', 1)
    suture('30.4,88.4 34.6,86.6 40,84 47,78 53,71 58.4,66.6', 2)
    suture('30.4,88.4 38,91.4 46,95.6 54,99.4 60.4,103', 3, 5, 0.3)
    suture('13,89.4 17,97 20.8,103', 4, 4)
    suture('34,112 40,122.6 48,131.4 57.4,140.6', 5, 11)
    suture('7.2,23.6 7.8,34 7.2,46.6', 6, 3, 0.3)
  }
}
