import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tryUntilDone } from '../../../../src/queries/quizzes/tryUntilDone.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a hand-in that could not be stored at zero is tried again until it is stored', async () => {
  const work = vi.fn(async () => work.mock.calls.length >= 3)
  tryUntilDone(work, 5000)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).toHaveBeenCalledTimes(3)
})

test('once more time was given it is not tried again', async () => {
  const work = vi.fn(async () => false)
  const stop = tryUntilDone(work, 5000)
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledTimes(2)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(work).toHaveBeenCalledTimes(2)
})
