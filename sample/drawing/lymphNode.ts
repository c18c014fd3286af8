import type { Drawing, Plan } from './drawing.ts'
import { Canvas } from './kernel/canvas.ts'
import { Seeds } from './kernel/cells.ts'
import { chromatinTile } from './kernel/nucleus.ts'
import { dust } from './kernel/section.ts'
import { develop, stains } from './kernel/stain.ts'
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
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      const chromatin = chromatinTile(seed)
      paintGround(canvas, seed + 7, layout)
      const seeds = new Seeds(widthUm, heightUm, 60, cells.fat)
      for (const [inset, rim, values] of [
        [-0.9, 1.5, [0.04, 0.34]],
        [0.9, 0, [0.004, 0.012]],
      ] as const) {
        cells.fat.forEach((_, i) => {
          canvas.polygon(seeds.polygon(i, inset, 29 + ((i * 7) % 11) + rim))
        })
        canvas.apply({ values })
      }
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
      dust(canvas, seed + 11, 22)
      return develop(canvas, [stains.hematoxylin, stains.eosin], seed + 12)
    },
  }
}
