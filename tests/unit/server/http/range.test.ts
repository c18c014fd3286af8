import { expect, test } from 'vitest'
import { rangeOf } from '../../../../server/http/range.ts'

test('a range is read as first-last, first-, or the last so many bytes', () => {
  expect(rangeOf('bytes=0-9', 100)).toEqual({ start: 0, end: 9 })
  expect(rangeOf('bytes=90-', 100)).toEqual({ start: 90, end: 99 })
  expect(rangeOf('bytes=-10', 100)).toEqual({ start: 90, end: 99 })
  expect(rangeOf('bytes=-1000', 100)).toEqual({ start: 0, end: 99 })
  expect(rangeOf('bytes=50-1000', 100)).toEqual({ start: 50, end: 99 })
})

test('a range behind the end cannot be satisfied', () => {
  for (const header of ['bytes=100-', 'bytes=100-200', 'bytes=-0'])
    expect([header, rangeOf(header, 100)]).toEqual([header, 'unsatisfiable'])
  expect(rangeOf('bytes=0-', 0)).toBe('unsatisfiable')
  expect(rangeOf('bytes=-5', 0)).toBe('unsatisfiable')
})

test('what is no single range of bytes is ignored', () => {
  for (const header of ['bytes=0-1,3-4', 'items=0-1', 'bytes=5-2', 'bytes=-', 'bytes=a-b', ''])
    expect([header, rangeOf(header, 100)]).toEqual([header, null])
})
