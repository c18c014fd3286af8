import type { Point } from '../drawing.ts'
import { oval } from '../kernel/atlas.ts'
import { boneRamp, drawCanal, drawSuture } from '../kernel/bone.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { type Hand, hands } from '../kernel/halves.ts'
import { smoothstep } from '../kernel/noise.ts'
import { castShadow, drawTubes, paint, type Tube } from '../kernel/plate.ts'
import { drawForm, type Ramp } from '../kernel/relief.ts'
import { closed } from '../kernel/shapes.ts'
import { foramenMagnum, middle, mm, perMm, shapes, top, vault } from './place.ts'

const far: Ramp = [
  [70, 51, 39],
  [168, 144, 114],
  [222, 202, 172],
]

const facet: Ramp = [
  [124, 97, 72],
  [232, 215, 182],
  [252, 243, 220],
]

const depth: Ramp = [
  [18, 10, 8],
  [44, 29, 22],
  [96, 70, 52],
]

/** Side of the vault in the depth of the temporal fossa. */
export function drawVault(canvas: Canvas): void {
  const moved = closed(vault).map(([x, y]): Point => [x + 20, y + 34])
  canvas.stroke(moved, 70, 90).apply({ mode: 'times', values: [0.62, 0.58, 0.62], strength: 0.8 })
  drawForm(canvas, {
    outline: vault,
    ramp: far,
    dome: 200,
    rise: 0.6,
    // the temporal fossa lies in the shade of the arch
    tint: (_, y) => 0.42 + 0.58 * smoothstep(44, 100, (y - top) / perMm),
    line: 0.4,
    lineWidth: 14,
    cell: 10,
  })
}

/** The zygomatic arch grows out of the upper jaw and runs back to the temporal bone. */
export function drawZygoma(canvas: Canvas, pits: (x: number, y: number) => number): void {
  for (const hand of hands) {
    const outline = mm.loop(hand, shapes.zygoma)
    const free = mm.line(hand, '34,39 41.6,36.6 48,37.6 53.4,42 57.6,48.6 59.6,57 60,66 58.4,75')
    canvas
      .stroke(
        free.map(([x, y]): Point => [x + 8, y + 18]),
        46,
        60,
      )
      .apply({ mode: 'times', values: [0.5, 0.45, 0.45], strength: 0.7 })
    drawForm(canvas, {
      outline,
      ramp: boneRamp,
      dome: 56,
      rise: 0.9,
      bump: pits,
      gloss: 0.06,
      line: 0.35,
      lineWidth: 10,
      soft: 3,
      fade: (x, y) => {
        const out = Math.abs(x - middle) / perMm
        return smoothstep(24, 31, out) * smoothstep(83, 75, (y - top) / perMm)
      },
      cell: 5,
    })
  }
}

/** Openings of one half in mm: x, y, half axes, angle. */
export const openings = {
  greaterPalatine: [17.4, 43.6, 1.5, 2.5, 0.15],
  lesserPalatine: [18.2, 47.4, 0.75, 0.75, 0],
  ovale: [22.8, 71.4, 3.7, 2.1, 0.62],
  spinosum: [28, 76.6, 1.3, 1.15, 0],
  carotid: [25.8, 85.4, 3.1, 2.7, 0],
  stylomastoid: [38.4, 93.8, 1.2, 1.3, 0],
  hypoglossal: [20.6, 96.8, 1.7, 1.1, 0.7],
} as const
export type Opening = keyof typeof openings

/** Where the canals go, seen from below: outwards and backwards, as parts of the opening's size. */
const leads: Partial<Record<Opening, Point>> = {
  greaterPalatine: [0.02, 0.14],
  carotid: [-0.1, -0.12],
  hypoglossal: [-0.16, 0.1],
}

export function opening(hand: Hand, name: Opening): { centre: Point; outline: Point[] } {
  const [x, y, rx, ry, angle] = openings[name]
  const centre = mm.at(hand, x, y)
  return { centre, outline: oval(centre[0], centre[1], rx * perMm, ry * perMm, angle * hand, 28) }
}

export function styloid(hand: Hand): Tube {
  const line = mm.line(hand, '36.4,91 35,88.4 33.4,85.2 31.6,81.4')
  return { line, width: line.map((_, i) => 66 - (46 * i) / (line.length - 1)) }
}

/** The plates of the pterygoid process: a free border and the side face that falls away from it. */
const plates = [
  {
    outline:
      '14.2,48.2 15.6,48.4 15.2,51.6 14.6,55.4 14.4,59.4 14.2,63.4 12.4,64.4 11.4,60.4 11.6,56 12.2,52',
    /** the border's distance from the midline at its front end, and how it goes outwards; mm */
    border: 15.6,
    slant: -0.1,
    face: -1,
  },
  {
    outline:
      '15.8,48.6 18.8,48.2 21.4,51 24,54 26.6,56.6 29.2,60.4 29.6,64.4 26.4,66 24,62.8 21.6,60 18.8,56.4 16.8,52.6',
    border: 15.8,
    slant: 0.62,
    face: 1,
  },
] as const

export function drawPterygoid(canvas: Canvas, pits: (x: number, y: number) => number): void {
  for (const hand of hands) {
    for (const { outline, border, slant, face } of plates) {
      const shape = mm.loop(hand, outline)
      drawForm(canvas, {
        outline: shape,
        ramp: boneRamp,
        dome: 26,
        rise: 1,
        bump: (x, y) => pits(x, y) * 0.6,
        line: 0.35,
        lineWidth: 7,
        soft: 3,
        cell: 3,
        fade: (x, y) => {
          const back = (y - top) / perMm - 48.6
          const down = (Math.abs(x - middle) / perMm - border - slant * back) * face
          return smoothstep(17, 12, back) * smoothstep(3.4, 1.5, down)
        },
      })
    }
    const hamulus = mm.line(hand, '14.2,50.6 15.2,51 16,52 16.3,53.4')
    drawTubes(canvas, [{ line: hamulus, width: hamulus.map((_, i) => 30 - i * 0.8) }], {
      ramp: boneRamp,
      gloss: 0.1,
      line: 0.4,
      shadow: 0.6,
    })
  }
}

/** The nose's back openings, one on either side of the vomer: dark under the palate, their roof lit behind. */
function drawChoanae(canvas: Canvas): void {
  for (const hand of hands)
    drawForm(canvas, {
      outline: mm.loop(hand, shapes.choana),
      ramp: depth,
      dome: 60,
      rise: -0.6,
      soft: 22,
      cell: 4,
      fade: (_, y) => smoothstep(61.4, 52, (y - top) / perMm),
    })
  const blade = mm.whole('0,50.6 0.9,51 0.8,54 1,58 2,61 4.6,62.4 5.4,63.6 3,64.2 0,63.8')
  castShadow(canvas, blade, { x: 12, y: 14, soft: 24 }, 0.4)
  drawForm(canvas, {
    outline: blade,
    ramp: boneRamp,
    dome: 22,
    rise: 0.9,
    line: 0.35,
    lineWidth: 8,
    soft: 3,
    cell: 4,
    fade: (_, y) => smoothstep(64.4, 61.6, (y - top) / perMm),
  })
}

/** Through the great opening the inside of the vault is seen far off. */
function drawForamenMagnum(canvas: Canvas): void {
  drawCanal(canvas, foramenMagnum, [0, 0], 0.93)
  const [x, y] = mm.at(1, 2.4, 119)
  canvas.blob({ x, y, rx: 150, ry: 180 }, 160).apply({ values: paint([104, 78, 58]), strength: 0.4 })
}

export function drawOpenings(canvas: Canvas): void {
  drawForamenMagnum(canvas)
  drawChoanae(canvas)
  for (const hand of hands) {
    drawCanal(canvas, mm.loop(hand, shapes.lacerum), [0, 0.02], 0.8)
    drawCanal(canvas, mm.loop(hand, shapes.jugular), [0.1 * hand, 0.02], 0.8)
    drawCanal(canvas, mm.loop(hand, shapes.meatus), [-0.16 * hand, 0], 0.76)
    drawForm(canvas, {
      outline: mm.loop(hand, shapes.condyle),
      ramp: facet,
      dome: 150,
      rise: 0.55,
      gloss: 0.06,
      line: 0.2,
      lineWidth: 12,
      soft: 10,
      cell: 5,
    })
    for (const name of Object.keys(openings) as Opening[]) {
      const [x, y] = leads[name] ?? [0, 0]
      drawCanal(canvas, opening(hand, name).outline, [x * hand, y])
    }
    drawTubes(canvas, [styloid(hand)], { ramp: boneRamp, gloss: 0.1, line: 0.4, shadow: 0.7 })
  }
  const [x, y] = mm.at(1, 0, 10)
  drawCanal(canvas, oval(x, y, 36, 42), [0, 0], 0.8)
  // the two incisive canals in its depth
  for (const hand of hands) {
    const [u, v] = mm.at(hand, 0.75, 10.2)
    canvas.blob({ x: u, y: v, rx: 9, ry: 14 }, 5).apply({ values: paint([14, 7, 6]), strength: 0.9 })
  }
}

/** The gap between upper jaw and greater wing; the zygomatic bone lies over its outer end. */
export function drawFissures(canvas: Canvas): void {
  for (const hand of hands)
    drawForm(canvas, {
      outline: mm.loop(hand, shapes.inferiorOrbital),
      ramp: depth,
      dome: 40,
      rise: -0.8,
      soft: 14,
      cell: 4,
    })
}

export function drawSutures(canvas: Canvas, seed: number): void {
  const suture = (line: readonly Point[], n: number, sway = 7, dark = 0.45) =>
    drawSuture(canvas, line, seed + n, sway, dark)
  suture(mm.of(1, '0,13 0,49'), 1, 5)
  for (const hand of hands) {
    const at = 10 + hand * 4
    suture(mm.line(hand, '0,36 8,36 14.4,36.2 17,39.4 19,43'), at, 5)
    suture(mm.line(hand, '37,19.4 40.6,26 42.4,35'), at + 20, 6)
    suture(mm.line(hand, '64,55.6 61.8,58 60.4,61.6'), at + 40, 4)
    suture(mm.line(hand, '29.6,78.6 33.6,76 36.6,71 40,65 46,60 52,58.6'), at + 60, 7)
    suture(mm.line(hand, '13.6,83.6 17,88 21,92'), at + 80, 4, 0.35)
    suture(mm.line(hand, '38.6,99.6 40,106 42.6,113 48,118.4 54,120'), at + 100, 8)
    suture(mm.line(hand, '54,120 60,127 62,136 63.4,145'), at + 120, 11)
    suture(mm.line(hand, '54,120 61,117.6 67,115'), at + 140, 9)
  }
}
