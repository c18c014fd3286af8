/** An unpacked BigTIFF that is written band by band: what libvips cannot read itself passes through it. */
import { open } from 'node:fs/promises'
import { writeAll } from '../../server/media/pack.ts'

const headBytes = 16
/** rows of a strip of the file: libvips holds some strips in memory, so they are thinner than bands */
const stripRows = 16

interface Size {
  /** size in px */
  width: number
  height: number
  /** rows that are written at a time; the last time perhaps fewer */
  rows: number
}

/**
 * @param band gives the RGB bytes of as many rows, row by row
 * @throws what `band` throws; the file is not whole then
 */
export async function writeStrips(
  path: string,
  { width, height, rows }: Size,
  band: (top: number, rows: number) => Promise<Uint8Array>,
): Promise<void> {
  const file = await open(path, 'wx')
  try {
    let at = headBytes
    for (let top = 0; top < height; top += rows) {
      const bytes = await band(top, Math.min(rows, height - top))
      await writeAll(file, bytes, at)
      at += bytes.length
    }
    const rowBytes = width * 3
    const tops = Array.from({ length: Math.ceil(height / stripRows) }, (_, n) => n * stripRows)
    const offsets = longs(tops.map((top) => headBytes + top * rowBytes))
    const lengths = longs(tops.map((top) => Math.min(stripRows, height - top) * rowBytes))
    await writeAll(file, offsets, at)
    await writeAll(file, lengths, at + offsets.length)
    const tables = { offsets: at, lengths: at + offsets.length, count: tops.length }
    const end = tables.lengths + lengths.length
    await writeAll(file, directory(width, height, tables), end)
    await writeAll(file, head(end), 0)
  } finally {
    await file.close()
  }
}

function longs(values: number[]): Buffer {
  const bytes = Buffer.alloc(8 * values.length)
  for (const [n, value] of values.entries()) bytes.writeBigUInt64LE(BigInt(value), 8 * n)
  return bytes
}

function head(directoryAt: number): Buffer {
  const bytes = Buffer.from([0x49, 0x49, 43, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  bytes.writeBigUInt64LE(BigInt(directoryAt), 8)
  return bytes
}

const short = 3
const long = 4
const long8 = 16

function directory(
  width: number,
  height: number,
  { offsets, lengths, count }: { offsets: number; lengths: number; count: number },
): Buffer {
  // a table of one stands in its entry itself
  const entries = [
    [256, long, 1, width],
    [257, long, 1, height],
    [258, short, 3, 0x8_0008_0008],
    [259, short, 1, 1],
    [262, short, 1, 2],
    [273, long8, count, count === 1 ? headBytes : offsets],
    [277, short, 1, 3],
    [278, long, 1, stripRows],
    [279, long8, count, count === 1 ? width * height * 3 : lengths],
  ] as const
  const bytes = Buffer.alloc(8 + 20 * entries.length + 8)
  bytes.writeBigUInt64LE(BigInt(entries.length), 0)
  for (const [n, [tag, type, values, value]] of entries.entries()) {
    const at = 8 + 20 * n
    bytes.writeUInt16LE(tag, at)
    bytes.writeUInt16LE(type, at + 2)
    bytes.writeBigUInt64LE(BigInt(values), at + 4)
    bytes.writeBigUInt64LE(BigInt(value), at + 12)
  }
  return bytes
}
