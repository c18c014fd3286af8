/**
 * Where whole files lie. The service streams them in ranges and gives out no address of the store itself, so that a
 * kept file stays at the address under which it was kept.
 */
import { createReadStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface FileStore {
  /** Takes over a file that arrived whole on this machine. */
  take(storageKey: string, path: string): Promise<void>
  /** @param end the last byte, included */
  read(storageKey: string, start: number, end: number): ReadableStream<Uint8Array>
  remove(storageKey: string): Promise<void>
  /** A path on this machine for tools that need one; the caller calls `done` when it is through. */
  localPath(storageKey: string): Promise<{ path: string; done(): Promise<void> }>
}

export const filesFolder = (dataDir: string) => join(dataDir, 'files')

/** Files in a folder of their own, two letters deep: beside the media, and served by no address of a path. */
export function folderStore(dataDir: string): FileStore {
  const placeOf = (storageKey: string) => join(filesFolder(dataDir), storageKey.slice(0, 2), storageKey)
  return {
    async take(storageKey, path) {
      const place = placeOf(storageKey)
      await mkdir(dirname(place), { recursive: true })
      await rename(path, place)
    },
    read(storageKey, start, end) {
      const stream = createReadStream(placeOf(storageKey), { start, end })
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
    async localPath(storageKey) {
      return { path: placeOf(storageKey), done: async () => undefined }
    },
  }
}
