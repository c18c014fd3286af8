import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, setCredentials } from '../../../src/api/call.ts'
import { Offline } from '../../../src/api/errors.ts'
import { setEarly } from '../../../src/api/http.ts'
import { withTimeLimit } from '../../../src/api/limit.ts'
import { coursePage } from '../../../src/contract/teaching/course.ts'
import { keepPictures } from '../../../src/packs/pictures.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  setCredentials(() => ({ token: 'T', lang: 'zh', origin: 'http://school.test' }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setEarly(() => undefined)
})

const never = () => new Promise<never>(() => undefined)
/** What became of it so far. */
function watch(work: Promise<unknown>) {
  const seen: { end?: unknown } = {}
  void work.then(
    () => {
      seen.end = 'done'
    },
    (error: unknown) => {
      seen.end = error
    },
  )
  return seen
}
const courses = () => call(coursePage, { pageNo: 1, pageSize: 20 })

/** A response whose head came and whose body never does. */
const bodiless = () => new Response(new ReadableStream())
const early = (reply: Promise<Response>) => () => setEarly(() => reply)
const line = (fetch: () => Promise<Response>) => () => vi.stubGlobal('fetch', fetch)

test.each([
  ['the service never answers', line(never)],
  ['its answer never ends', line(async () => bodiless())],
  ['what was asked for before the scripts came never comes', early(never())],
  ['what was asked for before the scripts came never ends', early(Promise.resolve(bodiless()))],
])('B16 a call ends after 60 s where %s', async (_, set) => {
  set()
  const seen = watch(courses())
  await vi.advanceTimersByTimeAsync(59_900)
  expect(seen).toEqual({})
  await vi.advanceTimersByTimeAsync(200)
  expect(seen.end).toBeInstanceOf(Offline)
})

test('B16 a small picture that never comes is given up after 60 s', async () => {
  line(never)()
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined }) })
  const seen = watch(keepPictures(['/wk_mobile/media/slide/1-a/thumb.webp'], new AbortController().signal))
  await vi.advanceTimersByTimeAsync(60_100)
  expect(seen.end).toMatchObject({ name: 'AbortError' })
})

test('what is done in time is no longer watched', async () => {
  expect(await withTimeLimit(1000, undefined, async () => 'done')).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})

test('the caller’s abort ends it with its own reason, also when it came before', async () => {
  const controller = new AbortController()
  const seen = watch(withTimeLimit(1000, controller.signal, never))
  controller.abort('stopped')
  await vi.advanceTimersByTimeAsync(0)
  expect(seen.end).toBe('stopped')
  await expect(withTimeLimit(1000, controller.signal, never)).rejects.toBe('stopped')
})
