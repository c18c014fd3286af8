import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
const calls: unknown[][] = []

function startPage(client: object | undefined) {
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('window', { vitrineDesktop: client })
  return import('../../../src/device/desktopClient.ts')
}

const newClient = () => ({
  examId: '12',
  laboratoryId: 'lab-3',
  allowClose: (until: number) => calls.push(['allow', until]),
  cancelClose: () => calls.push(['cancel']),
  lock: (isLocked: boolean) => calls.push(['lock', isLocked]),
  onLock: undefined as ((isLocked: boolean) => void) | undefined,
})

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26) })
  stored.clear()
  calls.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('B15: calls inside the client carry its exam and laboratory if they are ids', async () => {
  const inside = await startPage(newClient())
  expect(inside.desktopHeaders()).toEqual({ 'Exam-Id': '12', 'Laboratory-Id': 'lab-3' })
  const odd = await startPage({ examId: 'a\r\nb', laboratoryId: {} })
  expect(odd.desktopHeaders()).toEqual({})
  const browser = await startPage(undefined)
  expect([browser.hasDesktopClient(), browser.desktopHeaders()]).toEqual([false, {}])
})

test('B15: permission to close ends after 30 minutes, also across a reload', async () => {
  const until = Date.now() + 30 * 60_000
  const first = await startPage(newClient())
  first.allowClose()
  expect(calls).toEqual([['allow', until]])
  vi.advanceTimersByTime(20 * 60_000)
  const reloadedAt = Date.now()
  vi.clearAllTimers()
  vi.setSystemTime(reloadedAt)
  const second = await startPage(newClient())
  second.startDesktopClient()
  expect(calls.slice(1)).toEqual([['allow', until]])
  vi.advanceTimersByTime(9 * 60_000)
  expect(calls.length).toBe(2)
  vi.advanceTimersByTime(60_000)
  expect(calls.slice(2)).toEqual([['cancel']])
  const third = await startPage(newClient())
  third.startDesktopClient()
  expect(calls.slice(3)).toEqual([['cancel']])
})

test('B15: a locked screen stays locked after a reload until the client unlocks it', async () => {
  const client = newClient()
  const first = await startPage(client)
  first.startDesktopClient()
  client.onLock?.(true)
  expect(stored.get('LockedScreen')).toBe('true')
  const again = newClient()
  const second = await startPage(again)
  second.startDesktopClient()
  expect(calls).toContainEqual(['lock', true])
  again.onLock?.(false)
  expect(stored.get('LockedScreen')).toBe('false')
})
