import type { Drawing, Plan } from './drawing.ts'
import { Canvas } from './kernel/canvas.ts'
import { primePlate, printPlate, type Tube } from './kernel/plate.ts'
import { noiseTile } from './kernel/tile.ts'
import {
  drawCortex,
  drawCutVessels,
  drawFat,
  drawPapillae,
  drawPyramids,
  drawUrinaryWay,
  drawVessels,
} from './kidneySection/draw.ts'
import { markKidney } from './kidneySection/marks.ts'
import { artery, height, inPyramid, outer, pyramids, ureter, vein, width } from './kidneySection/shapes.ts'

/** A unit of the shapes in µm: 2970 of them are a kidney of 110 mm. */
const unitUm = 37

/** A gross specimen: right kidney in coronal section, posterior half from the front, so that its hilum is to the right. */
export const kidneySection: Drawing = {
  key: 'kidney-section',
  widthUm: width * unitUm,
  heightUm: height * unitUm,
  longSidePx: 4096,
  plan,
}

const calibre = ({ width: w }: Tube) => (typeof w === 'number' ? [w] : [...w])
const span = (axis: 0 | 1) => {
  const places = outer.map((p) => p[axis])
  return Math.max(...places) - Math.min(...places)
}

/** From each pyramid's base to the surface, along its axis. */
function cortexDepths(): number[] {
  return pyramids.map((one) => {
    const [x, y] = inPyramid(one, 1.1, 0)
    const dx = x - one.apex[0]
    const dy = y - one.apex[1]
    const length = Math.hypot(dx, dy)
    const beside = (p: readonly [number, number]) => Math.abs((p[0] - x) * dy - (p[1] - y) * dx) / length
    const ahead = outer.filter((p) => (p[0] - x) * dx + (p[1] - y) * dy > 0)
    const met = ahead.reduce((a, b) => (beside(b) < beside(a) ? b : a))
    return Math.hypot(met[0] - x, met[1] - y)
  })
}

function plan(seed: number): Plan {
  const inUm = (units: readonly number[]) => units.map((u) => u * unitUm)
  return {
    structures: markKidney().map(({ term, tip: [x, y], outline }) => ({
      term,
      objective: 0,
      tip: [x * unitUm, y * unitUm],
      outline: outline.map(([u, v]) => [u * unitUm, v * unitUm] as const),
    })),
    measures: [
      { size: 'kidneyLength', um: inUm([span(1)]) },
      { size: 'kidneyBreadth', um: inUm([span(0)]) },
      { size: 'renalCortex', um: inUm(cortexDepths()) },
      { size: 'ureter', um: inUm(calibre(ureter).slice(20)) },
      { size: 'renalArtery', um: inUm(calibre(artery)) },
      { size: 'renalVein', um: inUm(calibre(vein)) },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(width, height, pxPerUm * unitUm, 3)
      primePlate(canvas, [196, 202, 206], [164, 171, 178])
      drawCortex(canvas, seed)
      drawFat(canvas, seed + 10)
      drawPyramids(canvas, seed + 20)
      drawPapillae(canvas)
      drawUrinaryWay(canvas)
      drawVessels(canvas)
      drawCutVessels(canvas)
      return printPlate(canvas, seed + 200, noiseTile(seed + 201, 512, 2, 170, 170, 2), 5)
    },
  }
}
