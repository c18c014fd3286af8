import type { Page } from 'playwright'

/** Where a device holds one of these texts (each character is a byte): databases, caches, files and short notes. */
export const heldOnDevice = (page: Page, needles: readonly string[]): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const found: string[] = []
    const bytesAsText = (bytes: ArrayBuffer) => {
      const parts: string[] = []
      const view = new Uint8Array(bytes)
      for (let at = 0; at < view.length; at += 8192)
        parts.push(String.fromCharCode(...view.subarray(at, at + 8192)))
      return parts.join('')
    }
    const look = (place: string, text: string) => {
      if (wanted.some((needle) => text.includes(needle))) found.push(place)
    }
    async function lookInto(place: string, value: unknown): Promise<void> {
      if (value instanceof Blob) return look(place, bytesAsText(await value.arrayBuffer()))
      if (value instanceof ArrayBuffer) return look(place, bytesAsText(value))
      if (ArrayBuffer.isView(value)) return look(place, bytesAsText(value.buffer.slice(0) as ArrayBuffer))
      if (typeof value !== 'object' || value === null) return look(place, String(value))
      for (const inner of value instanceof Map ? [...value].flat() : Object.values(value))
        await lookInto(place, inner)
    }
    async function lookIntoDatabase(name: string): Promise<void> {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const db = await done(indexedDB.open(name))
      for (const store of db.objectStoreNames)
        await lookInto(`${name} ${store}`, await done(db.transaction(store).objectStore(store).getAll()))
      db.close()
    }
    async function lookIntoFolder(folder: FileSystemDirectoryHandle): Promise<void> {
      for await (const [name, entry] of folder as unknown as AsyncIterable<[string, FileSystemHandle]>)
        if (entry.kind === 'directory') await lookIntoFolder(entry as FileSystemDirectoryHandle)
        else await lookInto(`file ${name}`, await (entry as FileSystemFileHandle).getFile())
    }

    for (const { name } of await indexedDB.databases()) if (name) await lookIntoDatabase(name)
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        await lookInto(`cache ${name} ${request.url}`, await (await cache.match(request))?.arrayBuffer())
    }
    await lookInto('localStorage', { ...localStorage })
    await lookInto('sessionStorage', { ...sessionStorage })
    look('cookies', document.cookie)
    await lookIntoFolder(await navigator.storage.getDirectory())
    return found
  }, needles)
