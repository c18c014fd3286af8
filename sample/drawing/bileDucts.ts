import {
  ampulla,
  bileDuct,
  commonHepatic,
  gallbladder,
  height,
  pancreaticDuct,
  perMm,
  portalVein,
  width,
} from './bileDucts/courses.ts'
import {
  drawArteries,
  drawBiliary,
  drawCrossedDuodenum,
  drawDuodenum,
  drawHead,
  drawHiddenDucts,
  drawLiver,
  drawNeckAndBody,
  drawVeins,
  drawWindow,
} from './bileDucts/draw.ts'
import { markBile } from './bileDucts/marks.ts'
import type { Drawing, Plan } from './drawing.ts'
import { Canvas } from './kernel/canvas.ts'
import { primePlate, printPlate, type Tube } from './kernel/plate.ts'
import { drawSign } from './kernel/signs.ts'
import { noiseTile } from './kernel/tile.ts'

/** Extrahepatic bile ducts from the front, the duodenum partly opened, hidden courses dashed: left is the body's right. No scale. */
export const bileDucts: Drawing = {
  key: 'bile-ducts',
  widthUm: width,
  heightUm: height,
  longSidePx: 4096,
  plan,
}

const calibre = ({ width: w }: Tube) => (typeof w === 'number' ? [w] : [...w]).map((u) => (u * 1000) / perMm)
const span = ({ line }: Tube) =>
  line.reduce((sum, [x, y], i) => {
    const [px, py] = line[i - 1] ?? [x, y]
    return sum + (Math.hypot(x - px, y - py) * 1000) / perMm
  }, 0)

function plan(seed: number): Plan {
  return {
    structures: markBile(),
    // the plate has no scale, but its proportions are those of an adult
    measures: [
      { size: 'bileDuct', um: calibre(bileDuct) },
      { size: 'commonHepaticDuct', um: calibre(commonHepatic) },
      { size: 'commonHepaticDuctLength', um: [span(commonHepatic)] },
      { size: 'bileDuctLength', um: [span(bileDuct) + span(ampulla)] },
      { size: 'gallbladderLength', um: [span(gallbladder)] },
      { size: 'pancreaticDuct', um: calibre(pancreaticDuct) },
      { size: 'portalVein', um: calibre(portalVein) },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(width, height, pxPerUm, 3)
      primePlate(canvas, [250, 248, 245], [232, 229, 230])
      drawLiver(canvas, seed)
      drawHead(canvas, seed + 10)
      drawCrossedDuodenum(canvas)
      drawVeins(canvas)
      drawArteries(canvas)
      drawBiliary(canvas, seed + 50)
      drawNeckAndBody(canvas, seed + 10)
      drawDuodenum(canvas)
      drawHiddenDucts(canvas)
      drawWindow(canvas, seed + 30)
      drawSign(canvas, 'R', 150, 3700)
      drawSign(canvas, 'L', width - 250, 3700)
      return printPlate(canvas, seed + 40, noiseTile(seed + 41, 512, 2, 170, 170, 2))
    },
  }
}
