/** A Deep Zoom picture, of which only the finest level is read: `.dzi` with its folder, or both in a zip (SZI). */

import sharp from 'sharp'
import { Wrong } from '../texts.ts'
import { opaque, readPicture, type Source } from './source.ts'
import { writeStrips } from './strips.ts'

export interface DeepZoomFile {
  /** Size of the picture in px. */
  width: number
  height: number
  tileSize: number
  /** How many px a tile shares with each neighbour. */
  overlap: number
  /** ending of the tiles' names */
  format: string
  /** the finest level */
  level: number
}

/** A tile's bytes by its name below the folder of tiles. @throws an Error where it is missing */
export type ReadTile = (name: string) => Promise<Uint8Array>

const formats = ['jpg', 'jpeg', 'png', 'webp']
const maxTilePx = 8192
/** The most tiles of a picture, more than any real slide has: their names are all in memory. */
const mostTiles = 2_000_000
/** bytes, three for each px: of the row of tiles that is in memory, and of the tiles that are decoded meanwhile */
const largestBand = 512 * 2 ** 20
const largestDecoded = 64 * 2 ** 20
/** decoded at a time, where they are not too large for that */
const mostAtOnce = 8

/** The attributes of the first element of a name, whatever prefix its namespace has. */
function attributesOf(xml: string, element: string): Map<string, string> {
  const [, inside = ''] = new RegExp(`<(?:[\\w.-]{1,40}:)?${element}(\\s[^>]{0,4096})?>`).exec(xml) ?? []
  const attributes = inside.matchAll(/([\w:.-]{1,60})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g)
  return new Map([...attributes].map(([, name = '', double, single]) => [name, double ?? single ?? '']))
}

/** @throws an Error where it is no description of a Deep Zoom picture that can be read */
export function readDzi(xml: string): DeepZoomFile {
  const plain = xml.replace(/<!--[\s\S]*?-->/g, '')
  const image = attributesOf(plain, 'Image')
  // a DisplayRect may come before it, and its Rect has a width and a height too
  const size = attributesOf(plain, 'Size')
  const whole = (from: Map<string, string>, name: string, least: number, most: number) => {
    const told = from.get(name) ?? ''
    const value = Number(told.trim() || Number.NaN)
    if (!Number.isInteger(value) || value < least || value > most) throw new Wrong('badNumber', name, told)
    return value
  }
  const width = whole(size, 'Width', 1, 10_000_000)
  const height = whole(size, 'Height', 1, 10_000_000)
  const tileSize = whole(image, 'TileSize', 1, maxTilePx)
  const overlap = whole(image, 'Overlap', 0, maxTilePx)
  const tiles = Math.ceil(width / tileSize) * Math.ceil(height / tileSize)
  if (tiles > mostTiles || width * Math.min(tileSize, height) * 3 > largestBand)
    throw new Wrong('badGrid', width, height, tileSize)
  const format = (image.get('Format') ?? '').trim().toLowerCase()
  if (!formats.includes(format)) throw new Wrong('badTiles', format, formats.join(', '))
  return { width, height, tileSize, overlap, format, level: Math.ceil(Math.log2(Math.max(width, height))) }
}

/** µm for each px in the lists of properties that libvips, OpenSlide and scanners leave beside a pyramid; or 0. */
export function propertyMicrons(xml: string): number {
  const name = /(?:openslide\.mpp-x|aperio\.MPP|MicronsPerPixel(?:X)?)\b[^\d]{1,80}?(\d*\.?\d+)/i
  const um = Number(name.exec(xml)?.[1] ?? 0)
  return um > 0.01 && um < 20 ? um : 0
}

/** The names of the finest level's tiles, row by row. */
export function tileNames({ width, height, tileSize, format, level }: DeepZoomFile): string[] {
  const columns = Math.ceil(width / tileSize)
  const rows = Math.ceil(height / tileSize)
  return Array.from(
    { length: columns * rows },
    (_, n) => `${level}/${n % columns}_${Math.floor(n / columns)}.${format}`,
  )
}

/** Puts the tiles together into one file. @returns as `Source.pixels` */
export async function joinTiles(
  zoom: DeepZoomFile,
  read: ReadTile,
  scratch: string,
): ReturnType<Source['pixels']> {
  await writeTiles(zoom, read, scratch)
  return () => readPicture(scratch)
}

/** A row of tiles at a time; a function of its own, so that what is returned above does not hold the band. */
async function writeTiles(zoom: DeepZoomFile, read: ReadTile, scratch: string) {
  const { width, height, tileSize } = zoom
  const columns = Math.ceil(width / tileSize)
  const names = tileNames(zoom)
  const atOnce = Math.max(1, Math.min(mostAtOnce, Math.floor(largestDecoded / (tileSize ** 2 * 3))))
  const band = Buffer.alloc(width * Math.min(tileSize, height) * 3)
  await writeStrips(scratch, { width, height, rows: tileSize }, async (top, rows) => {
    const y = top / tileSize
    for (let x = 0; x < columns; x += atOnce) {
      const some = names.slice(y * columns + x, y * columns + Math.min(x + atOnce, columns))
      await Promise.all(
        some.map(async (name, n) => putTile(zoom, { name, x: x + n, y, bytes: await read(name) }, band)),
      )
    }
    return band.subarray(0, width * rows * 3)
  })
}

/** Decodes a tile into its place in the band. */
async function putTile(
  { width, height, tileSize, overlap }: DeepZoomFile,
  { name, x, y, bytes }: { name: string; x: number; y: number; bytes: Uint8Array },
  band: Buffer,
) {
  const left = Math.min(x * tileSize, overlap)
  const top = Math.min(y * tileSize, overlap)
  const columns = Math.min(tileSize, width - x * tileSize)
  const rows = Math.min(tileSize, height - y * tileSize)
  const { data, info } = await opaque(
    sharp(bytes, { failOn: 'error', limitInputPixels: (tileSize + 2 * overlap) ** 2 }),
  )
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((failure: Error) => {
      throw new Wrong('badTile', name, failure.message)
    })
  if (info.width < left + columns || info.height < top + rows || info.channels !== 3)
    throw new Wrong('smallTile', name, info.width, info.height)
  for (let row = 0; row < rows; row++) {
    const from = ((top + row) * info.width + left) * 3
    data.copy(band, (row * width + x * tileSize) * 3, from, from + columns * 3)
  }
}
