/** A browser for the queries: storage, cookies, a network that the test answers, and pages that can be closed and opened. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, vi } from 'vitest'
import { installPage, installStorage } from '../device/storage.ts'

export interface Asked {
  method: string
  path: string
  query: Record<string, string>
  body: Record<string, unknown>
  token: string | null
  key: string | null
  /** ETag that the asker has */
  known: string | null
}

/** What the service answers in `data`; a number is an HTTP status of ours, null is no network. */
export type Service = (asked: Asked) => unknown

export const sessionEnded = Symbol('02012001')

/** What the service says to something that it does not do: code 1 with words. */
export class Refusal {
  readonly words: string
  constructor(words: string) {
    this.words = words
  }
}

export interface Browser {
  asked: Asked[]
  service: Service
  page: ReturnType<typeof installPage>
}

const envelope = (status: number, code: unknown, data: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ code, message: '', data }), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })

function responseTo(data: unknown, key: string | null): Response {
  if (data === null) throw new TypeError('fetch failed')
  if (data instanceof Response) return data
  if (data === sessionEnded) return envelope(401, '02012001', null)
  if (typeof data === 'number' && data >= 400) return envelope(data, data, null)
  return envelope(200, 0, data, key ? { 'idempotency-key': key } : {})
}

/** Each item of a batch is asked of the service on its own, as the real one does; a lane ends where one is refused. */
function batched(browser: Browser, asked: Asked): unknown {
  const items = asked.body.items as (Pick<Asked, 'path' | 'body' | 'query'> & { key: string; lane: string })[]
  const ended = new Set<string>()
  const results = items.map(({ key, path, body, query, lane }) => {
    if (ended.has(lane))
      return { key, status: 409, reply: { code: 409, message: '', data: null }, retryAfter: 1 }
    const one = { ...asked, path, body, query, key }
    browser.asked.push(one)
    const data = browser.service(one)
    if (data instanceof Refusal) {
      ended.add(lane)
      return { key, status: 200, reply: { code: 1, message: data.words, data: null } }
    }
    const failed = typeof data === 'number' && data >= 400
    if (failed) ended.add(lane)
    return { key, status: failed ? data : 200, reply: { code: failed ? data : 0, message: '', data } }
  })
  return { results }
}

export function installBrowser(): Browser {
  globalThis.indexedDB = new IDBFactory()
  installStorage({})
  const browser: Browser = { asked: [], service: () => null, page: installPage() }
  vi.stubGlobal('location', Object.assign(location, { origin: 'http://school.test' }))
  const listeners = new Map<string, Set<() => void>>()
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
  })
  vi.stubGlobal('removeEventListener', (name: string, listener: () => void) =>
    listeners.get(name)?.delete(listener),
  )
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url)
    const text = await request.text()
    const asked: Asked = {
      method: request.method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      token: request.headers.get('authorization')?.replace('Bearer ', '') ?? null,
      key: request.headers.get('idempotency-key'),
      known: request.headers.get('if-none-match'),
    }
    // the line is tried first: without one, no item of a batch is asked
    const line = browser.service({ ...asked, path: 'line' })
    if (line === null) throw new TypeError('fetch failed')
    const isBatch = asked.path === '/dh-sync/batch'
    if (!isBatch) browser.asked.push(asked)
    return responseTo(isBatch ? batched(browser, asked) : browser.service(asked), asked.key)
  })
  return browser
}

/** A page of the app, freshly loaded: what an older one held in memory is gone. */
export async function openPage() {
  vi.resetModules()
  const page = {
    session: await import('../../../src/queries/session/session.ts'),
    begin: await import('../../../src/queries/session/signIn.ts'),
    end: await import('../../../src/queries/session/sessionEnd.ts'),
    place: await import('../../../src/queries/session/placeLeft.ts'),
    out: await import('../../../src/queries/session/signOut.ts'),
    sync: await import('../../../src/queries/engine/sync.ts'),
    unsent: await import('../../../src/queries/session/unsent.ts'),
    practice: await import('../../../src/queries/practice/practice.ts'),
    notices: await import('../../../src/queries/notices/notices.ts'),
    unread: await import('../../../src/queries/notices/unread.ts'),
    readMarks: await import('../../../src/queries/notices/readMarks.ts'),
    query: await import('../../../src/queries/engine/query.ts'),
    client: await import('../../../src/queries/engine/client.ts'),
    drafts: await import('../../../src/queries/engine/drafts.ts'),
    owner: await import('../../../src/queries/engine/owner.ts'),
    reading: await import('../../../src/queries/engine/reading.ts'),
  }
  await page.session.restoreSession()
  return page
}
export type Page = Awaited<ReturnType<typeof openPage>>

/** What the service gives who signed in as its first student. */
export const token = {
  accessToken: 'T1',
  expireInSeconds: 2_592_000,
  id: 1,
  roleTypeKeys: ['Student' as const],
}

/** What is rejected and nobody hears of, in each test of a file. */
export function noteRejections(): readonly unknown[] {
  const unheard: unknown[] = []
  const note = (reason: unknown) => void unheard.push(reason)
  beforeEach(() => {
    unheard.length = 0
    process.on('unhandledRejection', note)
  })
  afterEach(() => void process.off('unhandledRejection', note))
  return unheard
}

/** Waits until something holds; fails after twenty seconds, which a starved machine may need. */
export const until = (holds: () => boolean | Promise<boolean>) =>
  vi.waitFor(
    async () => {
      if (!(await holds())) throw new Error('does not hold')
    },
    { timeout: 20_000, interval: 5 },
  )

/** What a screen that shows this query sees, now and later. */
export async function watch<T>(
  page: Page,
  options: object,
): Promise<{ now: () => T; seen: T[]; stop: () => void }> {
  const { QueryObserver } = await import('@tanstack/react-query')
  const observer = new QueryObserver(page.client.queryClient, options as never)
  const seen: T[] = []
  const note = () => {
    const { data } = observer.getCurrentResult()
    if (data !== undefined && seen.at(-1) !== data) seen.push(data as T)
  }
  const stop = observer.subscribe(note)
  note()
  return { now: () => observer.getCurrentResult().data as T, seen, stop }
}
