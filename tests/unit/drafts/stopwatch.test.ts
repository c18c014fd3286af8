import { describe, expect, test } from 'vitest'
import { elapsedText, Stopwatch } from '../../../src/drafts/stopwatch.ts'

describe('the time on a question', () => {
  test('runs while it is in sight, and adds up over several visits', () => {
    const watch = new Stopwatch()
    watch.turnTo(1, 0)
    watch.turnTo(2, 4000)
    watch.turnTo(1, 5000)
    expect(watch.on(1, 7000)).toBe(6000)
    expect(watch.on(2, 7000)).toBe(1000)
    expect(watch.total(7000)).toBe(7000)
  })

  test('stands still in the background and once it is answered', () => {
    const watch = new Stopwatch()
    watch.turnTo(1, 0)
    watch.turnTo(null, 3000)
    expect(watch.on(1, 60_000)).toBe(3000)
    expect(watch.total(60_000)).toBe(3000)
  })

  test('of a mock exam goes on where it was left, in all and on each question', () => {
    const watch = new Stopwatch({ total: 90_000, on: new Map([[1, 60_000]]) })
    watch.turnTo(1, 0)
    watch.turnTo(2, 1000)
    expect(watch.spent(3000)).toEqual({
      total: 93_000,
      on: new Map([
        [1, 61_000],
        [2, 2000],
      ]),
    })
  })

  test('of the next mock exam begins with it, in the middle of a question too', () => {
    const watch = new Stopwatch({ total: 90_000, on: new Map([[1, 60_000]]) })
    watch.turnTo(1, 0)
    watch.reset(5000)
    expect([watch.on(1, 7000), watch.total(7000)]).toEqual([2000, 2000])
  })

  test('is written as a clock says it', () => {
    expect([0, 7_900, 768_000, 3_723_000].map(elapsedText)).toEqual(['0:00', '0:07', '12:48', '1:02:03'])
  })
})
