import { expect, test } from 'vitest'
import { clockAhead } from '../../../src/device/clock.ts'

const at = Date.UTC(2026, 2, 2, 8)
const minute = 60_000
const header = new Date(at).toUTCString()

test('a clock over five minutes off is reported with amount and direction: F41', () => {
  expect(clockAhead(header, at, at)).toBe(0)
  expect(clockAhead(header, at + 5 * minute, at + 5 * minute)).toBe(0)
  expect(clockAhead(header, at + 7 * minute, at + 7 * minute)).toBe(7 * minute)
  expect(clockAhead(header, at - 3650 * 1440 * minute, at - 3650 * 1440 * minute)).toBe(-3650 * 1440 * minute)
})

test('an answer delayed by an hour says nothing about the clock: F41', () => {
  expect(clockAhead(header, at - 60 * minute, at)).toBe(0)
  expect(clockAhead(header, at, at + 60 * minute)).toBe(0)
})

test('a date that is missing or none says nothing', () => {
  expect(clockAhead(null, at, at)).toBe(0)
  expect(clockAhead('yesterday', at, at)).toBe(0)
})
