/** A question that left the wrong book and came in again is due: what was known of it before was forgotten. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Rating, type ReviewEntry, ratings } from '../../../../src/contract/review.ts'
import { rated, rejudged, remarked } from '../../../../src/rules/review/anew.ts'
import { dayMs, dayOf } from '../../../../src/rules/review/day.ts'
import { duesOf, memories, memoriesOf } from '../../../../src/rules/review/memory.ts'
import { candidates, planOf } from '../../../../src/rules/review/plan.ts'

const start = Date.UTC(2026, 0, 5, 4)

/** What happens to a question; `again` while it stands there is the miss of a chapter, too. */
const event = fc.record({
  questionId: fc.integer({ min: 1, max: 4 }),
  what: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom('miss' as const, 'byHand' as const, 'leave' as const) },
    { weight: 3, arbitrary: fc.constantFrom(...ratings) },
  ),
  /** ms after the one before */
  gap: fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 90 * dayMs })),
})

type Event = typeof event extends fc.Arbitrary<infer T> ? T : never

interface Stand {
  at: number
  since: ReviewEntry[]
}

/** The book and the log after a history, as the screens make them: every miss of what stands there is rated. */
function lived(history: readonly Event[]) {
  const book = new Map<number, Stand>()
  const entries: ReviewEntry[] = []
  let at = start
  for (const [n, { questionId, what, gap }] of history.entries()) {
    at += gap
    const stand = book.get(questionId)
    if (what === 'leave') book.delete(questionId)
    else if (!stand && (what === 'miss' || what === 'byHand')) book.set(questionId, { at, since: [] })
    else if (stand && what !== 'byHand') {
      const rating: Rating = what === 'miss' ? 'again' : what
      const clientId = `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`
      const entry = { clientId, questionId, at, rating, ms: 900 }
      stand.since.push(entry)
      entries.push(entry)
    }
  }
  const items = [...book].map(([questionId, one]) => ({
    questionId,
    at: one.at,
    baseType: 'DANXUAN',
    times: 1,
  }))
  return { book, items, entries, now: at }
}

describe('whatever came in, left, was reviewed and missed', () => {
  const history = fc.array(event, { maxLength: 60 })
  const later = fc.integer({ min: 0, max: 30 * dayMs })

  test('what came in after its last review is due at once', () => {
    fc.assert(
      fc.property(history, (events) => {
        const { book, items, entries, now } = lived(events)
        const dues = new Map(duesOf(items, entries))
        expect(new Set(dues.keys())).toEqual(new Set(book.keys()))
        for (const [id, { at, since }] of book) {
          const [last] = since.slice(-1)
          const due = dues.get(id) ?? Number.NaN
          if (!last) expect([due, due <= now]).toEqual([at, true])
          else if (last.rating === 'again') expect(due).toBe(last.at + dayMs)
          else expect(due).toBeGreaterThanOrEqual(last.at + dayMs)
          // as if it had never stood there before
          if (last) expect(due).toBe(memories(since).get(id)?.due)
        }
      }),
    )
  })

  test('home, the review screen and the service agree on what is due', () => {
    const told = history.chain((events) => {
      const end = lived(events)
      return fc.record({
        end: fc.constant(end),
        heard: fc.shuffledSubarray(end.entries, { minLength: end.entries.length }),
        twice: fc.subarray(end.entries),
      })
    })
    fc.assert(
      fc.property(told, later, ({ end, heard, twice }, wait) => {
        const { items, entries } = end
        const now = end.now + wait
        const today = dayOf(now)
        const service = duesOf(items.toReversed(), [...twice, ...heard])
        const all = candidates(items, entries, () => 25_000, now)
        const plan = planOf({ all, entries, minutes: 15, now })
        expect(new Map(all.map(({ id, memory }) => [id, memory.due]))).toEqual(new Map(service))
        const home = service.filter(([, due]) => dayOf(due) <= today).map(([id]) => id)
        expect(new Set(plan.due.map(({ id }) => id))).toEqual(new Set(home))
        expect(plan.due.every(({ done }) => !done)).toBe(true)
      }),
    )
  })
})

test('a question that is missed after months comes up now, then after two days', () => {
  const good = (n: number, at: number): ReviewEntry => ({
    ...{ clientId: `00000000-0000-4000-8000-00000000000${n}`, questionId: 1 },
    ...{ at, rating: 'good', ms: 900 },
  })
  const entries = [good(1, start), good(2, start + 10 * dayMs), good(3, start + 60 * dayMs)]
  const [known] = duesOf([{ questionId: 1, at: start }], entries)
  expect(known?.[1]).toBeGreaterThan(start + 190 * dayMs)
  const missed = [{ questionId: 1, at: start + 61 * dayMs }]
  expect(duesOf(missed, entries)).toEqual([[1, start + 61 * dayMs]])
  const [again] = duesOf(missed, [...entries, good(4, start + 61 * dayMs + 60_000)])
  expect(again?.[1]).toBe(start + 63 * dayMs + 60_000)
})

describe('an answer that is judged or marked otherwise', () => {
  const entry = (clientId: string, at: number, rating: Rating): ReviewEntry => ({
    ...{ clientId, questionId: 1, at, rating, ms: 900 },
  })
  const version4 = fc.uuid({ version: 4 })

  test('is rated by the last word alone, whoever said it', () => {
    const words = fc.array(fc.tuple(fc.constantFrom('service', 'student'), fc.constantFrom(...ratings)), {
      maxLength: 20,
    })
    fc.assert(
      fc.property(version4, words, fc.constantFrom(...ratings), (first, all, rating) => {
        const entries = [entry(first, start, rating)]
        let mine = first
        for (const [n, [who, now]] of all.entries()) {
          if (who === 'student') mine = remarked(mine)
          const clientId = who === 'student' ? mine : rejudged(mine)
          // the service judges what was marked last once
          if (entries.some((one) => one.clientId === clientId)) continue
          entries.push(entry(clientId, start + n + 1, now))
        }
        expect(new Set(entries.map(({ clientId }) => clientId)).size).toBe(entries.length)
        const last = entries.slice(-1)
        expect(rated(entries)).toEqual(last)
        expect(memoriesOf([{ questionId: 1, at: start }], entries)).toEqual(memories(last))
      }),
    )
  })

  test('changes nothing of other answers', () => {
    fc.assert(
      fc.property(fc.uniqueArray(version4, { minLength: 2, maxLength: 8 }), ([one = '', ...others]) => {
        const rest = others.map((id, n) => entry(id, start + n * dayMs, 'good'))
        const put = entry(remarked(one), start + 60 * dayMs, 'good')
        const all = [...rest, entry(one, start + 59 * dayMs, 'again'), put]
        expect(rated(all)).toEqual([...rest, put])
      }),
    )
  })
})
