/** A mock exam that several tabs have open, and what is begun and marked in a question source: each keeps what the others did. */
import { beforeEach, expect, test, vi } from 'vitest'
import type { QuestionId } from '../../../src/contract/questions.ts'
import type { Answers, BegunPaper, StoredPaper } from '../../../src/drafts/paper.ts'
import { Stopwatch } from '../../../src/drafts/stopwatch.ts'
import { merged, mergedSet } from '../../../src/drafts/threeWayMerge.ts'
import { installBrowser, openPage, type Page, token } from '../queries/world.ts'

const key = 'exam:chapter:10'
let page: Page

beforeEach(async () => {
  vi.unstubAllGlobals()
  installBrowser()
  page = await openPage()
  await page.begin.signIn(token, { remember: true, shared: false })
})

const isAny = (value: unknown): value is StoredPaper => value !== undefined
const stored = () => page.drafts.loadDraft(key, isAny)
const answersOf = async () => Object.fromEntries((await stored())?.answers ?? [])

/** A tab that has the paper open, as it found it. */
async function tab() {
  const { trackPaper, readPaper } = await import('../../../src/drafts/paper.ts')
  const { syncedDraftOf } = await import('../../../src/drafts/syncedDraft.ts')
  const found = await stored()
  const begun: BegunPaper | null = found ? readPaper(found) : null
  const clock = new Stopwatch(begun?.spent)
  let now = 0
  const paper = trackPaper(begun, {
    on: (question) => clock.on(question, now),
    total: () => clock.total(now),
    spent: () => clock.spent(now),
    catchUp: (spent) => clock.catchUp(spent, now),
    reset: () => clock.reset(now),
  })
  let answers: Answers = begun?.answers ?? new Map()
  const { sync, leave } = syncedDraftOf<Answers>(() => ({
    ...paper,
    key,
    value: answers,
    take: (next) => {
      answers = next(answers)
    },
  }))
  return {
    sync,
    leave,
    id: paper.id,
    answers: () => Object.fromEntries(answers),
    ms: () => clock.total(now),
    write(question: QuestionId, content: string, ms = 1000) {
      clock.turnTo(question, now)
      now += ms
      clock.turnTo(null, now)
      answers = new Map(answers).set(question, content)
    },
    handIn() {
      answers = new Map()
      paper.clear()
    },
  }
}

test('a tab that was left behind keeps what another tab answered meanwhile', async () => {
  const [here, there] = [await tab(), await tab()]
  here.write(1, 'A')
  await here.sync()
  await there.sync()
  for (const question of [2, 3]) here.write(question, 'B')
  await here.sync()
  there.write(1, 'C', 500)
  await there.sync()
  expect(await answersOf()).toEqual({ 1: 'C', 2: 'B', 3: 'B' })
  expect(there.answers()).toEqual({ 1: 'C', 2: 'B', 3: 'B' })
  await here.sync()
  expect(here.answers()).toEqual({ 1: 'C', 2: 'B', 3: 'B' })
  // time that was spent in one is not lost in the other
  expect((await stored())?.times).toEqual([
    [1, 1500],
    [2, 1000],
    [3, 1000],
  ])
  expect(here.id()).toBe(there.id())
})

test('nothing comes back of a paper that was handed in, and the next one is another', async () => {
  const here = await tab()
  here.write(1, 'A')
  await here.sync()
  const there = await tab()
  const first = there.id()
  here.handIn()
  await here.sync()
  expect(await stored()).toBe(undefined)
  // written before it heard of that
  there.write(2, 'B')
  await there.sync()
  expect(there.answers()).toEqual({ 2: 'B' })
  expect(await answersOf()).toEqual({ 2: 'B' })
  expect(there.id()).not.toBe(first)
  await here.sync()
  expect([here.id(), here.answers()]).toEqual([there.id(), { 2: 'B' }])
})

test('a tab that changed nothing writes nothing', async () => {
  const here = await tab()
  here.write(1, 'A')
  await here.sync()
  const there = await tab()
  here.write(2, 'B')
  await here.sync()
  await there.sync()
  there.leave()
  await there.sync()
  expect(await answersOf()).toEqual({ 1: 'A', 2: 'B' })
  here.handIn()
  await here.sync()
  there.leave()
  await there.sync()
  expect([await stored(), there.answers(), there.ms()]).toEqual([undefined, {}, 0])
})

test('a page that goes takes along neither the last answer nor the id of its paper', async () => {
  const first = await tab()
  first.write(1, 'A')
  await first.sync()
  const here = await tab()
  here.write(2, 'B')
  here.leave()
  await vi.waitFor(async () => expect(await answersOf()).toEqual({ 1: 'A', 2: 'B' }), { timeout: 20_000 })
  expect(await stored()).toMatchObject({ id: first.id(), ms: 2000 })
})

test('a paper of an earlier build gets an id before it is handed in, and keeps it', async () => {
  await page.drafts.saveDraft(key, { answers: [[1, 'A']], ms: 7000 })
  const here = await tab()
  expect(await here.sync(true)).toEqual(new Map([[1, 'A']]))
  expect(here.id()).toMatch(/^[0-9a-f-]{36}$/)
  const again = await tab()
  await again.sync(true)
  expect([again.id(), again.answers(), again.ms()]).toEqual([here.id(), { 1: 'A' }, 7000])
})

test('drafts and flags too: each tab adds and takes away its own', () => {
  const known = new Map([
    [1, 'a'],
    [2, 'b'],
  ])
  const stands = new Map([...known, [3, 'c']] as const)
  expect(merged(stands, known, new Map([[2, 'x']]))).toEqual(
    new Map([
      [2, 'x'],
      [3, 'c'],
    ]),
  )
  expect(mergedSet(new Set([1, 3]), new Set([1]), new Set([2]))).toEqual(new Set([3, 2]))
  const mine = new Map(stands)
  expect(merged(stands, known, mine)).toBe(mine)
})
