/**
 * The archive of a picture's tiles, one file, coarse to fine, so that a download that was cut is already useful.
 * Numbers are little-endian:
 *
 *     header, 32 bytes   'VPK1' · u16 tile size in px · u16 number of levels · u16 first level · u16 0
 *                        · u32 number of tiles · u32 width · u32 height in px · u32 0
 *                        · u32 CRC-32 of header, grid and index with these four bytes 0 (0 itself: not told)
 *     grid               for each level from the coarsest: u16 columns · u16 rows
 *     index              for each tile, row by row: u32 length in bytes · u32 CRC-32; length 0: not in this archive
 *     tiles              in the order of the index
 */

export interface PackGrid {
  /** side of a tile in px, as the sizes of the picture below */
  tileSize: number
  width: number
  height: number
  /** number of the coarsest level, Deep Zoom's counting (level 0 is one px wide) */
  minLevel: number
  /** from the coarsest to the finest */
  levels: { columns: number; rows: number }[]
}

export interface PackIndex extends PackGrid {
  /** for each level, the number of its first tile */
  first: number[]
  /** where each tile starts in the file; one entry more than there are tiles: the file's end */
  starts: Float64Array
  crcs: Uint32Array
}

/** The service's description of an archive, at `manifest.json` beside it. */
export interface PackManifest {
  /** length of the archive in bytes */
  bytes: number
  /** strong ETag of the archive */
  etag: string
  /** SHA-256 (hex) of each chunk of the archive */
  sha256: string[]
  /** XXH32 of each chunk, for whoever stores it; archives of the first days do not tell it */
  xxh32?: number[]
  /** size of a chunk in bytes; `chunkOf` knows it where it is missing */
  chunk?: number
  /** how many bytes of the archive each depth takes: a level's end */
  depths: { overview: number; study: number; full: number }
}

/** Bytes of a chunk of a new archive: hashed where it lies in the processor's cache, and copied without fresh memory. */
export const chunkBytes = 1 << 18

/** A manifest or witness that does not say has a hash for each MiB. */
export const chunkOf = ({ chunk = 1 << 20 }: { chunk?: number | undefined }) => chunk

/** An archive in chunks that are verified one by one. */
export interface Chunked {
  /** length of the archive */
  bytes: number
  /** size of a chunk in bytes */
  chunk: number
}

/** Bytes to have at the end: only whole chunks can be verified, and the archive's own end. */
export const endOf = (wanted: number, { bytes, chunk }: Chunked) =>
  Math.min(bytes, Math.ceil(wanted / chunk) * chunk)

/** An archive's file name on a device, from the address of its folder (`/wk_mobile/media/slide/12-ab34/`). */
export const packFile = (folder: string) =>
  `${folder
    .replace(/^.*\/media\//, '')
    .replace(/\/$/, '')
    .replaceAll('/', '-')}.pack`

/** The small ones beside an archive, of lists and of the minimap. @param folder address; ends with a slash */
export const smallPictures = (folder: string) => ['thumb.webp', 'mini.webp'].map((name) => folder + name)

/** In the same folder the archives with full power only around the marks begin like this; a hash follows. */
export const focusPrefix = 'focus-'

const magic = 0x314b5056
/** Length of the part of a head that tells how long the head is. */
export const headerBytes = 32
const checksumAt = 28

/** The grid of a Deep Zoom pyramid: level n is 2^(maxLevel - n) times smaller than the picture. */
export function pyramidGrid(width: number, height: number, tileSize: number, minLevel: number): PackGrid {
  const maxLevel = Math.ceil(Math.log2(Math.max(width, height)))
  const levels = []
  for (let level = minLevel; level <= maxLevel; level++) {
    const shrink = 2 ** (maxLevel - level)
    levels.push({
      columns: Math.ceil(Math.ceil(width / shrink) / tileSize),
      rows: Math.ceil(Math.ceil(height / shrink) / tileSize),
    })
  }
  return { tileSize, width, height, minLevel, levels }
}

const tileCount = (levels: PackGrid['levels']) =>
  levels.reduce((sum, { columns, rows }) => sum + columns * rows, 0)

/** The head of an archive: header, grid and index; the tiles follow it. */
export function packHead(grid: PackGrid, tiles: { length: number; crc: number }[]): Uint8Array<ArrayBuffer> {
  const gridBytes = 4 * grid.levels.length
  const head = new Uint8Array(headerBytes + gridBytes + 8 * tiles.length)
  const view = new DataView(head.buffer)
  view.setUint32(0, magic, true)
  view.setUint16(4, grid.tileSize, true)
  view.setUint16(6, grid.levels.length, true)
  view.setUint16(8, grid.minLevel, true)
  view.setUint32(12, tiles.length, true)
  view.setUint32(16, grid.width, true)
  view.setUint32(20, grid.height, true)
  for (const [at, { columns, rows }] of grid.levels.entries()) {
    view.setUint16(headerBytes + 4 * at, columns, true)
    view.setUint16(headerBytes + 4 * at + 2, rows, true)
  }
  for (const [at, { length, crc }] of tiles.entries()) {
    view.setUint32(headerBytes + gridBytes + 8 * at, length, true)
    view.setUint32(headerBytes + gridBytes + 8 * at + 4, crc, true)
  }
  view.setUint32(checksumAt, crc32(head), true)
  return head
}

/** Archives of the first days do not tell a checksum: theirs is 0. */
function isSound(head: ArrayBuffer, bytes: number): boolean {
  const told = new DataView(head).getUint32(checksumAt, true)
  if (told === 0) return true
  const copy = new Uint8Array(head.slice(0, bytes))
  copy.fill(0, checksumAt, checksumAt + 4)
  return crc32(copy) === told
}

/** How many bytes the head takes, told by the first 32. Throws a RangeError where they are no archive's. */
export function headBytes(header: ArrayBuffer): number {
  const view = new DataView(header)
  if (header.byteLength < headerBytes || view.getUint32(0, true) !== magic) throw new RangeError('not a pack')
  return headerBytes + 4 * view.getUint16(6, true) + 8 * view.getUint32(12, true)
}

/** Reads a head. Throws a RangeError where it is damaged. */
export function readIndex(head: ArrayBuffer): PackIndex {
  const view = new DataView(head)
  const bytes = headBytes(head)
  if (head.byteLength < bytes) throw new RangeError('pack cut within its head')
  if (!isSound(head, bytes)) throw new RangeError('pack damaged in its head')
  const levels = Array.from({ length: view.getUint16(6, true) }, (_, at) => ({
    columns: view.getUint16(headerBytes + 4 * at, true),
    rows: view.getUint16(headerBytes + 4 * at + 2, true),
  }))
  const count = view.getUint32(12, true)
  if (tileCount(levels) !== count) throw new RangeError('pack grid and index disagree')
  const table = headerBytes + 4 * levels.length
  const starts = new Float64Array(count + 1)
  const crcs = new Uint32Array(count)
  starts[0] = table + 8 * count
  for (let tile = 0; tile < count; tile++) {
    starts[tile + 1] = (starts[tile] ?? 0) + view.getUint32(table + 8 * tile, true)
    crcs[tile] = view.getUint32(table + 8 * tile + 4, true)
  }
  let next = 0
  const first = levels.map(({ columns, rows }) => {
    const own = next
    next += columns * rows
    return own
  })
  return {
    tileSize: view.getUint16(4, true),
    minLevel: view.getUint16(8, true),
    width: view.getUint32(16, true),
    height: view.getUint32(20, true),
    levels,
    first,
    starts,
    crcs,
  }
}

export interface PackTile {
  /** first byte, and the byte after the last */
  start: number
  end: number
  crc: number
}

/** Where a tile lies, or null where the archive does not hold it. */
export function locate(index: PackIndex, level: number, x: number, y: number): PackTile | null {
  const at = level - index.minLevel
  const grid = index.levels[at]
  if (!grid || x < 0 || y < 0 || x >= grid.columns || y >= grid.rows) return null
  const tile = (index.first[at] ?? 0) + y * grid.columns + x
  const start = index.starts[tile] ?? 0
  const end = index.starts[tile + 1] ?? 0
  return end > start ? { start, end, crc: index.crcs[tile] ?? 0 } : null
}

/** How many bytes the archive has up to the end of a level. */
export function prefixBytes(index: PackIndex, level: number): number {
  const at = Math.min(level - index.minLevel, index.levels.length - 1) + 1
  return index.starts[index.first[at] ?? index.starts.length - 1] ?? 0
}

/** Eight tables of 256: the k-th holds what a byte does to the sum with k bytes behind it ("slicing by eight", Intel 2006). */
const crcTable = new Uint32Array(8 * 256)
for (let byte = 0; byte < 256; byte++) {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  crcTable[byte] = crc
}
for (let at = 256; at < crcTable.length; at++) {
  const before = crcTable[at - 256] as number
  crcTable[at] = (before >>> 8) ^ (crcTable[before & 255] as number)
}

/** CRC-32 as in zip and PNG. Each tile that is read pays for it: eight bytes at a time. */
export function crc32(bytes: Uint8Array): number {
  const table = crcTable
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sliced = bytes.length & ~7
  let crc = 0xffffffff
  for (let at = 0; at < sliced; at += 8) {
    const low = words.getUint32(at, true) ^ crc
    const high = words.getUint32(at + 4, true)
    crc =
      (table[1792 + (low & 255)] as number) ^
      (table[1536 + ((low >>> 8) & 255)] as number) ^
      (table[1280 + ((low >>> 16) & 255)] as number) ^
      (table[1024 + (low >>> 24)] as number) ^
      (table[768 + (high & 255)] as number) ^
      (table[512 + ((high >>> 8) & 255)] as number) ^
      (table[256 + ((high >>> 16) & 255)] as number) ^
      (table[high >>> 24] as number)
  }
  for (let at = sliced; at < bytes.length; at++)
    crc = (crc >>> 8) ^ (table[(crc ^ (bytes[at] as number)) & 255] as number)
  return (crc ^ 0xffffffff) >>> 0
}

/** Beside an archive on a device: of which file it is, and the hashes of its chunks. */
export const witnessFile = (name: string) => `${name}.json`
