import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bestFrame, placeIn } from '../../../../src/rules/marks/frames.ts'

describe('marks on a turntable', () => {
  const mark = (seen: number[], count = 12) => ({
    x: 1,
    y: 2,
    frames: Array.from({ length: count }, (_, n): [number, number] | null =>
      seen.includes(n) ? [n, 10 * n] : null,
    ),
  })

  test('stand where the frame has them, and nowhere behind the organ', () => {
    expect(placeIn(mark([3, 4]), 4)).toEqual({ x: 4, y: 40 })
    expect(placeIn(mark([3, 4]), 5)).toBeNull()
    expect(placeIn({ x: 1, y: 2, frames: [] }, 5)).toEqual({ x: 1, y: 2 })
  })

  test('are best seen in the middle of the longest row of frames that show them', () => {
    expect(bestFrame(mark([2, 3, 4, 5, 6, 9]))).toBe(4)
    expect(bestFrame(mark([10, 11, 0, 1, 2, 6]))).toBe(0)
    expect(bestFrame(mark([7]))).toBe(7)
    expect(bestFrame(mark([]))).toBeNull()
    expect(bestFrame({ frames: [] })).toBeNull()
  })

  test('are always seen in the frame that is called their best', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 72 }), (seen) => {
        const frames = seen.map((is): [number, number] | null => (is ? [1, 1] : null))
        const best = bestFrame({ frames })
        if (best === null) expect(seen).not.toContain(true)
        else expect(frames[best]).not.toBeNull()
      }),
    )
  })
})
