import type { Drawing, Plan } from './drawing.ts'
import { Canvas } from './kernel/canvas.ts'
import { primePlate, printPlate } from './kernel/plate.ts'
import { drawCompass } from './kernel/signs.ts'
import { noiseTile } from './kernel/tile.ts'
import {
  drawCollaterals,
  drawFemur,
  drawInside,
  drawMenisci,
  drawPatella,
  drawShin,
} from './kneeJoint/draw.ts'
import { markKnee } from './kneeJoint/marks.ts'
import { anteriorCruciate, femur, height, patella, perMm, tibia, width } from './kneeJoint/shapes.ts'

/** A right knee, bent and opened from the front, the kneecap turned down: lateral is left. No scale. */
export const kneeJoint: Drawing = {
  key: 'knee-joint',
  widthUm: width,
  heightUm: height,
  longSidePx: 4096,
  plan,
}

const breadth = (line: readonly (readonly [number, number])[]) =>
  ((Math.max(...line.map(([x]) => x)) - Math.min(...line.map(([x]) => x))) * 1000) / perMm

function plan(seed: number): Plan {
  return {
    structures: markKnee(),
    // the plate has no scale, but its proportions are those of an adult
    measures: [
      { size: 'bicondylarBreadth', um: [breadth(femur)] },
      { size: 'tibialPlateauBreadth', um: [breadth(tibia)] },
      { size: 'patellaBreadth', um: [breadth(patella)] },
      { size: 'cruciateLigament', um: anteriorCruciate.width.map((w) => (w * 1000) / perMm) },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(width, height, pxPerUm, 3)
      primePlate(canvas, [250, 248, 245], [232, 229, 230])
      drawShin(canvas, seed)
      drawInside(canvas, seed + 20)
      drawFemur(canvas, seed + 10)
      drawMenisci(canvas, seed + 30)
      drawCollaterals(canvas, seed + 40)
      drawPatella(canvas, seed + 50)
      drawCompass(canvas, 2760, 3340, { left: '外', right: '内' })
      return printPlate(canvas, seed + 60, noiseTile(seed + 61, 512, 2, 170, 170, 2))
    },
  }
}
