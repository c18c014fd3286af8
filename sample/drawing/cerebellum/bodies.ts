import type { Canvas } from '../kernel/canvas.ts'
import { drawNucleus } from '../kernel/nucleus.ts'
import { taper } from '../kernel/section.ts'
import { closed } from '../kernel/shapes.ts'
import { stampNuclei, stampRedCells } from '../kernel/stamps.ts'
import type { Tile } from '../kernel/tile.ts'
import type { Capillary, Cells } from './cells.ts'
import type { Purkinje } from './neurons.ts'

/** Amphophilic bodies with finely divided Nissl substance and a pale nucleus with one large nucleolus. */
export function drawPurkinje(canvas: Canvas, chromatin: Tile, cells: readonly Purkinje[]): void {
  for (const cell of cells) canvas.blob(cell.halo, 3)
  canvas.apply({ values: [0.015, 0.08], strength: 0.65 })
  // thinner and fainter from fork to tip
  for (const [from, to, strength] of [
    [0, 7, 0.4],
    [0, 5, 0.5],
    [0, 3, 0.7],
  ] as const) {
    for (const cell of cells)
      for (const line of cell.branches)
        canvas.stroke(
          line.slice(from, to),
          line.slice(from, to).map((_, k) => 4.2 - k * 0.5),
          1.2,
        )
    canvas.apply({ mode: 'atLeast', values: [0.14, 0.37], strength })
  }
  const nissl = (x: number, y: number) => {
    const grain = chromatin.at(x * 0.9, y * 0.9)
    return grain < 0.25 ? 0 : grain > 0.75 ? 1 : (grain - 0.25) * 2
  }
  for (const cell of cells) canvas.polygon(cell.outline)
  for (const cell of cells) canvas.stroke(closed(cell.outline), 1.2, 1.2)
  canvas.apply({ values: [0.14, 0.34] }, { mode: 'add', values: [0.13, 0.07], vary: nissl })
  for (const cell of cells) {
    if (!cell.nucleus) continue
    canvas.blob(cell.nucleus, 1).apply({ values: [0.1, 0.27] })
    drawNucleus(canvas, chromatin, cell.nucleus)
  }
}

export function drawGolgi(canvas: Canvas, chromatin: Tile, cells: Cells['golgi']): void {
  for (const { body } of cells) canvas.blob(body, 1.4)
  canvas.apply({ values: [0.16, 0.32] })
  for (const { nucleus } of cells) canvas.blob(nucleus, 1)
  canvas.apply({ values: [0.09, 0.22] })
  for (const { nucleus } of cells) drawNucleus(canvas, chromatin, nucleus)
}

export function drawCapillaries(canvas: Canvas, chromatin: Tile, capillaries: readonly Capillary[]): void {
  const widths = (c: Capillary, grow: number) => taper(c.line, c.width).map((w) => w + grow)
  for (const c of capillaries) canvas.stroke(c.line, widths(c, 3.4), 1)
  canvas.apply({ values: [0.02, 0.06], strength: 0.7 })
  for (const c of capillaries) canvas.stroke(c.line, widths(c, 1.8), 0.6)
  canvas.apply({ values: [0.08, 0.38] })
  for (const c of capillaries) canvas.stroke(c.line, widths(c, 0), 0.8)
  canvas.apply({ values: [0.01, 0.04] })
  for (const c of capillaries) {
    stampRedCells(canvas, c.redCells)
    stampNuclei(canvas, chromatin, c.nuclei)
  }
}
