import type { Drawing, Plan } from './drawing.ts'
import { batches, damageOf, finishSection, type Section } from './kernel/batch.ts'
import { Canvas } from './kernel/canvas.ts'
import { chromatinTile } from './kernel/nucleus.ts'
import { createRandom } from './kernel/random.ts'
import { insidePolygon, waveringLine } from './kernel/shapes.ts'
import { stampNuclei, stampRedCells } from './kernel/stamps.ts'
import { noiseTile } from './kernel/tile.ts'
import { between, maculaNuclei, tubuleNuclei } from './kidney/cells.ts'
import { drawCorpuscle, growCorpuscle } from './kidney/corpuscle.ts'
import { paintGround } from './kidney/ground.ts'
import { heightUm, layOut, widthUm } from './kidney/layout.ts'
import { markKidney } from './kidney/marks.ts'
import { drawVessel } from './thickSkin/bodies.ts'

/** Cortex of a human kidney, haematoxylin and eosin; medullary rays run from above to below. */
export const kidney: Drawing = { key: 'kidney', widthUm, heightUm, longSidePx: 8192, plan }

function plan(seed: number): Plan {
  const layout = layOut(seed)
  const random = createRandom(seed + 20)
  const maculas = layout.places.filter((p) => p.macula !== undefined)
  const dense = maculas.map((place) => ({ place, ...maculaNuclei(random, layout.grown, place) }))
  const epithelium = layout.tubules.flatMap((t) => {
    const patch = dense.find((d) => d.place.macula === t.strand)?.patch
    const nuclei = tubuleNuclei(random, layout.grown, t)
    return patch ? nuclei.filter((n) => !insidePolygon(patch, n.x, n.y)) : nuclei
  })
  const slits = between(seed + 21, layout)
  const corpuscles = layout.places.map((p, i) => growCorpuscle(seed + 100 + i, p))
  const widths = (kind: string) => layout.tubules.filter((t) => t.kind === kind).map((t) => t.half * 2)
  const section: Section = {
    batch: batches.usual,
    cracks: [{ line: waveringLine([2600, 300], [2950, 380], 30, seed + 8), widthUm: 7 }],
    dust: 22,
  }
  return {
    structures: markKidney(layout, corpuscles, dense),
    measures: [
      { size: 'glomerulus', um: layout.places.map((p) => p.radius * 2) },
      { size: 'proximalTubule', um: widths('proximal') },
      { size: 'distalTubule', um: widths('distal') },
      { size: 'redCell', um: layout.vessels.flatMap((v) => v.redCells.map((c) => c.rx * 2)) },
    ],
    damage: damageOf(section),
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      const chromatin = chromatinTile(seed)
      const cloud = noiseTile(seed + 3, 512, 0.5, 64, 64, 4)
      paintGround(canvas, seed + 7, layout)
      stampRedCells(canvas, slits.redCells)
      stampNuclei(canvas, chromatin, slits.nuclei)
      for (const v of layout.vessels) drawVessel(canvas, chromatin, v)
      for (const body of corpuscles) drawCorpuscle(canvas, chromatin, cloud, body)
      stampNuclei(canvas, chromatin, epithelium)
      for (const d of dense) stampNuclei(canvas, chromatin, d.nuclei)
      return finishSection(canvas, section, seed)
    },
  }
}
