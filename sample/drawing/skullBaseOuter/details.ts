import type { Point } from '../drawing.ts'
import { oval } from '../kernel/atlas.ts'
import { boneRamp, drawHole, drawSuture } from '../kernel/bone.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { type Hand, hands } from '../kernel/halves.ts'
import { smoothstep } from '../kernel/noise.ts'
import { drawTubes, paint, type Tube } from '../kernel/plate.ts'
import { drawForm, type Ramp } from '../kernel/relief.ts'
import { closed } from '../kernel/shapes.ts'
import { foramenMagnum, middle, mm, perMm, shapes, top, vault } from './place.ts'

const far: Ramp = [
  [84, 62, 48],
  [176, 152, 122],
  [222, 202, 172],
]

const facet: Ramp = [
  [124, 100, 76],
  [240, 226, 196],
  [255, 250, 234],
]

/** Side of the vault in the depth of the temporal fossa. */
export function drawVault(canvas: Canvas): void {
  const moved = closed(vault).map(([x, y]): Point => [x + 20, y + 34])
  canvas.stroke(moved, 70, 90).apply({ mode: 'times', values: [0.62, 0.58, 0.62], strength: 0.8 })
  drawForm(canvas, {
    outline: vault,
    ramp: far,
    dome: 160,
    rise: 0.5,
    // the temporal fossa lies in the shade of the arch
    tint: (_, y) => 0.72 + 0.28 * smoothstep(70, 100, (y - top) / perMm),
    line: 0.4,
    lineWidth: 14,
    cell: 10,
  })
}

/** The zygomatic arch grows out of the upper jaw and runs back to the temporal bone. */
export function drawZygoma(canvas: Canvas, pits: (x: number, y: number) => number): void {
  for (const hand of hands) {
    const outline = mm.loop(hand, shapes.zygoma)
    const free = mm.line(hand, '36,36 47,37 56.6,46 59.8,57 59.4,68')
    canvas
      .stroke(
        free.map(([x, y]): Point => [x + 4, y + 14]),
        50,
        60,
      )
      .apply({ mode: 'times', values: [0.5, 0.45, 0.45], strength: 0.7 })
    drawForm(canvas, {
      outline,
      ramp: boneRamp,
      dome: 60,
      rise: 0.8,
      bump: pits,
      gloss: 0.08,
      line: 0.3,
      lineWidth: 10,
      soft: 3,
      fade: (x, y) => {
        const out = Math.abs(x - middle) / perMm
        return smoothstep(24, 32, out) * smoothstep(84, 74, (y - top) / perMm)
      },
      cell: 5,
    })
  }
}

/** Openings of one half in mm: x, y, half axes, angle. */
export const openings = {
  greaterPalatine: [17, 43, 1.5, 2.5, 0.15],
  lesserPalatine: [17.4, 46.9, 0.75, 0.75, 0],
  ovale: [22.8, 71.4, 3.7, 2.1, 0.62],
  spinosum: [28.2, 76.8, 1.3, 1.15, 0],
  carotid: [25.8, 84.6, 3.1, 2.8, 0],
  stylomastoid: [36, 96.4, 1.15, 1.2, 0],
  hypoglossal: [19.9, 96.6, 1.7, 1.1, 0.7],
} as const
export type Opening = keyof typeof openings

export function opening(hand: Hand, name: Opening): { centre: Point; outline: Point[] } {
  const [x, y, rx, ry, angle] = openings[name]
  const centre = mm.at(hand, x, y)
  return { centre, outline: oval(centre[0], centre[1], rx * perMm, ry * perMm, angle * hand, 28) }
}

export function styloid(hand: Hand): Tube {
  const line = mm.line(hand, '34,92 33,90 31.4,86.6 30,83')
  return { line, width: line.map((_, i) => 62 - (42 * i) / (line.length - 1)) }
}

export function drawOpenings(canvas: Canvas): void {
  drawHole(canvas, foramenMagnum, 60)
  for (const hand of hands) {
    drawHole(canvas, mm.loop(hand, shapes.inferiorOrbital), 22)
    drawHole(canvas, mm.loop(hand, shapes.lacerum), 24)
    drawHole(canvas, mm.loop(hand, shapes.jugular), 36)
    const depth = mm.loop(hand, shapes.choana)
    drawHole(canvas, depth, 44)
    drawForm(canvas, {
      outline: mm.loop(hand, shapes.condyle),
      ramp: facet,
      dome: 90,
      rise: 0.75,
      gloss: 0.2,
      line: 0.3,
      soft: 8,
      cell: 5,
    })
    for (const name of Object.keys(openings) as Opening[]) drawHole(canvas, opening(hand, name).outline, 18)
    drawTubes(canvas, [styloid(hand)], { ramp: boneRamp, gloss: 0.12, line: 0.4, shadow: 0.6 })
  }
  const [x, y] = mm.at(1, 0, 10)
  drawHole(canvas, oval(x, y, 34, 40), 16)
  for (const hand of hands) {
    const [u, v] = mm.at(hand, 0.75, 10.2)
    canvas.blob({ x: u, y: v, rx: 9, ry: 14 }, 5).apply({ values: paint([24, 12, 10]), strength: 0.9 })
  }
}

export function drawSutures(canvas: Canvas, seed: number): void {
  const suture = (line: readonly Point[], n: number, sway = 7, dark = 0.45) =>
    drawSuture(canvas, line, seed + n, sway, dark)
  suture(mm.of(1, '0,13 0,48'), 1, 5)
  for (const hand of hands) {
    const at = 10 + hand * 4
    suture(mm.line(hand, '0,36 8,36 14.4,36 16.6,39'), at, 5)
    suture(mm.line(hand, '38,20 41,26 43,33.6'), at + 20, 6)
    suture(mm.line(hand, '62,52.6 60.6,56 59.6,59'), at + 40, 4)
    suture(mm.line(hand, '28.4,78 33,76.6 36,71 40,64 46,56 53,52.6'), at + 60, 7)
    suture(mm.line(hand, '14,82.6 17,87 20.4,91.4'), at + 80, 4, 0.35)
    suture(mm.line(hand, '40.6,112 44,118.6 50,124 59,126.4 68.4,126'), at + 100, 10)
  }
}
