import type { Drawing, Plan } from './drawing.ts'
import { batches, damageOf, finishSection, type Section } from './kernel/batch.ts'
import { Canvas } from './kernel/canvas.ts'
import { chromatinTile } from './kernel/nucleus.ts'
import { waveringLine } from './kernel/shapes.ts'
import { drawCartilage, drawEpithelium, drawGlands, drawStroma } from './trachea/bodies.ts'
import { growCartilage } from './trachea/cartilage.ts'
import { lineTrachea } from './trachea/epithelium.ts'
import { growGlands } from './trachea/glands.ts'
import { paintGround } from './trachea/ground.ts'
import { ciliaUm, heightUm, layOut, membraneUm, widthUm } from './trachea/layout.ts'
import { markTrachea } from './trachea/marks.ts'
import { fillStroma } from './trachea/stroma.ts'

/** Wall of the human trachea cut across, haematoxylin and eosin. */
export const trachea: Drawing = { key: 'trachea', widthUm, heightUm, longSidePx: 8192, plan }

function plan(seed: number): Plan {
  const layout = layOut(seed)
  const epithelium = lineTrachea(seed + 20, layout)
  const glands = growGlands(seed + 21, layout)
  const cartilage = growCartilage(seed + 22, layout)
  const stroma = fillStroma(seed + 23, layout, glands)
  const middles = Array.from({ length: 40 }, (_, i) => (i + 0.5) * (widthUm / 40))
  const section: Section = {
    batch: batches.blue,
    folds: [{ line: waveringLine([804, 1284], [1087, 1826], 45, seed + 10, 40), widthUm: 36 }],
    dust: 22,
  }
  return {
    structures: markTrachea(layout, epithelium, glands, cartilage),
    measures: [
      { size: 'trachealEpithelium', um: middles.map((x) => layout.membrane(x) - layout.surface(x)) },
      { size: 'trachealMembrane', um: [membraneUm] },
      { size: 'cilium', um: [ciliaUm] },
      { size: 'chondrocyteLacuna', um: cartilage.cells.map((c) => c.radius * 2) },
      { size: 'redCell', um: stroma.vessels.flatMap((v) => v.redCells.map((c) => c.rx * 2)) },
    ],
    damage: damageOf(section),
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      const chromatin = chromatinTile(seed)
      paintGround(canvas, seed + 7, layout, glands, cartilage.distance)
      drawStroma(canvas, chromatin, stroma)
      drawGlands(canvas, chromatin, glands)
      drawCartilage(canvas, chromatin, cartilage)
      drawEpithelium(canvas, chromatin, epithelium)
      return finishSection(canvas, section, seed)
    },
  }
}
