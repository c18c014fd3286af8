import type { Drawing, Plan } from './drawing.ts'
import {
  cord,
  deepRing,
  epigastricArtery,
  height,
  inguinalLigament,
  perMm,
  width,
} from './inguinalCanal/courses.ts'
import {
  drawAponeurosis,
  drawCord,
  drawMuscles,
  drawNerves,
  drawPosteriorWall,
  drawThigh,
} from './inguinalCanal/draw.ts'
import { markCanal } from './inguinalCanal/marks.ts'
import { Canvas } from './kernel/canvas.ts'
import { primePlate, printPlate, type Tube } from './kernel/plate.ts'
import { drawCompass } from './kernel/signs.ts'
import { noiseTile } from './kernel/tile.ts'

/** The right inguinal canal of a man, opened from the front: lateral is left. No scale. */
export const inguinalCanal: Drawing = {
  key: 'inguinal-canal',
  widthUm: width,
  heightUm: height,
  longSidePx: 4096,
  plan,
}

const calibre = ({ width: w }: Tube) => (typeof w === 'number' ? [w] : [...w]).map((u) => (u * 1000) / perMm)

function plan(seed: number): Plan {
  const [a, b] = [inguinalLigament.line[0] ?? [0, 0], inguinalLigament.line.at(-1) ?? [0, 0]]
  return {
    structures: markCanal(),
    // the plate has no scale, but its proportions are those of an adult
    measures: [
      { size: 'inguinalLigamentLength', um: [(Math.hypot(b[0] - a[0], b[1] - a[1]) * 1000) / perMm] },
      { size: 'spermaticCord', um: calibre(cord) },
      { size: 'inferiorEpigastricArtery', um: calibre(epigastricArtery) },
      { size: 'deepInguinalRing', um: [(deepRing.ry * 2000) / perMm] },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(width, height, pxPerUm, 3)
      primePlate(canvas, [250, 248, 245], [232, 229, 230])
      drawThigh(canvas)
      drawPosteriorWall(canvas, seed + 10)
      drawMuscles(canvas, seed + 20)
      drawCord(canvas, seed + 30)
      drawNerves(canvas)
      drawAponeurosis(canvas, seed + 50)
      drawCompass(canvas, 560, 2700, { left: '外', right: '内' })
      return printPlate(canvas, seed + 60, noiseTile(seed + 61, 512, 2, 170, 170, 2))
    },
  }
}
