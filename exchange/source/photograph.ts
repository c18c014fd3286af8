import { note } from '../texts.ts'
import { requireByLines } from './limits.ts'
import { readToning } from './range.ts'
import { besidePixels, opaque, readOptions, readPicture, type Source } from './source.ts'

/** JPEG, PNG, WebP; turned upright as its camera says. */
export async function openPhotograph(path: string): Promise<Source> {
  const about = await readPicture(path).metadata()
  const { autoOrient, exif, xmp, iptc } = about
  requireByLines(autoOrient, about.isProgressive)
  const { tone, notes } = await readToning(path, readOptions, about)
  const removed = [...(exif ? [note('exif')] : []), ...besidePixels({ XMP: xmp, IPTC: iptc })]
  return {
    ...autoOrient,
    um: 0,
    nature: 'photograph',
    leftOut: [],
    removed,
    notes,
    parts: [path],
    pixels: async () => () => opaque(tone(readPicture(path).autoOrient())),
  }
}
