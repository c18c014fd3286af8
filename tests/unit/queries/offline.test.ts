import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ChapterNode } from '../../../src/contract/practice.ts'
import { right, wrong } from './school.ts'
import {
  browser,
  chapter,
  open,
  practising,
  setStudent,
  signIn,
  standing,
  status,
  store,
  submit,
  there,
} from './student.ts'
import { until, watch } from './world.ts'

setStudent()

describe('a chapter that was opened once', () => {
  test('O03 F01 is practised without network after a restart and delivered once', async () => {
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

  test('is fetched whole again when it is next opened, not at each delivered answer', async () => {
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

  test('its answers and those in a book carry the time when they were given', async () => {
    const { page, shown } = await practising()
    const books = await import('../../../src/queries/practice/books.ts')
    there.state.online = false
    const began = Date.now()
    await submit(page, 1, right(1), shown.now())
    const [, second] = shown.now().questions
    if (!second) throw new Error('no question')
    for (const name of ['wrong', 'collection'] as const) await books.answerInBook(name, second, right(2))
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
  test('F34 makes the app ask once for persistent storage, when the first answer waits', async () => {
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

  test('what waits is sent as soon as that tab is done', async () => {
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
