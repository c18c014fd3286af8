import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Clock,
  hasSlept,
  readClock,
  startClock,
  stopClock,
} from '../../../../../src/features/exam/run/clock.ts'

const fresh: Clock = { left: 60_000, at: null }

describe('the time of a station', () => {
  test('runs only while the page is seen, however often it is hidden', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(4000), fc.nat(600_000)), { maxLength: 20 }), (turns) => {
        let [clock, now, seen] = [fresh, 0, 0]
        for (const [shown, hidden] of turns) {
          clock = startClock(clock, now)
          now += shown
          seen += shown
          clock = stopClock(clock, now)
          now += hidden
          expect(readClock(clock, now)).toEqual(clock)
        }
        expect(clock.left).toBe(Math.max(0, 60_000 - seen))
      }),
    )
  })

  test('is told every moment the same as at its end', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000)), (steps) => {
        let clock = startClock(fresh, 0)
        let now = 0
        for (const step of steps) {
          now += step
          clock = readClock(clock, now)
        }
        expect(clock.left).toBe(Math.max(0, 60_000 - now))
      }),
    )
  })

  test('leaves out a sleep of the computer, but counts a page that is held up', () => {
    const clock = startClock(fresh, 0)
    expect(hasSlept(clock, 3000)).toBe(false)
    expect(readClock(clock, 3000).left).toBe(57_000)
    expect(hasSlept(clock, 900_000)).toBe(true)
    const awake = readClock(clock, 900_000)
    expect(awake.left).toBe(60_000)
    expect(readClock(awake, 901_000).left).toBe(59_000)
  })

  test('a clock that goes backwards gives no time', () => {
    expect(readClock(startClock(fresh, 1000), 500).left).toBe(60_000)
  })
})
