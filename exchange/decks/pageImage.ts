/** The picture of one page: written as WebP, and looked at for what is missing on it. */
import sharp from 'sharp'
import { thumbnailWidthPx, webpEffort, webpQuality } from './limits.ts'

export interface DrawnPage {
  data: Buffer
  width: number
  height: number
  channels: 3 | 4
}

/** Where a piece of text stands, in fractions of the page. */
export interface TextBox {
  x: number
  y: number
  width: number
  height: number
  chars: number
}

export interface PageFindings {
  /** nothing is on it, neither text nor picture */
  isBlank: boolean
  /** the file has text on it, of which nothing is to be seen */
  isTextLost: boolean
}

const pixelsOf = ({ data, width, height, channels }: DrawnPage) =>
  sharp(data, { raw: { width, height, channels } }).flatten({ background: '#ffffff' })

export async function encodePage(page: DrawnPage): Promise<{ picture: Buffer; thumbnail: Buffer }> {
  const options = { quality: webpQuality, effort: webpEffort }
  const [picture, thumbnail] = await Promise.all([
    pixelsOf(page).webp(options).toBuffer(),
    pixelsOf(page).resize({ width: thumbnailWidthPx }).webp(options).toBuffer(),
  ])
  return { picture, thumbnail }
}

/** Wide enough that a line of small print is a few pixels high. */
const lookWidthPx = 800
/** Of 255: less is noise of a scanner or of compression. */
const leastContrast = 10

interface GreyPicture {
  data: Buffer
  width: number
  height: number
}

const contrastIn = (
  { data, width }: GreyPicture,
  box: { x0: number; y0: number; x1: number; y1: number },
) => {
  let [least, most] = [255, 0]
  for (let y = box.y0; y < box.y1; y++)
    for (let x = box.x0; x < box.x1; x++) {
      const value = data[y * width + x] ?? 255
      if (value < least) least = value
      if (value > most) most = value
    }
  return most - least
}

/** Whether something is drawn where the file says that text stands; text outside of the page counts as drawn. */
function isInked(grey: GreyPicture, { x, y, width, height }: TextBox): boolean {
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))
  const [x0, x1] = [clamp(x * grey.width, grey.width), clamp((x + width) * grey.width, grey.width)]
  const [y0, y1] = [clamp(y * grey.height, grey.height), clamp((y + height) * grey.height, grey.height)]
  if (x1 - x0 < 2 || y1 - y0 < 2) return true
  return contrastIn(grey, { x0, y0, x1, y1 }) >= leastContrast
}

/** Text counts as lost where more than half of its characters left no trace. */
export async function findMissing(page: DrawnPage, boxes: readonly TextBox[]): Promise<PageFindings> {
  const { data, info } = await pixelsOf(page)
    .resize({ width: Math.min(lookWidthPx, page.width) })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const grey = { data, width: info.width, height: info.height }
  const whole = contrastIn(grey, { x0: 0, y0: 0, x1: grey.width, y1: grey.height })
  const charsOf = (some: readonly TextBox[]) => some.reduce((sum, { chars }) => sum + chars, 0)
  const lost = charsOf(boxes.filter((box) => !isInked(grey, box)))
  return {
    isBlank: whole < leastContrast && boxes.length === 0,
    isTextLost: lost * 2 > charsOf(boxes),
  }
}
