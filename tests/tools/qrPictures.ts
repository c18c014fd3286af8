/** QR codes as a camera or a photo shows them, and as they are read from a picture. */
import jsQR from 'jsqr'
import sharp from 'sharp'
import { encode, renderSVG } from 'uqr'

/** A picture of the code, as a phone photographs it. */
export const qrPhoto = (text: string): Promise<Buffer> =>
  sharp(Buffer.from(renderSVG(text, { border: 4 })))
    .resize(700)
    .extend({ top: 120, bottom: 200, left: 160, right: 90, background: '#8a8f98' })
    .png()
    .toBuffer()

/** The text of the code in a picture; null where none is found. */
export async function readQr(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}

const [width, height] = [640, 480]
const white = 235
const black = 16
const neutral = 128

/** A film (YUV4MPEG2) of two frames that shows the code in the middle, for Chromium's fake camera. */
export function qrFilm(text: string): Buffer {
  const { data, size } = encode(text, { border: 4 })
  const scale = Math.floor((height * 0.8) / size)
  const [left, top] = [Math.floor((width - size * scale) / 2), Math.floor((height - size * scale) / 2)]
  const luma = Buffer.alloc(width * height, white)
  for (let y = 0; y < size * scale; y++)
    for (let x = 0; x < size * scale; x++)
      if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)]) luma[(top + y) * width + left + x] = black
  const chroma = Buffer.alloc((width * height) / 2, neutral)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma])
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame])
}
