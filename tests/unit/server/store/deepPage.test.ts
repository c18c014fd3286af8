import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inParts } from '../../../../server/store/deepPage.ts'

/** As the database carries it out. */
function read(
  list: { at: number; row: number }[],
  parts: { at: number; n: number }[],
  skip: number,
  size: number,
) {
  const { at, total, backwards, limit, offset } = inParts(parts, skip, size)
  const narrowed = list.filter((one) => at.includes(one.at))
  const walked = (backwards ? narrowed.reverse() : narrowed).slice(offset, offset + limit)
  return { rows: backwards ? walked.reverse() : walked, total, walked: offset, most: narrowed.length }
}

test('a deep page is that of a row-by-row walk, and walks at most half the parts', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 8 })
  const place = fc.integer({ min: 0, max: 260 })
  fc.assert(
    fc.property(counts, place, fc.integer({ min: 1, max: 50 }), (all, skip, size) => {
      const parts = all.map((n, at) => ({ at, n }))
      const list = parts.flatMap(({ at, n }) => Array.from({ length: n }, (_, row) => ({ at, row })))
      const { rows, total, walked, most } = read(list, parts, skip, size)
      expect(rows).toEqual(list.slice(skip, skip + size))
      expect(total).toBe(list.length)
      expect(walked * 2).toBeLessThanOrEqual(most)
    }),
  )
})
