import type { Drawing, Plan } from './drawing.ts'
import { drawAorticValve, drawRootBehind } from './heartInterior/aorticRoot.ts'
import { drawLeftAtrium, drawLeftVentricle } from './heartInterior/leftRooms.ts'
import { markHeart, thickness } from './heartInterior/marks.ts'
import { height, width } from './heartInterior/palette.ts'
import { drawRightAtrium, drawRightVentricle } from './heartInterior/rightRooms.ts'
import { fossaOvalis, leftVentricle, rightVentricle, wall } from './heartInterior/shapes.ts'
import { drawMitral, drawTricuspid } from './heartInterior/valves.ts'
import {
  aorta,
  drawBackVessels,
  drawCoronaries,
  drawPulmonaryTrunk,
  pulmonaryTrunk,
  superiorCava,
} from './heartInterior/vessels.ts'
import { drawSeptum, drawWalls } from './heartInterior/walls.ts'
import { drawSides } from './kernel/atlas.ts'
import { Canvas } from './kernel/canvas.ts'
import { primePlate, printPlate, type Tube } from './kernel/plate.ts'
import { noiseTile } from './kernel/tile.ts'

/** The heart from the front with its front wall taken off: the picture's left is the heart's right. No scale. */
export const heartInterior: Drawing = {
  key: 'heart-interior',
  widthUm: width,
  heightUm: height,
  longSidePx: 4096,
  plan,
}

/** Base to apex is 2800 units. */
const inUm = (units: readonly number[]) => units.map((u) => (u * 120_000) / 2800)
const calibre = ({ width: w }: Tube) => (typeof w === 'number' ? [w] : [...w])

function plan(seed: number): Plan {
  return {
    structures: markHeart(),
    // the plate has no scale, but its proportions are those of a heart 120 mm long
    measures: [
      {
        size: 'leftVentricleWall',
        um: inUm(thickness(leftVentricle, (x, y) => x > 2850 && y > 2350 && y < 2960, wall)),
      },
      {
        size: 'rightVentricleWall',
        um: inUm(
          thickness(rightVentricle, (x, y) => y > 3000 && y > 2190 + 0.56 * x && x > 1300 && x < 2240, wall),
        ),
      },
      { size: 'ascendingAorta', um: inUm(calibre(aorta).slice(0, 24)) },
      { size: 'pulmonaryTrunk', um: inUm(calibre(pulmonaryTrunk)) },
      { size: 'superiorVenaCava', um: inUm(calibre(superiorCava)) },
      { size: 'fossaOvalis', um: inUm([fossaOvalis.rx * 2, fossaOvalis.ry * 2]) },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(width, height, pxPerUm, 3)
      primePlate(canvas, [250, 248, 245], [232, 229, 230])
      drawBackVessels(canvas)
      drawWalls(canvas, seed)
      drawRightAtrium(canvas, seed + 10)
      drawRightVentricle(canvas, seed + 20)
      drawRootBehind(canvas)
      drawLeftAtrium(canvas, seed + 30)
      drawLeftVentricle(canvas, seed + 40)
      drawSeptum(canvas, seed + 50)
      drawAorticValve(canvas)
      drawTricuspid(canvas, seed + 60)
      drawMitral(canvas, seed + 70)
      drawPulmonaryTrunk(canvas)
      drawCoronaries(canvas)
      drawSides(canvas, width, 330)
      return printPlate(canvas, seed + 80, noiseTile(seed + 81, 512, 2, 170, 170, 2))
    },
  }
}
