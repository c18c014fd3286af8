/** Builds the archive of a picture from its tiles, and says what it holds; the format is src/rules/pack.ts. */
import { createHash } from 'node:crypto'
import { type FileHandle, open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { xxh32 } from '../../src/rules/bytes/xxh32.ts'
import {
  chunkBytes,
  headBytes,
  headerBytes,
  type PackGrid,
  type PackIndex,
  type PackManifest,
  packHead,
  prefixBytes,
  readIndex,
} from '../../src/rules/pack.ts'
import { finestLevel, tileName } from './pyramid.ts'

/** An archive but for its ETag, which follows from its address. */
export interface Pack extends Required<Omit<PackManifest, 'etag'>> {
  /** SHA-256 of the whole archive, hex */
  hash: string
}

/** The tiles' names in the order of the archive. */
const namesOf = (grid: PackGrid) =>
  grid.levels.flatMap(({ columns, rows }, at) =>
    Array.from({ length: columns * rows }, (_, n) =>
      tileName(grid.minLevel + at, n % columns, Math.floor(n / columns)),
    ),
  )

/** Writes `pack` beside the levels' folders. */
export async function writePack(folder: string, grid: PackGrid): Promise<Pack> {
  const file = join(folder, 'pack')
  const head = await writeTiles(file, folder, grid)
  const hashes = await hashesOf(file)
  const index = readIndex(head.buffer)
  const finest = finestLevel(grid)
  const upTo = (level: number) => prefixBytes(index, Math.max(level, grid.minLevel))
  return {
    bytes: (await stat(file)).size,
    ...hashes,
    depths: { overview: upTo(finest - 3), study: upTo(finest - 1), full: upTo(finest) },
  }
}

async function writeTiles(file: string, folder: string, grid: PackGrid) {
  const names = namesOf(grid)
  const tiles: { length: number; crc: number }[] = []
  const handle = await open(file, 'wx')
  try {
    let at = packHead(
      grid,
      names.map(() => ({ length: 0, crc: 0 })),
    ).length
    for (const name of names) {
      const tile = await readFile(join(folder, name))
      tiles.push({ length: tile.length, crc: crc32(tile) })
      await writeAll(handle, tile, at)
      at += tile.length
    }
    const head = packHead(grid, tiles)
    await writeAll(handle, head, 0)
    await handle.sync()
    return head
  } finally {
    await handle.close()
  }
}

/** Writes all of it, however often the system takes only a part. */
export async function writeAll(handle: FileHandle, bytes: Uint8Array, at: number) {
  let written = 0
  while (written < bytes.length)
    written += (await handle.write(bytes, written, bytes.length - written, at + written)).bytesWritten
}

/** @throws RangeError where the file is shorter */
export async function bytesAt(
  file: FileHandle,
  at: number,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = Buffer.allocUnsafeSlow(length)
  for (let done = 0; done < length; ) {
    const { bytesRead } = await file.read(bytes, done, length - done, at + done)
    if (bytesRead === 0) throw new RangeError('an archive is shorter than its index says')
    done += bytesRead
  }
  return bytes
}

/** Reads the index at the head of an archive. @throws RangeError where it is damaged or cut */
export async function indexOf(file: FileHandle): Promise<PackIndex> {
  const bytes = headBytes((await bytesAt(file, 0, headerBytes)).buffer)
  // before memory is taken for a length that a damaged head tells
  if (bytes > (await file.stat()).size) throw new RangeError('pack cut within its head')
  return readIndex((await bytesAt(file, 0, bytes)).buffer)
}

/** Whether an archive is there, as long as its row says, with a head that can be read. */
export async function isWholePack(place: string, bytes: number): Promise<boolean> {
  const file = await open(place, 'r').catch(() => null)
  if (!file) return false
  try {
    return (await indexOf(file)).starts.at(-1) === bytes && (await file.stat()).size === bytes
  } catch (failure) {
    if (failure instanceof RangeError) return false
    throw failure
  } finally {
    await file.close()
  }
}

/** SHA-256 and XXH32 of each chunk, and SHA-256 of the whole. */
export async function hashesOf(file: string): Promise<Pick<Pack, 'sha256' | 'xxh32' | 'chunk' | 'hash'>> {
  const whole = createHash('sha256')
  const sha256: string[] = []
  const quick: number[] = []
  const handle = await open(file)
  try {
    const chunk = Buffer.alloc(chunkBytes)
    for (let at = 0; ; at += chunkBytes) {
      const { bytesRead } = await handle.read(chunk, 0, chunkBytes, at)
      if (bytesRead === 0) break
      const part = chunk.subarray(0, bytesRead)
      whole.update(part)
      sha256.push(createHash('sha256').update(part).digest('hex'))
      quick.push(xxh32(part))
    }
  } finally {
    await handle.close()
  }
  return { sha256, xxh32: quick, chunk: chunkBytes, hash: whole.digest('hex') }
}
