import type { Point } from '../drawing.ts'
import type { Canvas } from '../kernel/canvas.ts'
import { drawNucleus } from '../kernel/nucleus.ts'
import { createRandom } from '../kernel/random.ts'
import { taper } from '../kernel/section.ts'
import { along, offsetLine } from '../kernel/shapes.ts'
import { stampNuclei, stampRedCells } from '../kernel/stamps.ts'
import type { Tile } from '../kernel/tile.ts'
import type { Meissner, Vessel } from './dermis.ts'
import type { Gland, SweatDuct } from './sweat.ts'

export function drawVessel(canvas: Canvas, chromatin: Tile, vessel: Vessel): void {
  canvas.blob(vessel.outer, 1.5).apply({ values: [0.09, vessel.coat > 0 ? 0.4 : 0.27] })
  canvas.blob(vessel.lumen).apply({ values: [0, 0.015] })
  stampRedCells(canvas, vessel.redCells)
  stampNuclei(canvas, chromatin, vessel.nuclei)
}

export function drawMeissner(canvas: Canvas, chromatin: Tile, body: Meissner): void {
  const { outline } = body
  canvas.blob({ ...outline, rx: outline.rx + 2.2, ry: outline.ry + 2.2 }, 2).apply({ values: [0.06, 0.33] })
  canvas.blob(outline, 1.5).apply({ values: [0.09, 0.25] })
  for (const line of body.lamellae)
    canvas.stroke(line, 1.5, 1).apply({ values: [0.14, 0.42], strength: 0.85 })
  stampNuclei(canvas, chromatin, body.nuclei)
}

/** Coiled tubes with loose tissue between them. */
export function drawGland(canvas: Canvas, chromatin: Tile, cloud: Tile, gland: Gland): void {
  const loose = (x: number, y: number) => 0.45 + 0.55 * cloud.at(x * 0.7, y * 0.7)
  canvas.blob(gland.outline, 45).apply({ values: [0.04, 0.15], strength: 0.92, vary: loose })
  for (const tube of gland.tubes) {
    const grainy = (x: number, y: number) => 0.72 + 0.28 * cloud.at(x * 1.4, y * 1.4)
    const pale = tube.kind === 'secretory'
    // basement membrane, cells, lumen
    canvas
      .blob({ ...tube.outline, rx: tube.outline.rx + 1.3, ry: tube.outline.ry + 1.3 })
      .apply({ values: [0.08, 0.42] })
    canvas.blob(tube.outline).apply({ values: [0, 0.05] })
    canvas.blob(tube.outline).apply({ values: pale ? [0.12, 0.24] : [0.22, 0.36], vary: grainy })
    if (!pale) {
      const cuticle = { ...tube.lumen, rx: tube.lumen.rx + 1.7, ry: tube.lumen.ry + 1.7 }
      canvas.blob(cuticle, 1).apply({ values: [0.06, 0.6] })
    }
    canvas.blob(tube.lumen, 1).apply({ values: [0, 0.02] })
    stampNuclei(canvas, chromatin, tube.nuclei)
  }
}

/** A duct met along its length: two rows of dark cells on either side of a narrow lumen. */
export function drawDuctPiece(canvas: Canvas, chromatin: Tile, piece: readonly Point[], seed: number): void {
  const random = createRandom(seed)
  canvas.stroke(piece, 36, 2).apply({ values: [0.06, 0.36] })
  canvas.stroke(piece, 33, 1).apply({ values: [0.18, 0.33] })
  canvas.stroke(piece, 8.5, 1).apply({ values: [0.05, 0.55] })
  canvas.stroke(piece.slice(1, -1), 5, 1).apply({ values: [0, 0.04] })
  for (const side of [-1, 1])
    for (const off of [13, 7.6])
      for (const s of along(offsetLine(piece, off * side), 6.6, random, 0.25))
        drawNucleus(canvas, chromatin, {
          x: s.x,
          y: s.y,
          rx: random.gauss(2.6, 0.2),
          ry: random.gauss(2.9, 0.2),
          angle: s.angle,
          wobble: 0.07,
          dark: random.gauss(1.1, 0.08),
          clumps: 0.45,
          soft: random.range(0.5, 1.1),
          seed: random.int(9999),
        })
}

/** The duct's way through the epidermis: a channel between ring cells, then a corkscrew in the corneum. */
export function drawSpiral(canvas: Canvas, duct: SweatDuct): void {
  canvas.stroke(duct.within, 23, 3).apply({ values: [0.13, 0.38], strength: 0.6 })
  canvas.stroke(duct.within, 8, 1.5).apply({ values: [0.06, 0.45] })
  canvas.stroke(duct.within, 3.4, 1).apply({ values: [0, 0.03] })
  canvas.stroke(duct.spiral, 23, 3).apply({ values: [0.03, 0.46], strength: 0.75 })
  canvas.stroke(duct.spiral, 14, 2).apply({ values: [0.13, 0.4], strength: 0.7 })
  // the lumen is open where a turn crosses the section, and shut where it leaves it
  for (const piece of duct.lumens)
    canvas.stroke(piece, taper(piece, 8.5), 2).apply({ values: [0, 0.05], strength: 0.95 })
}
