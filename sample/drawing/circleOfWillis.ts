import {
  type Artery,
  artery,
  drawCommunicating,
  drawFrontArteries,
  drawLowerBasilar,
  drawUpperBasilar,
} from './circleOfWillis/arteries.ts'
import { drawCerebellum, drawFlocculus, drawTonsil, drawVermis } from './circleOfWillis/cerebellum.ts'
import { drawFissure, drawFrontal, drawInsula, drawTemporal } from './circleOfWillis/cerebrum.ts'
import { markArteries } from './circleOfWillis/marks.ts'
import { drawLowerNerves, drawOculomotor, drawTrigeminal } from './circleOfWillis/nerves.ts'
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

/** Base of the brain seen from below with its arteries: the picture's left is the body's right. No scale. */
export const circleOfWillis: Drawing = {
  key: 'circle-of-willis',
  widthUm: width,
  heightUm: height,
  longSidePx: 4096,
  plan,
}

const umPerUnit = 170_000 / 3850

/** An artery's widths, µm. */
function calibre(name: Artery): number[] {
  const width = artery(name, right)[0]?.width ?? []
  return (typeof width === 'number' ? [width] : width).map((w) => w * umPerUnit)
}

function plan(seed: number): Plan {
  return {
    structures: markArteries(),
    // the plate has no scale, but its proportions are those of an adult brain 170 mm long
    measures: [
      { size: 'brainWidth', um: [2 * 1528 * umPerUnit] },
      { size: 'internalCarotidArtery', um: calibre('internalCarotid') },
      { size: 'basilarArtery', um: calibre('basilar') },
      { size: 'vertebralArtery', um: calibre('vertebral') },
      { size: 'posteriorCommunicatingArtery', um: calibre('posteriorCommunicating') },
      { size: 'anteriorCommunicatingArtery', um: calibre('anteriorCommunicating') },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(width, height, pxPerUm, 3)
      primePlate(canvas, [250, 248, 245], [232, 229, 230])
      drawFissure(canvas)
      for (const side of [right, left]) drawFrontal(canvas, side, seed + side)
      drawInsula(canvas, seed + 5)
      drawOlfactory(canvas)
      drawInterpeduncular(canvas, seed + 8)
      drawFrontArteries(canvas)
      drawOptic(canvas)
      for (const side of [right, left]) drawTemporal(canvas, side, seed + 20 + side)
      drawPons(canvas, seed + 30)
      drawUpperBasilar(canvas)
      drawCommunicating(canvas)
      drawOculomotor(canvas)
      drawVermis(canvas, seed + 34)
      for (const side of [right, left]) {
        drawCerebellum(canvas, side, seed + 36 + side)
        drawTonsil(canvas, side)
      }
      drawMedulla(canvas, seed + 40)
      for (const side of [right, left]) drawFlocculus(canvas, side)
      drawTrigeminal(canvas)
      drawLowerNerves(canvas)
      drawLowerBasilar(canvas)
      drawSides(canvas, width, 330)
      return printPlate(canvas, seed + 50, noiseTile(seed + 51, 512, 2, 170, 170, 2))
    },
  }
}
