import type { Canvas } from '../kernel/canvas.ts'
import { drawFat } from '../kernel/fat.ts'
import { stampNuclei, stampRedCells } from '../kernel/stamps.ts'
import type { Tile } from '../kernel/tile.ts'
import { drawVessel } from '../thickSkin/bodies.ts'
import type { Cartilage } from './cartilage.ts'
import type { Epithelium } from './epithelium.ts'
import type { Glands } from './glands.ts'
import type { Stroma } from './stroma.ts'

export function drawEpithelium(canvas: Canvas, chromatin: Tile, epithelium: Epithelium): void {
  for (const line of epithelium.cilia) canvas.stroke(line, [0.5, 0.45, 0.3])
  canvas.apply({ mode: 'atLeast', values: [0.08, 0.3] })
  for (const line of epithelium.borders) canvas.stroke(line, 0.6, 0.6)
  canvas.apply({ mode: 'atLeast', values: [0.13, 0.38], strength: 0.55 })
  for (const { theca } of epithelium.goblets)
    canvas.blob({ ...theca, rx: theca.rx + 0.7, ry: theca.ry + 0.7 }, 0.7)
  for (const g of epithelium.goblets) canvas.stroke(g.stem, [4.5, 3], 1)
  canvas.apply({ values: [0.17, 0.31] })
  for (const g of epithelium.goblets) {
    canvas.blob(g.theca, 0.8)
    canvas.stroke(g.neck, [7, 3], 0.8)
  }
  canvas.apply({ values: [0.085, 0.035] })
  stampNuclei(canvas, chromatin, epithelium.nuclei)
}

export function drawGlands(canvas: Canvas, chromatin: Tile, glands: Glands): void {
  for (const wall of glands.walls) canvas.stroke(wall, 0.7, 0.7)
  canvas.apply({ mode: 'atLeast', values: [0.17, 0.2], strength: 0.6 })
  for (const cell of glands.crescents) canvas.blob(cell, 1.6)
  canvas.apply({ values: [0.23, 0.3] })
  for (const l of glands.lumens)
    if (l.kind !== 'mucous')
      canvas.stroke(
        l.line,
        l.widths.map((w) => w + 2),
        0.7,
      )
  canvas.apply({ values: [0.12, 0.48], strength: 0.8 })
  for (const l of glands.lumens) canvas.stroke(l.line, l.widths, 0.9)
  canvas.apply({ values: [0.02, 0.03] })
  stampNuclei(canvas, chromatin, glands.nuclei)
}

/** Capsules, lacunae, cells. */
export function drawCartilage(canvas: Canvas, chromatin: Tile, cartilage: Cartilage): void {
  const { cells, young } = cartilage
  for (const c of cells) canvas.blob({ x: c.x, y: c.y, rx: c.radius + 1.6, ry: c.radius + 1.6 }, 2)
  canvas.apply({ mode: 'atLeast', values: [0.56, 0.15], strength: 0.8 })
  for (const c of cells) canvas.polygon(c.lacuna)
  canvas.apply({ values: [0.04, 0.02] })
  const vacuoles = (x: number, y: number) =>
    1 - 1.5 * Math.min(0.5, Math.max(0, chromatin.at(x * 0.5, y * 0.5) - 0.45))
  for (const c of cells) canvas.polygon(c.body)
  canvas.apply({ values: [0.15, 0.15], vary: vacuoles })
  stampNuclei(
    canvas,
    chromatin,
    cells.flatMap((c) => c.nucleus ?? []),
  )
  for (const { lacuna } of young) canvas.blob({ ...lacuna, rx: lacuna.rx + 1, ry: lacuna.ry + 1 }, 1.4)
  canvas.apply({ mode: 'atLeast', values: [0.24, 0.26], strength: 0.7 })
  for (const { lacuna } of young) canvas.blob(lacuna, 0.8)
  canvas.apply({ values: [0.07, 0.1] })
  stampNuclei(
    canvas,
    chromatin,
    young.map((c) => c.nucleus),
  )
}

export function drawStroma(canvas: Canvas, chromatin: Tile, stroma: Stroma): void {
  for (const c of stroma.capillaries) canvas.blob({ ...c, rx: c.rx + 1, ry: c.ry + 1 }, 0.8)
  canvas.apply({ values: [0.07, 0.34] })
  for (const c of stroma.capillaries) canvas.blob(c, 0.8)
  canvas.apply({ values: [0.01, 0.04] })
  stampRedCells(canvas, stroma.redCells)
  stampNuclei(canvas, chromatin, stroma.nuclei)
  drawFat(canvas, chromatin, stroma.fat)
  for (const v of stroma.vessels) drawVessel(canvas, chromatin, v)
  for (const { outline, nuclei } of stroma.nerves) {
    canvas.blob({ ...outline, rx: outline.rx + 6, ry: outline.ry + 6 }, 2).apply({ values: [0.06, 0.4] })
    canvas.blob({ ...outline, rx: outline.rx + 1.6, ry: outline.ry + 1.6 }, 1).apply({ values: [0, 0.05] })
    const wavy = (x: number, y: number) =>
      0.6 + 0.8 * (chromatin.at(x * 0.09, (y + 4 * Math.sin(x / 11)) * 0.7) - 0.4)
    canvas.blob(outline, 1.5).apply({ values: [0.07, 0.27], vary: wavy })
    stampNuclei(canvas, chromatin, nuclei)
  }
}
