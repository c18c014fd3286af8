/** Where a device still holds a text: everything that a browser keeps for an origin is read, not only what the app knows of. */
import type { Page } from 'playwright'

/** Names of the places that hold `text`, for example `indexedDB wk-user-1/queue`. */
export const tracesOf = (page: Page, text: string): Promise<string[]> =>
  page.evaluate(async (needle) => {
    const found = new Set<string>()
    const note = (place: string, held: string) => held.includes(needle) && found.add(place)
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const words = async (value: unknown): Promise<string> => {
      if (value instanceof Blob) return value.text()
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder().decode(value)
      if (typeof value !== 'object' || value === null) return String(value)
      return (await Promise.all(Object.values(value).map(words))).join(' ')
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name))
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([done(all.getAllKeys()), done(all.getAll())])
        note(`indexedDB ${name}/${store}`, await words([keys, values]))
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        note(`cache ${name}`, `${decodeURI(request.url)} ${await response?.text()}`)
      }
    }
    const look = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, entry] of folder.entries()) {
        if (entry.kind === 'directory') await look(entry as FileSystemDirectoryHandle, `${path}/${name}`)
        else
          note(`files ${path}`, `${name} ${await (await (entry as FileSystemFileHandle).getFile()).text()}`)
      }
    }
    await look(await navigator.storage.getDirectory(), '')
    note('localStorage', JSON.stringify({ ...localStorage }))
    note('sessionStorage', JSON.stringify({ ...sessionStorage }))
    note('cookies', document.cookie)
    note('page', document.documentElement.outerHTML)
    return [...found].sort()
  }, text)
