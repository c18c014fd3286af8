import type { Drawing, Plan } from './drawing.ts'
import { drawGanglion } from './jejunum/bodies.ts'
import { batches, damageOf, finishSection, type Section } from './kernel/batch.ts'
import { Canvas } from './kernel/canvas.ts'
import { chromatinTile } from './kernel/nucleus.ts'
import { waveringLine } from './kernel/shapes.ts'
import { stampNuclei } from './kernel/stamps.ts'
import { drawDuct } from './oesophagus/bodies.ts'
import { growEpithelium } from './oesophagus/epithelium.ts'
import { growGlands } from './oesophagus/glands.ts'
import { paintGround } from './oesophagus/ground.ts'
import { heightUm, layOut, widthUm } from './oesophagus/layout.ts'
import { markOesophagus } from './oesophagus/marks.ts'
import { fillStroma } from './oesophagus/stroma.ts'
import { drawVessel } from './thickSkin/bodies.ts'

/** Wall of the human oesophagus (lower third) cut across, haematoxylin and eosin. */
export const oesophagus: Drawing = { key: 'oesophagus', widthUm, heightUm, longSidePx: 8192, plan }

function plan(seed: number): Plan {
  const layout = layOut(seed)
  const epithelium = growEpithelium(seed + 20, layout)
  const glands = growGlands(seed + 21, layout)
  const stroma = fillStroma(seed + 22, layout, glands)
  const lows = layout.membrane.filter(([x, y]) => x > 0 && x < widthUm && y > layout.thinTop(x) - 200)
  const middles = Array.from({ length: 30 }, (_, i) => (i + 0.5) * (widthUm / 30))
  const section: Section = {
    batch: batches.old,
    folds: [{ line: waveringLine([3616, 1509], [3339, 2070], 45, seed + 10, 40), widthUm: 38 }],
    dust: 22,
  }
  return {
    structures: markOesophagus(layout, epithelium, glands, stroma),
    measures: [
      { size: 'oesophagealEpithelium', um: lows.map(([x, y]) => y - layout.surface(x)) },
      {
        size: 'oesophagealMuscularisMucosae',
        um: middles.map((x) => layout.thinBottom(x) - layout.thinTop(x)),
      },
      { size: 'redCell', um: stroma.vessels.flatMap((v) => v.redCells.map((c) => c.rx * 2)) },
    ],
    damage: damageOf(section),
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      const chromatin = chromatinTile(seed)
      paintGround(canvas, seed + 7, layout, epithelium, glands)
      stampNuclei(canvas, chromatin, stroma.nuclei)
      for (const wall of glands.walls) canvas.stroke(wall, 0.8, 0.8)
      canvas.apply({ mode: 'atLeast', values: [0.18, 0.2], strength: 0.6 })
      for (const l of glands.lumens) canvas.stroke(l.line, l.widths, 1)
      canvas.apply({ values: [0.02, 0.03] })
      stampNuclei(canvas, chromatin, glands.nuclei)
      glands.ducts.forEach((d, i) => {
        drawDuct(canvas, chromatin, d, seed + 40 + i)
      })
      canvas.stroke(layout.membrane, 1.2, 0.9).apply({ values: [0.07, 0.36] })
      for (const v of stroma.vessels) drawVessel(canvas, chromatin, v)
      stampNuclei(canvas, chromatin, epithelium.nuclei)
      for (const g of stroma.ganglia) drawGanglion(canvas, chromatin, g)
      return finishSection(canvas, section, seed)
    },
  }
}
