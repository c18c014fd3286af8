/** An avatar is turned and cut on the device. */
import { newCanvas } from '../../../parts/upload/smallPicture.ts'
import type { CropFrame } from './cropFrame.ts'

/** Side (px) of an avatar that is sent. */
const avatarPx = 512

/** The same drawing turned by a quarter, clockwise. */
export function turnRight(drawing: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = newCanvas(drawing.height, drawing.width)
  const context = canvas.getContext('2d')
  context?.translate(canvas.width, 0)
  context?.rotate(Math.PI / 2)
  context?.drawImage(drawing, 0, 0)
  return canvas
}

/** Draws what stands in the frame onto a square canvas. */
export function drawFrame(drawing: HTMLCanvasElement, { x, y, sidePx }: CropFrame, onto: HTMLCanvasElement) {
  const { width, height } = onto
  onto
    .getContext('2d')
    ?.drawImage(drawing, x - sidePx / 2, y - sidePx / 2, sidePx, sidePx, 0, 0, width, height)
}

export function cutAvatar(drawing: HTMLCanvasElement, frame: CropFrame): HTMLCanvasElement {
  const side = Math.min(avatarPx, frame.sidePx)
  const canvas = newCanvas(side, side)
  drawFrame(drawing, frame, canvas)
  return canvas
}
