/** Tiles out of kept archives. What is damaged is never answered; it is noted, and pages are told. */

import { noteDamage } from '../device/damage.ts'
import { packsFolder } from '../device/names.ts'
import { sha256Of } from '../rules/bytes/sha256.ts'
import {
  chunkOf,
  crc32,
  endOf,
  focusPrefix,
  headBytes,
  locate,
  type PackIndex,
  type PackManifest,
  packFile,
  readIndex,
  witnessFile,
} from '../rules/pack.ts'
import { type ArchiveSource, readArchivePiece } from './reads.ts'

interface OpenPack extends ArchiveSource {
  name: string
  index: PackIndex
}

/** By picture: its archives that were opened, or found missing, since the worker started. */
const opened = new Map<string, Promise<OpenPack[]>>()
let listed: Promise<string[]> | undefined

/** An archive was kept or removed: look again. */
export function forgetPacks(): void {
  opened.clear()
  listed = undefined
}

const folder = async () => (await navigator.storage.getDirectory()).getDirectoryHandle(packsFolder)

async function list(): Promise<string[]> {
  const found: string[] = []
  for await (const name of (await folder()).keys()) found.push(name)
  return found
}

/** Not while it is being written: that is checked against its hashes already. */
async function tellDamage(name: string): Promise<void> {
  await noteDamage(name).catch(() => undefined)
  const pages = await (self as unknown as ServiceWorkerGlobalScope).clients.matchAll({ type: 'window' })
  for (const page of pages) page.postMessage({ damagedPack: name })
}

/** Whether the first chunk stands and is not what was written down of it. A download writes none that is not. */
async function beginsWrong(name: string, file: File): Promise<boolean> {
  const witness = await (await (await folder()).getFileHandle(witnessFile(name))).getFile()
  const { bytes, chunk, sha256 }: PackManifest = JSON.parse(await witness.text())
  const end = endOf(1, { bytes, chunk: chunkOf({ chunk }) })
  return file.size >= end && (await sha256Of(await file.slice(0, end).arrayBuffer())) !== sha256[0]
}

async function open(name: string): Promise<OpenPack | null> {
  const handle = await (await folder()).getFileHandle(name)
  const file = await handle.getFile()
  if (file.size < 32) return null
  try {
    const bytes = headBytes(await file.slice(0, 32).arrayBuffer())
    if (file.size < bytes) {
      // a download that has only just begun, or a head that tells a wrong length of itself
      if (await beginsWrong(name, file)) void tellDamage(name)
      return null
    }
    return { name, handle, file, index: readIndex(await file.slice(0, bytes).arrayBuffer()) }
  } catch (error) {
    if (error instanceof RangeError) void tellDamage(name)
    return null
  }
}

/** The archives of a picture: the one of all tiles, and the one around the marks. */
async function packsOf(picture: string): Promise<OpenPack[]> {
  const full = packFile(picture)
  const focus = full.replace(/\.pack$/, `-${focusPrefix}`)
  listed ??= list().catch(() => [])
  const names = (await listed).filter(
    (name) => name === full || (name.startsWith(focus) && name.endsWith('.pack')),
  )
  const packs = await Promise.all(names.map((name) => open(name).catch(() => null)))
  return packs.filter((pack) => pack !== null)
}

/** null: the archive holds it not, or not whole. */
async function tileOf(pack: OpenPack, level: number, x: number, y: number): Promise<Response | null> {
  const tile = locate(pack.index, level, x, y)
  if (!tile) return null
  // the beginning of an archive, as deep as it was wanted
  if (pack.file.size < tile.end) return null
  const { bytes, blob } = await readArchivePiece(pack, tile.start, tile.end)
  if (crc32(bytes) === tile.crc)
    return new Response(blob, { headers: { 'content-type': 'image/webp', 'x-kept': '1' } })
  void tellDamage(pack.name)
  return null
}

/** The tile out of an archive that holds it unharmed, or null. @param picture address of its folder */
export async function keptTile(
  picture: string,
  level: number,
  x: number,
  y: number,
): Promise<Response | null> {
  const packs = opened.get(picture) ?? packsOf(picture)
  opened.set(picture, packs)
  try {
    for (const pack of await packs) {
      const tile = await tileOf(pack, level, x, y)
      if (tile) return tile
    }
  } catch {
    // removed, or just being written: look again next time
    opened.delete(picture)
    listed = undefined
  }
  return null
}
