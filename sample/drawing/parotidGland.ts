import type { Drawing, Plan } from './drawing.ts'
import { batches, damageOf, finishSection, type Section } from './kernel/batch.ts'
import { Canvas } from './kernel/canvas.ts'
import { chromatinTile } from './kernel/nucleus.ts'
import { waveringLine } from './kernel/shapes.ts'
import { stampNuclei, stampRedCells } from './kernel/stamps.ts'
import { noiseTile } from './kernel/tile.ts'
import { drawExcretory, drawNerve } from './parotidGland/bodies.ts'
import { lineDuct, lineParts, stroma } from './parotidGland/cells.ts'
import { paintGround } from './parotidGland/ground.ts'
import { heightUm, layOut, type PartKind, widthUm } from './parotidGland/layout.ts'
import { markParotid } from './parotidGland/marks.ts'
import { drawVessel } from './thickSkin/bodies.ts'

/** Human parotid gland, haematoxylin and eosin: lobules of serous acini with their ducts, and fat. */
export const parotidGland: Drawing = { key: 'parotid-gland', widthUm, heightUm, longSidePx: 8192, plan }

function plan(seed: number): Plan {
  const layout = layOut(seed)
  const cells = lineParts(seed + 20, layout)
  const loose = stroma(seed + 21, layout)
  const ducts = layout.ducts.map((duct, i) => ({ duct, nuclei: lineDuct(seed + 30 + i, duct) }))
  const widths = (kind: PartKind) => layout.parts.filter((p) => p.kind === kind).map((p) => p.half * 2)
  const section: Section = {
    batch: batches.blue,
    folds: [{ line: waveringLine([1789, 1821], [2027, 2420], 45, seed + 10, 40), widthUm: 28 }],
    cracks: [{ line: waveringLine([500, 2050], [760, 2010], 22, seed + 8), widthUm: 6 }],
    dust: 20,
  }
  return {
    structures: markParotid(layout),
    measures: [
      { size: 'serousAcinus', um: widths('acinus') },
      { size: 'intercalatedDuct', um: widths('intercalated') },
      { size: 'striatedDuct', um: widths('striated') },
      {
        size: 'redCell',
        um: [...layout.vessels.flatMap((v) => v.redCells), ...loose.redCells].map((c) => c.rx * 2),
      },
    ],
    damage: damageOf(section),
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      const chromatin = chromatinTile(seed)
      const cloud = noiseTile(seed + 3, 512, 0.5, 64, 64, 4)
      const waves = noiseTile(seed + 4, 256, 0.7, 8, 40, 3)
      paintGround(canvas, seed + 7, layout)
      for (const border of cells.borders) canvas.stroke(border, 0.8, 0.6)
      canvas.apply({ mode: 'times', values: [0.6, 0.75], strength: 0.8 })
      for (const line of cells.striations) canvas.stroke(line, 0.7, 0.5)
      canvas.apply({ mode: 'add', values: [0.05, 0.22] })
      for (const l of cells.lumens) canvas.blob(l, 0.7)
      canvas.apply({ values: [0.02, 0.06] })
      stampRedCells(canvas, loose.redCells)
      stampNuclei(canvas, chromatin, loose.nuclei)
      stampNuclei(canvas, chromatin, cells.nuclei)
      layout.nerves.forEach((nerve, i) => {
        drawNerve(canvas, chromatin, waves, nerve, seed + 60 + i)
      })
      for (const v of layout.vessels) drawVessel(canvas, chromatin, v)
      for (const d of ducts) drawExcretory(canvas, chromatin, cloud, d.duct, d.nuclei)
      return finishSection(canvas, section, seed)
    },
  }
}
