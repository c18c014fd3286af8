import type { Drawing, Plan } from './drawing.ts'
import { Canvas } from './kernel/canvas.ts'
import { dust } from './kernel/section.ts'
import { develop, type Stain, stains } from './kernel/stain.ts'
import { drawDetails, findDetails } from './tooth/details.ts'
import { paintTooth } from './tooth/ground.ts'
import { markTooth, rodLength } from './tooth/marks.ts'
import { heightUm, widthUm } from './tooth/shape.ts'
import { buildTissue, enamelADay, striaDays } from './tooth/tissue.ts'

/**
 * Upper incisor, ground lengthwise from labial to lingual, unstained, by transmitted light.
 * Twice as many px as other slides: 26 mm long, and its tubules are told apart at 1.6 µm/px only.
 */
export const tooth: Drawing = { key: 'tooth', widthUm, heightUm, longSidePx: 16_384, plan }

/** The tissues' own colour in a slice some 60 µm thick. */
const amber: Stain = [0.2, 0.4, 0.78]

function plan(seed: number): Plan {
  const tissue = buildTissue()
  const details = findDetails(seed + 40, tissue.shape)
  const { outer, dentine, labialNeck, lingualNeck, horn } = tissue.shape
  const heights = outer.map(([, y]) => y)
  const neck = dentine[labialNeck]?.[1] ?? 0
  const top = Math.min(...heights)
  const roots = [24, 48, 72, 96]
  return {
    structures: markTooth(tissue, details, seed),
    measures: [
      { size: 'incisorLength', um: [Math.max(...heights) - top] },
      { size: 'incisorCrown', um: [neck - top] },
      { size: 'enamelThickness', um: [-60, -40, 0, 30, 60].map((i) => rodLength(tissue, horn + i)) },
      { size: 'striaSpacing', um: [striaDays * enamelADay] },
      {
        size: 'cementumThickness',
        um: roots.flatMap((i) => [rodLength(tissue, i), rodLength(tissue, dentine.length - 1 - i)]),
      },
      { size: 'cementumAtNeck', um: [rodLength(tissue, labialNeck), rodLength(tissue, lingualNeck)] },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      paintTooth(canvas, seed, tissue)
      drawDetails(canvas, details)
      dust(canvas, seed + 11, 60)
      return develop(canvas, [stains.shade, amber], seed + 12, { white: [244, 243, 238] })
    },
  }
}
