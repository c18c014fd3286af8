/** Pictures of a person are drawn anew on the device: nothing of what a camera writes into a file is sent. */
import type { CropFrame } from './cropFrame.ts'

/** Side (px) of an avatar that is sent. */
const avatarPx = 512
const jpegQuality = 0.9

function newCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  return canvas
}

/**
 * Draws a picture turned as it was taken, and small.
 * @param longestPx of its longer side
 * @throws where this device cannot read the picture
 */
export async function drawSmall(file: File, longestPx: number): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, longestPx / Math.max(picture.width, picture.height))
  const canvas = newCanvas(picture.width * scale, picture.height * scale)
  const context = canvas.getContext('2d')
  if (context) {
    // A JPEG has no transparency: what shines through is white.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  picture.close()
  return canvas
}

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

export async function toPictureFile(drawing: HTMLCanvasElement): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => drawing.toBlob(resolve, 'image/jpeg', jpegQuality))
  if (!blob) throw new Error('The picture could not be drawn.')
  // Each choice is a file of its own: the upload's key follows from name, size and time.
  return new File([blob], 'picture.jpg', { type: 'image/jpeg', lastModified: Date.now() })
}
