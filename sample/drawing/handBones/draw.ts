import type { Point } from '../drawing.ts'
import { oval } from '../kernel/atlas.ts'
import { bonePits, boneRamp } from '../kernel/bone.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { smoothstep } from '../kernel/noise.ts'
import { drawForm, type Form, type Ramp } from '../kernel/relief.ts'
import { closed } from '../kernel/shapes.ts'
import * as at from './shapes.ts'

/** The distal row is a little warmer than the proximal one, so that the rows are told apart. */
const distalRamp: Ramp = [
  [108, 76, 52],
  [220, 194, 148],
  [246, 230, 192],
]

function halo(canvas: Canvas, outline: readonly Point[], off = 12): void {
  canvas
    .stroke(
      closed(outline)
        .filter((_, i) => i % 2 === 0)
        .map(([x, y]): Point => [x + off * 0.7, y + off]),
      26,
      40,
    )
    .apply({ mode: 'times', values: [0.54, 0.5, 0.54], strength: 0.75 })
}

function bone(
  canvas: Canvas,
  outline: readonly Point[],
  pits: (x: number, y: number) => number,
  more: Partial<Form> = {},
): void {
  halo(canvas, outline)
  drawForm(canvas, {
    outline,
    ramp: boneRamp,
    dome: 90,
    rise: 0.72,
    bump: pits,
    gloss: 0.1,
    line: 0.4,
    lineWidth: 9,
    cell: 5,
    ...more,
  })
}

export function drawForearm(canvas: Canvas, seed: number): void {
  const pits = bonePits(seed)
  const fade = (_: number, y: number) => smoothstep(20, 200, y)
  for (const outline of [at.ulna, at.radius]) bone(canvas, outline, pits, { dome: 150, fade, soft: 3 })
}

export function drawRays(canvas: Canvas, seed: number): void {
  const pits = bonePits(seed)
  for (const ray of at.rays)
    for (const one of ray.toReversed()) bone(canvas, at.boneOutline(one), pits, { dome: 80 })
  for (const [x, y] of at.sesamoids) bone(canvas, oval(x, y, 44, 52, 0.4), pits, { dome: 46 })
}

export function drawCarpus(canvas: Canvas, seed: number): void {
  const pits = bonePits(seed)
  const { scaphoid, lunate, triquetrum, pisiform, trapezium, trapezoid, capitate, hamate } = at.carpals
  for (const outline of [capitate, trapezoid, hamate, trapezium])
    bone(canvas, outline, pits, { ramp: distalRamp, dome: 78 })
  for (const outline of [lunate, triquetrum, scaphoid]) bone(canvas, outline, pits, { dome: 78 })
  // what stands out towards the palm
  const knob = (outline: readonly Point[], ramp: Ramp) => {
    halo(canvas, outline, 16)
    drawForm(canvas, {
      outline,
      ramp,
      dome: 50,
      rise: 1,
      bump: pits,
      gloss: 0.14,
      line: 0.3,
      soft: 9,
      cell: 4,
    })
  }
  knob(at.scaphoidTubercle, boneRamp)
  knob(at.trapeziumTubercle, distalRamp)
  knob(at.hook, distalRamp)
  bone(canvas, pisiform, pits, { dome: 80, rise: 0.9 })
}
