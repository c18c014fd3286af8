import { expect, test } from 'vitest'
import { pictureState } from '../../../../../src/features/exam/run/sight.ts'
import { tileStallMs } from '../../../../../src/viewer/slide/tileLoader.ts'

test('a station begins when its picture is sharp, or as sharp as it can be had', () => {
  expect(pictureState('open', true, 100)).toBe('stands')
  expect(pictureState('open', false, 100)).toBe('coming')
  expect(pictureState('blurred', false, 4000)).toBe('stands')
})

test('a station whose picture cannot be had is given back after 15 seconds', () => {
  // nothing is missing any more where nothing at all was to be had
  expect(pictureState('failed', true, 4000)).toBe('coming')
  expect(pictureState('failed', false, 14_900)).toBe('coming')
  expect(pictureState('failed', true, 15_000)).toBe('failed')
})

test.each([undefined, 'waiting', 'opening'])(
  'B16 a station whose picture is still on its way (%s) can be skipped',
  (viewer) => {
    expect(pictureState(viewer, false, 14_900)).toBe('coming')
    expect(pictureState(viewer, false, 15_000)).toBe('late')
    expect(pictureState(viewer, false, tileStallMs + 1000)).toBe('late')
    // a viewer that never says what became of it
    expect(pictureState(viewer, false, 2 * tileStallMs)).toBe('failed')
    expect(pictureState('open', true, 60_000)).toBe('stands')
  },
)
