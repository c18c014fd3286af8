import type { Drawing, Plan } from './drawing.ts'
import { Canvas } from './kernel/canvas.ts'
import { develop, stains } from './kernel/stain.ts'
import { noiseTile } from './kernel/tile.ts'
import { membraneUm } from './micrograph/membranes.ts'
import { growCell, heightUm, perinuclearUm, poreUm, widthUm } from './mitochondrion/cell.ts'
import { drawMitochondrion, drawOrganelles, paintGround } from './mitochondrion/draw.ts'
import { markCell } from './mitochondrion/marks.ts'

/** Part of a liver cell, transmission electron micrograph, about 0.44 nm for each px. */
export const mitochondrion: Drawing = { key: 'mitochondrion', widthUm, heightUm, longSidePx: 8192, plan }

function plan(seed: number): Plan {
  const cell = growCell(seed)
  const [great, round] = cell.mitochondria
  return {
    structures: markCell(cell),
    measures: [
      { size: 'mitochondrionWidth', um: [great, round].flatMap((m) => (m ? m.half * 2 : [])) },
      { size: 'unitMembrane', um: [membraneUm] },
      { size: 'matrixGranule', um: cell.mitochondria.flatMap((m) => m.granules.map((g) => g.rx * 2)) },
      { size: 'ribosome', um: cell.ribosomes.map((r) => r.rx * 2) },
      { size: 'glycogenParticle', um: cell.glycogen.flat().map((p) => p.rx * 2) },
      { size: 'nuclearPore', um: [poreUm] },
      { size: 'perinuclearSpace', um: [perinuclearUm] },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 1)
      // of a pattern in nanometres: tiles know no places as small as these
      const cloud = noiseTile(seed + 1, 512, 1, 64, 64, 4)
      paintGround(canvas, seed + 2, cloud, cell)
      drawOrganelles(canvas, cloud, cell)
      for (const m of cell.mitochondria) drawMitochondrion(canvas, cloud, m)
      return develop(canvas, [stains.shade], seed + 12, { white: [236, 236, 236], grain: 6, vignette: 0.05 })
    },
  }
}
