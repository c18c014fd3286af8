import { drawCells, drawWalls } from './arteryAndVein/bodies.ts'
import { growCells } from './arteryAndVein/cells.ts'
import { paintGround } from './arteryAndVein/ground.ts'
import { heightUm, layOut, widthUm } from './arteryAndVein/layout.ts'
import { markVessels } from './arteryAndVein/marks.ts'
import type { Drawing, Plan } from './drawing.ts'
import { batches, damageOf, finishSection, type Section } from './kernel/batch.ts'
import { Canvas } from './kernel/canvas.ts'
import { cellTile } from './kernel/celltile.ts'
import { chromatinTile } from './kernel/nucleus.ts'
import { areaOf } from './kernel/region.ts'

/** A muscular artery and the vein that accompanies it, cut across, haematoxylin and eosin. */
export const arteryAndVein: Drawing = {
  key: 'artery-and-vein',
  widthUm,
  heightUm,
  longSidePx: 8192,
  plan,
}

function plan(seed: number): Plan {
  const layout = layOut(seed)
  const cells = growCells(seed + 1, layout)
  const { artery, vein } = layout
  const acrossUm = 2 * Math.sqrt(Math.abs(areaOf(artery.outline)) / Math.PI) + 2 * artery.mediaUm
  const section: Section = {
    batch: batches.old,
    dust: 22,
  }
  return {
    structures: markVessels(layout, cells),
    measures: [
      { size: 'mediumArtery', um: [acrossUm] },
      { size: 'arterialMedia', um: [artery.mediaUm] },
      { size: 'venousMedia', um: [vein.mediaUm] },
      { size: 'redCell', um: cells.redCells.map((c) => c.rx * 2) },
    ],
    damage: damageOf(section),
    render(pxPerUm) {
      const canvas = new Canvas(widthUm, heightUm, pxPerUm, 2)
      paintGround(canvas, seed + 7, layout)
      drawWalls(canvas, layout)
      drawCells(canvas, chromatinTile(seed), cellTile(seed + 8, 256, 0.6, 6), cells)
      return finishSection(canvas, section, seed)
    },
  }
}
