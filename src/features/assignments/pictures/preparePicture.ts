/** Photos as they are handed in: upright, without camera data and place, at most 2,560 px. All on this device. */
import type { DecodedPicture } from './heic.worker.ts'
import { jpegName, pictureTypeOf, shrunkSize } from './pictureType.ts'

const jpegQualityRatio = 0.85

/** A picture that cannot be read. */
export class DamagedPicture extends Error {}

/** A picture is redrawn, which leaves out all that is no picture; any other file is left as it is. @throws DamagedPicture */
export async function preparePicture(file: File): Promise<File> {
  const type = pictureTypeOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (type === null) return file
  try {
    const source = type === 'heic' ? await decodeHeic(file) : file
    const picture = await createImageBitmap(source, { imageOrientation: 'from-image' })
    const blob = await drawJpeg(picture)
    picture.close()
    return new File([blob], jpegName(file.name), { type: 'image/jpeg', lastModified: file.lastModified })
  } catch {
    throw new DamagedPicture()
  }
}

function drawJpeg(picture: ImageBitmap): Promise<Blob> {
  const { width, height } = shrunkSize(picture.width, picture.height)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new DamagedPicture()
  // a drawing with an open ground would turn black
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    const taken = (blob: Blob | null) => (blob ? resolve(blob) : reject(new DamagedPicture()))
    canvas.toBlob(taken, 'image/jpeg', jpegQualityRatio)
  })
}

async function decodeHeic(file: File): Promise<ImageData> {
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' })
  try {
    const bytes = await file.arrayBuffer()
    const decoded = await new Promise<DecodedPicture | null>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<DecodedPicture | null>) => resolve(data)
      worker.onerror = () => reject(new DamagedPicture())
      worker.postMessage(bytes, [bytes])
    })
    if (!decoded) throw new DamagedPicture()
    return new ImageData(decoded.pixels, decoded.width, decoded.height)
  } finally {
    worker.terminate()
  }
}
