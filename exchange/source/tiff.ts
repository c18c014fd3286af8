import { extname } from 'node:path'
import type { Sharp, SharpOptions } from 'sharp'
import { note, Wrong } from '../texts.ts'
import type { Said } from '../words.ts'
import { choosePage, micronsOf } from './choosePage.ts'
import { requirePossible, requireTiles } from './limits.ts'
import { openWithOpenSlide } from './openslide.ts'
import { readToning } from './range.ts'
import { besidePixels, opaque, readOptions, readPicture, type Source } from './source.ts'
import { type Page, readPages } from './tiffPages.ts'

/** JPEG 2000, as Aperio and others number it */
const jpeg2000 = [33003, 33005, 34712]

/**
 * A further channel of which nothing is told is no transparency: microscopes and Photoshop write such.
 * @throws Wrong where there are more channels than colours can be
 */
function channelsShown({ channels, extraSamples }: Page, space: string | undefined): Shown {
  if (space === 'cmyk') return { only: opaque, notes: [] }
  if (channels > 4) throw new Wrong('manyChannels', channels)
  const isTransparency = extraSamples === 1 || extraSamples === 2
  if (isTransparency || channels === 1 || channels === 3) return { only: opaque, notes: [] }
  return {
    only: (picture) => picture.toColourspace('srgb').removeAlpha(),
    notes: [note('firstChannels', channels, channels - 1)],
  }
}

/** An orientation that there is not (some programs write 0) is an error of libtiff's, though the pixels are whole. */
const withOddTags = ({ orientation }: Page): SharpOptions =>
  orientation >= 1 && orientation <= 8 ? {} : { failOn: 'none' }

interface Shown {
  only: (picture: Sharp) => Sharp
  notes: Said[]
}

/** TIFF, OME-TIFF, SVS. @throws an Error where it cannot be read */
export async function openTiff(path: string): Promise<Source> {
  const pages = await readPages(path)
  const { index, page, leftOut } = choosePage(pages)
  if (jpeg2000.includes(page.compression)) return openWithOpenSlide(path)
  const options = { ...readOptions, ...withOddTags(page), page: index }
  requireTiles(page)
  await requirePossible(page, [path])
  const about = await readPicture(path, options).metadata()
  const { exif, xmp, iptc, autoOrient } = about
  const shown = channelsShown(page, about.space)
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
    notes: [...notes, ...shown.notes],
    parts: [path],
    pixels: async () => () => shown.only(tone(readPicture(path, options).autoOrient())),
  }
}
