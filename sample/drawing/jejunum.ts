import type { Drawing, Plan, Point } from './drawing.ts'
import { drawCryptLumens, drawGanglion, drawGoblets, drawVessels } from './jejunum/bodies.ts'
import { fillNotches, lineCrypts, lineSurface } from './jejunum/epithelium.ts'
import { paintGround } from './jejunum/ground.ts'
import { heightUm, layOut, widthUm } from './jejunum/layout.ts'
import { markJejunum } from './jejunum/marks.ts'
import { capillaryNet, lacteals, laminaPropria, submucosa, thinMuscle, wallMuscle } from './jejunum/stroma.ts'
import { batches, damageOf, finishSection, type Section } from './kernel/batch.ts'
import { Canvas } from './kernel/canvas.ts'
import { chromatinTile } from './kernel/nucleus.ts'
import { waveringLine } from './kernel/shapes.ts'
import { stampNuclei, stampRedCells } from './kernel/stamps.ts'
import { drawVessel } from './thickSkin/bodies.ts'

/** Human jejunum cut lengthwise, with a circular fold in section, haematoxylin and eosin. */
export const jejunum: Drawing = { key: 'jejunum', widthUm, heightUm, longSidePx: 8192, plan }

function plan(seed: number): Plan {
  const layout = layOut(seed)
  const surface = lineSurface(seed + 20, layout)
  const crypts = lineCrypts(seed + 21, layout)
  const notches = fillNotches(seed + 27, layout, [...surface.nuclei, ...crypts.nuclei])
  const empty = lacteals(seed + 22, layout)
  const propria = laminaPropria(seed + 23, layout, empty)
  const net = capillaryNet(seed + 28, layout)
  const thin = thinMuscle(seed + 24, layout)
  const core = submucosa(seed + 25, layout)
  const wall = wallMuscle(seed + 26, layout)
  const section: Section = {
    batch: batches.thin,
    folds: [{ line: waveringLine([2497, 2546], [2734, 3145], 45, seed + 10, 40), widthUm: 38 }],
    dust: 22,
  }
  return {
    structures: markJejunum(layout, surface, empty),
    measures: [
      {
        size: 'jejunalCryptDepth',
        um: layout.crypts.filter((c) => c.open && c.deep).map((c) => lengthOf(c.axis)),
      },
      { size: 'villus', um: layout.villi.flatMap((v) => (v.height > 0 ? v.height : [])) },
      { size: 'redCell', um: core.vessels.flatMap((v) => v.redCells.map((c) => c.rx * 2)) },
    ],
    damage: damageOf(section),
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      const chromatin = chromatinTile(seed)
      paintGround(canvas, seed + 7, layout)
      for (const line of thin.fibres) canvas.stroke(line, 0.9, 0.9)
      canvas.apply({ mode: 'times', values: [0.75, 0.72], strength: 0.8 })
      for (const border of surface.borders) canvas.stroke(border, 0.7, 0.6)
      canvas.apply({ mode: 'atLeast', values: [0.13, 0.42], strength: 0.6 })
      for (const l of empty) for (const strand of l.muscle) canvas.stroke(strand, 1.7, 0.9)
      canvas.apply({ mode: 'atLeast', values: [0.09, 0.38], strength: 0.7 })
      drawVessels(canvas, [
        ...empty.map(({ line, widths }) => ({ line, width: widths, values: [0.012, 0.07] as const })),
        ...net.stretches.map(({ line, width }) => ({ line, width, values: [0.01, 0.05] as const })),
      ])
      for (const c of propria.capillaries) canvas.blob(c, 0.8)
      canvas.apply({ values: [0.02, 0.06] })
      stampRedCells(canvas, propria.redCells)
      stampRedCells(canvas, net.redCells)
      stampNuclei(canvas, chromatin, net.nuclei)
      stampNuclei(canvas, chromatin, propria.nuclei)
      for (const l of empty) stampNuclei(canvas, chromatin, l.nuclei)
      drawCryptLumens(canvas, layout.crypts)
      drawGoblets(canvas, surface.goblets, crypts.goblets)
      for (const g of crypts.granules) canvas.blob(g, 0.5)
      canvas.apply({ values: [0.08, 0.95] })
      stampNuclei(canvas, chromatin, crypts.nuclei)
      stampNuclei(canvas, chromatin, surface.nuclei)
      stampNuclei(canvas, chromatin, notches)
      stampNuclei(canvas, chromatin, thin.nuclei)
      for (const v of core.vessels) drawVessel(canvas, chromatin, v)
      stampNuclei(canvas, chromatin, core.nuclei)
      stampNuclei(canvas, chromatin, wall.nuclei)
      for (const g of wall.ganglia) drawGanglion(canvas, chromatin, g)
      return finishSection(canvas, section, seed)
    },
  }
}

function lengthOf(axis: readonly Point[]): number {
  return axis.slice(1).reduce((sum, p, i) => {
    const before = axis[i] ?? p
    return sum + Math.hypot(p[0] - before[0], p[1] - before[1])
  }, 0)
}
