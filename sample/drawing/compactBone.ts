import { drawCanals, drawCement, drawLacunae } from './compactBone/bodies.ts'
import { lamellaUm, paintGround } from './compactBone/ground.ts'
import { growLacunae } from './compactBone/lacunae.ts'
import { heightUm, layOut, widthUm } from './compactBone/layout.ts'
import { markBone } from './compactBone/marks.ts'
import type { Drawing, Plan } from './drawing.ts'
import { Canvas } from './kernel/canvas.ts'
import { dust } from './kernel/section.ts'
import { develop, type Stain, stains } from './kernel/stain.ts'
import { noiseTile } from './kernel/tile.ts'

/** Shaft of a human long bone, ground across, unstained, by transmitted light. */
export const compactBone: Drawing = { key: 'compact-bone', widthUm, heightUm, longSidePx: 8192, plan }

/** The matrix's own colour in a slice some 50 µm thick. */
const amber: Stain = [0.16, 0.3, 0.62]

function plan(seed: number): Plan {
  const bone = layOut(seed)
  const lacunae = growLacunae(seed + 1, bone)
  const young = bone.osteons.filter((o) => o.canal > 0)
  return {
    structures: markBone(bone, lacunae),
    measures: [
      { size: 'osteon', um: young.map((o) => o.rx + o.ry) },
      { size: 'haversianCanal', um: young.map((o) => o.canal * 2) },
      { size: 'boneLamella', um: [lamellaUm] },
      { size: 'boneLacunaLength', um: lacunae.map((l) => l.body.rx * 2) },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      paintGround(canvas, seed + 2, bone)
      drawCement(canvas, bone)
      drawLacunae(canvas, lacunae)
      drawCanals(canvas, noiseTile(seed + 9, 256, 0.6, 32, 32, 3), bone)
      dust(canvas, seed + 11, 30)
      return develop(canvas, [stains.shade, amber], seed + 12, { white: [244, 243, 239] })
    },
  }
}
