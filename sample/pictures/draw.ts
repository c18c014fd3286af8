import sharp from 'sharp'
import { type Made, makePicture } from '../../server/media/make.ts'
import { middle } from '../../server/media/thumbnail.ts'
import type { Structure } from '../drawing/drawing.ts'
import { drawings } from '../drawing/index.ts'
import { turntables } from '../drawing/turntable/index.ts'
import type { Turned } from '../drawing/turntable/turntable.ts'
import { objectiveOf } from './objective.ts'
import { makeTurntable } from './turntable.ts'
import { tellingWindow } from './window.ts'

/** The seed of all sample pictures: the same school everywhere. */
export const seed = 7

/** What a thread is asked to draw. */
export interface Order {
  /** key of the drawing */
  drawing: string
  /** a diagram has no scale: its µm are only the drawing's own measure */
  diagram: boolean
  /** px of the long side at most; the drawing's own size by default */
  longSide: number | undefined
  /** exists and is empty */
  folder: string
}

/** What came of it. */
export interface Drawn extends Made {
  pxPerUm: number
  /** µm for each px; 0 for a diagram */
  scale: number
  /** the greatest useful objective; 0 for a diagram or an electron micrograph */
  zoom: number
  structures: Structure[] | Turned[]
}

/** Whether there is anything of this key to be drawn. */
export const canDraw = (key: string) => key in drawings || key in turntables

/** Draws a sample specimen and writes all that is kept of it. Takes seconds of a core: not for the event loop. */
export async function draw({ drawing: key, diagram, longSide, folder }: Order): Promise<Drawn> {
  const turntable = turntables[key]
  if (turntable) {
    const { turned, ...made } = await makeTurntable(turntable, longSide, folder)
    return { ...made, pxPerUm: 1, scale: 0, zoom: 0, structures: turned }
  }
  const drawing = drawings[key]
  if (!drawing) throw new Error(`There is no drawing "${key}".`)
  const longUm = Math.max(drawing.widthUm, drawing.heightUm)
  const pxPerUm = Math.min(drawing.longSidePx, longSide ?? drawing.longSidePx) / longUm
  const plan = drawing.plan(seed)
  const { width, height, rgb } = plan.render(pxPerUm)
  const read = () => sharp(rgb, { raw: { width, height, channels: 3 }, limitInputPixels: false })
  const shown = diagram ? middle(width, height) : tellingWindow(plan.structures, { width, height }, pxPerUm)
  const made = await makePicture(read, { width, height }, () => shown, folder)
  return {
    ...made,
    pxPerUm,
    scale: diagram ? 0 : 1 / pxPerUm,
    zoom: diagram ? 0 : objectiveOf(drawing, plan.structures),
    structures: plan.structures,
  }
}
