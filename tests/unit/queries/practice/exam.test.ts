/** What 标本考试 is made of, on a good line, a dead one and one that answers with anything but the service's words. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mark, specimen } from '../../features/library/sample.ts'
import { school } from '../school.ts'
import { type Browser, installBrowser, openPage, type Page, sessionEnded, until } from '../world.ts'

let browser: Browser
let page: Page

const sliced = specimen(1, { catalogId: 10, markCount: 1 })
const service: Browser['service'] = (asked) => {
  const { path, query } = asked
  if (path === '/dh-specimen/specimen/front/page') return { records: [sliced], total: 1 }
  if (path === '/dh-specimen/mark/common')
    return { presetMarks: [mark(Number(query.specimenId))], teacherMarks: { system: [], school: [] } }
  return school().reply(asked)
}

beforeEach(async () => {
  vi.unstubAllGlobals()
  browser = installBrowser()
  browser.service = service
  page = await openPage()
  await page.begin.signIn({ accessToken: 'T', id: 1 }, { remember: true, shared: false })
})
afterEach(async () => {
  vi.useRealTimers()
  await page.sync.leaveQueue()
})

/** The page anew: what was in memory is gone. */
async function again() {
  await page.sync.leaveQueue()
  page = await openPage()
}

const subject = { kind: 'subject', id: 1 } as const
const chapter = { kind: 'chapter', id: 10 } as const
async function material(scope: typeof subject | typeof chapter) {
  const { examMaterialQuery } = await import('../../../../src/queries/practice/exam.ts')
  const { materials, unknown, reached } = await page.client.queryClient.fetchQuery(examMaterialQuery(scope))
  return { specimens: materials.map((one) => one.specimen.id), unknown, reached }
}
const whole = { specimens: [1], unknown: 0, reached: true }

/** Asked once with a good line, and closed. */
async function keep(scope: typeof subject | typeof chapter) {
  expect(await material(scope)).toEqual(whole)
  await until(() => page.client.queryClient.isFetching() === 0)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await again()
}

test('behind a portal it is known that the service was not reached', async () => {
  await keep(subject)
  browser.service = () => null
  expect(await material(subject)).toEqual({ ...whole, reached: false })
})

test.each([500, 502, 503])('a kept chapter is there while the service answers %i', async (status) => {
  await keep(chapter)
  browser.service = () => status
  expect(await material(chapter)).toEqual({ ...whole, reached: false })
})

test('a kept chapter waits a few seconds for a line that is dead, and once alone', async () => {
  await keep(chapter)
  const real = globalThis.fetch
  const silent = () => new Promise<never>(() => undefined)
  vi.stubGlobal('fetch', (request: Request) => (request.url.includes('/dh-') ? silent() : real(request)))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let found: unknown
  void material(chapter).then((one) => {
    found = one
  })
  for (let second = 0; second < 5; second++) await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  await until(() => found !== undefined)
  expect(found).toEqual({ ...whole, reached: false })
})

test('what the service alone does not tell of one specimen is no dead line', async () => {
  browser.service = (asked) => (asked.path === '/dh-specimen/mark/common' ? 404 : service(asked))
  expect(await material(subject)).toEqual({ specimens: [], unknown: 1, reached: true })
})

test('a session that ended is said, not played over', async () => {
  await keep(chapter)
  browser.service = () => sessionEnded
  await expect(material(chapter)).rejects.toMatchObject({ name: 'SessionExpired' })
})

test('a miss that is reported again under its key is queued once', async () => {
  const { addOwn } = await import('../../../../src/queries/practice/books.ts')
  const { questionOfMark } = await import('../../../../src/rules/station.ts')
  const { ledgerAtom } = await import('../../../../src/queries/engine/overlay.ts')
  const { getDefaultStore } = await import('jotai')
  const { newId } = await import('../../../../src/device/names.ts')
  const [clientId, key] = [newId(), newId()]
  const question = questionOfMark(sliced, mark(1), { id: clientId })
  const say = (under: string) =>
    addOwn({ clientId, specimenId: 1, markId: 1, book: 'wrong' as const }, question, sliced, under)
  const known = () => {
    const { rows, receipts } = getDefaultStore().get(ledgerAtom)
    return [rows.length, receipts.length]
  }
  browser.service = () => null
  await say(key)
  await say(key)
  expect(known()).toEqual([1, 0])
  await say(newId())
  expect(known()).toEqual([2, 0])
  browser.service = service
  await page.sync.flushNow()
  await until(() => known()[0] === 0)
  await say(key)
  expect(known()[0]).toBe(0)
})
