/** Files that the tests make themselves: pictures, and TIFFs as scanners write them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder that goes with the test. */
export function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A picture in which each place has its own colour. @returns rgb, row by row */
export function gradient(width: number, height: number): Buffer {
  const rgb = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rgb.set([(x * 255) / width, (y * 255) / height, (x ^ y) & 255], (y * width + x) * 3)
  return rgb
}

export interface TiffPage {
  width: number
  height: number
  description: string
  /** the same everywhere */
  colour: [r: number, g: number, b: number]
  subfile?: number
}

/** An uncompressed TIFF of several pages in strips, little-endian. */
export function tiff(pages: TiffPage[]): Buffer {
  const parts: Buffer[] = [Buffer.from([0x49, 0x49, 42, 0, 0, 0, 0, 0])]
  let length = 8
  let pointer = { part: parts[0] as Buffer, at: 4 }
  const add = (part: Buffer) => {
    const at = length
    const padded = part.length % 2 ? Buffer.concat([part, Buffer.alloc(1)]) : part
    parts.push(padded)
    length += padded.length
    return at
  }
  for (const { width, height, description, colour, subfile = 0 } of pages) {
    const pixels = Buffer.alloc(width * height * 3, Buffer.from(colour))
    const text = Buffer.from(`${description}\0`.padEnd(5, '\0'))
    const strip = add(pixels)
    const words = add(text)
    const bits = add(Buffer.from([8, 0, 8, 0, 8, 0]))
    const entries = [
      [254, 4, 1, subfile],
      [256, 4, 1, width],
      [257, 4, 1, height],
      [258, 3, 3, bits],
      [259, 3, 1, 1],
      [262, 3, 1, 2],
      [270, 2, text.length, words],
      [273, 4, 1, strip],
      [277, 3, 1, 3],
      [278, 4, 1, height],
      [279, 4, 1, pixels.length],
    ] as const
    const directory = Buffer.alloc(2 + 12 * entries.length + 4)
    directory.writeUInt16LE(entries.length, 0)
    for (const [n, [tag, type, count, value]] of entries.entries()) {
      directory.writeUInt16LE(tag, 2 + 12 * n)
      directory.writeUInt16LE(type, 4 + 12 * n)
      directory.writeUInt32LE(count, 6 + 12 * n)
      directory.writeUInt32LE(value, 10 + 12 * n)
    }
    pointer.part.writeUInt32LE(add(directory), pointer.at)
    pointer = { part: directory, at: directory.length - 4 }
  }
  return Buffer.concat(parts)
}
