/** What a device keeps, read in its own page, and how it comes to a session or loses the network. */
import type { BrowserContext, Page } from 'playwright'
import { base, tokenOf } from './steps.ts'

/** Accounts of the sample school by name, with the id that the service gave them. */
export const ids = { student: 1, student2: 2, teacher: 3 } as const

/** Puts a session into the cookies, as sign-in without remember-me does: for tests that are not about signing in. */
export async function enterAs(context: BrowserContext, origin: string, loginName: keyof typeof ids) {
  const password = loginName === 'teacher' ? 'Teacher-2026' : 'Student-2026'
  const token = await tokenOf(origin, loginName, password)
  const place = { domain: new URL(origin).hostname, path: base, sameSite: 'Strict' as const }
  await context.addCookies([
    { name: 'vitrine_user', value: String(ids[loginName]), ...place },
    { name: 'vitrine_token', value: token, ...place },
  ])
  return token
}

/** Waits until the worker holds the whole app and answers for this page; says where it stands when it does not. */
export async function controlled(page: Page) {
  // it claims the page while it is being activated, and until that is over a navigation may pass it by
  const claimed = () => navigator.serviceWorker.controller?.state === 'activated'
  const stands = async () => {
    const found = await navigator.serviceWorker.getRegistration()
    const { controller } = navigator.serviceWorker
    return Object.entries({ controller, installing: found?.installing, active: found?.active })
      .map(([name, worker]) => `${name} ${worker?.state ?? 'none'}`)
      .join(', ')
  }
  await page.waitForFunction(claimed, undefined, { timeout: 60_000 }).catch(async (cause: unknown) => {
    throw new Error(`no worker for this page: ${await page.evaluate(stands)}`, { cause })
  })
}

/** All rows of these stores of a database of the app, store by store; none where it is not on the device. */
export const storedIn = <Row = unknown>(page: Page, name: string, ...stores: string[]): Promise<Row[]> =>
  page.evaluate(
    async ([wanted, from]) => {
      // to open one that is gone would make it anew
      if (!(await indexedDB.databases()).some((one) => one.name === wanted)) return []
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const db = await done(indexedDB.open(wanted))
      const rows = await Promise.all(
        from.map((store) => done(db.transaction(store).objectStore(store).getAll())),
      )
      db.close()
      return rows.flat()
    },
    [name, stores] as const,
  )

/** What waits in a person's queue, oldest first. */
export const queueOf = (page: Page, user: number) =>
  storedIn<{
    seq: number
    id: string
    call: string
    state: string
    subject: string
    input: Record<string, unknown>
  }>(page, `wk-user-${user}`, 'queue')

/** Sets one field, by its path, of what a store of a person's database holds: of every row, or of the one of `key`. */
export const setStored = (
  page: Page,
  user: number,
  store: 'queue' | 'drafts',
  path: readonly [string, ...string[]],
  value: number | string,
  key?: string,
) =>
  page.evaluate(
    ([name, from, fields, set, only]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(from, 'readwrite')
          const asking = transaction.objectStore(from).openCursor(only)
          asking.onsuccess = () => {
            const { result: row } = asking
            if (!row) return
            const { value: whole } = row
            const last = fields.at(-1) ?? ''
            fields.slice(0, -1).reduce((inner, field) => inner[field], whole)[last] = set
            row.update(whole)
            row.continue()
          }
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [`wk-user-${user}`, store, path, value, key] as const,
  )

/** Until when (ms UTC) a person's queue sends nothing, and who wanted it so; none: it may. */
export const storedPause = (page: Page, user: number) =>
  page.evaluate(
    (name) =>
      new Promise<{ until: number; kind: 'asked' | 'backoff' } | undefined>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const asking = opening.result.transaction('meta').objectStore('meta').get('pause')
          asking.onsuccess = () => resolve(asking.result)
          asking.onerror = () => reject(asking.error)
          opening.result.close()
        }
      }),
    `wk-user-${user}`,
  )

/** Makes all that waits in a person's queue so many days old. */
export const age = (page: Page, user: number, days: number) =>
  setStored(page, user, 'queue', ['madeAt'], Date.now() - days * 86_400_000)

/** Addresses in any cache of this origin whose stored body holds a text. */
export const cachedWith = (page: Page, text: string) =>
  page.evaluate(async (wanted) => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const body = await (await cache.match(request))?.clone().text()
        if (body?.includes(wanted)) found.push(`${name} ${request.url}`)
      }
    }
    return found
  }, text)

/** Takes the network away and gives it back, as the browser itself tells it: each page has heard of both. */
export async function blink(context: BrowserContext) {
  for (const offline of [true, false]) {
    await context.setOffline(offline)
    for (const page of context.pages()) await page.waitForFunction((is) => navigator.onLine !== is, offline)
  }
}
