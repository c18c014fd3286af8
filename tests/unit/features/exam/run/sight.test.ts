import { expect, test } from 'vitest'
import { pictureState } from '../../../../../src/features/exam/run/sight.ts'

test('a station begins when its picture is sharp, or as sharp as it can be had', () => {
  expect(pictureState('open', true, 100)).toBe('stands')
  expect(pictureState('open', false, 100)).toBe('coming')
  expect(pictureState('blurred', false, 4000)).toBe('stands')
})

test.each([undefined, 'opening', 'failed', 'waiting'])(
  'a station whose field stays empty (%s) is given back after 15 seconds',
  (viewer) => {
    // nothing is missing any more where nothing at all was to be had
    expect(pictureState(viewer, true, 4000)).toBe('coming')
    expect(pictureState(viewer, false, 14_900)).toBe('coming')
    expect(pictureState(viewer, true, 15_000)).toBe('failed')
  },
)
