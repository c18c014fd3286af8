import type { Drawing, Plan } from './drawing.ts'
import { bonePits, boneRamp } from './kernel/bone.ts'
import { Canvas } from './kernel/canvas.ts'
import { primePlate, printPlate } from './kernel/plate.ts'
import { drawSign } from './kernel/signs.ts'
import { drawTerrain } from './kernel/terrain.ts'
import { noiseTile } from './kernel/tile.ts'
import {
  drawMeningealGrooves,
  drawMidline,
  drawOpenings,
  drawRim,
  drawSinusGrooves,
  drawSutures,
  drawWings,
  openings,
} from './skullBaseInner/details.ts'
import { sculptBase } from './skullBaseInner/ground.ts'
import { markInner } from './skullBaseInner/marks.ts'
import { foramenMagnum, height, inner, outer, perMm, width } from './skullBaseInner/place.ts'

/** Inner surface of the base of the skull, from above: the picture's left is the body's left. No scale. */
export const skullBaseInner: Drawing = {
  key: 'skull-base-inner',
  widthUm: width,
  heightUm: height,
  longSidePx: 4096,
  plan,
}

const span = (axis: 0 | 1, line: readonly (readonly [number, number])[]) =>
  ((Math.max(...line.map((p) => p[axis])) - Math.min(...line.map((p) => p[axis]))) * 1000) / perMm

function plan(seed: number): Plan {
  return {
    structures: markInner(),
    // the plate has no scale, but its proportions are those of a skull 181 mm long
    measures: [
      { size: 'skullLength', um: [span(1, outer)] },
      { size: 'skullBreadth', um: [span(0, outer)] },
      { size: 'foramenMagnumLength', um: [span(1, foramenMagnum)] },
      { size: 'foramenMagnumBreadth', um: [span(0, foramenMagnum)] },
      { size: 'foramenOvaleLength', um: [openings.ovale[2] * 2000] },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(width, height, pxPerUm, 3)
      primePlate(canvas, [250, 248, 245], [232, 229, 230])
      drawRim(canvas, seed)
      const pits = bonePits(seed + 20)
      drawTerrain(
        canvas,
        sculptBase(seed + 10),
        {
          outline: inner,
          ramp: boneRamp,
          dome: 30,
          rise: -0.4,
          bump: pits,
          gloss: 0.06,
          line: 0.3,
          lineWidth: 12,
        },
        { relief: 0.5, radius: 150, deep: 420, dusk: 1000, shadow: 0.36 },
      )
      drawSutures(canvas, seed + 30)
      drawMeningealGrooves(canvas)
      drawSinusGrooves(canvas)
      drawOpenings(canvas)
      drawMidline(canvas)
      drawWings(canvas, pits)
      drawSign(canvas, 'L', 150, 330)
      drawSign(canvas, 'R', width - 250, 330)
      return printPlate(canvas, seed + 40, noiseTile(seed + 41, 512, 2, 170, 170, 2))
    },
  }
}
