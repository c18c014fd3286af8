/** Pictures are drawn anew on the device before they are sent: small, and without what a camera writes into a file. */

const jpegQuality = 0.9

export function newCanvas(width: number, height: number): HTMLCanvasElement {
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

export async function toPictureFile(drawing: HTMLCanvasElement): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => drawing.toBlob(resolve, 'image/jpeg', jpegQuality))
  if (!blob) throw new Error('The picture could not be drawn.')
  // Each choice is a file of its own: the upload's key follows from name, size and time.
  return new File([blob], 'picture.jpg', { type: 'image/jpeg', lastModified: Date.now() })
}
