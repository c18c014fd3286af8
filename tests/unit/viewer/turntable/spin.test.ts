import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  frameAt,
  glide,
  inOrderOfNeed,
  shortWay,
  sideAt,
  turnOf,
} from '../../../../src/viewer/turntable/spin.ts'

const counts = fc.integer({ min: 2, max: 144 })

describe('a turn in frames', () => {
  test('any count of frames, either way round, is one of those that there are', () => {
    fc.assert(
      fc.property(fc.double({ min: -5000, max: 5000, noNaN: true }), counts, (turn, count) => {
        const frame = frameAt(turn, count)
        expect(Number.isInteger(frame) && frame >= 0 && frame < count).toBe(true)
        expect(frameAt(turn + 3 * count, count)).toBe(frame)
      }),
    )
  })

  test('the short way never goes more than half round, and arrives', () => {
    fc.assert(
      fc.property(counts, fc.nat(500), fc.nat(500), (count, a, b) => {
        const way = shortWay(a, b, count)
        expect(Math.abs(way)).toBeLessThanOrEqual(count / 2)
        expect(frameAt(a + way, count)).toBe(frameAt(b, count))
      }),
    )
  })

  test('a finger across the whole width turns half round, to the side that it goes', () => {
    expect(turnOf(390, 390, 36)).toBe(18)
    expect(turnOf(-195, 390, 36)).toBe(-9)
  })

  test('a push fades and comes to rest, however often it is looked at', () => {
    const far = (step: number) => {
      let [turned, speed, guard] = [0, 0.03, 0]
      while (speed !== 0 && guard++ < 5000) {
        const next = glide(speed, step)
        turned += next.turned
        speed = next.speed
      }
      expect(speed).toBe(0)
      return turned
    }
    expect(far(16)).toBeCloseTo(far(4), 0)
    expect(far(16)).toBeGreaterThan(5)
  })

  test("sides are the specimen's own: it turns its right side to the front first", () => {
    expect([0, 9, 18, 27].map((frame) => sideAt(frame, 36))).toEqual(['front', 'right', 'back', 'left'])
    expect(sideAt(4, 36)).toBe('frontRight')
    expect(sideAt(35, 36)).toBe('front')
  })
})

describe('the order of need', () => {
  test('begins here, then goes to both sides, ahead first', () => {
    expect(inOrderOfNeed(0, 36, 3, 1)).toEqual([0, 1, 35, 2, 34, 3, 33])
    expect(inOrderOfNeed(0, 36, 2, -1)).toEqual([0, 35, 1, 34, 2])
  })

  test('names each frame once, all of them where the reach allows', () => {
    fc.assert(
      fc.property(counts, fc.nat(143), (count, from) => {
        const frame = from % count
        const all = inOrderOfNeed(frame, count, count, 1)
        expect([...all].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, n) => n))
        expect(all[0]).toBe(frame)
      }),
    )
  })
})
