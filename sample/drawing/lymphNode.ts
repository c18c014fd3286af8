import type { Drawing, Plan } from './drawing.ts'
import { batches, damageOf, finishSection, type Section } from './kernel/batch.ts'
import { Canvas } from './kernel/canvas.ts'
import { drawFat } from './kernel/fat.ts'
import { chromatinTile } from './kernel/nucleus.ts'
import { waveringLine } from './kernel/shapes.ts'
import { stampNuclei, stampRedCells } from './kernel/stamps.ts'
import { growCells } from './lymphNode/cells.ts'
import { paintGround } from './lymphNode/ground.ts'
import { capsuleUm, heightUm, layOut, sinusUm, widthUm } from './lymphNode/layout.ts'
import { markNode } from './lymphNode/marks.ts'
import { paintVessels } from './lymphNode/vessels.ts'

/** Human lymph node from the capsule to the medulla, haematoxylin and eosin. */
export const lymphNode: Drawing = { key: 'lymph-node', widthUm, heightUm, longSidePx: 8192, plan }

function plan(seed: number): Plan {
  const layout = layOut(seed)
  const cells = growCells(seed + 1, layout)
  const section: Section = {
    batch: batches.usual,
    folds: [{ line: waveringLine([2750, 1150], [2472, 1711], 40, seed + 10, 40), widthUm: 42 }],
    dust: 22,
  }
  return {
    structures: markNode(layout, cells),
    measures: [
      { size: 'lymphoidNodule', um: layout.nodules.map((n) => n.outline.rx * 2) },
      {
        size: 'tingibleBodyMacrophage',
        um: cells.macrophages
          .filter((m) => cells.debris.some((body) => Math.hypot(body.x - m.x, body.y - m.y) < m.rx))
          .map((m) => m.rx * 2),
      },
      { size: 'lymphNodeCapsule', um: [capsuleUm] },
      { size: 'subcapsularSinus', um: [sinusUm] },
      {
        size: 'lymphocyteNucleus',
        um: cells.packed.filter((n) => n.dark > 1).map((n) => Math.max(n.rx, n.ry) * 2),
      },
    ],
    damage: damageOf(section),
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      const chromatin = chromatinTile(seed)
      paintGround(canvas, seed + 7, layout)
      paintVessels(canvas, layout)
      for (const t of cells.threads) canvas.stroke(t, [1.6, 1, 0.5], 0.6)
      for (const m of cells.macrophages) canvas.blob(m, 1.2)
      canvas.apply({ values: [0.03, 0.2], strength: 0.9 })
      for (const v of cells.venules) canvas.blob(v.outer, 1)
      canvas.apply({ values: [0.07, 0.22] })
      for (const v of cells.venules) canvas.blob(v.lumen, 0.8)
      canvas.apply({ values: [0.01, 0.04] })
      for (const d of cells.debris) canvas.blob({ ...d, rx: d.rx + 0.6, ry: d.ry + 0.6 }, 0.5)
      canvas.apply({ values: [0.01, 0.06] })
      for (const d of cells.debris) canvas.blob(d, 0.5)
      canvas.apply({ values: [1.1, 0.2] })
      stampRedCells(canvas, cells.redCells)
      stampNuclei(canvas, chromatin, cells.packed)
      stampNuclei(canvas, chromatin, cells.others)
      drawFat(canvas, chromatin, cells.fat)
      return finishSection(canvas, section, seed)
    },
  }
}
