import type { Drawing, Plan } from './drawing.ts'
import { batches, damageOf, finishSection, type Section } from './kernel/batch.ts'
import { Canvas } from './kernel/canvas.ts'
import { chromatinTile } from './kernel/nucleus.ts'
import { waveringLine } from './kernel/shapes.ts'
import { stampNuclei, stampRedCells } from './kernel/stamps.ts'
import { bundleTile } from './kernel/tile.ts'
import { cutCords, fillSinusoids } from './liver/cells.ts'
import { paintGround } from './liver/ground.ts'
import { heightUm, layOut, widthUm } from './liver/layout.ts'
import { markLiver } from './liver/marks.ts'
import { drawPortal } from './liver/portal.ts'
import { drawVein, growVein } from './liver/vein.ts'

/** Human liver, haematoxylin and eosin: lobules without septa between them. */
export const liver: Drawing = { key: 'liver', widthUm, heightUm, longSidePx: 8192, plan }

function plan(seed: number): Plan {
  const layout = layOut(seed)
  const cells = cutCords(seed + 20, layout)
  const blood = fillSinusoids(seed + 21, layout)
  const veins = layout.veins.map((v, i) => growVein(seed + 30 + i, layout, v))
  const section: Section = {
    batch: batches.warm,
    folds: [{ line: waveringLine([1220, 358], [2130, 788], 60, seed + 10, 40), widthUm: 40 }],
    cracks: [{ line: waveringLine([700, 2500], [1060, 2440], 26, seed + 8), widthUm: 8 }],
    dust: 22,
  }
  return {
    structures: markLiver(layout),
    measures: [
      { size: 'hepatocyte', um: cells.lengths },
      { size: 'liverLobuleWidth', um: layout.lobuleWidths },
      { size: 'redCell', um: blood.redCells.map((c) => c.rx * 2) },
    ],
    damage: damageOf(section),
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      const chromatin = chromatinTile(seed)
      const fibres = bundleTile(seed + 4, 512, 0.7, {
        width: [2, 6],
        length: [25, 80],
        angle: 0.5,
        spread: 1.2,
        cover: 3,
        across: 0.2,
      })
      paintGround(canvas, seed + 7, layout)
      for (const border of cells.borders) canvas.stroke(border, 0.9, 0.6)
      canvas.apply({ mode: 'atLeast', values: [0.16, 0.5], strength: 0.75 })
      for (const m of blood.macrophages) canvas.blob(m, 1)
      canvas.apply({ values: [0.1, 0.24], strength: 0.85 })
      stampRedCells(canvas, blood.redCells)
      stampNuclei(canvas, chromatin, blood.nuclei)
      stampNuclei(canvas, chromatin, cells.nuclei)
      for (const v of veins) drawVein(canvas, chromatin, v)
      for (const p of layout.portals) drawPortal(canvas, chromatin, fibres, p)
      return finishSection(canvas, section, seed)
    },
  }
}
