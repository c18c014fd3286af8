import { extname } from 'node:path'
import sharp from 'sharp'
import { note } from '../texts.ts'
import { choosePage, micronsOf } from './choosePage.ts'
import { openWithOpenSlide } from './openslide.ts'
import { besidePixels, opaque, type Source } from './source.ts'
import { readPages } from './tiffPages.ts'

/** JPEG 2000, as Aperio and others number it */
const jpeg2000 = [33003, 33005, 34712]

/** TIFF, OME-TIFF, SVS. @throws an Error where it cannot be read */
export async function openTiff(path: string): Promise<Source> {
  const pages = await readPages(path)
  const { index, page, leftOut } = choosePage(pages)
  if (jpeg2000.includes(page.compression)) return openWithOpenSlide(path)
  const { exif, xmp, iptc } = await sharp(path, { page: index, limitInputPixels: false }).metadata()
  const hasText = pages.some(({ description }) => description !== '')
  const removed = [
    ...(hasText ? [note('description')] : []),
    ...besidePixels({ EXIF: exif, XMP: xmp, IPTC: iptc }),
  ]
  return {
    width: page.width,
    height: page.height,
    um: micronsOf(pages, index),
    nature: extname(path).toLowerCase() === '.svs' ? 'scan' : 'picture',
    leftOut,
    removed,
    parts: [path],
    pixels: async () => () => opaque(sharp(path, { page: index, limitInputPixels: false })),
  }
}
