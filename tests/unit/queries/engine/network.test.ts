import { QueryObserver } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Every request of the page goes here. */
const ask = vi.fn<() => Promise<Response>>()

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const line = new EventTarget()

const failed = () => new TypeError('fetch failed')
const away = () => ask.mockImplementation(() => Promise.reject(failed()))
const there = () => ask.mockImplementation(async () => Response.json({ code: 0, message: '', data: {} }))

async function open() {
  vi.resetModules()
  // the first request waits for the library that carries it, which comes in no time of a fake clock
  await import('ky')
  const network = await import('../../../../src/queries/engine/network.ts')
  const { setOwner } = await import('../../../../src/queries/engine/owner.ts')
  network.watchNetwork()
  return { ...network, setOwner }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', { origin: 'https://school.test' })
  vi.stubGlobal('fetch', ask)
  vi.stubGlobal('addEventListener', line.addEventListener.bind(line))
  vi.stubGlobal('removeEventListener', line.removeEventListener.bind(line))
  page.visibilityState = 'visible'
  ask.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a missing screen is tried again with growing pauses until the service answers', async () => {
  away()
  const { whenReached } = await open()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).not.toHaveBeenCalled()
  const retry = vi.fn()
  const stop = whenReached(retry)
  await vi.advanceTimersByTimeAsync(2000)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(4000)
  expect(ask).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ask.mock.calls.length).toBeLessThan(16)
  expect(retry).not.toHaveBeenCalled()
  there()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(retry).toHaveBeenCalledTimes(1)
  stop()
  ask.mockClear()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ask).not.toHaveBeenCalled()
})

test('a hidden page asks nothing, nor does a page without a session', async () => {
  away()
  page.visibilityState = 'hidden'
  const { whenReached, setOwner } = await open()
  whenReached(() => undefined)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ask).not.toHaveBeenCalled()
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  setOwner({ user: 1, state: 'offline' })
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a network that comes back while a try hangs is tried at once', async () => {
  let giveUp: (error: Error) => void = () => undefined
  ask.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        giveUp = reject
      }),
  )
  const { whenReached, networkAtom } = await open()
  const retry = vi.fn()
  whenReached(retry)
  await vi.advanceTimersByTimeAsync(2000)
  there()
  line.dispatchEvent(new Event('online'))
  const store = getDefaultStore()
  expect(store.get(networkAtom)).toBe(false)
  giveUp(failed())
  await vi.advanceTimersByTimeAsync(0)
  expect(retry).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(store.get(networkAtom)).toBe(true)
})

test('failed queries run again when the network came back before anybody listened', async () => {
  vi.resetModules()
  const { queryClient } = await import('../../../../src/queries/engine/client.ts')
  const { Offline } = await import('../../../../src/api/errors.ts')
  const { watchNetwork } = await import('../../../../src/queries/engine/network.ts')
  const queryFn = vi.fn().mockRejectedValueOnce(new Offline()).mockResolvedValue('new')
  const options = { queryKey: ['shown'], queryFn, initialData: 'old', initialDataUpdatedAt: 0, retry: false }
  const stop = new QueryObserver(queryClient, options).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(1000)
  expect(queryClient.getQueryData(['shown'])).toBe('old')
  there()
  watchNetwork()
  await vi.advanceTimersByTimeAsync(0)
  expect(queryClient.getQueryData(['shown'])).toBe('new')
  stop()
})
