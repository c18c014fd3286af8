/** A device's knowledge of the service's time while its page goes out of sight and its clocks part. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HeardBeacon } from '../../../../src/api/http.ts'

const listener: { hear?: (beacon: HeardBeacon) => void } = {}
vi.mock('../../../../src/api/http.ts', async (original) => ({
  ...(await original<object>()),
  setHearBeacon: (hear: (beacon: HeardBeacon) => void) => {
    listener.hear = hear
  },
}))

const hourMs = 3_600_000
const page = { visibilityState: 'visible' }

/** The service's time is 100,000 ms when the device's clocks say 0; a slower answer is a worse anchor. */
const hearAt = (wall: number, mono: number, serviceTime: number, roundTripMs: number) =>
  listener.hear?.({ text: `${serviceTime}.mac`, roundTripMs, wall, mono })

beforeEach(() => {
  vi.resetModules()
  page.visibilityState = 'visible'
  vi.stubGlobal('document', page)
})
afterEach(() => vi.unstubAllGlobals())

async function openClock() {
  const clock = await import('../../../../src/queries/quizzes/clock.ts')
  clock.listenToBeacons()
  return clock
}

test('the quickest of the last answers tells the time while the page stays in sight', async () => {
  const clock = await openClock()
  hearAt(0, 0, 100_000, 10)
  hearAt(5000, 5000, 105_100, 400)
  expect(clock.currentAnchor().serviceTime).toBe(100_000)
})

test('QF08 after the page was hidden the next answer sets the time, even a slow one', async () => {
  const clock = await openClock()
  hearAt(0, 0, 100_000, 10)
  clock.noteHidden()
  expect(clock.wasHiddenSinceAnchor()).toBe(true)
  // Out of sight somebody set the wall clock an hour ahead.
  hearAt(hourMs + 5000, 5000, 105_000, 400)
  expect(clock.wasHiddenSinceAnchor()).toBe(false)
  expect(clock.currentAnchor()).toMatchObject({ serviceTime: 105_000, wall: hourMs + 5000, mono: 5000 })
  // Later answers are compared with this one and not with those before it.
  hearAt(hourMs + 6000, 6000, 106_000, 500)
  expect(clock.currentAnchor().serviceTime).toBe(105_000)
})

test('QF08 after a computer slept the next answer sets the time, even a slow one', async () => {
  const clock = await openClock()
  hearAt(0, 0, 100_000, 10)
  // It slept for an hour, and its monotonic clock with it.
  hearAt(hourMs + 5000, 5000, hourMs + 105_000, 400)
  expect(clock.currentAnchor()).toMatchObject({ serviceTime: hourMs + 105_000, mono: 5000 })
  hearAt(hourMs + 6000, 6000, hourMs + 106_000, 500)
  expect(clock.currentAnchor().serviceTime).toBe(hourMs + 105_000)
})

test('an answer that arrives out of sight does not end the doubt', async () => {
  const clock = await openClock()
  hearAt(0, 0, 100_000, 10)
  clock.noteHidden()
  page.visibilityState = 'hidden'
  hearAt(1000, 1000, 101_000, 5)
  expect(clock.wasHiddenSinceAnchor()).toBe(true)
})
