import type { Canvas } from '../kernel/canvas.ts'
import type { Blob } from '../kernel/shapes.ts'
import { stampNuclei } from '../kernel/stamps.ts'
import type { Tile } from '../kernel/tile.ts'
import type { Goblet } from './epithelium.ts'
import type { Ganglion } from './stroma.ts'

/** Mucus is washed out or takes a little haematoxylin: pale bluish cups with a thin dark wall. */
export function drawGoblets(canvas: Canvas, surface: readonly Goblet[], crypts: readonly Blob[]): void {
  const cups = [...surface.map((g) => g.theca), ...crypts]
  for (const cup of cups) canvas.blob({ ...cup, rx: cup.rx + 0.7, ry: cup.ry + 0.7 }, 0.7)
  canvas.apply({ values: [0.17, 0.34] })
  for (const g of surface) canvas.stroke(g.neck, [5, 3], 0.8)
  for (const cup of cups) canvas.blob(cup, 0.8)
  canvas.apply({ values: [0.075, 0.045] })
}

export function drawGanglion(canvas: Canvas, chromatin: Tile, ganglion: Ganglion): void {
  const { outline } = ganglion
  canvas.blob({ ...outline, rx: outline.rx + 5, ry: outline.ry + 3 }, 2).apply({ values: [0.02, 0.08] })
  canvas.blob(outline, 1.5).apply({ values: [0.07, 0.2] })
  for (const cell of ganglion.cells) canvas.blob(cell, 1.2)
  canvas.apply({ values: [0.26, 0.3] })
  stampNuclei(canvas, chromatin, ganglion.nuclei)
}
