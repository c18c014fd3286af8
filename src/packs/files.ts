/** The archives in this origin's private file system. */
import { packsFolder } from '../device/names.ts'
import { focusPrefix, packFile, witnessFile } from '../rules/pack.ts'
import { type ArchiveFacts, packLock } from './protocol.ts'

export const folderOf = (url: string) => url.slice(0, url.lastIndexOf('/') + 1)
/** The archive's file name on this device. */
export const fileOf = (url: string) => packFile(folderOf(url))
/** The folder of the picture whose archive this is: a focus archive lies in one of its own below it. */
export const pictureOf = (url: string) => folderOf(url).replace(new RegExp(`${focusPrefix}[^/]+/$`), '')

/** @throws where there is none yet */
async function folder(create = false): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(packsFolder, { create })
}

const isPack = (name: string) => name.endsWith('.pack')

/** Whatever lies there, by name; none where there is no such folder. */
async function names(): Promise<string[]> {
  try {
    const found: string[] = []
    for await (const name of (await folder()).keys()) found.push(name)
    return found
  } catch {
    return []
  }
}

/** Length in bytes of an archive's file; 0 where there is none. */
export async function sizeOf(name: string): Promise<number> {
  try {
    return (await (await (await folder()).getFileHandle(name)).getFile()).size
  } catch {
    return 0
  }
}

/** Names of all archives with their lengths. */
export async function packSizes(): Promise<Map<string, number>> {
  const packs = (await names()).filter(isPack)
  return new Map(await Promise.all(packs.map(async (name) => [name, await sizeOf(name)] as const)))
}

/** Removes an archive once nobody writes it. False: it could not be had within `patience` ms. */
export async function removePack(name: string, patience = 3000): Promise<boolean> {
  const drop = async () => {
    const place = await folder()
    for (const one of [name, witnessFile(name)]) {
      await place.removeEntry(one).catch((error: unknown) => {
        if (!(error instanceof DOMException && error.name === 'NotFoundError')) throw error
      })
    }
    return true
  }
  const given = AbortSignal.timeout(patience)
  return navigator.locks.request(packLock(name), { signal: given }, drop).catch(() => false)
}

/** Removes archives that no kept thing needs: left over from a page that was closed, or from an earlier time. */
export async function removeOrphans(neededNow: () => Promise<ReadonlyMap<string, unknown>>): Promise<void> {
  const place = await folder().catch(() => null)
  if (!place) return
  // in this order: an archive that another tab begins meanwhile is written down before its file is made
  const there = await names()
  const needed = await neededNow()
  for (const name of there) {
    if (needed.has(name) || needed.has(name.replace(/\.json$/, ''))) continue
    if (isPack(name)) await removePack(name, 100)
    else await place.removeEntry(name).catch(() => undefined)
  }
}

const isWitness = (value: unknown): value is ArchiveFacts =>
  typeof value === 'object' && value !== null && 'sha256' in value && Array.isArray(value.sha256)

/** The facts written down of an archive when it was fetched; null where they are gone or unreadable. */
export async function readArchiveFacts(name: string): Promise<ArchiveFacts | null> {
  try {
    const file = await (await (await folder()).getFileHandle(witnessFile(name))).getFile()
    const value: unknown = JSON.parse(await file.text())
    return isWitness(value) ? value : null
  } catch {
    return null
  }
}

/** A part of an archive. @throws where it cannot be read */
export async function readPart(name: string, from: number, to: number): Promise<ArrayBuffer> {
  const file = await (await (await folder()).getFileHandle(name)).getFile()
  return file.slice(from, to).arrayBuffer()
}
