/** Looks for keys of questions in all that a page holds: its databases, caches, files and memory. */
import type { BrowserContext, Page } from 'playwright'

/** Fields of a question that give its answer away. */
const keyFields = [
  'answer',
  'panDuanAnswer',
  'analysis',
  'analysisEn',
  'keywords',
  'showAnswer',
  'showAnswerEn',
]

/** Whether a field says something: papers may carry it empty. */
const isTelling = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  typeof value !== 'function' &&
  !(Array.isArray(value) && value.length === 0)

/** @returns where in a value a telling field stands, as paths */
export function keyPathsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = keyFields.includes(name) && isTelling(inner) ? [`${path}.${name}`] : []
    return [...own, ...keyPathsIn(inner, `${path}.${name}`)]
  })
}

/** All rows of all databases of the origin, by database and store. */
export const allStored = (page: Page): Promise<Record<string, unknown[]>> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const stored: Record<string, unknown[]> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name))
      for (const store of db.objectStoreNames)
        stored[`${name}/${store}`] = await done(db.transaction(store).objectStore(store).getAll())
      db.close()
    }
    return stored
  })

/** Addresses in any cache of this origin whose stored body holds one of the texts. */
export const cachedWithAny = (page: Page, texts: readonly string[]): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const body = (await (await cache.match(request))?.text()) ?? ''
        if (wanted.some((one) => body.includes(one))) found.push(`${name} ${request.url}`)
      }
    }
    return found
  }, texts)

/** Names of files in the origin's own file system whose bytes hold one of the texts. */
export const filesWith = (page: Page, texts: readonly string[]): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const found: string[] = []
    const walk = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === 'directory') await walk(handle as FileSystemDirectoryHandle, `${path}${name}/`)
        else {
          const text = await (await (handle as FileSystemFileHandle).getFile()).text()
          if (wanted.some((one) => text.includes(one))) found.push(`${path}${name}`)
        }
      }
    }
    await walk(await navigator.storage.getDirectory(), '')
    return found
  }, texts)

/** Runs in the page with all of its objects. @returns fields of questions and of their options that say something */
function tellingFields(this: object[], names: string[]): string[] {
  return this.flatMap((one) => {
    // Other things have fields of these names too: sheets of styles, tables of words.
    if (!Object.hasOwn(one, 'titleEn') && !Object.hasOwn(one, 'contentEn')) return []
    return names.flatMap((name) => {
      const value = Object.getOwnPropertyDescriptor(one, name)?.value
      const isEmpty = value === null || value === undefined || value === '' || typeof value === 'function'
      if (isEmpty || (Array.isArray(value) && value.length === 0)) return []
      return [`${name}: ${String(JSON.stringify(value)).slice(0, 80)}`]
    })
  })
}

/** Fields of questions that say something, of all objects in the page's memory. */
export async function keysInMemory(context: BrowserContext, page: Page): Promise<string[]> {
  const devtools = await context.newCDPSession(page)
  try {
    const { result } = await devtools.send('Runtime.evaluate', { expression: 'Object.prototype' })
    const { objects } = await devtools.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
    })
    const told = await devtools.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      functionDeclaration: tellingFields.toString(),
      arguments: [{ value: keyFields }],
      returnByValue: true,
    })
    return told.result.value as string[]
  } finally {
    await devtools.detach()
  }
}
