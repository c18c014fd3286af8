/** Decodes a HEIC picture: a file of its own, for the decoder is large and only few devices hand over such files. */
import loadHeif from 'libheif-js/libheif/libheif.js'

export interface DecodedPicture {
  width: number
  height: number
  /** red, green, blue, opacity; a byte each */
  pixels: Uint8ClampedArray<ArrayBuffer>
}

async function decode(bytes: Uint8Array): Promise<DecodedPicture> {
  const heif = loadHeif()
  const [image] = new heif.HeifDecoder().decode(bytes)
  if (!image) throw new Error('no picture')
  const width = image.get_width()
  const height = image.get_height()
  const pixels = new Uint8ClampedArray(width * height * 4)
  await new Promise<void>((resolve, reject) => {
    image.display({ data: pixels, width, height }, (shown) =>
      shown ? resolve() : reject(new Error('not decoded')),
    )
  })
  return { width, height, pixels }
}

self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
  decode(new Uint8Array(data)).then(
    (picture) => self.postMessage(picture, { transfer: [picture.pixels.buffer] }),
    () => self.postMessage(null),
  )
}
