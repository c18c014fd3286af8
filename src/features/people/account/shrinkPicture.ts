/** Longer side (px) of the picture that is sent. */
const avatarPx = 512
const photoPx = 1200

/**
 * Draws a picture anew: turned as it was taken, without what a camera writes into it, and small.
 * @param isSquare cuts the middle out, for an avatar
 */
export async function shrinkPicture(file: File, isSquare: boolean): Promise<File> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const side = Math.min(picture.width, picture.height)
  const width = isSquare ? side : picture.width
  const height = isSquare ? side : picture.height
  const scale = Math.min(1, (isSquare ? avatarPx : photoPx) / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const [left, top] = [(picture.width - width) / 2, (picture.height - height) / 2]
  canvas.getContext('2d')?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('The picture could not be drawn.')
  // Each choice is a file of its own: the upload's key follows from name, size and time.
  return new File([blob], 'picture.jpg', { type: 'image/jpeg', lastModified: Date.now() })
}
