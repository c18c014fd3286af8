import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnyQuestion } from '../../../../src/contract/questions.ts'
import { type Rating, type ReviewEntry, ratings } from '../../../../src/contract/review.ts'
import { mostMissed, pointsAt, setLength, setsOf } from '../../../../src/rules/review/cram.ts'
import { dayMs, dayName, dayOf, startOf } from '../../../../src/rules/review/day.ts'
import { isCramming } from '../../../../src/rules/review/exam.ts'
import { memories, missed, recallAt, remembered } from '../../../../src/rules/review/memory.ts'
import { type Candidate, candidates, planOf } from '../../../../src/rules/review/plan.ts'
import { median, ratingOf, usualTimes } from '../../../../src/rules/review/rating.ts'
import { reviewable } from '../../../../src/rules/review/reviewable.ts'

const now = Date.UTC(2026, 10, 21, 4)
const entry = fc.record({
  clientId: fc.uuid(),
  questionId: fc.integer({ min: 1, max: 6 }),
  at: fc.integer({ min: now - 90 * dayMs, max: now }),
  rating: fc.constantFrom(...ratings),
  ms: fc.integer({ min: 0, max: 86_400_000 }),
})
const log = fc.uniqueArray(entry, { selector: ({ clientId }) => clientId, maxLength: 40 })

const said = (questionId: number, at: number, rating: Rating, ms = 8000): ReviewEntry => ({
  clientId: `${questionId}-${at}`,
  questionId,
  at,
  rating,
  ms,
})

describe('how well a question is remembered', () => {
  test('two devices that merge their logs in any order come to the same state', () => {
    const split = log.chain((entries) =>
      fc.record({
        entries: fc.constant(entries),
        shuffled: fc.shuffledSubarray(entries, { minLength: entries.length }),
        shared: fc.subarray(entries),
      }),
    )
    fc.assert(
      fc.property(split, ({ entries, shuffled, shared }) => {
        expect(memories([...shared, ...shuffled])).toEqual(memories(entries))
      }),
    )
  })

  test('an entry that came twice, in capitals too, changes nothing', () => {
    fc.assert(
      fc.property(log, (entries) => {
        const again = entries.map((one) => ({ ...one, clientId: one.clientId.toUpperCase() }))
        expect([...memories([...entries, ...again])].sort()).toEqual([...memories(entries)].sort())
      }),
    )
  })

  test('recall falls with the days and never leaves 0 to 1; right answers make it last', () => {
    fc.assert(
      fc.property(log, fc.nat(200), (entries, days) => {
        for (const memory of memories(entries).values()) {
          const [soon, late] = [
            recallAt(memory, now + days * dayMs),
            recallAt(memory, now + (days + 1) * dayMs),
          ]
          expect(late).toBeLessThan(soon)
          expect(late).toBeGreaterThan(0)
          expect(soon).toBeLessThanOrEqual(1)
          expect(memory.due).toBeGreaterThanOrEqual(memory.last + dayMs)
        }
      }),
    )
    const first = remembered(null, 'good', now)
    const second = remembered(first, 'good', first.due)
    expect(second.due - second.last).toBeGreaterThan(first.due - first.last)
    const hard = remembered(first, 'hard', first.due)
    expect(hard.due).toBeLessThan(second.due)
    const again = remembered(second, 'again', second.due)
    expect(again.due - again.last).toBe(dayMs)
    expect(again.stability).toBeLessThan(second.stability)
  })

  test('what was missed outside of a review is due at once', () => {
    expect(missed(now).due).toBe(now)
    expect(recallAt(missed(now - dayMs), now)).toBeLessThan(0.9)
  })
})

describe('the rating by itself', () => {
  const usual = 12_000
  test.each([
    [{ correct: false, ms: 3000, guessed: false, usual }, 'again'],
    [{ correct: false, ms: 3000, guessed: true, usual }, 'again'],
    [{ correct: true, ms: 24_000, guessed: false, usual }, 'good'],
    [{ correct: true, ms: 24_001, guessed: false, usual }, 'hard'],
    [{ correct: true, ms: 3000, guessed: true, usual }, 'hard'],
    // twice one's own time, but nobody is slow within the floor
    [{ correct: true, ms: 14_000, guessed: false, usual: 5000 }, 'good'],
    [{ correct: true, ms: 16_000, guessed: false, usual: 5000 }, 'hard'],
  ])('%o is %s', (answer, rating) => {
    expect(ratingOf(answer)).toBe(rating)
  })

  test('one’s own median counts from five answers of a kind on', () => {
    const entries = [3, 5, 100, 7, 4].map((s, at) => said(at, at, 'good', s * 1000))
    const kindOf = (id: unknown) => (id === 9 ? undefined : 'DANXUAN')
    expect(usualTimes(entries, kindOf)('DANXUAN')).toBe(5000)
    expect(usualTimes(entries.slice(1), kindOf)('DANXUAN')).toBe(25_000)
    expect(usualTimes(entries, kindOf)('LUNSHU')).toBe(60_000)
    expect(median([4, 1])).toBe(2.5)
  })
})

describe('the plan for today', () => {
  const items = (count: number, at = now - 10 * dayMs) =>
    Array.from({ length: count }, (_, i) => ({ questionId: i + 1, baseType: 'DANXUAN', times: 1, at }))

  test('exceeds the cap by at most one question and takes the most fragile first', () => {
    fc.assert(
      fc.property(
        log,
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 5, max: 120 }),
        (entries, n, minutes) => {
          const usual = usualTimes(entries, () => 'DANXUAN')
          const all = candidates(items(n), entries, usual, now)
          const { today, spent, due, days } = planOf({ all, entries, minutes, now })
          const [last] = today.slice(-1)
          const ms = today.reduce((sum, one) => sum + one.ms, 0)
          expect(ms - (last?.ms ?? 0)).toBeLessThanOrEqual(Math.max(minutes * 60_000 - spent, 0))
          expect(today).toEqual(due.slice(0, today.length))
          expect(due.map(({ recall }) => recall)).toEqual(
            due.map(({ recall }) => recall).sort((a, b) => a - b),
          )
          for (const one of days.slice(1))
            expect(one.ms).toBeLessThan(minutes * 60_000 + (usual('DANXUAN') || 1) + 1)
        },
      ),
    )
  })

  test('what nobody judges is never due: no answer would end it', () => {
    const asked = (baseType: string, ...children: unknown[]) => ({ type: { baseType }, children })
    const written = asked('WENDA')
    const unknown = asked('XUNZHAO')
    const all = [asked('DANXUAN'), written, asked('OTHER'), unknown]
    const cases = [asked('BINGLI', written), asked('BINGLI', written, unknown)]
    const questions = [...all, ...cases].map((one, at) => ({ ...one, id: at + 1 }) as unknown as AnyQuestion)
    expect(reviewable(items(7), questions).map(({ questionId }) => questionId)).toEqual([1, 2, 5])
  })

  test('after a pause the backlog is spread over days until nothing is left over', () => {
    const entries = items(100).map(({ questionId }) => said(questionId, now - 30 * dayMs, 'again', 30_000))
    const usual = usualTimes(entries, () => 'DANXUAN')
    const all = candidates(items(100), entries, usual, now)
    const { due, today, days, pause } = planOf({ all, entries, minutes: 15, now })
    expect(due).toHaveLength(100)
    expect(today).toHaveLength(30)
    expect(days.map(({ questions }) => questions)).toEqual([30, 30, 30, 10])
    expect(pause).toBe(30)
  })

  test('a backlog that no plan can work off is not said to be worked off', () => {
    const plan = (count: number) => {
      const all = candidates(items(count), [], () => 25_000, now)
      return planOf({ all, entries: [], minutes: 5, now })
    }
    const { days, over } = plan(2000)
    expect(days).toHaveLength(60)
    expect(over).toBe(2000 - days.reduce((sum, { questions }) => sum + questions, 0))
    expect(over).toBe(1280)
    expect(plan(720)).toMatchObject({ over: 0 })
  })

  test('counts what was reviewed today as done, and its minutes as spent', () => {
    const entries = [said(1, now - 3_600_000, 'again', 240_000), said(2, now - 3_600_000, 'good', 240_000)]
    const all = candidates(items(3), entries, () => 30_000, now)
    const plan = planOf({ all, entries, minutes: 5, now })
    expect(plan.due.map(({ id }) => id)).toEqual([3])
    expect(plan.spent).toBe(480_000)
    expect(plan.today).toEqual([])
    const tomorrow = candidates(items(3), entries, () => 30_000, now + dayMs)
    expect(
      tomorrow.filter(({ memory }) => dayOf(memory.due) <= dayOf(now + dayMs)).map(({ id }) => id),
    ).toContain(1)
  })

  test('a day is the school’s, whatever the device’s clock is set to', () => {
    const midnight = Date.UTC(2026, 10, 20, 16)
    expect(dayName(dayOf(midnight))).toBe(20_261_121)
    expect(dayName(dayOf(midnight - 1))).toBe(20_261_120)
    expect(startOf(dayOf(midnight))).toBe(midnight)
  })
})

describe('考前突击', () => {
  test('stands from three days before the exam to the end of its day', () => {
    const exam = now + 3 * dayMs
    expect(isCramming(exam, now)).toBe(true)
    expect(isCramming(exam, now - 1)).toBe(false)
    expect(isCramming(exam, exam + dayMs - 1)).toBe(true)
    expect(isCramming(exam, exam + dayMs)).toBe(false)
    expect(isCramming(0, now)).toBe(false)
  })

  test('takes the most missed first, in sets of twenty minutes', () => {
    const one = (id: number, times: number, recall: number, done = false): Candidate => ({
      id,
      kind: 'DANXUAN',
      times,
      recall,
      memory: missed(now),
      ms: 30_000,
      done,
    })
    const all = [one(1, 2, 0.3), one(2, 5, 0.9), one(3, 2, 0.1), one(4, 9, 0.1, true)]
    expect(mostMissed(all).map(({ id }) => id)).toEqual([2, 3, 1])
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 200_000 })), (times) => {
        const sets = setsOf(times.map((ms) => ({ ms })))
        expect(sets.flat().map(({ ms }) => ms)).toEqual(times)
        for (const set of sets) {
          const before = set.slice(0, -1).reduce((sum, { ms }) => sum + ms, 0)
          expect(before).toBeLessThan(setLength)
        }
      }),
    )
  })

  test('what was missed today comes again, what was known today rests until tomorrow', () => {
    const items = [1, 2, 3].map((questionId) => ({
      questionId,
      baseType: 'DANXUAN',
      times: 1,
      at: now - dayMs,
    }))
    const earlier = now - 3_600_000
    const log = [said(1, earlier, 'again'), said(2, earlier, 'good'), said(3, earlier, 'hard')]
    const ids = (at: number) =>
      mostMissed(candidates(items, log, () => 30_000, at)).map(({ id }) => Number(id))
    expect(ids(now)).toEqual([1])
    expect(ids(now + dayMs).sort()).toEqual([1, 2, 3])
  })

  test('a structure is tested where a question pointed into it', () => {
    const outline: [number, number][] = [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ]
    expect(pointsAt({ x: 300, y: 300, outline }, { x: 50, y: 50 })).toBe(true)
    expect(pointsAt({ x: 300, y: 300, outline }, { x: 310, y: 300 })).toBe(true)
    expect(pointsAt({ x: 300, y: 300, outline: [] }, { x: 50, y: 50 })).toBe(false)
  })
})
