import type { Point } from '../drawing.ts'
import { oval } from '../kernel/atlas.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { drawTubes, paint, type Tube, type TubeLook } from '../kernel/plate.ts'
import { drawForm, smooth } from '../kernel/relief.ts'
import { middleCerebral, paired, type Stretch, single } from './courses.ts'
import { left, middle, on, right, type Side } from './place.ts'

const red: TubeLook = {
  ramp: [
    [78, 6, 14],
    [196, 34, 36],
    [240, 106, 88],
  ],
  gloss: 0.75,
  line: 0.5,
  shadow: 0.5,
}

function tube({ line, from, to }: Stretch): Tube {
  const axis = smooth(line)
  return { line: axis, width: axis.map((_, i) => from + ((to - from) * i) / (axis.length - 1)) }
}

export type Artery = keyof typeof paired | keyof typeof single | 'middleCerebral'

/** The tubes of an artery, the trunk first; unpaired ones are the same on either side. */
export function artery(name: Artery, side: Side): Tube[] {
  if (name === 'middleCerebral')
    return middleCerebral[side === left ? 'left' : 'right'].map((s) => tube({ ...s, line: on(side, s.line) }))
  if (name in single)
    return single[name as keyof typeof single].map((s) => tube({ ...s, line: on(left, s.line as Point[]) }))
  return paired[name as keyof typeof paired].map((s) => tube({ ...s, line: on(side, s.line as Point[]) }))
}

const both = [right, left] as const
const upper = (x: number, y: number) => y < 2150 || Math.abs(x - middle) > 150

/** Carotid branches in front: behind the optic nerves and the temporal lobes. */
export function drawFrontArteries(canvas: Canvas): void {
  const tubes = both.flatMap((side) => [
    ...artery('internalCarotid', side),
    ...artery('anteriorCerebral', side),
    ...artery('middleCerebral', side),
    ...lenticulostriate(side),
  ])
  drawTubes(canvas, [...tubes, ...artery('anteriorCommunicating', left)], red)
}

function lenticulostriate(side: Side): Tube[] {
  return [300, 335, 370, 405].map((x, i) => ({
    line: smooth(
      on(side, [
        [x, 1545 - i * 12],
        [x - 6 + i * 4, 1500 - i * 10],
        [x + 4, 1462 - i * 6],
      ]),
    ),
    width: 9,
  }))
}

/** What hides behind the cerebellum further out: the basilar artery's upper end with its last two pairs. */
export function drawUpperBasilar(canvas: Canvas): void {
  drawTubes(canvas, pontine(), red)
  const tubes = both.flatMap((side) => [
    ...artery('posteriorCerebral', side),
    ...artery('superiorCerebellar', side),
  ])
  drawTubes(canvas, [...artery('basilar', left), ...tubes], { ...red, clip: upper })
}

/** The carotids' cut ends and the communicating arteries, in front of the optic tracts. */
export function drawCommunicating(canvas: Canvas): void {
  for (const side of both) {
    drawTubes(canvas, artery('anteriorChoroidal', side), red)
    drawTubes(canvas, [...artery('posteriorCommunicating', side), ...artery('internalCarotid', side)], red)
    stump(canvas, middle + side * 225, 1704, 49, 30, side * 0.14)
  }
}

export function drawLowerBasilar(canvas: Canvas): void {
  const tubes = both.flatMap((side) => [
    ...artery('vertebral', side),
    ...artery('anteriorSpinalRoot', side),
    ...artery('anteriorInferiorCerebellar', side),
    ...artery('labyrinthine', side),
  ])
  drawTubes(
    canvas,
    both.flatMap((side) => artery('posteriorInferiorCerebellar', side)),
    red,
  )
  drawTubes(canvas, [...artery('basilar', left), ...tubes, ...artery('anteriorSpinal', left)], {
    ...red,
    clip: (x, y) => !upper(x, y) || y > 2300,
  })
  for (const side of both) stump(canvas, middle + side * 263, 3474, 40, 22, side * -0.12)
}

/** Short thin branches to the pons on either side of the basilar artery. */
export function pontine(): Tube[] {
  const out: Tube[] = []
  for (let y = 2130; y < 2420; y += 62)
    for (const side of both)
      out.push(
        tube({
          line: on(side, [
            [10, y],
            [80, y + 9],
            [150, y - 2],
            [225 - (y % 37), y + 14],
          ]),
          from: 14,
          to: 6,
        }),
      )
  return out
}

/** A cut vessel seen into its open end. */
function stump(canvas: Canvas, x: number, y: number, rx: number, ry: number, angle: number): void {
  drawForm(canvas, {
    outline: oval(x, y, rx, ry, angle),
    ramp: [
      [120, 24, 26],
      [226, 122, 108],
      [250, 188, 172],
    ],
    dome: 8,
    line: 0.5,
    lineWidth: 5,
    gloss: 0.3,
    cell: 3,
  })
  canvas.blob({ x, y: y + 1, rx: rx * 0.66, ry: ry * 0.62, angle }, 4).apply({ values: paint([74, 8, 14]) })
}
