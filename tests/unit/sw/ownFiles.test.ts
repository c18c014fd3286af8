/** Films and documents that a teacher uploaded, kept on a device that several people use. */
import 'fake-indexeddb/auto'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { caches as names } from '../../../src/device/names.ts'

const origin = 'https://school.example'
const film = `${origin}/wk_mobile/media/own/file/7/film.webm`
const bytes = 'abcdefghij'

/** By a name that the compiler does not follow: it is checked under a worker's types, this file under a page's. */
const worker = '../../../src/sw/media.ts'

const listeners: ((event: unknown) => void)[] = []
const fetched: string[] = []
let user = '1'

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('location', new URL(`${origin}/wk_mobile/sw.js`))
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) => {
    if (type === 'fetch') listeners.push(listener)
  })
  // kept by the first person
  vi.stubGlobal('caches', {
    open: async () => ({ match: async () => undefined }),
    match: async (url: string, { cacheName }: { cacheName: string }) =>
      url === film && cacheName === names.mediaOf(1)
        ? new Response(bytes, { headers: { 'content-type': 'video/webm' } })
        : undefined,
  })
  vi.stubGlobal('cookieStore', { get: async () => ({ value: user }) })
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    fetched.push(url)
    return new Response(null, { status: 404 })
  })
  vi.stubGlobal('FetchEvent', Event)
  const { registerMediaRoute } = (await import(worker)) as { registerMediaRoute: () => void }
  registerMediaRoute()
})
beforeEach(() => {
  user = '1'
  fetched.length = 0
})

async function ask(range?: string): Promise<Response> {
  let answer: Promise<Response> | undefined
  const request = new Request(film, range === undefined ? {} : { headers: { range } })
  const respondWith = (response: Promise<Response>) => {
    answer = response
  }
  for (const listener of listeners)
    listener({ type: 'fetch', request, respondWith, waitUntil: () => undefined })
  if (!answer) throw new Error('the worker does not answer')
  return answer
}

test('a kept film answers exactly the bytes that are asked for, as Safari asks', async () => {
  const parts = { 'bytes=0-1': 'ab', 'bytes=4-': 'efghij', 'bytes=-3': 'hij' }
  for (const [range, text] of Object.entries(parts)) {
    const part = await ask(range)
    const begin = bytes.indexOf(text)
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
      206,
      `bytes ${begin}-${begin + text.length - 1}/10`,
      String(text.length),
    ])
    expect(await part.text()).toBe(text)
  }
  expect([(await ask()).status, fetched]).toEqual([200, []])
})

test('another person on the device is answered by the service alone', async () => {
  user = '2'
  expect((await ask('bytes=0-1')).status).toBe(404)
  expect(fetched).toEqual([film])
})
