import 'fake-indexeddb/auto'
import { beforeAll, expect, test, vi } from 'vitest'
import { caches as names } from '../../../src/device/names.ts'

const origin = 'https://school.example'
const folder = 'slide/12-00112233445566778899aabbccddeeff'

/** By a name that the compiler does not follow: it is checked under a worker's types, this file under a page's. */
const worker = '../../../src/sw/media.ts'

/** What a worker has: caches, events, an address. */
const stored = new Map<string, Set<string>>()
const fetched: string[] = []
/** what the service answers */
let status = 200
const listeners: ((event: unknown) => void)[] = []

const cacheOf = (name: string) => {
  const held = stored.get(name) ?? new Set()
  stored.set(name, held)
  return {
    match: async () => undefined,
    put: async ({ url }: Request) => void held.add(url),
    keys: async () => [],
    delete: async () => false,
  }
}

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('location', new URL(`${origin}/wk_mobile/sw.js`))
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) => {
    if (type === 'fetch') listeners.push(listener)
  })
  vi.stubGlobal('caches', { open: async (name: string) => cacheOf(name), match: async () => undefined })
  vi.stubGlobal('fetch', async (request: Request) => {
    fetched.push(request.url)
    return new Response('RIFF', { status, headers: { 'content-type': 'image/webp' } })
  })
  vi.stubGlobal('FetchEvent', Event)
  const { registerMediaRoute } = (await import(worker)) as { registerMediaRoute: () => void }
  registerMediaRoute()
})

/** Whether the worker answers, and after that its caches hold what they hold. */
async function ask(path: string): Promise<boolean> {
  const waits: Promise<unknown>[] = []
  const wait = (promise: Promise<unknown>) => void waits.push(promise)
  const request = new Request(`${origin}/wk_mobile/media/${path}`)
  for (const listener of listeners) listener({ type: 'fetch', request, respondWith: wait, waitUntil: wait })
  for (let at = 0; at < waits.length; at++) await waits[at]
  return waits.length > 0
}

const files = [`${folder}/9/0_0.webp`, `${folder}/thumb.webp`, 'related/12-0011223344556677/p1.webp']

test('the worker answers public pictures and keeps those looked at', async () => {
  for (const path of files) expect([path, await ask(path)]).toEqual([path, true])
  expect(fetched).toHaveLength(files.length)
  expect([...(stored.get(names.media) ?? [])]).toEqual(
    files.map((path) => `${origin}/wk_mobile/media/${path}`),
  )
})

test('the worker neither answers nor caches pictures that are not public', async () => {
  const own = [...files, `${folder}/pack`, `${folder}/focus-0011223344556677/pack`].map(
    (path) => `own/${path}`,
  )
  for (const path of own) expect([path, await ask(path)]).toEqual([path, false])
  expect([...stored.values()].flatMap((held) => [...held]).filter((url) => url.includes('/own/'))).toEqual([])
})

test('a part of a picture is not kept as if it were all of it: F39', async () => {
  status = 206
  const part = `${folder}/9/1_1.webp`
  expect(await ask(part)).toBe(true)
  expect(fetched.at(-1)).toContain(part)
  expect([...(stored.get(names.media) ?? [])].filter((url) => url.endsWith(part))).toEqual([])
  status = 200
  expect(await ask(part)).toBe(true)
  expect([...(stored.get(names.media) ?? [])].filter((url) => url.endsWith(part))).toHaveLength(1)
})
