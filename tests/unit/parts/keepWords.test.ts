import { expect, test } from 'vitest'
import { defaultDepth, offeredDepths } from '../../../src/parts/keepWords.ts'

const sizes = { overview: 100, study: 400, focus: 700, full: 1600 }
const all = ['overview', 'study', 'focus', 'full']
const others = ['overview', 'study', 'full']

test('the depth focus is offered where it leaves something out and adds something', () => {
  expect(offeredDepths(sizes)).toEqual(all)
  expect(offeredDepths({ ...sizes, focus: 1550 })).toEqual(others)
  // nothing is marked
  expect(offeredDepths({ ...sizes, focus: 400 })).toEqual(others)
  // study ends with a whole chunk, the focus archive where it ends
  expect(offeredDepths({ ...sizes, focus: 380 })).toEqual(all)
})

test('of two depths of one size the deeper is offered, and the one that is kept', () => {
  const small = { overview: 400, study: 400, focus: 1600, full: 1600 }
  expect(offeredDepths(small)).toEqual(['study', 'full'])
  expect(offeredDepths(small, 'overview')).toEqual(others)
  expect(offeredDepths({ overview: 256, study: 256, focus: 256, full: 256 })).toEqual(['full'])
  expect(defaultDepth(small, 'overview', 2000)).toBe('study')
})

test('the default depth is the one that was chosen last, or all where that is small', () => {
  expect(defaultDepth(sizes, null, 2000)).toBe('full')
  expect(defaultDepth(sizes, null, 1000)).toBe('focus')
  expect(defaultDepth(sizes, 'overview', 2000)).toBe('overview')
  expect(defaultDepth({ ...sizes, focus: 400 }, 'focus', 2000)).toBe('study')
  expect(defaultDepth({ ...sizes, focus: 1600 }, 'focus', 2000)).toBe('full')
})
