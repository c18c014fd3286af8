/** Finds a QR code in a picture, off the page's thread. */
import jsQR from 'jsqr'

export interface PictureToDecode {
  data: Uint8ClampedArray<ArrayBuffer>
  width: number
  height: number
}

addEventListener('message', ({ data: { data, width, height } }: MessageEvent<PictureToDecode>) => {
  const found = jsQR(data, width, height, { inversionAttempts: 'attemptBoth' })
  postMessage(found?.data || null)
})
