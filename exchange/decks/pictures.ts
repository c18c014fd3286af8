/** Photographs and drawings as pages, in the order of their names. */
import sharp from 'sharp'
import { maxPageHeightPx, maxPages, maxPictureMegapixels, pageWidthPx } from './limits.ts'
import type { DrawnPage } from './pageImage.ts'
import { DeckFault } from './texts.ts'
import { withZip } from './zip.ts'

/** `2.png` before `10.png`, Chinese by pinyin. */
const byName = new Intl.Collator('zh', { numeric: true })
export const compareNames = (a: string, b: string): number => byName.compare(a, b) || (a < b ? -1 : 1)

/** Turned upright as the camera says, and no larger than a page. @throws DeckFault */
export async function drawPicture(source: string | Buffer, name: string): Promise<DrawnPage> {
  const limits = { limitInputPixels: maxPictureMegapixels * 1_000_000, failOn: 'error' } as const
  try {
    const { width, height } = await sharp(source, { limitInputPixels: false }).metadata()
    const megapixels = Math.round((width * height) / 1_000_000)
    if (megapixels > maxPictureMegapixels)
      throw new DeckFault('pictureTooLarge', name, megapixels, maxPictureMegapixels)
    const { data, info } = await sharp(source, limits)
      .autoOrient()
      .resize({ width: pageWidthPx, height: maxPageHeightPx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height, channels: 3 }
  } catch (failure) {
    throw failure instanceof DeckFault ? failure : new DeckFault('pictureDamaged', name)
  }
}

const isPicture = (name: string) =>
  /\.(?:jpe?g|png|webp)$/i.test(name) && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(name)

/** Hands the pictures of a ZIP to `use`, in order. @throws DeckFault */
export const withPicturesIn = <T>(
  path: string,
  use: (pictures: { name: string; read(): Promise<Buffer> }[]) => Promise<T>,
): Promise<T> =>
  withZip(path, (files) => {
    const pictures = files.filter(({ name }) => isPicture(name)).sort((a, b) => compareNames(a.name, b.name))
    if (pictures.length === 0) throw new DeckFault('noPictures')
    if (pictures.length > maxPages) throw new DeckFault('tooManyPages', pictures.length, maxPages)
    return use(pictures)
  })
