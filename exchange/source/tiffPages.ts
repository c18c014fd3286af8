/** Reads the directories of a TIFF or BigTIFF: what each of its pictures is. The pixels are left to sharp. */

import { type FileHandle, open } from 'node:fs/promises'
import { Wrong } from '../texts.ts'

export interface Page {
  /** size in px */
  width: number
  height: number
  description: string
  /** bit 0: a smaller copy of another page */
  subfile: number
  tiled: boolean
  /** size of a tile in px; 0 where the page is stored in strips */
  tileWidth: number
  tileHeight: number
  /** as TIFF numbers them: 1 none, 7 JPEG, 33005 JPEG 2000 … */
  compression: number
  /** resolution in px for each unit; 0 where the file does not tell it */
  resolution: number
  /** 1 none, 2 inch, 3 cm */
  resolutionUnit: number
  /** 1 upright; 2 to 8 turned or mirrored */
  orientation: number
  /** samples of each px */
  channels: number
  /** kind of the samples behind the colours, as TIFF numbers it: 0 not told, 1 or 2 transparency; -1 where there are none */
  extraSamples: number
}

const tags = {
  subfile: 254,
  width: 256,
  height: 257,
  compression: 259,
  description: 270,
  orientation: 274,
  channels: 277,
  resolution: 282,
  resolutionUnit: 296,
  tileWidth: 322,
  tileHeight: 323,
  extraSamples: 338,
} as const

/** Bytes that a value of each TIFF type takes. */
const sizes: Record<number, number> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
  13: 4,
  16: 8,
  17: 8,
  18: 8,
}
const mostPages = 1000
const mostEntries = 4096
/** The most bytes of a description that are read. */
const mostText = 65_536

/** How a file writes its numbers. */
interface Form {
  handle: FileHandle
  little: boolean
  big: boolean
}

interface Entry {
  tag: number
  type: number
  count: number
  /** the value itself where it fits, else where it stands */
  value: DataView
}

/** Pages in the file's order. @throws an Error where it is no TIFF or is damaged */
export async function readPages(path: string): Promise<Page[]> {
  const handle = await open(path)
  try {
    const head = await bytes(handle, 0, 8)
    const order = head.getUint16(0)
    const little = order === 0x4949
    const version = head.getUint16(2, little)
    if ((!little && order !== 0x4d4d) || (version !== 42 && version !== 43)) throw new Wrong('noTiff')
    const form: Form = { handle, little, big: version === 43 }
    let next = form.big ? offset(await bytes(handle, 8, 8), 0, form) : head.getUint32(4, little)
    const pages: Page[] = []
    const seen = new Set<number>()
    while (next !== 0 && pages.length < mostPages) {
      if (seen.has(next)) throw new Wrong('circle')
      seen.add(next)
      const directory = await readDirectory(form, next)
      pages.push(await pageOf(form, directory.entries))
      next = directory.next
    }
    return pages
  } finally {
    await handle.close()
  }
}

async function bytes(handle: FileHandle, at: number, length: number): Promise<DataView> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await handle.read(buffer, 0, length, at)
  if (bytesRead < length) throw new Wrong('cutOff')
  return new DataView(buffer.buffer, buffer.byteOffset, length)
}

/** Where something stands in the file. */
function offset(view: DataView, at: number, { little, big }: Form): number {
  const value = big ? Number(view.getBigUint64(at, little)) : view.getUint32(at, little)
  if (!Number.isSafeInteger(value)) throw new Wrong('outside')
  return value
}

async function readDirectory(form: Form, at: number): Promise<{ entries: Entry[]; next: number }> {
  const { handle, little, big } = form
  const countBytes = big ? 8 : 2
  const head = await bytes(handle, at, countBytes)
  const count = big ? Number(head.getBigUint64(0, little)) : head.getUint16(0, little)
  if (count > mostEntries) throw new Wrong('damaged')
  const entryBytes = big ? 20 : 12
  const table = await bytes(handle, at + countBytes, count * entryBytes + (big ? 8 : 4))
  const entries = Array.from({ length: count }, (_, n): Entry => {
    const start = n * entryBytes
    const valueAt = start + (big ? 12 : 8)
    return {
      tag: table.getUint16(start, little),
      type: table.getUint16(start + 2, little),
      count: big ? Number(table.getBigUint64(start + 4, little)) : table.getUint32(start + 4, little),
      value: new DataView(table.buffer, table.byteOffset + valueAt, big ? 8 : 4),
    }
  })
  return { entries, next: offset(table, count * entryBytes, form) }
}

/** The bytes of an entry's value. */
async function readValue(form: Form, { type, count, value }: Entry): Promise<DataView> {
  const length = Math.min((sizes[type] ?? 1) * count, mostText)
  return length <= value.byteLength ? value : bytes(form.handle, offset(value, 0, form), length)
}

/** UTF-8, or the Latin letters that older programs write (µ is one byte there). */
function decoded(text: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(text)
  } catch {
    return new TextDecoder('latin1').decode(text)
  }
}

async function pageOf(form: Form, entries: Entry[]): Promise<Page> {
  const { little } = form
  const entry = (tag: number) => entries.find((one) => one.tag === tag)
  const whole = async (tag: number, otherwise: number) => {
    const found = entry(tag)
    if (!found) return otherwise
    const value = await readValue(form, found)
    return found.type === 3 ? value.getUint16(0, little) : value.getUint32(0, little)
  }
  const ratio = async (tag: number) => {
    const found = entry(tag)
    if (found?.type !== 5) return 0
    const value = await readValue(form, found)
    return value.getUint32(0, little) / (value.getUint32(4, little) || Number.POSITIVE_INFINITY)
  }
  const text = async (tag: number) => {
    const found = entry(tag)
    if (found?.type !== 2) return ''
    const value = await readValue(form, found)
    const length = Math.min(found.count, value.byteLength)
    return decoded(new Uint8Array(value.buffer, value.byteOffset, length)).replace(/\0+$/, '')
  }
  return {
    width: await whole(tags.width, 0),
    height: await whole(tags.height, 0),
    description: await text(tags.description),
    subfile: await whole(tags.subfile, 0),
    compression: await whole(tags.compression, 1),
    tiled: entry(tags.tileWidth) !== undefined,
    tileWidth: await whole(tags.tileWidth, 0),
    tileHeight: await whole(tags.tileHeight, 0),
    resolution: await ratio(tags.resolution),
    resolutionUnit: await whole(tags.resolutionUnit, 2),
    orientation: await whole(tags.orientation, 1),
    channels: await whole(tags.channels, 1),
    extraSamples: await whole(tags.extraSamples, -1),
  }
}
