import type { Canvas } from '../kernel/canvas.ts'
import { stampNuclei, stampRedCells } from '../kernel/stamps.ts'
import type { Tile } from '../kernel/tile.ts'
import type { Muscle } from './cells.ts'
import type { Clefts } from './clefts.ts'

/** Discs and the clear sarcoplasm by the nuclei. Clefts are drawn over their ends. */
export function drawMuscle(canvas: Canvas, muscle: Muscle): void {
  // one by one: paint goes over the whole width between the first and the last thing in the mask
  for (const cone of muscle.cones)
    canvas.blob(cone, 2.4).apply({ mode: 'times', values: [0.62, 0.66], strength: 0.85 })
  for (const disc of muscle.discs) {
    disc.steps.forEach(([, end], i) => {
      const next = disc.steps[i + 1]
      if (next) canvas.stroke([end, next[0]], 0.6, 0.7)
    })
    canvas.apply({ mode: 'atLeast', values: [0.17, 0.58], strength: 0.8 })
    for (const step of disc.steps) canvas.stroke(step, 1.25, 0.6)
    canvas.apply({ mode: 'atLeast', values: [0.26, 0.7], strength: 0.92 })
  }
}

/** Endomysium: hardly stained, with fine fibrils; capillaries in it. */
export function drawClefts(canvas: Canvas, chromatin: Tile, { clefts, fibroblasts }: Clefts): void {
  for (const c of clefts) {
    const membrane = c.widths.map((w) => (w > 0.3 ? w + 1.3 : 0))
    canvas.stroke(c.line, membrane, 0.7).apply({ mode: 'atLeast', values: [0.1, 0.47], strength: 0.8 })
  }
  // fine fibrils: there some of the colour below is left
  const open = (x: number, y: number) => 0.93 - 1.5 * Math.max(0, chromatin.at(x * 0.35, y * 1.1) - 0.44)
  for (const c of clefts) canvas.stroke(c.line, c.widths, 0.7).apply({ values: [0.012, 0.03], vary: open })
  const capillaries = clefts.flatMap((c) => c.capillary ?? [])
  for (const c of capillaries) {
    const wall = c.widths.map((w) => w + 1.3)
    canvas.stroke(c.line, wall, 0.5).apply({ values: [0.09, 0.38] })
    canvas.stroke(c.line, c.widths, 0.6).apply({ values: [0.008, 0.03] })
  }
  stampNuclei(canvas, chromatin, fibroblasts)
  for (const c of capillaries) {
    stampRedCells(canvas, c.redCells)
    stampNuclei(canvas, chromatin, c.nuclei)
  }
}
