import { afterEach, expect, test, vi } from 'vitest'
import { HttpFailure, Offline, Refused } from '../../../../src/api/errors.ts'
import { followJob, JobEnded } from '../../../../src/queries/engine/followJob.ts'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('../../../../src/api/call.ts', () => ({ call }))
afterEach(() => {
  vi.useRealTimers()
  call.mockReset()
})

test('a job is followed through an outage, and its result arrives', async () => {
  vi.useFakeTimers()
  call
    .mockResolvedValueOnce({ state: 'running', done: 1 })
    .mockRejectedValueOnce(new Offline())
    .mockRejectedValueOnce(new HttpFailure('', 503, null))
    .mockResolvedValue({ state: 'done', result: 'all' })
  const looks: unknown[] = []
  const result = followJob(7, ({ state }) => looks.push(state))
  await vi.runAllTimersAsync()
  expect(await result).toBe('all')
  expect(looks).toEqual(['running', 'done'])
})

test('a job that failed, or that is refused to this person, is followed no longer', async () => {
  call.mockResolvedValueOnce({ state: 'failed', message: '没有找到表头' })
  await expect(followJob(7)).rejects.toThrow(JobEnded)
  call.mockRejectedValueOnce(new Refused('不可以'))
  await expect(followJob(7)).rejects.toThrow('不可以')
  call.mockRejectedValueOnce(new HttpFailure('', 404, null))
  await expect(followJob(7)).rejects.toThrow(HttpFailure)
  expect(call).toHaveBeenCalledTimes(3)
})
