import { markBrain } from './brainBase/marks.ts'
import { course, drawFilaments, drawLowerNerves, drawUpperNerves } from './brainBase/nerves.ts'
import { drawCerebellum, drawFlocculus, drawTonsil, drawVermis } from './circleOfWillis/cerebellum.ts'
import { drawFissure, drawFrontal, drawTemporal } from './circleOfWillis/cerebrum.ts'
import { height, left, right, width } from './circleOfWillis/place.ts'
import {
  drawInterpeduncular,
  drawMedulla,
  drawOlfactory,
  drawOptic,
  drawPons,
} from './circleOfWillis/stem.ts'
import type { Drawing, Plan } from './drawing.ts'
import { drawSides } from './kernel/atlas.ts'
import { Canvas } from './kernel/canvas.ts'
import { primePlate, printPlate } from './kernel/plate.ts'
import { noiseTile } from './kernel/tile.ts'

/** Base of the brain from below with the cranial nerves, vessels removed: the picture's left is the body's right. No scale. */
export const brainBase: Drawing = {
  key: 'brain-base',
  widthUm: width,
  heightUm: height,
  longSidePx: 4096,
  plan,
}

const umPerUnit = 170_000 / 3850

function plan(seed: number): Plan {
  const breadth = (name: Parameters<typeof course>[0]) => [Number(course(name, left).width) * umPerUnit]
  return {
    structures: markBrain(),
    // the plate has no scale, but its proportions are those of an adult brain 170 mm long
    measures: [
      { size: 'brainWidth', um: [2 * 1528 * umPerUnit] },
      { size: 'trigeminalNerve', um: breadth('trigeminal') },
      { size: 'oculomotorNerve', um: breadth('oculomotor') },
      { size: 'trochlearNerve', um: breadth('trochlear') },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(width, height, pxPerUm, 3)
      primePlate(canvas, [250, 248, 245], [232, 229, 230])
      drawFissure(canvas)
      for (const side of [right, left]) drawFrontal(canvas, side, seed + side)
      drawOlfactory(canvas)
      drawFilaments(canvas)
      drawInterpeduncular(canvas, seed + 8)
      drawOptic(canvas)
      for (const side of [right, left]) drawTemporal(canvas, side, seed + 20 + side, true)
      drawPons(canvas, seed + 30)
      drawUpperNerves(canvas)
      drawVermis(canvas, seed + 34)
      for (const side of [right, left]) {
        drawCerebellum(canvas, side, seed + 36 + side)
        drawTonsil(canvas, side)
      }
      drawMedulla(canvas, seed + 40)
      for (const side of [right, left]) drawFlocculus(canvas, side)
      drawLowerNerves(canvas)
      drawSides(canvas, width, 330)
      return printPlate(canvas, seed + 50, noiseTile(seed + 51, 512, 2, 170, 170, 2))
    },
  }
}
