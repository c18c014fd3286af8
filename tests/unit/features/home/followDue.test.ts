import { expect, onTestFinished, test, vi } from 'vitest'
import { followDue } from '../../../../src/features/home/followDue.ts'
import { onHome } from '../../../../src/queries/practice/freshDue.ts'

test('an app left open over midnight shows on its home what is due on the new day', () => {
  // 22 November, 23:30 at the school
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 15, 30) })
  onTestFinished(() => void vi.useRealTimers())
  const page = { visibilityState: 'visible', images: [], querySelectorAll: () => [] }
  vi.stubGlobal('document', Object.assign(new EventTarget(), page))
  const invalidate = vi.fn(async () => undefined)
  const stop = followDue({ invalidate })
  vi.advanceTimersByTime(29 * 60_000)
  expect(invalidate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(invalidate).toHaveBeenCalledExactlyOnceWith(onHome)
  stop()
  vi.advanceTimersByTime(48 * 3_600_000)
  expect(invalidate).toHaveBeenCalledTimes(1)
})
