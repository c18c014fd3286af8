/**
 * An MP4 whose index (`moov`) stands at the end cannot begin to play before all of it is there. The index is moved to the
 * front, and the places that it names are moved along; nothing is encoded anew.
 *
 *   ftyp  mdat  moov   ──>   ftyp  moov  mdat
 */
import { createReadStream, createWriteStream } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

interface Box {
  type: string
  offset: number
  size: number
}

/** bytes; an index of two hours is a few MB */
const mostIndexBytes = 64_000_000
const mostBoxes = 10_000

/** The boxes at the top of the file; null where they do not fill it exactly. */
async function topBoxes(file: FileHandle, length: number): Promise<Box[] | null> {
  const boxes: Box[] = []
  const head = Buffer.alloc(16)
  for (let offset = 0; offset < length; ) {
    const { bytesRead } = await file.read(head, 0, 16, offset)
    if (bytesRead < 8 || boxes.length >= mostBoxes) return null
    const told = head.readUInt32BE(0)
    const large = told === 1 && bytesRead === 16 ? Number(head.readBigUInt64BE(8)) : told
    // 0: to the end of the file
    const size = told === 0 ? length - offset : large
    if (size < 8 || offset + size > length) return null
    boxes.push({ type: head.toString('latin1', 4, 8), offset, size })
    offset += size
  }
  return boxes
}

const containers = ['moov', 'trak', 'mdia', 'minf', 'stbl']

/** Moves the places of the film's pieces. @returns false where a place would no longer fit */
function movePlaces(index: Buffer, begin: number, end: number, moved: (place: number) => number): boolean {
  for (let at = begin; at + 8 <= end; ) {
    const size = index.readUInt32BE(at)
    const type = index.toString('latin1', at + 4, at + 8)
    if (size < 8 || at + size > end) return false
    if (containers.includes(type) && !movePlaces(index, at + 8, at + size, moved)) return false
    if (type === 'cmov') return false
    const width = { stco: 4, co64: 8 }[type]
    if (width !== undefined && !moveTable(index, at + 12, at + size, width, moved)) return false
    at += size
  }
  return true
}

function moveTable(
  index: Buffer,
  at: number,
  end: number,
  width: number,
  moved: (place: number) => number,
): boolean {
  const count = index.readUInt32BE(at)
  if (at + 4 + count * width > end) return false
  for (let entry = at + 4; entry < at + 4 + count * width; entry += width) {
    const place = moved(width === 4 ? index.readUInt32BE(entry) : Number(index.readBigUInt64BE(entry)))
    if (width === 4 && place > 0xffffffff) return false
    if (width === 4) index.writeUInt32BE(place, entry)
    else index.writeBigUInt64BE(BigInt(place), entry)
  }
  return true
}

/** The file's new beginning, and where the old index stood; null where nothing has to be moved, or nothing can be. */
async function newBeginning(path: string): Promise<{ begin: Buffer; first: number; index: Box } | null> {
  const file = await open(path, 'r')
  try {
    const boxes = await topBoxes(file, (await file.stat()).size)
    const index = boxes?.find(({ type }) => type === 'moov')
    const data = boxes?.find(({ type }) => type === 'mdat')
    const [first] = boxes ?? []
    if (!index || !data || first?.type !== 'ftyp') return null
    if (index.offset < data.offset || index.size > mostIndexBytes) return null
    const begin = Buffer.alloc(first.size + index.size)
    await file.read(begin, 0, first.size, 0)
    await file.read(begin, first.size, index.size, index.offset)
    const moved = (place: number) => (place < index.offset ? place + index.size : place)
    return movePlaces(begin, first.size, begin.length, moved) ? { begin, first: first.size, index } : null
  } finally {
    await file.close()
  }
}

/** @returns whether the file was changed; one that cannot be understood stays as it is */
export async function moveIndexToFront(path: string): Promise<boolean> {
  const found = await newBeginning(path).catch(() => null)
  if (!found) return false
  const { begin, first, index } = found
  const half = `${path}.front`
  async function* bytes() {
    yield begin
    yield* createReadStream(path, { start: first, end: index.offset - 1 })
    yield* createReadStream(path, { start: index.offset + index.size })
  }
  try {
    await pipeline(bytes(), createWriteStream(half))
    await rename(half, path)
    return true
  } finally {
    await rm(half, { force: true })
  }
}
