import sharp from 'sharp'
import { opaque, type Source } from './source.ts'

/** JPEG, PNG, WebP; turned upright as its camera says. */
export async function openPhotograph(path: string): Promise<Source> {
  const { autoOrient, exif, xmp, iptc } = await sharp(path, { limitInputPixels: false }).metadata()
  const removed = Object.entries({ 'EXIF (camera, time, place)': exif, XMP: xmp, IPTC: iptc })
  return {
    ...autoOrient,
    um: 0,
    nature: 'photograph',
    leftOut: [],
    removed: removed.filter(([, is]) => is).map(([what]) => what),
    parts: [path],
    pixels: async () => () => opaque(sharp(path, { limitInputPixels: false }).autoOrient()),
  }
}
