/**
 * Tiles lie in their picture's archive alone and are read out of it by its index. Schools of the first days have each
 * tile as a file too (until `npm run files -- tiles`), which stands in where the archive does not hold it whole.
 */
import { open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { locate, type PackIndex, type PackTile } from '../../src/rules/pack.ts'
import { bytesAt, indexOf } from './pack.ts'

/** An archive that is there but cannot be read as what was written; the message is its path. */
export class DamagedArchive extends Error {}

/** Numbers in one way of writing, and short names: what else there is may be no file at all. */
const tilePlace =
  /^(.*[\\/]slide[\\/]\d+-[0-9a-f]{16,64})[\\/]([1-9]?\d)[\\/](0|[1-9]\d{0,4})_(0|[1-9]\d{0,4})\.webp$/

/** Whether a tile has this place: there is no file at most of them. */
export const isTile = (place: string): boolean => tilePlace.test(place)

const isMissing = (failure: unknown) => (failure as NodeJS.ErrnoException).code === 'ENOENT'

async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (failure) {
    if (isMissing(failure)) return null
    throw failure
  }
}

/** Indices of the archives that were asked last, the latest at the end. What an address holds never changes. */
const indices = new Map<string, PackIndex>()
const coming = new Map<string, Promise<PackIndex>>()
/** Tiles of all indices in memory, 12 bytes each: a hundred large slides. */
const maxKeptTiles = 2_000_000
/** Memory of an index beside its tiles, in tiles. */
const leastTiles = 50
const weightOf = ({ crcs }: PackIndex) => crcs.length + leastTiles

function keep(archive: string, index: PackIndex): PackIndex {
  indices.delete(archive)
  indices.set(archive, index)
  return index
}

function forgetOldest(): void {
  let tiles = 0
  for (const index of indices.values()) tiles += weightOf(index)
  for (const [oldest, index] of indices) {
    if (tiles <= maxKeptTiles) return
    indices.delete(oldest)
    tiles -= weightOf(index)
  }
}

async function readIndexOf(archive: string): Promise<PackIndex> {
  const file = await open(archive, 'r')
  try {
    const index = keep(archive, await indexOf(file))
    forgetOldest()
    return index
  } finally {
    await file.close()
  }
}

/** A screenful of tiles is asked for at once: the first reads the index for all. */
function knownIndex(archive: string): PackIndex | Promise<PackIndex> {
  const known = indices.get(archive)
  if (known) return keep(archive, known)
  const read = coming.get(archive) ?? readIndexOf(archive).finally(() => coming.delete(archive))
  coming.set(archive, read)
  return read
}

/** @throws DamagedArchive, and what the disk says */
async function find(place: string): Promise<{ archive: string; tile: PackTile } | null> {
  const [, folder, level, x, y] = tilePlace.exec(place) ?? []
  if (folder === undefined) return null
  const archive = join(folder, 'pack')
  try {
    const tile = locate(await knownIndex(archive), Number(level), Number(x), Number(y))
    return tile && { archive, tile }
  } catch (failure) {
    if (isMissing(failure)) return null
    throw failure instanceof RangeError ? new DamagedArchive(archive) : failure
  }
}

/**
 * A tile out of its archive.
 * @returns null where the archive does not hold it, or is not there
 * @throws DamagedArchive
 */
export async function archivedTile(place: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const found = await find(place)
  if (!found) return null
  const { archive, tile } = found
  const file = await orNull(open(archive, 'r'))
  if (!file) return null
  try {
    const bytes = await bytesAt(file, tile.start, tile.end - tile.start)
    if (crc32(bytes) === tile.crc) return bytes
    throw new RangeError('a tile is not what was written')
  } catch (failure) {
    if (!(failure instanceof RangeError)) throw failure
    indices.delete(archive)
    throw new DamagedArchive(archive)
  } finally {
    await file.close()
  }
}

/**
 * A file of a picture: a tile out of its archive, any other as it lies there.
 * @returns null where there is none
 * @throws DamagedArchive where a tile's archive is damaged and no file stands in
 */
export async function readPictureFile(place: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const tile = await archivedTile(place).catch((failure: unknown) => {
    if (failure instanceof DamagedArchive) return failure
    throw failure
  })
  if (tile instanceof Uint8Array) return tile
  const file = await orNull(readFile(place))
  if (file === null && tile !== null) throw tile
  return file
}

/** How long (bytes) a file of a picture is, without reading it; 0 where there is none. */
export async function lengthOfPicture(place: string): Promise<number> {
  const found = await find(place).catch(() => null)
  if (found) return found.tile.end - found.tile.start
  return (await stat(place).catch(() => null))?.size ?? 0
}
