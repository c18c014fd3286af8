import type { Drawing, Plan } from './drawing.ts'
import { batches, damageOf, finishSection, type Section } from './kernel/batch.ts'
import { Canvas } from './kernel/canvas.ts'
import { chromatinTile } from './kernel/nucleus.ts'
import { areaOf } from './kernel/region.ts'
import { waveringLine } from './kernel/shapes.ts'
import { stampNuclei, stampRedCells } from './kernel/stamps.ts'
import { drawVessel } from './thickSkin/bodies.ts'
import { fillStroma, lineFollicles } from './thyroid/cells.ts'
import { paintGround } from './thyroid/ground.ts'
import { heightUm, layOut, widthUm } from './thyroid/layout.ts'
import { markThyroid } from './thyroid/marks.ts'

/** Human thyroid gland, haematoxylin and eosin. */
export const thyroid: Drawing = { key: 'thyroid', widthUm, heightUm, longSidePx: 8192, plan }

function plan(seed: number): Plan {
  const layout = layOut(seed)
  const follicles = lineFollicles(seed + 1, layout)
  const stroma = fillStroma(seed + 2, layout)
  const whole = follicles.filter(({ outline }) =>
    outline.every(([x, y]) => x > 0 && y > 0 && x < widthUm && y < heightUm),
  )
  const section: Section = {
    batch: batches.pink,
    folds: [{ line: waveringLine([928, 1618], [1832, 1680], 55, seed + 10, 40), widthUm: 28 }],
    dust: 22,
  }
  return {
    structures: markThyroid(layout, follicles, stroma),
    measures: [
      {
        size: 'thyroidFollicle',
        um: whole.map(({ outline }) => 2 * Math.sqrt(Math.abs(areaOf(outline)) / Math.PI)),
      },
      { size: 'follicularCell', um: layout.follicles.map((f) => f.tall) },
      {
        size: 'redCell',
        um: [...layout.vessels.flatMap((v) => v.redCells), ...stroma.redCells].map((c) => c.rx * 2),
      },
    ],
    damage: damageOf(section),
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      const chromatin = chromatinTile(seed)
      paintGround(canvas, seed + 7, layout)
      for (const f of follicles) for (const wall of f.walls) canvas.stroke(wall, 0.6, 0.6)
      canvas.apply({ mode: 'atLeast', values: [0.16, 0.36], strength: 0.6 })
      for (const f of follicles) for (const v of f.vacuoles) canvas.blob(v, 0.8)
      canvas.apply({ values: [0.01, 0.03] })
      for (const c of stroma.capillaries) canvas.blob({ ...c, rx: c.rx + 0.9, ry: c.ry + 0.9 }, 0.8)
      canvas.apply({ values: [0.07, 0.34] })
      for (const c of stroma.capillaries) canvas.blob(c, 0.8)
      canvas.apply({ values: [0.01, 0.035] })
      stampRedCells(canvas, stroma.redCells)
      stampNuclei(canvas, chromatin, stroma.nuclei)
      for (const f of follicles) stampNuclei(canvas, chromatin, f.nuclei)
      for (const v of layout.vessels) drawVessel(canvas, chromatin, v)
      return finishSection(canvas, section, seed)
    },
  }
}
