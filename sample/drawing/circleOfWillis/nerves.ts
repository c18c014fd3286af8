import type { Point } from '../drawing.ts'
import { oval } from '../kernel/atlas.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { drawTubes } from '../kernel/plate.ts'
import { points } from '../kernel/points.ts'
import { drawForm, smooth } from '../kernel/relief.ts'
import { left, on, right, type Side } from './place.ts'
import { nerve, shadeRoot } from './stem.ts'

const look = { ramp: nerve, gloss: 0.2, line: 0.5, shadow: 0.5 }
const both = [right, left] as const

function drawNerve(canvas: Canvas, side: Side, line: readonly Point[], width: number): void {
  const axis = smooth(on(side, line))
  drawTubes(canvas, [{ line: axis, width }], look)
  const [start, before, end] = [axis[0], axis.at(-3), axis.at(-1)]
  // the rest are rootlets
  if (!start || !end || !before || width < 20) return
  shadeRoot(canvas, start, width)
  // cut across: a pale face seen at a slant
  const angle = Math.atan2(end[1] - before[1], end[0] - before[0])
  drawForm(canvas, {
    outline: oval(end[0], end[1], width * 0.24, width * 0.49, angle),
    ramp: [
      [150, 124, 96],
      [240, 226, 194],
      [252, 246, 228],
    ],
    dome: 6,
    line: 0.45,
    lineWidth: 6,
    cell: 3,
  })
}

/** The oculomotor nerve leaves between posterior cerebral and superior cerebellar artery. */
export function drawOculomotor(canvas: Canvas): void {
  for (const side of both) drawNerve(canvas, side, points('90,1984 182,1936 276,1842 334,1740 358,1650'), 44)
}

export function drawTrigeminal(canvas: Canvas): void {
  for (const side of both) drawNerve(canvas, side, points('450,2262 496,2195 552,2120 592,2050'), 70)
}

export function drawLowerNerves(canvas: Canvas): void {
  for (const side of both) {
    drawNerve(canvas, side, points('120,2562 132,2440 165,2290 190,2150'), 20)
    drawNerve(canvas, side, points('330,2528 440,2490 560,2420 660,2352'), 32)
    drawNerve(canvas, side, points('336,2556 450,2522 580,2452 690,2384'), 40)
    for (let i = 0; i < 6; i++) {
      const y = 2650 + i * 40
      drawNerve(
        canvas,
        side,
        [
          [246 - i * 4, y],
          [320, y - 16],
          [400 + i * 5, 2650 + i * 22],
        ],
        11,
      )
    }
    for (let i = 0; i < 5; i++) {
      const y = 2720 + i * 44
      drawNerve(
        canvas,
        side,
        [
          [120 - i * 2, y],
          [180, y + 14],
          [270, 2850 + i * 14],
        ],
        8,
      )
    }
  }
}
