import type { Drawing, Plan } from './drawing.ts'
import {
  artery,
  greatSaphenous,
  height,
  inguinalLigament,
  perMm,
  vein,
  width,
} from './femoralTriangle/courses.ts'
import {
  drawBundle,
  drawFloor,
  drawFront,
  drawRectus,
  drawThigh,
  drawVeins,
  drawWall,
  fadeEdges,
} from './femoralTriangle/draw.ts'
import { markTriangle } from './femoralTriangle/marks.ts'
import { Canvas } from './kernel/canvas.ts'
import { primePlate, printPlate, type Tube } from './kernel/plate.ts'
import { drawCompass } from './kernel/signs.ts'
import { noiseTile } from './kernel/tile.ts'

/** The right femoral triangle from the front, fascia removed: lateral is left. No scale. */
export const femoralTriangle: Drawing = {
  key: 'femoral-triangle',
  widthUm: width,
  heightUm: height,
  longSidePx: 4096,
  plan,
}

const calibre = ({ width: w }: Tube) => (typeof w === 'number' ? [w] : [...w]).map((u) => (u * 1000) / perMm)

function plan(seed: number): Plan {
  const [a, b] = [inguinalLigament.line[0] ?? [0, 0], inguinalLigament.line.at(-1) ?? [0, 0]]
  return {
    structures: markTriangle(),
    // the plate has no scale, but its proportions are those of an adult
    measures: [
      { size: 'femoralArtery', um: calibre(artery) },
      { size: 'femoralVein', um: calibre(vein) },
      { size: 'greatSaphenousVein', um: calibre(greatSaphenous) },
      { size: 'inguinalLigamentLength', um: [(Math.hypot(b[0] - a[0], b[1] - a[1]) * 1000) / perMm] },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(width, height, pxPerUm, 3)
      primePlate(canvas, [250, 248, 245], [232, 229, 230])
      drawThigh(canvas, seed)
      drawFloor(canvas, seed + 10)
      drawRectus(canvas, seed + 20)
      drawBundle(canvas)
      drawFront(canvas, seed + 30)
      drawWall(canvas, seed + 40)
      drawVeins(canvas)
      fadeEdges(canvas)
      drawCompass(canvas, 2860, 3440, { left: '外', right: '内', size: 0.8 })
      return printPlate(canvas, seed + 60, noiseTile(seed + 61, 512, 2, 170, 170, 2))
    },
  }
}
