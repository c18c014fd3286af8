import type { Canvas } from '../kernel/canvas.ts'
import { drawFat } from '../kernel/fat.ts'
import { closed } from '../kernel/shapes.ts'
import { stampNuclei, stampRedCells } from '../kernel/stamps.ts'
import type { Tile } from '../kernel/tile.ts'
import { drawVessel } from '../thickSkin/bodies.ts'
import type { Cells } from './cells.ts'
import type { Layout } from './layout.ts'

/** Lumen, endothelium's cytoplasm and the glassy pink elastic membranes. */
export function drawWalls(canvas: Canvas, { artery, vein }: Layout): void {
  canvas.polygon(artery.inner).apply({ values: [0.05, 0.2] })
  for (const wall of [artery, vein]) canvas.polygon(wall.surface)
  canvas.apply({ values: [0.002, 0.012] })
  for (const wall of [artery, vein]) canvas.stroke(closed(wall.surface), 1.6, 0.8)
  canvas.apply({ values: [0.08, 0.36] })
  canvas.stroke(closed(artery.inner), 5.6, 1)
  canvas.apply({ values: [0.015, 0.5] })
  for (const line of artery.outer) canvas.stroke(line, 3, 1)
  canvas.apply({ values: [0.02, 0.56] })
}

export function drawCells(canvas: Canvas, chromatin: Tile, dots: Tile, cells: Cells): void {
  for (const b of cells.bundles) canvas.blob({ ...b, rx: b.rx + 3, ry: b.ry + 3 }, 2)
  canvas.apply({ values: [0.02, 0.12] })
  const grainy = (x: number, y: number) => 0.4 + Math.min(0.6, 2.2 * dots.at(x, y))
  for (const b of cells.bundles) canvas.blob(b, 1.5)
  canvas.apply({ values: [0.11, 0.5], vary: grainy })
  for (const { outline } of cells.nerves) {
    canvas.blob({ ...outline, rx: outline.rx + 8, ry: outline.ry + 8 }, 2).apply({ values: [0.06, 0.42] })
    canvas.blob({ ...outline, rx: outline.rx + 2, ry: outline.ry + 2 }, 1).apply({ values: [0, 0.05] })
    const wavy = (x: number, y: number) => 0.45 + 0.75 * dots.at(x * 0.7, y * 0.7)
    canvas.blob(outline, 1.5).apply({ values: [0.07, 0.3], vary: wavy })
  }
  stampRedCells(canvas, cells.redCells)
  stampNuclei(canvas, chromatin, cells.nuclei)
  drawFat(canvas, chromatin, cells.fat)
  for (const n of cells.nerves) stampNuclei(canvas, chromatin, n.nuclei)
  for (const v of cells.vessels) drawVessel(canvas, chromatin, v)
}
