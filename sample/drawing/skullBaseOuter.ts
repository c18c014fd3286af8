import type { Drawing, Plan } from './drawing.ts'
import { bonePits, boneRamp } from './kernel/bone.ts'
import { Canvas } from './kernel/canvas.ts'
import { primePlate, printPlate } from './kernel/plate.ts'
import { drawSign } from './kernel/signs.ts'
import { drawTerrain } from './kernel/terrain.ts'
import { noiseTile } from './kernel/tile.ts'
import {
  drawFissures,
  drawOpenings,
  drawPterygoid,
  drawSutures,
  drawVault,
  drawZygoma,
  openings,
} from './skullBaseOuter/details.ts'
import { sculptBase } from './skullBaseOuter/ground.ts'
import { markOuter } from './skullBaseOuter/marks.ts'
import { base, foramenMagnum, height, perMm, vault, width } from './skullBaseOuter/place.ts'
import { drawTeeth } from './skullBaseOuter/teeth.ts'

/** Outer surface of the base of the skull without the lower jaw, from below: the picture's left is the body's right. */
export const skullBaseOuter: Drawing = {
  key: 'skull-base-outer',
  widthUm: width,
  heightUm: height,
  longSidePx: 4096,
  plan,
}

const span = (axis: 0 | 1, line: readonly (readonly [number, number])[]) =>
  ((Math.max(...line.map((p) => p[axis])) - Math.min(...line.map((p) => p[axis]))) * 1000) / perMm

function plan(seed: number): Plan {
  return {
    structures: markOuter(),
    // the plate has no scale, but its proportions are those of a skull 179 mm long
    measures: [
      { size: 'skullLength', um: [span(1, base)] },
      { size: 'skullBreadth', um: [span(0, vault)] },
      { size: 'foramenMagnumLength', um: [span(1, foramenMagnum)] },
      { size: 'foramenMagnumBreadth', um: [span(0, foramenMagnum)] },
      { size: 'foramenOvaleLength', um: [openings.ovale[2] * 2000] },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(width, height, pxPerUm, 3)
      primePlate(canvas, [250, 248, 245], [232, 229, 230])
      const pits = bonePits(seed)
      drawVault(canvas)
      drawTerrain(
        canvas,
        sculptBase(seed + 10),
        {
          outline: base,
          ramp: boneRamp,
          dome: 70,
          rise: 0.5,
          bump: pits,
          gloss: 0.06,
          line: 0.2,
          lineWidth: 12,
          soft: 8,
        },
        { relief: 0.56, radius: 110, deep: 300, dusk: 3200, shadow: 0.34 },
      )
      drawFissures(canvas)
      drawZygoma(canvas, pits)
      drawSutures(canvas, seed + 30)
      drawOpenings(canvas)
      drawPterygoid(canvas, pits)
      drawTeeth(canvas)
      drawSign(canvas, 'R', 150, 330)
      drawSign(canvas, 'L', width - 250, 330)
      return printPlate(canvas, seed + 40, noiseTile(seed + 41, 512, 2, 170, 170, 2))
    },
  }
}
