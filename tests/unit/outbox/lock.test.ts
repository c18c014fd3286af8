import { afterEach, expect, test, vi } from 'vitest'
import { webLock } from '../../../src/outbox/lock.ts'
import { tally } from '../../tools/tally.ts'

afterEach(() => vi.unstubAllGlobals())

test('F21 a lock that a frozen tab keeps is taken from it within a minute', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  let frozen: ((error: DOMException) => void) | null = null
  const asked: LockOptions[] = []
  const request = async (_: string, options: LockOptions, work: (lock: object | null) => unknown) => {
    asked.push(options)
    if (options.steal) frozen?.(new DOMException('stolen', 'AbortError'))
    else if (frozen) return work(null)
    const broken = new Promise((_resolve, reject) => {
      frozen = reject
    })
    return Promise.race([work({}), broken])
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const first = webLock('drain', () => new Promise<string>(() => undefined))
  let taken: number | null = null
  for (; taken === null && now <= 60_000; now += 5000)
    if ((await webLock('drain', async () => 'sent')) === 'sent') taken = now
  expect(taken).not.toBeNull()
  expect(taken).toBeLessThanOrEqual(60_000)
  expect(await first).toBeNull()
  expect(asked.filter(({ steal }) => steal)).toHaveLength(1)
  tally({ figure: `taken over after ${Number(taken) / 1000} s` })
})
