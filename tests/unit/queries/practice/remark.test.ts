/** What was marked otherwise is rated anew, in place of its rating; home says what the review screen says. */
import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { books } from '../../../../src/contract/books.ts'
import { type ReviewEntry, reviewLog } from '../../../../src/contract/review.ts'
import type { Beside } from '../../../../src/outbox/entry.ts'
import { dayMs } from '../../../../src/rules/review/day.ts'
import { duesOf, memories } from '../../../../src/rules/review/memory.ts'
import { bundle, item, question } from '../shelves.ts'
import { type Browser, installBrowser, openPage, type Page, token } from '../world.ts'

let browser: Browser
let page: Page
const now = Date.now()
/** Question 1 came in long ago and is known for months. */
const log = (): ReviewEntry[] =>
  [100, 90, 40].map((days, n) => ({
    clientId: `00000000-0000-4000-8000-00000000000${n}`,
    ...{ questionId: 1, at: now - days * dayMs, rating: 'good', ms: 900 },
  }))

beforeEach(async () => {
  vi.unstubAllGlobals()
  browser = installBrowser()
  browser.service = ({ path }) => (path === 'line' ? {} : null)
  page = await openPage()
  await page.begin.signIn(token, { remember: true, shared: false })
  browser.service = () => null
  const { queryClient } = page.client
  const shelf = { ...bundle(), items: [1, 2].map((id) => item(id, 100, { at: now - 100 * dayMs })) }
  queryClient.setQueryData(page.query.keyOf(books.wrong.bundle, {}), { reply: shelf, asOf: 0 })
  queryClient.setQueryData(page.query.keyOf(reviewLog, {}), { reply: { entries: log() }, asOf: 0 })
})
afterEach(() => page.sync.leaveQueue())

const operations = async () => {
  const { ledgerAtom, operationsAfter } = await import('../../../../src/queries/engine/overlay.ts')
  await page.reading.ledgerRead()
  return operationsAfter(0, getDefaultStore().get(ledgerAtom))
}
const said = async () => {
  const { ofAction } = await import('../../../../src/queries/engine/overlay.ts')
  return ofAction(await operations(), 'review.log').map(({ input }): ReviewEntry => input)
}
const ratings = async () => (await said()).map(({ rating }) => rating)
/** The log as the review screen reads it. */
const read = async () => {
  const { foldLog } = await import('../../../../src/queries/practice/review.ts')
  return foldLog({ entries: log() }, await operations()).entries
}
/** What the review screen says is due, and what home does. */
const agree = async (): Promise<[unknown, number][]> => {
  const { foldBook } = await import('../../../../src/queries/practice/booksFold.ts')
  const { loadDue } = await import('../../../../src/queries/practice/due.ts')
  const snapshot = page.client.queryClient.getQueryData<{ reply: ReturnType<typeof bundle> }>(
    page.query.keyOf(books.wrong.bundle, {}),
  )
  const { items } = foldBook('wrong', snapshot?.reply ?? bundle(), await operations())
  const dues = duesOf(items, await read())
  await expect.poll(async () => (await loadDue())?.dues, { interval: 5 }).toEqual(dues)
  return dues
}

/** Answers as a deck does it, in this sitting. */
async function sitting(type: string) {
  const { newSitting } = await import('../../../../src/queries/practice/sitting.ts')
  const { answerInBook } = await import('../../../../src/queries/practice/books.ts')
  const take = newSitting()
  return async (id: number, content: string, amends = false) => {
    const asked = { ...question(id, type), options: blanks }
    const submit = (beside?: Beside) =>
      answerInBook('wrong', asked, content, { subjectId: 1, amends, beside })
    await take({ ...{ question: asked, content, ms: 4000, amends }, submit })
  }
}
const blanks = [{ id: 1, content: '', contentEn: '', answer: ['stratum lucidum'] }]
const own = (self: boolean | null, text = '表皮') => JSON.stringify({ text, self })

describe('an answer to a question in 错题本 that its writer marks again', () => {
  test('counts as it was marked last, and its time once', async () => {
    const give = await sitting('WENDA')
    await give(1, own(null))
    await give(1, own(false), true)
    expect(await ratings()).toEqual(['again'])
    await give(1, own(true), true)
    expect(await ratings()).toEqual(['again', 'good'])
    await give(1, own(true), true)
    await give(1, own(false), true)
    await give(1, own(true), true)
    expect(await ratings()).toEqual(['again', 'good', 'again', 'good'])
    const entries = await said()
    expect(new Set(entries.map(({ clientId }) => clientId)).size).toBe(4)
    expect(entries.map(({ ms }) => ms)).toEqual([4000, 0, 0, 0])
    const last = entries.slice(-1)
    expect(memories(await read())).toEqual(memories([...log(), ...last]))
    expect(memories(await read()).get(1)?.due).toBeGreaterThan(now + 50 * dayMs)
  })

  test('counts so after a reload; the next answer is another one', async () => {
    await (await sitting('WENDA'))(1, own(null))
    await (await sitting('WENDA'))(1, own(false), true)
    await (await sitting('WENDA'))(1, own(true), true)
    expect(await ratings()).toEqual(['again', 'good'])
    await new Promise((resolve) => setTimeout(resolve, 2))
    const give = await sitting('WENDA')
    await give(1, own(null))
    await give(1, own(false), true)
    const [, second, third] = await said()
    expect(third?.rating).toBe('again')
    expect(third?.clientId.slice(0, 8)).not.toBe(second?.clientId.slice(0, 8))
    expect(memories(await read()).get(1)?.last).toBe(third?.at)
  })

  test('算我写对了 makes a near miss a right answer', async () => {
    const give = await sitting('TIANKONG')
    const { asMeant } = await import('../../../../src/rules/kinds/fill.ts')
    const asked = { ...question(2, 'TIANKONG'), options: blanks }
    await give(2, '["stratum lucidun"]')
    expect(await ratings()).toEqual(['again'])
    const meant = asMeant(asked, '["stratum lucidun"]')
    expect(meant).not.toBeNull()
    await give(2, String(meant), true)
    expect(await ratings()).toEqual(['again', 'good'])
  })

  test('is no review where this very answer brought the question in', async () => {
    const give = await sitting('WENDA')
    await give(9, own(null))
    await give(9, own(false), true)
    await give(9, own(true), true)
    await give(9, own(false), true)
    expect(await ratings()).toEqual([])
  })
})

describe('a structure missed in an exam', () => {
  test('is rated once however often it is told, and again once it is taken back', async () => {
    const { noteMiss } = await import('../../../../src/queries/practice/reviewed.ts')
    const { remarkMiss } = await import('../../../../src/queries/practice/review.ts')
    const { missEntry } = await import('../../../../src/rules/exam/miss.ts')
    const entry = missEntry('exam', 'station')
    for (const _ of [1, 2]) await noteMiss(1, entry)
    const [known, missed] = [memories(log()).get(1)?.due ?? 0, memories(await read()).get(1)?.due ?? 0]
    expect(known).toBeGreaterThan(now + 30 * dayMs)
    expect(missed).toBeLessThan(Date.now() + dayMs + 1)
    for (const _ of [1, 2]) await remarkMiss(1, entry)
    await remarkMiss(1, missEntry('exam', 'another'))
    expect(new Set((await said()).map(({ clientId }) => clientId)).size).toBe(2)
    expect(memories(await read()).get(1)?.due).toBeGreaterThan(known)
  })

  test('says whether it was in the book before, also when it is told again', async () => {
    const { addOwn } = await import('../../../../src/queries/practice/books.ts')
    const { specimen } = await import('../../features/library/sample.ts')
    const miss = (id: string, key: string) =>
      addOwn(
        { clientId: id, specimenId: 1, markId: 1, book: 'wrong' },
        question(id, 'TIANKONG'),
        specimen(1, { subjectId: 1 }),
        key,
      )
    for (const _ of [1, 2]) expect(await miss('a', 'first')).toBe(false)
    for (const _ of [1, 2]) expect(await miss('a', 'second')).toBe(true)
  })
})

describe('home and the review screen', () => {
  test('agree on questions removed, added again, missed and reviewed', async () => {
    const { addWrong, removeQuestions } = await import('../../../../src/queries/practice/books.ts')
    const { saveDue } = await import('../../../../src/queries/practice/due.ts')
    const { noteReview } = await import('../../../../src/queries/practice/reviewed.ts')
    await saveDue({
      dues: duesOf(
        [1, 2].map((id) => item(id, 100, { at: now - 100 * dayMs })),
        log(),
      ),
      examAt: 0,
    })
    expect((await agree())[1]?.[1]).toBeGreaterThan(now + 30 * dayMs)
    await removeQuestions('wrong', [1])
    expect((await agree()).map(([id]) => id)).toEqual([2])
    await addWrong(question(1), 1, [])
    const [, [id, due] = []] = await agree()
    expect(id).toBe(1)
    expect(due).toBeLessThanOrEqual(Date.now())
    // there already, it stays as it is
    const review = (questionId: number, correct: boolean) =>
      noteReview({ questionId, content: '', correct, ms: 900, guessed: false, usual: 9000 })
    await review(1, true)
    const known = await agree()
    expect(known.find(([one]) => one === 1)?.[1]).toBeGreaterThan(now + 2 * dayMs - 1)
    await addWrong(question(1), 1, [])
    expect(await agree()).toEqual(known)
    await review(2, false)
    expect((await agree()).find(([one]) => one === 2)?.[1]).toBeGreaterThan(now + dayMs - 1)
    await removeQuestions('wrong', [1])
    const { answerInBook } = await import('../../../../src/queries/practice/books.ts')
    await answerInBook('wrong', question(1), '0', { subjectId: 1 })
    expect((await agree()).find(([one]) => one === 1)?.[1]).toBeLessThanOrEqual(Date.now())
  })

  test('a question that another device removed is due now once it is added here', async () => {
    const { addWrong } = await import('../../../../src/queries/practice/books.ts')
    const { loadDue, saveDue } = await import('../../../../src/queries/practice/due.ts')
    await saveDue({ dues: [[7, now + 300 * dayMs]], examAt: 0 })
    await addWrong(question(7), 1, [])
    const due = async () => (await loadDue())?.dues[0]?.[1]
    await expect.poll(due, { interval: 5 }).toBeLessThanOrEqual(Date.now())
  })

  test('nine hundred due questions are all kept', async () => {
    const { loadDue, saveDue } = await import('../../../../src/queries/practice/due.ts')
    await saveDue({ dues: Array.from({ length: 900 }, (_, n) => [n + 1, now - n]), examAt: 0 })
    expect((await loadDue())?.dues).toHaveLength(900)
  })
})
