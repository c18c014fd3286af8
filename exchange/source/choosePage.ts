/** Which page of a slide file is the specimen. Label and macro pictures can name a patient: they never go further. */
import { note, Wrong } from '../texts.ts'
import type { Said } from '../words.ts'
import { attribute, micronsOfUnit } from './lengthUnits.ts'
import { sidePictureName } from './source.ts'
import type { Page } from './tiffPages.ts'

export interface Chosen {
  /** number of the page in the file */
  index: number
  page: Page
  leftOut: Said[]
}

/** Scanners name them at the beginning of a line of the description. */
const named = (page: Page) => /^[ \t]*(label|macro)\b/im.exec(page.description)?.[1]?.toLowerCase()

interface OmeImage {
  /** only where it is no specimen */
  name: string | undefined
  /** numbers of its pages */
  pages: number[]
  /** the element that tells the size of its pixels */
  pixels: string
}

/** OME-TIFF describes all pictures in the first page, each with the numbers of its pages. */
function omeImages(pages: Page[]): OmeImage[] {
  const description = pages[0]?.description ?? ''
  if (!/<(\w{1,20}:)?OME\b/.test(description)) return []
  // some programs put the prefix of a namespace before the names
  const images = description.matchAll(/<((?:\w{1,20}:)?)Image\b([^>]*)>([\s\S]*?)<\/\1Image>/g)
  return [...images].map(([, , head = '', body = '']) => ({
    name: /\b(label|macro|overview)\b/i.exec(attribute(head, 'Name') ?? '')?.[1]?.toLowerCase(),
    pages: [...body.matchAll(/<(?:\w{1,20}:)?TiffData\b[^>]*>/g)].map(([data]) =>
      Number(attribute(data, 'IFD') ?? 0),
    ),
    pixels: /<(?:\w{1,20}:)?Pixels\b[^>]*>/.exec(body)?.[0] ?? '',
  }))
}

const isSmallerCopy = (page: Page) => (page.subfile & 1) === 1

/** The largest page that is neither label nor macro. @throws an Error where there is none */
export function choosePage(pages: Page[]): Chosen {
  const inOme = new Map(
    omeImages(pages).flatMap((image) => image.pages.map((at) => [at, image.name] as const)),
  )
  const nameOf = (page: Page) => inOme.get(pages.indexOf(page)) ?? named(page)
  let candidates = pages.filter((page) => !nameOf(page) && page.width > 0 && page.height > 0)
  // scanners write the slide in tiles and whole, and what else they saw in strips or as reduced pictures
  for (const better of [(page: Page) => !isSmallerCopy(page), (page: Page) => page.tiled])
    if (candidates.some(better)) candidates = candidates.filter(better)
  const [first, ...others] = candidates
  if (!first) throw new Wrong('onlyLabels')
  const page = others.reduce((a, b) => (b.width * b.height > a.width * a.height ? b : a), first)
  const leftOut = pages
    .filter((other) => other !== page)
    .map((other) => note('size', whatIs(nameOf(other), other, page), other.width, other.height))
  return { index: pages.indexOf(page), page, leftOut }
}

function whatIs(name: string | undefined, other: Page, page: Page): Said {
  if (name) return sidePictureName(name)
  if (other.width === page.width && other.height === page.height) return note('plane')
  const sameShape = Math.abs((other.width / other.height) * (page.height / page.width) - 1) < 0.02
  return note(sameShape && other.width < page.width ? 'smaller' : 'other')
}

/** µm; what a microscope slide can have for each px */
const plausible = (um: number) => um > 0.01 && um < 20

/** Programs that follow the language of the machine write 0,25. */
const decimal = (text: string) => Number(text.replace(',', '.'))

function omeMicrons(pages: Page[], index: number): number | undefined {
  const images = omeImages(pages)
  const image =
    images.find((one) => one.pages.includes(index)) ??
    images.find((one) => !one.name && one.pages.length === 0)
  const pixels = image?.pixels ?? ''
  const side = attribute(pixels, 'PhysicalSizeX') === undefined ? 'Y' : 'X'
  const size = attribute(pixels, `PhysicalSize${side}`)
  if (size === undefined) return undefined
  return decimal(size) * micronsOfUnit(attribute(pixels, `PhysicalSize${side}Unit`) ?? 'µm')
}

/** ImageJ writes its unit into the description and px for each unit into the resolution. */
function imageJMicrons({ description, resolution }: Page): number | undefined {
  if (!description.startsWith('ImageJ=')) return undefined
  const unit = /^unit=(.*)$/m.exec(description)?.[1]
  return unit === undefined || !(resolution > 0) ? undefined : micronsOfUnit(unit) / resolution
}

/** µm for each px of a page as the file tells it, or 0. */
export function micronsOf(pages: Page[], index: number): number {
  const page = pages[index]
  if (!page) return 0
  const aperio = /\bMPP\s*=\s*(\d*[.,]?\d+(?:E[-+]?\d+)?)/i.exec(page.description)?.[1]
  const told = aperio ?? omeMicrons(pages, index) ?? imageJMicrons(page)
  const unit = { 2: 25_400, 3: 10_000 }[page.resolutionUnit] ?? 0
  const um =
    told === undefined
      ? unit / (page.resolution || Number.POSITIVE_INFINITY)
      : typeof told === 'number'
        ? told
        : decimal(told)
  return plausible(um) ? um : 0
}
