import { expect, test } from 'vitest'
import { codeWait, secondsLeft } from '../../../../src/features/account/useCountdown.ts'

test('S03 the countdown shows whole seconds, from all of them to none', () => {
  expect(secondsLeft(60_000, 0)).toBe(60)
  expect(secondsLeft(60_000, 1)).toBe(60)
  expect(secondsLeft(60_000, 59_001)).toBe(1)
  expect(secondsLeft(60_000, 60_000)).toBe(0)
  expect(secondsLeft(60_000, 99_000)).toBe(0)
})

test('S03 a number that was mistyped does not hold up the code to the right one', () => {
  expect(codeWait(42, '13800000000', '13800000000 ')).toBe(42)
  expect(codeWait(42, '13800000000', '13800000001')).toBe(0)
})
