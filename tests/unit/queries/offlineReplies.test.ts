import { describe, expect, test, vi } from 'vitest'
import type { ChapterNode } from '../../../src/contract/practice.ts'
import { tally } from '../../tools/tally.ts'
import { right, wrong } from './school.ts'
import {
  browser,
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

  test('F11 T04 given again after a chapter restart belongs to the new round', async () => {
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
    await until(() => tree.now() !== undefined)
    const reply = browser.service
    browser.service = (asked) => (asked.path.endsWith('chapter/submit') ? 413 : reply(asked))
    await submit(page, 1, wrong(1), shown.now())
    await until(() => status(page).state === 'attention')
    there.state.online = false
    await submit(page, 1, right(1), shown.now())
    await until(() => standing(shown.now())[0] === true)
    // the tree counts a moment after the question shows it
    await until(() => tree.now()[0]?.corrected === 1)
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
