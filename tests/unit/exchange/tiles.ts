/** TIFFs as slide scanners write them today: pages in JPEG tiles, smaller copies in directories of their own or below. */
import sharp from 'sharp'

export interface TiledPage {
  width: number
  height: number
  /** row by row */
  rgb: Buffer
  description: string
  subfile?: number
  /** smaller copies that only this page points to (SubIFDs), as OME-TIFF has them */
  below?: TiledPage[]
}

/** px */
const side = 256

type Entry = [tag: number, type: 3 | 4, values: number[]] | [tag: number, type: 2, text: string]

/** The bytes of a file, put one after the other. */
class Bytes {
  readonly parts: Buffer[] = [Buffer.from([0x49, 0x49, 42, 0, 0, 0, 0, 0])]
  length = 8

  /** @returns where it stands */
  add(part: Buffer): number {
    const at = this.length
    const padded = part.length % 2 ? Buffer.concat([part, Buffer.alloc(1)]) : part
    this.parts.push(padded)
    this.length += padded.length
    return at
  }
}

function packed([, type, values]: Entry): Buffer {
  if (type === 2) return Buffer.from(`${values}\0`)
  const size = type === 3 ? 2 : 4
  const bytes = Buffer.alloc(size * values.length)
  for (const [at, value] of values.entries()) bytes.writeUIntLE(value, at * size, size)
  return bytes
}

/** Writes a directory without a next one. @returns where it stands, and the number that is to name the next */
function directory(file: Bytes, entries: Entry[]): { at: number; next: (at: number) => void } {
  const bytes = Buffer.alloc(2 + 12 * entries.length + 4)
  bytes.writeUInt16LE(entries.length, 0)
  for (const [n, entry] of entries.sort(([a], [b]) => a - b).entries()) {
    const value = packed(entry)
    const at = 2 + 12 * n
    bytes.writeUInt16LE(entry[0], at)
    bytes.writeUInt16LE(entry[1], at + 2)
    bytes.writeUInt32LE(entry[1] === 2 ? value.length : entry[2].length, at + 4)
    if (value.length <= 4) value.copy(bytes, at + 8)
    else bytes.writeUInt32LE(file.add(value), at + 8)
  }
  const at = file.add(bytes)
  return { at, next: (after) => void bytes.writeUInt32LE(after, bytes.length - 4) }
}

/** Each tile a JPEG of its own; those at the edge are filled up. */
async function tilesOf({ width, height, rgb }: TiledPage): Promise<Buffer[]> {
  const tiles: Buffer[] = []
  for (let top = 0; top < height; top += side)
    for (let left = 0; left < width; left += side) {
      const part = { left, top, width: Math.min(side, width - left), height: Math.min(side, height - top) }
      const tile = await sharp(rgb, { raw: { width, height, channels: 3 } })
        .extract(part)
        .toBuffer()
      tiles.push(
        await sharp(tile, { raw: { width: part.width, height: part.height, channels: 3 } })
          .extend({ right: side - part.width, bottom: side - part.height, background: '#fff' })
          .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
          .toBuffer(),
      )
    }
  return tiles
}

async function write(file: Bytes, page: TiledPage) {
  const below: number[] = []
  for (const one of page.below ?? []) below.push((await write(file, one)).at)
  const tiles = await tilesOf(page)
  const entries: Entry[] = [
    [254, 4, [page.subfile ?? 0]],
    [256, 4, [page.width]],
    [257, 4, [page.height]],
    [258, 3, [8, 8, 8]],
    // JPEG, of luminance and colour at full size
    [259, 3, [7]],
    [262, 3, [6]],
    [277, 3, [3]],
    [322, 4, [side]],
    [323, 4, [side]],
    [324, 4, tiles.map((tile) => file.add(tile))],
    [325, 4, tiles.map(({ length }) => length)],
    [530, 3, [1, 1]],
  ]
  if (page.description) entries.push([270, 2, page.description])
  if (below.length > 0) entries.push([330, 4, below])
  return directory(file, entries)
}

export async function tiledTiff(pages: TiledPage[]): Promise<Buffer> {
  const file = new Bytes()
  let point: (at: number) => void = (at) => file.parts[0]?.writeUInt32LE(at, 4)
  for (const page of pages) {
    const { at, next } = await write(file, page)
    point(at)
    point = next
  }
  return Buffer.concat(file.parts)
}
