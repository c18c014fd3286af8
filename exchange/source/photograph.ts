import sharp from 'sharp'
import { note } from '../texts.ts'
import { besidePixels, opaque, type Source } from './source.ts'

/** JPEG, PNG, WebP; turned upright as its camera says. */
export async function openPhotograph(path: string): Promise<Source> {
  const { autoOrient, exif, xmp, iptc } = await sharp(path, { limitInputPixels: false }).metadata()
  const removed = [...(exif ? [note('exif')] : []), ...besidePixels({ XMP: xmp, IPTC: iptc })]
  return {
    ...autoOrient,
    um: 0,
    nature: 'photograph',
    leftOut: [],
    removed,
    parts: [path],
    pixels: async () => () => opaque(sharp(path, { limitInputPixels: false }).autoOrient()),
  }
}
