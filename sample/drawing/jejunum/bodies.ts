import type { Point } from '../drawing.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { noise } from '../kernel/noise.ts'
import type { Blob } from '../kernel/shapes.ts'
import { stampNuclei } from '../kernel/stamps.ts'
import type { Tile } from '../kernel/tile.ts'
import { tubeOutline } from './crypts.ts'
import type { Goblet } from './epithelium.ts'
import type { Crypt } from './layout.ts'
import type { Ganglion } from './stroma.ts'

/** Mucus is washed out or takes a little haematoxylin: pale bluish cups with a thin dark wall. */
export function drawGoblets(canvas: Canvas, surface: readonly Goblet[], crypts: readonly Blob[]): void {
  for (const g of surface) canvas.stroke([...g.outline.slice(1), ...g.outline.slice(0, -1)], 1.5, 0.7)
  for (const cup of crypts) canvas.blob({ ...cup, rx: cup.rx + 0.7, ry: cup.ry + 0.7 }, 0.7)
  canvas.apply({ values: [0.17, 0.36] })
  for (const g of surface) canvas.polygon(g.outline)
  for (const cup of crypts) canvas.blob(cup, 0.8)
  canvas.apply({ values: [0.08, 0.05] })
}

/** Thin-walled vessels cut along their way, with what they hold. */
export function drawVessels(
  canvas: Canvas,
  vessels: readonly {
    line: readonly Point[]
    width: readonly number[]
    values: readonly [number, number]
  }[],
): void {
  const wallUm = 0.8
  for (const { line, width } of vessels)
    canvas.stroke(
      line,
      width.map((w) => w + 2 * wallUm),
      0.8,
    )
  canvas.apply({ values: [0.07, 0.29] })
  for (const { line, width, values } of vessels) canvas.stroke(line, width, 0.8).apply({ values })
}

/** The lumens of the crypts, uneven along their way; where one opens the surface itself leads into it. */
export function drawCryptLumens(canvas: Canvas, crypts: readonly Crypt[]): void {
  for (const [n, { axis, open, deep }] of crypts.entries()) {
    const line = axis.slice(open ? 4 : 0, deep && axis.length > 2 ? -1 : undefined)
    if (line.length === 1) canvas.polygon(tubeOutline(line, 2.9))
    else
      canvas.stroke(
        line,
        line.map((_, i) => 3 + 1.6 * noise(i / 2.3, 0.5, n)),
        1,
      )
  }
  canvas.apply({ values: [0.012, 0.04] })
}

export function drawGanglion(canvas: Canvas, chromatin: Tile, ganglion: Ganglion): void {
  const { outline } = ganglion
  canvas.blob({ ...outline, rx: outline.rx + 5, ry: outline.ry + 3 }, 2).apply({ values: [0.02, 0.08] })
  canvas.blob(outline, 1.5).apply({ values: [0.07, 0.2] })
  for (const cell of ganglion.cells) canvas.blob(cell, 1.2)
  canvas.apply({ values: [0.26, 0.3] })
  stampNuclei(canvas, chromatin, ganglion.nuclei)
}
