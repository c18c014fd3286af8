/**
 * Checks whether kept things still stand: length and small pictures always, a few hashes at each start, and damage met.
 */

import { damagedPacks, noteDamage } from '../device/damage.ts'
import { sha256Of } from '../rules/bytes/sha256.ts'
import { chunkBytes, chunkOf } from '../rules/pack.ts'
import { chunkEnd, chunkStart, verifiedEnd } from './archive/chunks.ts'
import type { Entry } from './entries.ts'
import { fileOf, packSizes, readArchiveFacts, readPart, sizeOf } from './files.ts'
import { hasPictures } from './pictures.ts'
import type { ArchiveFacts } from './protocol.ts'
import { hasReplies } from './replies.ts'

const chunked = (witness: ArchiveFacts) => ({ bytes: witness.bytes, chunk: chunkOf(witness) })

/** Bytes of an archive that were checked against their hashes. @param size of its file */
export async function verifiedBytes(name: string, size: number): Promise<number> {
  const witness = await readArchiveFacts(name)
  return witness ? verifiedEnd(size, chunked(witness)) : 0
}

export interface StoredFiles {
  sizes: ReadonlyMap<string, number>
  damaged: ReadonlySet<string>
}

export async function standing(): Promise<StoredFiles> {
  const [sizes, damaged] = await Promise.all([packSizes(), damagedPacks()])
  return { sizes, damaged }
}

type Sized = Pick<Entry, 'packs' | 'pictures' | 'bytes'>

/** Bytes of the small pictures, which come before the archives; 0 until they stand. */
export const smallBytes = ({ packs, pictures, bytes }: Sized) =>
  pictures.length === 0 ? 0 : packs.reduce((rest, pack) => rest - pack.bytes, bytes)

/** Bytes of an entry that stand. */
export const standingBytes = (entry: Sized, { sizes }: StoredFiles) =>
  entry.packs.reduce(
    (sum, { url, bytes }) => sum + Math.min(bytes, sizes.get(fileOf(url)) ?? 0),
    smallBytes(entry),
  )

/** Whether archives stand as far as they are wanted, undamaged as far as anybody knows. */
export async function areThere(packs: Entry['packs'], { sizes, damaged }: StoredFiles): Promise<boolean> {
  for (const { url, bytes } of packs) {
    const name = fileOf(url)
    if (damaged.has(name) || (await verifiedBytes(name, sizes.get(name) ?? 0)) < bytes) return false
  }
  return true
}

/** Whether all of an entry stands. */
export async function isEntryWhole(user: number, entry: Entry, there: StoredFiles): Promise<boolean> {
  // the page was closed before it was told which calls and archives belong to the entry
  if (entry.calls.length === 0 || !(await areThere(entry.packs, there))) return false
  return (await hasPictures(entry.pictures)) && (await hasReplies(user, entry.calls))
}

/** Chunks that are hashed at a start: at most so many, whatever is kept. */
const maxSamples = 32

/** Checks the chunk of a byte against the hash noted for its archive. Without a note, it counts as good. */
async function isGood(name: string, at: number): Promise<boolean> {
  const witness = await readArchiveFacts(name)
  if (!witness) return true
  const archive = chunked(witness)
  const start = chunkStart(at, archive)
  const bytes = await readPart(name, start, chunkEnd(start, archive))
  return (await sha256Of(bytes)) === witness.sha256[start / archive.chunk]
}

/** Picks `count` of all, each equally likely. @param random 0 to 1 */
export function pick<T>(all: readonly T[], count: number, random: () => number): T[] {
  const rest = [...all]
  const picked: T[] = []
  while (picked.length < count && rest.length > 0)
    picked.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return picked
}

/** Hashes a few chunks of these archives and notes damaged ones. @returns the names of the damaged archives */
export async function sample(names: readonly string[], random = Math.random): Promise<string[]> {
  const places: { name: string; at: number }[] = []
  for (const name of names) {
    const size = await sizeOf(name)
    for (let at = 0; at < size; at += chunkBytes) places.push({ name, at })
  }
  const found = new Set<string>()
  for (const { name, at } of pick(places, maxSamples, random)) {
    // a file that is being written just now cannot be read here; its writer holds it against its hashes
    if (await isGood(name, at).catch(() => true)) continue
    found.add(name)
    await noteDamage(name)
  }
  return [...found]
}
