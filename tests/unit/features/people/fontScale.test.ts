import { expect, test } from 'vitest'
import { fontScaleOf, fontScales } from '../../../../src/features/people/fontScale.ts'

test.each([null, '', 'huge', '2', '{}'])('F47 a stored text size of %j is the standard one', (text) => {
  expect(fontScaleOf(text)).toBe('standard')
})

test('each text size is larger than the one before', () => {
  expect(fontScaleOf('large')).toBe('large')
  expect(fontScaleOf('larger')).toBe('larger')
  expect(fontScales.standard).toBe(1)
  expect(fontScales.large).toBeGreaterThan(1)
  expect(fontScales.larger).toBeGreaterThan(fontScales.large)
})
