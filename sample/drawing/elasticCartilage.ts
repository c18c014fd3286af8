import type { Drawing, Plan } from './drawing.ts'
import { drawCells, drawFibres, drawStroma } from './elasticCartilage/bodies.ts'
import { growCells } from './elasticCartilage/cells.ts'
import { spinFibres } from './elasticCartilage/fibres.ts'
import { paintGround } from './elasticCartilage/ground.ts'
import { heightUm, layOut, widthUm } from './elasticCartilage/layout.ts'
import { markCartilage } from './elasticCartilage/marks.ts'
import { fillStroma } from './elasticCartilage/stroma.ts'
import { batches, damageOf, finishSection, type Section } from './kernel/batch.ts'
import { Canvas } from './kernel/canvas.ts'
import { chromatinTile } from './kernel/nucleus.ts'
import { waveringLine } from './kernel/shapes.ts'
import { type Stain, stains } from './kernel/stain.ts'

/** Cartilage of the human auricle cut across its plate, Verhoeff's elastic stain and eosin. */
export const elasticCartilage: Drawing = {
  key: 'elastic-cartilage',
  widthUm,
  heightUm,
  longSidePx: 8192,
  plan,
}

/** Verhoeff's iodine iron haematoxylin: violet where thin, black where dense. */
const verhoeff: Stain = [0.78, 0.9, 0.62]

function plan(seed: number): Plan {
  const layout = layOut(seed)
  const cells = growCells(seed + 1, layout)
  const fibres = spinFibres(seed + 2, layout, cells)
  const stroma = fillStroma(seed + 3, layout)
  const section: Section = {
    batch: batches.thin,
    folds: [{ line: waveringLine([239, 186], [134, 1008], 40, seed + 10, 40), widthUm: 18 }],
    dust: 18,
    dyes: [verhoeff, stains.eosin],
  }
  return {
    structures: markCartilage(layout, cells, fibres, stroma),
    measures: [
      { size: 'chondrocyteLacuna', um: cells.chondrocytes.map((c) => c.radius * 2) },
      { size: 'redCell', um: stroma.vessels.flatMap((v) => v.redCells.map((c) => c.rx * 2)) },
    ],
    damage: damageOf(section),
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      const chromatin = chromatinTile(seed)
      paintGround(canvas, seed + 7, layout)
      drawStroma(canvas, chromatin, stroma)
      drawFibres(canvas, fibres)
      drawCells(canvas, chromatin, cells)
      return finishSection(canvas, section, seed)
    },
  }
}
