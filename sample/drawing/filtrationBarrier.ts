import type { Drawing, Plan } from './drawing.ts'
import { drawBarrier, paintGround } from './filtrationBarrier/draw.ts'
import { heightUm, layOut, membraneThickUm, widthUm } from './filtrationBarrier/layout.ts'
import { markBarrier } from './filtrationBarrier/marks.ts'
import { Canvas } from './kernel/canvas.ts'
import { develop, stains } from './kernel/stain.ts'
import { noiseTile } from './kernel/tile.ts'

/** Wall of a glomerular capillary, transmission electron micrograph, about 0.37 nm for each px. */
export const filtrationBarrier: Drawing = {
  key: 'filtration-barrier',
  widthUm,
  heightUm,
  longSidePx: 8192,
  plan,
}

function plan(seed: number): Plan {
  const barrier = layOut(seed)
  const slits = barrier.feet.slice(1).map((f, i) => f.from - (barrier.feet[i]?.to ?? 0))
  return {
    structures: markBarrier(barrier),
    measures: [
      { size: 'glomerularBasementMembrane', um: [membraneThickUm] },
      { size: 'filtrationSlit', um: slits },
      { size: 'endothelialFenestra', um: barrier.fenestrae.map((f) => f.width) },
    ],
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 1)
      const cloud = noiseTile(seed + 1, 512, 1, 64, 64, 4)
      paintGround(canvas, seed + 2, cloud, barrier)
      drawBarrier(canvas, cloud, barrier)
      return develop(canvas, [stains.shade], seed + 12, { white: [236, 236, 236], grain: 6, vignette: 0.05 })
    },
  }
}
