/**
 * Where whole files lie: in a folder or in a bucket. The service streams them in ranges and gives out no address of the
 * store itself, so that a kept file stays at the address under which it was kept.
 */
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '../../config.ts'
import { bucketStore } from './bucketStore.ts'
import { FileGone, type FileStore } from './fileStore.ts'

export const filesFolder = (dataDir: string) => join(dataDir, 'files')

/** The part of the configuration that says where files lie. */
export type StorePlace = Pick<Config, 'dataDir' | 'bucket'>

/** Files that tools work on, as files of this machine: of a bucket, or on their way into the store. */
const fetchedFolder = (dataDir: string) => join(filesFolder(dataDir), 'fetched')

/** The store that the configuration names: a bucket where there is one, else the folder. */
export const fileStoreOf = ({ dataDir, bucket }: StorePlace): FileStore =>
  bucket ? bucketStore(bucket, fetchedFolder(dataDir)) : folderStore(dataDir)

/** A place for a file that a tool writes, until the store takes it over. */
export async function fetchedPath(dataDir: string, name: string): Promise<string> {
  await mkdir(fetchedFolder(dataDir), { recursive: true })
  return join(fetchedFolder(dataDir), name)
}

const fetchedMs = 86_400_000

/** Takes away what a tool that died left of what it had fetched. */
export async function sweepFetched(dataDir: string, nowMs: number): Promise<void> {
  const folder = fetchedFolder(dataDir)
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && found.mtimeMs < nowMs - fetchedMs) await rm(path, { force: true })
  }
}

const isMissing = (failure: unknown) => (failure as NodeJS.ErrnoException).code === 'ENOENT'

/** Files in a folder of their own, two letters deep: beside the media, and served by no address of a path. */
export function folderStore(dataDir: string): FileStore {
  const placeOf = (storageKey: string) => join(filesFolder(dataDir), storageKey.slice(0, 2), storageKey)
  return {
    async take(storageKey, path) {
      const place = placeOf(storageKey)
      await mkdir(dirname(place), { recursive: true })
      await rename(path, place)
    },
    async read(storageKey, start, end) {
      const file = await open(placeOf(storageKey), 'r').catch((failure: unknown) => {
        throw isMissing(failure) ? new FileGone(storageKey) : failure
      })
      const stream = createReadStream('', { fd: file, start, end })
      const pieces = stream[Symbol.asyncIterator]()
      return new ReadableStream({
        async pull(controller) {
          const { value, done } = await pieces.next()
          if (done) controller.close()
          else controller.enqueue(value as Uint8Array)
        },
        cancel: () => void stream.destroy(),
      })
    },
    remove: (storageKey) => rm(placeOf(storageKey), { force: true }),
    size: (storageKey) =>
      stat(placeOf(storageKey)).then(
        ({ size }) => size,
        (failure: unknown) => {
          if (isMissing(failure)) return null
          throw failure
        },
      ),
    async localPath(storageKey) {
      return { path: placeOf(storageKey), done: async () => undefined }
    },
  }
}
