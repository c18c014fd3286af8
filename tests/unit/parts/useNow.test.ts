import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followDay } from '../../../src/parts/useNow.ts'
import { dayOf } from '../../../src/rules/review/day.ts'

// 22 November, 23:30 at the school
const evening = Date.UTC(2026, 10, 22, 15, 30)
const minute = 60_000

let page: EventTarget & { visibilityState: string }
let told: number[]
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers({ now: evening })
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  told = []
  stop = followDay((now) => told.push(now))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const turn = (state: string) => {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
}

test('is told when the day turns at the school, each time, and not before', () => {
  vi.advanceTimersByTime(30 * minute - 1)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([evening + 30 * minute])
  vi.advanceTimersByTime(24 * 60 * minute)
  expect(told.map(dayOf)).toEqual([1, 2].map((days) => dayOf(evening) + days))
})

test('is told when the page is seen again, not when it goes out of sight', () => {
  vi.advanceTimersByTime(5 * minute)
  turn('hidden')
  expect(told).toEqual([])
  vi.advanceTimersByTime(5 * minute)
  turn('visible')
  expect(told).toEqual([evening + 10 * minute])
})

test('is told soon after a device wakes on another day, though its timers stood', () => {
  vi.advanceTimersByTime(1)
  vi.setSystemTime(evening + 9 * 60 * minute)
  vi.advanceTimersByTime(minute)
  expect(told).toHaveLength(1)
  // seen on the new day, which is told once
  turn('visible')
  vi.advanceTimersByTime(60 * minute)
  expect(told).toHaveLength(2)
})

test('is told nothing more once it stopped', () => {
  stop()
  turn('visible')
  vi.advanceTimersByTime(24 * 60 * minute)
  expect(told).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
