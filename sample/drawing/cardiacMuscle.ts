import { drawClefts, drawMuscle } from './cardiacMuscle/bodies.ts'
import { growMuscle } from './cardiacMuscle/cells.ts'
import { openClefts } from './cardiacMuscle/clefts.ts'
import { paintGround } from './cardiacMuscle/ground.ts'
import { heightUm, layOut, sarcomereUm, widthUm } from './cardiacMuscle/layout.ts'
import { markMuscle } from './cardiacMuscle/marks.ts'
import { fillSepta } from './cardiacMuscle/septa.ts'
import type { Drawing, Plan } from './drawing.ts'
import { batches, damageOf, finishSection, type Section } from './kernel/batch.ts'
import { Canvas } from './kernel/canvas.ts'
import { chromatinTile, drawNucleus } from './kernel/nucleus.ts'
import { waveringLine } from './kernel/shapes.ts'
import { stampNuclei } from './kernel/stamps.ts'
import { drawVessel } from './thickSkin/bodies.ts'

/** Wall of the human left ventricle, muscle cut lengthwise, haematoxylin and eosin. */
export const cardiacMuscle: Drawing = { key: 'cardiac-muscle', widthUm, heightUm, longSidePx: 8192, plan }

function plan(seed: number): Plan {
  const layout = layOut(seed)
  const clefts = openClefts(seed + 20, layout)
  const muscle = growMuscle(seed + 21, layout, clefts)
  const septa = fillSepta(seed + 22, layout)
  const redCells = [
    ...clefts.clefts.flatMap((c) => c.capillary?.redCells ?? []),
    ...septa.vessels.flatMap((v) => v.redCells),
  ]
  const section: Section = {
    batch: batches.warm,
    folds: [{ line: waveringLine([516, 125], [1023, 204], 24, seed + 10, 40), widthUm: 15 }],
    cracks: [
      {
        line: waveringLine([880, layout.border(9, 900)], [1110, layout.border(9, 1110)], 2, seed + 8),
        widthUm: 4,
      },
    ],
    dust: 18,
  }
  return {
    structures: markMuscle(layout, muscle, clefts),
    measures: [
      {
        size: 'cardiacFibreWidth',
        um: muscle.cells.flatMap((c) => c.width ?? []),
      },
      { size: 'cardiacCellLength', um: muscle.cells.map((c) => c.to - c.from) },
      { size: 'sarcomere', um: [sarcomereUm] },
      { size: 'redCell', um: redCells.map((c) => c.rx * 2) },
    ],
    damage: damageOf(section),
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      const chromatin = chromatinTile(seed)
      paintGround(canvas, seed + 7, layout)
      drawMuscle(canvas, muscle)
      drawClefts(canvas, chromatin, clefts)
      for (const cell of muscle.cells) for (const n of cell.nuclei) drawNucleus(canvas, chromatin, n)
      for (const v of septa.vessels) drawVessel(canvas, chromatin, v)
      stampNuclei(canvas, chromatin, septa.nuclei)
      return finishSection(canvas, section, seed)
    },
  }
}
