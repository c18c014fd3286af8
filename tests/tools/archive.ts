/** Archives of any size for tests and the bench: real in format, hashes and addresses, noise in place of pictures. */
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import { xxh32 } from '../../src/rules/bytes/xxh32.ts'
import {
  chunkBytes,
  locate,
  type PackGrid,
  type PackManifest,
  packHead,
  prefixBytes,
  readIndex,
} from '../../src/rules/pack.ts'

export interface Archive {
  bytes: Buffer
  grid: PackGrid
  /** below the media folder; ends with a slash */
  folder: string
  /** address of the folder; ends with a slash */
  url: string
  etag: string
  depths: PackManifest['depths']
  manifest: PackManifest
}

/** Noise that is the same for the same seed. */
function noise(length: number, seed: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = seed * 2654435761 + 1
  for (let at = 0; at + 4 <= length; at += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    bytes.writeInt32LE(state, at)
  }
  return bytes
}

/** A pyramid with about `tiles` tiles in all. */
function gridFor(tiles: number): PackGrid {
  const side = Math.max(1, Math.round(Math.sqrt(tiles * 0.75)))
  const levels: PackGrid['levels'] = []
  for (let at = side; ; at = Math.ceil(at / 2)) {
    levels.unshift({ columns: at, rows: at })
    if (at === 1) break
  }
  return { tileSize: 512, width: side * 512, height: side * 512, minLevel: 9, levels }
}

/** @param hash 16 or more hex digits: part of the address */
export function makeArchive(id: number, hash: string, tiles: number, tileBytes: number, seed = 1): Archive {
  const grid = gridFor(tiles)
  const count = grid.levels.reduce((sum, { columns, rows }) => sum + columns * rows, 0)
  const body = noise(count * tileBytes, seed)
  const parts = Array.from({ length: count }, (_, at) => body.subarray(at * tileBytes, (at + 1) * tileBytes))
  const head = packHead(
    grid,
    parts.map((part) => ({ length: part.length, crc: crc32(part) })),
  )
  const bytes = Buffer.concat([head, body])
  const index = readIndex(head.buffer)
  const finest = grid.minLevel + grid.levels.length - 1
  const upTo = (level: number) => prefixBytes(index, Math.max(level, grid.minLevel))
  const depths = { overview: upTo(finest - 3), study: upTo(finest - 1), full: bytes.length }
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, at) =>
    bytes.subarray(at * chunkBytes, (at + 1) * chunkBytes),
  )
  const sha256 = chunks.map((part) => createHash('sha256').update(part).digest('hex'))
  const folder = `slide/${id}-${hash}/`
  const etag = `"${hash}-pack"`
  return {
    bytes,
    grid,
    folder,
    url: `/wk_mobile/media/${folder}`,
    etag,
    depths,
    manifest: { bytes: bytes.length, etag, sha256, xxh32: chunks.map(xxh32), chunk: chunkBytes, depths },
  }
}

/** The tiles of an archive, by name. */
export function tilesOf(pack: Buffer): [name: string, bytes: Buffer][] {
  const index = readIndex(new Uint8Array(pack).buffer)
  const tiles: [string, Buffer][] = []
  for (const [at, { columns, rows }] of index.levels.entries())
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < columns; x++) {
        const tile = locate(index, index.minLevel + at, x, y)
        if (tile) tiles.push([`${index.minLevel + at}/${x}_${y}.webp`, pack.subarray(tile.start, tile.end)])
      }
  return tiles
}

/** Puts it among the media, and into the row of its specimen. */
export function placeArchive(
  dataDir: string,
  id: number,
  { bytes, folder, url, etag, depths, manifest }: Archive,
) {
  const place = join(dataDir, 'media', folder)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, 'pack'), bytes)
  writeFileSync(join(place, 'manifest.json'), JSON.stringify(manifest))
  const db = new DatabaseSync(join(dataDir, 'vitrine.db'))
  db.exec('pragma busy_timeout = 5000')
  db.prepare(
    `update "specimen" set "packUrl" = ?, "packEtag" = ?, "packOverview" = ?, "packStudy" = ?, "packFull" = ?,
      "focusUrl" = null, "packFocus" = ?, "tileUrl" = ? where "id" = ?`,
  ).run(`${url}pack`, etag, depths.overview, depths.study, depths.full, depths.full, url, id)
  db.close()
}
