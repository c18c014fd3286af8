import type { Point } from '../drawing.ts'
import { oval } from '../kernel/atlas.ts'
import { boneRamp, drawHole, drawSuture } from '../kernel/bone.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { type Hand, hands } from '../kernel/halves.ts'
import { smoothstep } from '../kernel/noise.ts'
import { paint } from '../kernel/plate.ts'
import { drawForm } from '../kernel/relief.ts'
import { closed, offsetLine } from '../kernel/shapes.ts'
import { noiseTile } from '../kernel/tile.ts'
import { foramenMagnum, inner, middle, mm, outer, perMm, shapes, top } from './place.ts'

/** The sawn rim: outer and inner table with the spongy diploë between. */
export function drawRim(canvas: Canvas, seed: number): void {
  const moved = closed(outer).map(([x, y]): Point => [x + 20, y + 34])
  canvas.stroke(moved, 70, 90).apply({ mode: 'times', values: [0.62, 0.58, 0.62], strength: 0.8 })
  canvas.polygon(outer).apply({ values: paint([236, 216, 178]) })
  const tables = [closed(offsetLine(outer, -26)), closed(offsetLine(inner, 22)).toReversed()]
  const spongy = noiseTile(seed, 256, 5, 52, 52, 3)
  canvas.polygon(tables.flat()).apply({
    values: paint([164, 112, 80]),
    vary: (x, y) => 0.3 + 0.6 * smoothstep(0.4, 0.68, spongy.at(x, y)),
  })
  canvas.stroke(closed(outer), 9, 4).apply({ values: paint([120, 90, 62]), strength: 0.8 })
  canvas.stroke(closed(offsetLine(outer, -9)), 8, 6).apply({ values: paint([255, 246, 224]), strength: 0.6 })
}

/** Round openings of one half in mm: x, y, half axes, angle. */
export const openings = {
  optic: [8.9, 65.6, 2.5, 1.7, -0.5],
  rotundum: [18, 73.6, 1.9, 1.2, 0.3],
  ovale: [23.4, 81.6, 3.7, 2.1, 0.75],
  spinosum: [28.4, 87, 1.35, 1.15, 0],
  meatus: [24.4, 99.6, 2.9, 1.5, 0.55],
  hypoglossal: [15.2, 108.6, 1.2, 2.2, 0.35],
} as const
export type Opening = keyof typeof openings

export function opening(hand: Hand, name: Opening): { centre: Point; outline: Point[] } {
  const [x, y, rx, ry, angle] = openings[name]
  const centre = mm.at(hand, x, y)
  return { centre, outline: oval(centre[0], centre[1], rx * perMm, ry * perMm, angle * hand, 28) }
}

/** Places of the cribriform plate's holes, mm. */
const sieve: Point[] = Array.from({ length: 24 }, (_, i) => [
  2.7 + (i % 3) * 1.35 + (i % 2) * 0.2,
  25.4 + Math.floor(i / 3) * 2.6 + (i % 3) * 0.6,
])

/** The lesser wing's free edge overhangs the middle fossa and ends in the anterior clinoid process. */
export function drawWings(canvas: Canvas): void {
  for (const hand of hands) {
    drawHole(canvas, mm.loop(hand, shapes.superiorOrbitalFissure), 16)
    const outline = mm.loop(hand, shapes.wingBlade)
    const under = mm.line(hand, shapes.lesserWing).map(([x, y]): Point => [x + 6, y + 46])
    canvas.stroke(under, 50, 50).apply({ mode: 'times', values: [0.5, 0.44, 0.42], strength: 0.8 })
    drawForm(canvas, {
      outline,
      ramp: boneRamp,
      dome: 40,
      rise: 0.7,
      line: 0.25,
      lineWidth: 8,
      soft: 3,
      // it grows out of the anterior fossa's floor
      fade: (x, y) => {
        const out = Math.abs(x - middle) / perMm
        const behind = (y - top) / perMm - 70 + Math.max(0, out - 14) * 0.36
        return smoothstep(-8, -2, behind + 6 * smoothstep(18, 13, out)) * smoothstep(53, 42, out)
      },
    })
    canvas
      .stroke(mm.line(hand, '28.6,87.4 34,83.4 42,79.6 49.6,72.6 55.4,66 57.6,61'), 7, 6)
      .stroke(mm.line(hand, '42,79.6 50,84.6 58,92 63.4,101'), 6, 6)
      .apply({ values: paint([120, 84, 60]), strength: 0.5 })
  }
}

export function drawOpenings(canvas: Canvas): void {
  drawHole(canvas, foramenMagnum, 60)
  for (const hand of hands) {
    drawHole(canvas, mm.loop(hand, shapes.jugular), 34)
    drawHole(canvas, mm.loop(hand, shapes.lacerum), 24)
    for (const name of Object.keys(openings) as Opening[]) drawHole(canvas, opening(hand, name).outline, 18)
    for (const [x, y] of sieve) {
      const [px, py] = mm.at(hand, x, y)
      canvas.blob({ x: px, y: py, rx: 8.5, ry: 10 }, 4).apply({ values: paint([44, 26, 20]), strength: 0.9 })
    }
    // hiatus for the greater petrosal nerve
    const [hx, hy] = mm.at(hand, 23.4, 90.8)
    canvas
      .blob({ x: hx, y: hy, rx: 16, ry: 7, angle: 0.6 * hand }, 4)
      .apply({ values: paint([60, 38, 28]), strength: 0.8 })
  }
  const [cx, cy] = mm.at(1, 0, 22.3)
  drawHole(canvas, oval(cx, cy, 13, 17), 10)
}

export function drawSutures(canvas: Canvas, seed: number): void {
  for (const hand of hands) {
    const suture = (list: string, n: number, sway = 9, dark = 0.42) =>
      drawSuture(canvas, mm.line(hand, list), seed + n + hand * 20, sway, dark)
    suture('6.8,47.4 14,49.4 26,52 38,53.4 49,51.6', 1)
    suture('30.4,88.4 33,83.6 38,77 46,70 54.4,61', 2)
    suture('30.4,88.4 38,92 46,97 54,101 60,104.4', 3, 5, 0.3)
    suture('13,89.4 17.4,97 21,103.6', 4, 4)
    suture('33.4,111.4 40,122 48,131.4 57.4,140.6', 5, 11)
    suture('7.2,23.6 7.6,34 7.2,46.6', 6, 3, 0.3)
  }
}
