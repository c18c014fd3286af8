/** A device without room: whatever write fails, in whatever way, a thing is saved or said not to be, and nothing else breaks. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Beside } from '../../../src/outbox/entry.ts'
import { whole } from '../../tools/rounds.ts'
import { tally } from '../../tools/tally.ts'
import { inChapterOffline, right, type school, wrong } from './school.ts'
import { question } from './shelves.ts'
import { noteRejections, type Page, until } from './world.ts'

type Way = 'refused' | 'aborted'
const ways: Way[] = ['refused', 'aborted']
/** once in each way, or from there on */
const hows = [...ways.map((way) => ({ way, forEver: false })), { way: 'refused' as const, forEver: true }]
/** How the n-th write fails: in `npm test` in one of the ways by turns. */
const howsAt = (n: number) => (whole ? hows : hows.slice(n % hows.length).slice(0, 1))
const full = () => new DOMException('full', 'QuotaExceededError')

/** The storage of a test: which of its writes fail, and how. */
const disk = { writes: 0, failsAt: 0, forEver: false, way: 'refused' as Way }
const fails = () =>
  disk.failsAt > 0 && (disk.forEver ? disk.writes >= disk.failsAt : disk.writes === disk.failsAt)

/** A browser refuses a write at once, or aborts the transaction that holds it. */
function failing(name: 'put' | 'add') {
  const real = IDBObjectStore.prototype[name]
  vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (this: IDBObjectStore, ...args) {
    disk.writes++
    if (!fails()) return real.apply(this, args)
    if (disk.way === 'refused') throw full()
    const request = real.apply(this, args)
    const transaction = this.transaction as unknown as { _abort(name: string): void }
    queueMicrotask(() => transaction._abort('QuotaExceededError'))
    return request
  })
}

let there: ReturnType<typeof school>
let page: Page
/** tiles that may go */
let tiles = 0
const unhandled = noteRejections()

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(async () => {
  await page.sync.leaveQueue()
  vi.restoreAllMocks()
})

/** The device's caches hold nothing but those tiles. */
const fewTiles = () =>
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async () => undefined,
      put: async () => undefined,
      delete: async () => false,
    }),
    delete: async (name: string) => name === 'media' && tiles-- > 0,
  })

/** A student without network in a chapter, with one answer that waits. */
async function begin(): Promise<void> {
  ;({ there, page } = await inChapterOffline(fewTiles))
  await submit(1)
  await page.sync.flushNow()
}

const submit = (questionId: number) =>
  page.practice.submitAnswer({
    ...{ catalogId: 10, paperId: '11111111-1111-4111-8111-111111111111', questionId },
    content: questionId === 1 ? right(1) : wrong(questionId),
  })

/** As the page of this test sees its database. */
const database = async () => (await import('../../../src/device/db.ts')).inUser
const calls = async () => (await (await database())(1, (db) => db.getAll('queue'))).map(({ call }) => call)
const isQueued = (call: string, count: number) => async () =>
  (await calls()).filter((one) => one === call).length === count

const marked = (self: boolean) => JSON.stringify({ text: '表皮', self })

/** Stores an answer to a short question of 错题本, with what stands beside it. */
async function inBook(content: string, amends: boolean) {
  const { answerInBook } = await import('../../../src/queries/practice/books.ts')
  return (beside?: Beside) => answerInBook('wrong', question(3, 'WENDA'), content, { amends, beside })
}

/** Everything that a student does, what it does, and whether it is stored. */
interface Act {
  /** with room still */
  before?: () => Promise<unknown>
  act: () => Promise<unknown>
  isStored: () => Promise<boolean>
}
const acts: Record<string, Act> = {
  'an answer': { act: () => submit(2), isStored: isQueued('chapter.submit', 2) },
  'a restart': { act: () => page.practice.restartChapter(10), isStored: isQueued('chapter.clear', 1) },
  'a read mark': {
    act: () => page.readMarks.markRead('announcement', 1),
    isStored: isQueued('announcement.read', 1),
  },
  'a book edit': {
    act: async () => {
      const { addCatalog } = await import('../../../src/queries/practice/bookCatalogs.ts')
      return addCatalog('wrong', '易混', { id: 1, subjectId: 1 })
    },
    isStored: isQueued('wrong.catalogInsert', 1),
  },
  'an answer and its rating': {
    act: async () => {
      const { submitReviewed } = await import('../../../src/queries/practice/reviewed.ts')
      const { answerInBook } = await import('../../../src/queries/practice/books.ts')
      const given = { questionId: 3, content: '1', correct: true, ms: 900, guessed: false, usual: 9000 }
      return submitReviewed(given, (beside) => answerInBook('wrong', question(3, 'PANDUAN'), '1', { beside }))
    },
    isStored: async () => {
      const stored = await calls()
      const [answer, rating] = [stored.includes('wrong.submit'), stored.includes('review.log')]
      // one without the other would be asked for again, or never be due again
      expect(answer).toBe(rating)
      return answer
    },
  },
  'an answer marked otherwise and its rating': {
    before: async () => {
      const { submitReviewed } = await import('../../../src/queries/practice/reviewed.ts')
      const given = {
        questionId: 3,
        content: marked(false),
        correct: false,
        ms: 900,
        guessed: false,
        usual: 9000,
      }
      await submitReviewed(given, await inBook(marked(false), false))
    },
    act: async () => {
      const { answerRemarked } = await import('../../../src/queries/practice/review.ts')
      const store = await inBook(marked(true), true)
      return answerRemarked(question(3, 'WENDA'), marked(true), true, store)
    },
    isStored: async () => {
      const rows = await (await database())(1, (db) => db.getAll('queue'))
      const told = rows.map(
        ({ call, input }) => [call, input as { amends?: boolean; rating?: string }] as const,
      )
      const answer = told.some(([call, { amends }]) => call === 'wrong.submit' && amends === true)
      const rating = told.some(([call, { rating }]) => call === 'review.log' && rating !== 'again')
      expect(answer).toBe(rating)
      return answer
    },
  },
  'a draft': {
    act: async () => {
      if (!(await page.drafts.saveDraft('chapter:10', [[3, '31']]))) throw full()
    },
    isStored: async () => (await (await database())(1, (db) => db.get('drafts', 'chapter:10'))) !== undefined,
  },
}

/** Does it with the n-th write failing. @returns whether the app says that it is stored, and how many writes there were */
async function attempt(name: string, failsAt: number, more: { forEver: boolean; way: Way }) {
  const { before, act, isStored } = acts[name] as Act
  await begin()
  await before?.()
  // home notes behind it what is due
  if (before) await new Promise((resolve) => setTimeout(resolve, 50))
  failing('put')
  failing('add')
  Object.assign(disk, { writes: 0, failsAt, ...more })
  const said = await act().then(
    () => true,
    () => false,
  )
  // what follows it: the count of what waits, the next try to send
  await page.reading.ledgerRead()
  await page.sync.flushNow()
  const { writes } = disk
  disk.failsAt = 0
  const stored = await isStored()
  vi.mocked(IDBObjectStore.prototype.put).mockRestore()
  vi.mocked(IDBObjectStore.prototype.add).mockRestore()
  return { said, stored, writes }
}

/** With room again all of it is sent, once. */
async function deliver(): Promise<void> {
  there.state.online = true
  await page.sync.flushNow()
  await until(async () => (await calls()).length === 0)
  expect(new Set(there.effects).size).toBe(there.effects.length)
  expect(there.effects).toContain(`submit 1 ${right(1)}`)
}

test.each(Object.keys(acts))(
  'F28 with no room at any of its writes, %s is saved or reported as not saved',
  async (name) => {
    tiles = 0
    let most = 1
    let tried = 0
    for (let at = 1; at <= most; at++)
      for (const how of howsAt(at)) {
        const { said, stored, writes } = await attempt(name, at, how)
        expect([at, how, said]).toEqual([at, how, stored])
        most = Math.max(most, writes)
        tried++
        await deliver()
        await page.sync.leaveQueue()
      }
    expect(most).toBeGreaterThan(name === 'a draft' ? 0 : 1)
    expect(unhandled).toEqual([])
    tally({ figure: `${tried} failures, ${unhandled.length} unhandled rejections` })
  },
  180_000,
)

test.each(Object.keys(acts))('F28 tiles that were only looked at make room for %s', async (name) => {
  for (const way of ways) {
    tiles = 1
    const { said, stored } = await attempt(name, 1, { forEver: false, way })
    expect([said, stored]).toEqual([true, true])
    expect(tiles).toBe(0)
    await page.sync.leaveQueue()
  }
  expect(unhandled).toEqual([])
})
