import type { Canvas } from '../kernel/canvas.ts'
import { drawFat } from '../kernel/fat.ts'
import { stampNuclei } from '../kernel/stamps.ts'
import type { Tile } from '../kernel/tile.ts'
import { drawVessel } from '../thickSkin/bodies.ts'
import type { Cells } from './cells.ts'
import type { Fibre } from './fibres.ts'
import type { Stroma } from './stroma.ts'

/** Thin fibres first: coarse ones lie above them. */
export function drawFibres(canvas: Canvas, fibres: readonly Fibre[]): void {
  const thin = fibres.filter((f) => (f.width[0] ?? 0) < 0.72)
  const coarse = fibres.filter((f) => (f.width[0] ?? 0) >= 0.72)
  for (const { line, width } of thin) canvas.stroke(line, width, 0.3)
  canvas.apply({ mode: 'add', values: [0.5, null] })
  for (const { line, width } of coarse) canvas.stroke(line, width, 0.3)
  canvas.apply({ mode: 'atLeast', values: [1.15, null] })
}

export function drawCells(canvas: Canvas, chromatin: Tile, cells: Cells): void {
  const { chondrocytes, young } = cells
  // the capsule: newest matrix, with few fibres
  for (const c of chondrocytes) canvas.blob({ x: c.x, y: c.y, rx: c.radius + 1.7, ry: c.radius + 1.7 }, 1.5)
  for (const { lacuna } of young) canvas.blob({ ...lacuna, rx: lacuna.rx + 1, ry: lacuna.ry + 1 }, 1)
  canvas.apply({ values: [0.12, 0.34], strength: 0.85 })
  for (const c of chondrocytes) canvas.polygon(c.lacuna)
  canvas.apply({ values: [0.01, 0.025] })
  const vacuoles = (x: number, y: number) =>
    1 - 1.7 * Math.min(0.5, Math.max(0, chromatin.at(x * 0.55, y * 0.55) - 0.45))
  for (const c of chondrocytes) canvas.polygon(c.body)
  for (const { lacuna } of young) canvas.blob(lacuna, 0.8)
  canvas.apply({ values: [0.05, 0.2], vary: vacuoles })
  stampNuclei(
    canvas,
    chromatin,
    [...chondrocytes, ...young].flatMap((c) => c.nucleus ?? []),
  )
}

export function drawStroma(canvas: Canvas, chromatin: Tile, stroma: Stroma): void {
  stampNuclei(canvas, chromatin, stroma.nuclei)
  drawFat(canvas, chromatin, stroma.fat, [0.01, 0.34])
  for (const v of stroma.vessels) drawVessel(canvas, chromatin, v)
}
