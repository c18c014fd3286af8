import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChapterBundle, ChapterNode } from '../../../src/contract/practice.ts'
import { tally } from '../../tools/tally.ts'
import { right, school, wrong } from './school.ts'
import {
  type Browser,
  installBrowser,
  openPage,
  type Page,
  sessionEnded,
  token,
  until,
  watch,
} from './world.ts'

const store = getDefaultStore()
let browser: Browser
let there: ReturnType<typeof school>
const opened: Page[] = []

async function open(): Promise<Page> {
  // what was open is closed
  for (const page of opened.splice(0)) await page.sync.leaveQueue()
  const page = await openPage()
  opened.push(page)
  return page
}

const signIn = (page: Page, more = {}) =>
  page.begin.signIn({ ...token, ...more }, { remember: true, shared: false })
const chapter = (page: Page) => watch<ChapterBundle>(page, page.practice.chapterQuery(10))
/** Signed in, with the chapter on screen. */
async function practising() {
  const page = await open()
  await signIn(page)
  const shown = await chapter(page)
  await until(() => shown.now() !== undefined)
  return { page, shown }
}
const standing = (bundle: ChapterBundle) =>
  bundle.card.items.map(({ isSubmited, isCorrected }) => (isSubmited ? isCorrected : '-'))
const submit = async (page: Page, questionId: number, content: string, shown: ChapterBundle) =>
  page.practice.submitAnswer({ catalogId: 10, paperId: shown.card.paperId, questionId, content })
const status = (page: Page) => store.get(page.sync.syncStatusAtom)

beforeEach(() => {
  vi.unstubAllGlobals()
  there = school()
  browser = installBrowser()
  browser.service = (asked) => {
    if (!there.state.online) return null
    return there.state.session || asked.path === 'line' ? there.reply(asked) : sessionEnded
  }
})
afterEach(async () => {
  for (const page of opened.splice(0)) await page.sync.leaveQueue()
})

describe('a chapter that was opened once', () => {
  test('O03 F01 is practised without network after a restart, and delivered once when it is back', async () => {
    let page = await open()
    await signIn(page)
    const first = await chapter(page)
    await until(() => first.now() !== undefined)
    await until(() => page.client.queryClient.isFetching() === 0)
    first.stop()

    there.state.online = false
    page = await open()
    expect(page.session.isSignedIn()).toBe(true)
    const shown = await chapter(page)
    await until(() => shown.now() !== undefined)
    expect(standing(shown.now())).toEqual(['-', '-', '-'])
    expect(await submit(page, 1, right(1), shown.now())).toEqual({ correct: true })
    expect(await submit(page, 2, wrong(2), shown.now())).toEqual({ correct: false })
    await until(() => standing(shown.now()).join() === 'true,false,-')
    await until(() => status(page).state === 'waiting' && status(page).waiting === 2)
    expect(store.get(page.sync.pendingSubjectsAtom).get('question:1')).toBe('waiting')
    // a page that is closed sends no more; here it would go on in the background
    await page.sync.flushNow()
    shown.stop()

    // the browser is closed and opened, still without network
    page = await open()
    const again = await chapter(page)
    await until(() => again.now() !== undefined)
    expect(standing(again.now())).toEqual([true, false, '-'])
    expect(again.now().submissions.find(({ questionId }) => questionId === 2)?.content).toBe(wrong(2))

    there.state.online = true
    await page.sync.flushNow()
    await until(() => status(page).state === 'sent')
    expect(there.effects).toEqual([`submit 1 ${right(1)}`, `submit 2 ${wrong(2)}`])
    expect(standing(again.now())).toEqual([true, false, '-'])
    again.stop()
  })

  test('never flickers on the way from waiting to received to a fresh reply', async () => {
    const { page, shown } = await practising()
    await submit(page, 1, right(1), shown.now())
    await until(() => status(page).state === 'sent')
    const asked = () => browser.asked.filter(({ path }) => path.endsWith('/bundle')).length
    // as when the page is looked at again
    await page.client.queryClient.refetchQueries()
    await until(() => asked() >= 2 && page.client.queryClient.isFetching() === 0)
    const states = shown.seen.map((bundle) => standing(bundle)[0])
    // once answered, always answered
    expect(states.slice(states.indexOf(true)).every((state) => state === true)).toBe(true)
    expect(states[0]).toBe('-')
    shown.stop()
  })

  test('is not fetched whole again at each delivered answer while it is on screen, but when it is next opened', async () => {
    const page = await open()
    await signIn(page)
    const shown = await chapter(page)
    await until(() => shown.now() !== undefined && page.client.queryClient.isFetching() === 0)
    const tree = await watch<ChapterNode[]>(page, page.practice.chapterTreeQuery(1))
    await until(() => tree.now() !== undefined && page.client.queryClient.isFetching() === 0)
    const asked = (name: string) => browser.asked.filter(({ path }) => path.endsWith(name)).length
    const [bundles, trees] = [asked('/bundle'), asked('/tree')]
    await submit(page, 1, right(1), shown.now())
    await until(() => status(page).state === 'sent')
    // what is small and on screen is asked for
    await until(() => asked('/tree') > trees && page.client.queryClient.isFetching() === 0)
    expect(asked('/bundle')).toBe(bundles)
    expect(standing(shown.now())).toEqual([true, '-', '-'])
    shown.stop()
    const again = await chapter(page)
    await until(() => asked('/bundle') > bundles && page.client.queryClient.isFetching() === 0)
    expect(standing(again.now())).toEqual([true, '-', '-'])
    again.stop()
    tree.stop()
  })

  test('T04 restarted, has a new paper at once, and its answers go to that paper', async () => {
    const { page, shown } = await practising()
    there.state.online = false
    await submit(page, 1, right(1), shown.now())
    const before = shown.now().card.paperId
    const { paperId } = await page.practice.restartChapter(10)
    await until(() => shown.now().card.paperId === paperId)
    expect(paperId).not.toBe(before)
    expect(standing(shown.now())).toEqual(['-', '-', '-'])
    expect(shown.now().submissions).toEqual([])
    await submit(page, 2, right(2), shown.now())
    there.state.online = true
    await page.sync.flushNow()
    await until(() => status(page).state === 'sent')
    expect(there.effects).toEqual([`submit 1 ${right(1)}`, 'clear', `submit 2 ${right(2)}`])
    await until(() => page.client.queryClient.isFetching() === 0)
    expect(standing(shown.now())).toEqual(['-', true, '-'])
    expect(shown.now().card.paperId).toBe(paperId)
    shown.stop()
  })

  test('shows how far it is, in the tree too', async () => {
    const page = await open()
    await signIn(page)
    const tree = await watch<ChapterNode[]>(page, page.practice.chapterTreeQuery(1))
    const shown = await chapter(page)
    await until(() => tree.now() !== undefined && shown.now() !== undefined)
    there.state.online = false
    const counts = () =>
      [tree.now()[0], tree.now()[0]?.items[0]].map((node) => [node?.submitted, node?.corrected])
    await submit(page, 1, right(1), shown.now())
    await until(() => counts().join(';') === '1,1;1,1')
    await submit(page, 2, right(2), shown.now())
    await submit(page, 1, wrong(1), shown.now())
    await until(() => counts().join(';') === '2,1;2,1')
    await page.practice.restartChapter(10)
    await until(() => counts().join(';') === '0,0;0,0')
    tree.stop()
    shown.stop()
  })

  test('its answers, and those in a book, tell when they were given, however late and often they are sent', async () => {
    const { page, shown } = await practising()
    const books = await import('../../../src/queries/books.ts')
    there.state.online = false
    const began = Date.now()
    await submit(page, 1, right(1), shown.now())
    const [, second] = shown.now().questions
    if (!second) throw new Error('no question')
    for (const name of ['wrong', 'collection'] as const) await books.submitInBook(name, second, right(2))
    const ended = Date.now()
    await until(() => Date.now() > ended + 5)
    there.state.online = true
    await page.sync.flushNow()
    await until(() => status(page).state === 'sent')
    const times = browser.asked.flatMap(({ path, body }) => (path.endsWith('/submit') ? [body.at] : []))
    expect(times).toHaveLength(3)
    for (const at of times) {
      expect(at).toBeGreaterThanOrEqual(began)
      expect(at).toBeLessThanOrEqual(ended)
    }
    shown.stop()
  })

  test('the service’s verdict stands, and both are told', async () => {
    const { page, shown } = await practising()
    there.state.judge = () => false
    expect(await submit(page, 1, right(1), shown.now())).toEqual({ correct: true })
    await until(() => status(page).state === 'sent')
    await until(() => standing(shown.now())[0] === false)
    expect([...store.get(page.practice.verdictChangesAtom)]).toEqual([[1, { device: true, service: false }]])
    shown.stop()
  })

  test('is gathered from the single calls where the service has no bundle', async () => {
    there.state.bundle = false
    const { shown } = await practising()
    expect(shown.now().questions.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(shown.now().card.items.length).toBe(3)
    shown.stop()
  })
})

describe('what waits on this device', () => {
  test('F34 is worth asking the browser to keep it, when the first answer waits and by itself never again', async () => {
    const persist = vi.fn(async () => false)
    vi.stubGlobal('navigator', { onLine: true, storage: { persisted: async () => false, persist } })
    there.state.online = true
    const first = await practising()
    there.state.online = false
    expect(persist).not.toHaveBeenCalled()
    await submit(first.page, 1, right(1), first.shown.now())
    await until(() => persist.mock.calls.length === 1)
    await submit(first.page, 2, right(2), first.shown.now())
    first.shown.stop()
    const page = await open()
    const shown = await chapter(page)
    await until(() => shown.now() !== undefined)
    await submit(page, 3, right(3), shown.now())
    await (await import('../../../src/device/space.ts')).askToPersistOnce()
    expect(persist).toHaveBeenCalledTimes(1)
    shown.stop()
  })
})

describe('the network is back while another tab sends', () => {
  afterEach(() => void vi.useRealTimers())

  test('what waits goes as soon as that tab is done, though a pause of our own would go on', async () => {
    const { page, shown } = await practising()
    there.state.online = false
    await submit(page, 1, right(1), shown.now())
    for (let time = 0; time < 8; time++) await page.sync.flushNow()
    there.state.online = true
    let isHeld = true
    const request = (_name: string, _how: object, work: (lock: object | null) => unknown) =>
      work(isHeld ? null : {})
    vi.stubGlobal('navigator', { locks: { request } })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    expect(await page.sync.flushNow()).toEqual({ state: 'busy' })
    isHeld = false
    await vi.advanceTimersByTimeAsync(5000)
    await until(() => status(page).state === 'sent')
    expect(there.effects).toEqual([`submit 1 ${right(1)}`])
    shown.stop()
  })
})

describe('a refused answer', () => {
  test('F11 needs the person; others pass; retried or discarded it is gone', async () => {
    const { page, shown } = await practising()
    const reply = browser.service
    browser.service = (asked) => (asked.path.endsWith('chapter/submit') ? 413 : reply(asked))
    await submit(page, 1, right(1), shown.now())
    await page.readMarks.markRead('announcement', 1)
    await until(() => status(page).state === 'attention' && status(page).waiting === 0)
    expect(status(page)).toMatchObject({ parked: 1 })
    expect(there.effects).toEqual(['read 1'])
    const saved = await page.unsent.exportUnsent()
    expect(JSON.parse((await saved?.file.text()) ?? '')).toMatchObject({
      items: [{ subject: 'question:1', state: 'parked' }],
    })
    browser.service = reply
    const [row] = store.get(page.unsent.unsentRowsAtom)
    await page.unsent.retry(row?.seq ?? 0)
    await until(() => status(page).state === 'sent')
    expect(there.effects).toEqual(['read 1', `submit 1 ${right(1)}`])
    shown.stop()
  })

  test('F11 T04 said anew after a restart belongs to the new round, on screen and when it is sent', async () => {
    const { page, shown } = await practising()
    const reply = browser.service
    browser.service = (asked) => (asked.path.endsWith('chapter/submit') ? 413 : reply(asked))
    await submit(page, 1, wrong(1), shown.now())
    await until(() => status(page).state === 'attention')
    there.state.online = false
    browser.service = reply
    await page.practice.restartChapter(10)
    await until(() => standing(shown.now())[0] === '-')
    await submit(page, 1, right(1), shown.now())
    await submit(page, 2, right(2), shown.now())
    expect(status(page)).toMatchObject({ parked: 0, waiting: 3 })
    await until(() => standing(shown.now()).join() === 'true,true,-')
    there.state.online = true
    await page.sync.flushNow()
    await until(() => status(page).state === 'sent')
    expect(there.effects).toEqual(['clear', `submit 1 ${right(1)}`, `submit 2 ${right(2)}`])
    await until(() => page.client.queryClient.isFetching() === 0)
    expect(standing(shown.now())).toEqual([true, true, '-'])
    shown.stop()
  })

  test('said anew is counted once', async () => {
    const { page, shown } = await practising()
    const tree = await watch<ChapterNode[]>(page, page.practice.chapterTreeQuery(1))
    const reply = browser.service
    browser.service = (asked) => (asked.path.endsWith('chapter/submit') ? 413 : reply(asked))
    await submit(page, 1, wrong(1), shown.now())
    await until(() => status(page).state === 'attention')
    there.state.online = false
    await submit(page, 1, right(1), shown.now())
    await until(() => standing(shown.now())[0] === true)
    expect(tree.now()[0]).toMatchObject({ submitted: 1, corrected: 1 })
    shown.stop()
    tree.stop()
  })
})

describe('read marks', () => {
  test('O04 T09 made offline show at once, in lists and counts, and are sent later', async () => {
    const page = await open()
    await signIn(page)
    const list = await watch<{ records: { id: number; read: boolean }[] }>(
      page,
      page.unread.announcementUnreadQuery(),
    )
    await until(() => (list.now() as unknown) === 2)
    there.state.online = false
    await page.readMarks.markRead('announcement', 1)
    await until(() => (list.now() as unknown) === 1)
    await page.readMarks.markAllRead('announcement')
    await until(() => (list.now() as unknown) === 0)
    there.state.online = true
    await page.sync.flushNow()
    await until(() => status(page).state === 'sent')
    expect(browser.asked.find(({ path }) => path.endsWith('announcement/readAll'))?.body.before).toBeTypeOf(
      'number',
    )
    list.stop()
  })
})

describe('replies on the device', () => {
  test('a failure is never kept; a reply is one person’s alone', async () => {
    let page = await open()
    await signIn(page)
    browser.service = (asked) => (asked.path === 'line' ? 'there' : 500)
    const { chapterQuery } = page.practice
    await expect(page.client.queryClient.fetchQuery({ ...chapterQuery(10), retry: false })).rejects.toThrow()
    browser.service = (asked) => there.reply(asked)
    await page.client.queryClient.fetchQuery(chapterQuery(10))
    // somebody else signs in here, offline from then on
    await signIn(page, { id: 2, accessToken: 'T2' })
    browser.service = () => null
    page = await open()
    await expect(page.client.queryClient.fetchQuery(page.practice.chapterQuery(10))).rejects.toThrow()
  })

  test('F43 a reply that comes after somebody else signed in is not theirs', async () => {
    const page = await open()
    await signIn(page)
    let answer: (() => void) | undefined
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    const real = globalThis.fetch
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.url.includes('/bundle')) await held
      return real(request)
    })
    void page.client.queryClient.fetchQuery(page.practice.chapterQuery(10)).catch(() => undefined)
    await signIn(page, { id: 2, accessToken: 'T2' })
    answer?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
    const { inUser } = await import('../../../src/device/db.ts')
    const kept = (await Promise.all([1, 2].map((user) => inUser(user, (db) => db.getAll('replies'))))).flat()
    const late = kept.filter(({ hash }) => hash.includes('bundle'))
    tally({ figure: `${late.length} writes of a late reply` })
    expect(late).toEqual([])
  })
})
