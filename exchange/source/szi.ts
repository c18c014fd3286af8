import { open } from 'node:fs/promises'
import { type FileEntry, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { Wrong } from '../texts.ts'
import { asItIs } from '../words.ts'
import { joinTiles, propertyMicrons, type ReadTile, readDzi, tileNames } from './deepZoom.ts'
import type { Source } from './source.ts'
import { ZipFileReader } from './zipReader.ts'

const mostEntries = 4_000_000
/** Size of an unpacked description and of a tile, at most (bytes). */
const largestDescription = 1 << 20
const largestTile = 64 << 20

/** @throws an Error where it is larger than it may be, or not what its checksum says */
async function unpack(entry: FileEntry, most: number): Promise<Uint8Array> {
  if (entry.uncompressedSize > most) throw new Wrong('largeEntry', entry.filename)
  return entry.getData(new Uint8ArrayWriter(), { checkSignature: true })
}

interface Listing {
  dzi: FileEntry
  /** by name below the folder of tiles */
  tiles: Map<string, FileEntry>
  properties: FileEntry[]
  /** names of pictures that are no tiles: label, macro */
  others: string[]
}

/** .NET wrote backslashes between folders up to version 4.6. */
const nameOf = ({ filename }: FileEntry) => filename.replaceAll('\\', '/')

/** Files that Finder and Explorer put beside the real files. */
const isOfSystem = (name: string) => /(^|[\\/])(__MACOSX[\\/]|\._|\.DS_Store$|Thumbs\.db$)/i.test(name)

async function list(reader: ZipReader<unknown>): Promise<Listing> {
  const entries: FileEntry[] = []
  for await (const entry of reader.getEntriesGenerator()) {
    if (entries.length >= mostEntries) throw new Wrong('manyEntries')
    if (!entry.directory && !isOfSystem(entry.filename)) entries.push(entry)
  }
  const dzi = entries.find((entry) => /\.dzi$/i.test(nameOf(entry)))
  if (!dzi) throw new Wrong('noDziInside')
  const folder = `${nameOf(dzi).replace(/\.dzi$/i, '')}_files/`
  const tiles = new Map<string, FileEntry>()
  const others: string[] = []
  for (const entry of entries) {
    const filename = nameOf(entry)
    if (filename.startsWith(folder)) tiles.set(filename.slice(folder.length), entry)
    else if (/\.(jpe?g|png|webp|tiff?|bmp)$/i.test(filename)) others.push(filename)
  }
  const properties = entries.filter(({ filename }) => /properties\.xml$/i.test(filename))
  return { dzi, tiles, properties, others }
}

/** Opens the zip for as long as it takes. */
async function within<T>(path: string, work: (listing: Listing) => Promise<T>): Promise<T> {
  const file = await open(path)
  const reader = new ZipReader(new ZipFileReader(file))
  try {
    return await work(await list(reader))
  } finally {
    await reader.close()
    await file.close()
  }
}

/** The zip of a Deep Zoom picture. @throws an Error where it is damaged or none */
export async function openSzi(path: string): Promise<Source> {
  return within(path, async ({ dzi, tiles, properties, others }) => {
    const zoom = readDzi(new TextDecoder().decode(await unpack(dzi, largestDescription)))
    for (const name of tileNames(zoom)) if (!tiles.has(name)) throw new Wrong('noTile', name)
    const texts = await Promise.all(properties.map((entry) => unpack(entry, largestDescription)))
    return {
      width: zoom.width,
      height: zoom.height,
      um: propertyMicrons(texts.map((text) => new TextDecoder().decode(text)).join('\n')),
      nature: 'picture',
      leftOut: others.map(asItIs),
      removed: properties.map(({ filename }) => asItIs(filename)),
      parts: [path],
      pixels: (scratch) => within(path, (listing) => joinTiles(zoom, readerOf(listing), scratch)),
    }
  })
}

const readerOf =
  ({ tiles }: Listing): ReadTile =>
  (name) => {
    const entry = tiles.get(name)
    if (!entry) throw new Wrong('noTile', name)
    return unpack(entry, largestTile)
  }
