import { extname } from 'node:path'
import { note } from '../texts.ts'
import { choosePage, micronsOf } from './choosePage.ts'
import { requirePossible, requireTiles } from './limits.ts'
import { openWithOpenSlide } from './openslide.ts'
import { readToning } from './range.ts'
import { besidePixels, opaque, readOptions, readPicture, type Source } from './source.ts'
import { readPages } from './tiffPages.ts'

/** JPEG 2000, as Aperio and others number it */
const jpeg2000 = [33003, 33005, 34712]

/** TIFF, OME-TIFF, SVS. @throws an Error where it cannot be read */
export async function openTiff(path: string): Promise<Source> {
  const pages = await readPages(path)
  const { index, page, leftOut } = choosePage(pages)
  if (jpeg2000.includes(page.compression)) return openWithOpenSlide(path)
  const options = { ...readOptions, page: index }
  requireTiles(page)
  await requirePossible(page, [path])
  const about = await readPicture(path, options).metadata()
  const { exif, xmp, iptc, autoOrient } = about
  const { tone, notes } = await readToning(path, options, about)
  const hasText = pages.some(({ description }) => description !== '')
  const removed = [
    ...(hasText ? [note('description')] : []),
    ...besidePixels({ EXIF: exif, XMP: xmp, IPTC: iptc }),
  ]
  return {
    ...autoOrient,
    um: micronsOf(pages, index),
    nature: extname(path).toLowerCase() === '.svs' ? 'scan' : 'picture',
    leftOut,
    removed,
    notes,
    parts: [path],
    pixels: async () => () => opaque(tone(readPicture(path, options).autoOrient())),
  }
}
