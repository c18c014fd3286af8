import { drawCapillaries, drawGolgi, drawPurkinje } from './cerebellum/bodies.ts'
import { scatterCells, vessels } from './cerebellum/cells.ts'
import { paintGround } from './cerebellum/ground.ts'
import { heightUm, layOut, widthUm } from './cerebellum/layout.ts'
import { markCerebellum } from './cerebellum/marks.ts'
import { purkinjeCells } from './cerebellum/neurons.ts'
import type { Drawing, Plan } from './drawing.ts'
import { batches, damageOf, finishSection, type Section } from './kernel/batch.ts'
import { Canvas } from './kernel/canvas.ts'
import { chromatinTile } from './kernel/nucleus.ts'
import { waveringLine } from './kernel/shapes.ts'
import { stampNuclei } from './kernel/stamps.ts'
import { drawVessel } from './thickSkin/bodies.ts'

/** Three folia of the human cerebellum cut across, haematoxylin and eosin. */
export const cerebellum: Drawing = { key: 'cerebellum', widthUm, heightUm, longSidePx: 8192, plan }

function plan(seed: number): Plan {
  const layout = layOut(seed)
  const purkinje = purkinjeCells(seed + 20, layout)
  const cells = scatterCells(seed + 21, layout, purkinje)
  const blood = vessels(seed + 22, layout)
  const section: Section = {
    batch: batches.deep,
    folds: [{ line: waveringLine([1768, 1800], [2006, 2399], 45, seed + 10, 40), widthUm: 36 }],
    dust: 22,
  }
  return {
    structures: markCerebellum(layout, purkinje),
    measures: [
      { size: 'purkinjeCell', um: purkinje.flatMap((p) => [p.width, p.height]) },
      { size: 'granuleCellNucleus', um: cells.granules.map((n) => Math.max(n.rx, n.ry) * 2) },
      { size: 'redCell', um: blood.pial.flatMap((v) => v.redCells.map((c) => c.rx * 2)) },
    ],
    damage: damageOf(section),
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      const chromatin = chromatinTile(seed)
      paintGround(canvas, seed + 7, layout)
      for (const halo of cells.halos) canvas.blob(halo, 1)
      canvas.apply({ values: [0.02, 0.07], strength: 0.8 })
      stampNuclei(canvas, chromatin, cells.glia)
      drawCapillaries(canvas, chromatin, blood.capillaries)
      stampNuclei(canvas, chromatin, cells.molecular)
      drawGolgi(canvas, chromatin, cells.golgi)
      stampNuclei(canvas, chromatin, cells.granules)
      stampNuclei(canvas, chromatin, cells.bergmann)
      drawPurkinje(canvas, chromatin, purkinje)
      stampNuclei(canvas, chromatin, blood.flat)
      for (const v of blood.pial) {
        const sheath = { ...v.outer, rx: v.outer.rx + 4, ry: v.outer.ry + 4 }
        canvas.blob(sheath, 3).apply({ mode: 'atLeast', values: [0.05, 0.27], strength: 0.9 })
        drawVessel(canvas, chromatin, v)
      }
      return finishSection(canvas, section, seed)
    },
  }
}
