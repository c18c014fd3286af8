import { expect, test } from 'vitest'
import { dateText, examDay } from '../../../../src/features/review/examDay.ts'
import { startOf } from '../../../../src/rules/review/day.ts'

// 22 November, 23:30 at the school
const now = Date.UTC(2026, 10, 22, 15, 30)
const first = startOf(Date.UTC(2026, 10, 25) / 86_400_000)

test('typed figure by figure, only the whole year is an exam to come', () => {
  const typed = ['0002-11-25', '0020-11-25', '0202-11-25', '2026-11-25']
  expect(typed.map((text) => examDay(text, now))).toEqual([null, null, null, first])
})

test('today is a day to come, yesterday and what is no date are none', () => {
  expect(examDay('2026-11-22', now)).toBe(startOf(Date.UTC(2026, 10, 22) / 86_400_000))
  for (const text of ['2026-11-21', '', '20261-11-25']) expect(examDay(text, now)).toBeNull()
})

test('a day that is saved is shown as it was written; none as nothing', () => {
  expect(dateText(first)).toBe('2026-11-25')
  expect(dateText(0)).toBe('')
})
