import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flashes, nextFlash } from '../../../../src/rules/exam/flash.ts'

describe('a field that is shown for seconds', () => {
  test('is shown shorter after a right answer, longer after a wrong one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: flashes.shortest, max: flashes.longest }),
        fc.boolean(),
        (before, right) => {
          const next = nextFlash(before, right)
          expect(next).toBeGreaterThanOrEqual(flashes.shortest)
          expect(next).toBeLessThanOrEqual(flashes.longest)
          if (right && before > flashes.shortest) expect(next).toBeLessThan(before)
          if (!right && before < flashes.longest) expect(next).toBeGreaterThan(before)
        },
      ),
    )
  })

  test('settles where three of four are right', () => {
    // four answers, three of them right, change it by less than a tenth
    let ms = 1000
    for (const right of [true, true, true, false]) ms = nextFlash(ms, right)
    expect(Math.abs(ms / 1000 - 1)).toBeLessThan(0.1)
  })
})
