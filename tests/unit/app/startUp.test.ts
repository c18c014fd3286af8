import { beforeEach, describe, expect, test, vi } from 'vitest'
import { retryPauseMs, type Start, startUp, takeOverPauseMs } from '../../../src/app/startUp.ts'

/** A device with one counter; `boot` fails as often as `failures` says, over all page loads. */
function device(
  failures: number,
  stores = true,
  failure: Error = new Error('no'),
  newer: Promise<boolean> = Promise.resolve(false),
) {
  const seen: string[] = []
  let counter = 0
  let left = failures
  const start: Start = {
    boot: async () => {
      seen.push('boot')
      if (left-- > 0) throw failure
    },
    readRetry: () => counter,
    writeRetry: (count) => {
      if (!stores) return false
      counter = count
      return true
    },
    clear: () => {
      seen.push('clear')
      counter = 0
    },
    renew: () => {
      seen.push('renew')
      return newer
    },
    reload: () => seen.push('reload'),
    showError: () => seen.push('error page'),
    wait: async (ms) => {
      seen.push(`wait ${ms}`)
    },
  }
  return { start, seen, counter: () => counter }
}

describe('B10 the start', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }))

  test('goes through at once and leaves no counter', async () => {
    const { start, seen, counter } = device(0)
    await startUp(start)
    expect(seen).toEqual(['boot'])
    expect(counter()).toBe(0)
  })

  test('is tried once more after a second', async () => {
    const { start, seen, counter } = device(1)
    await startUp(start)
    expect(seen).toEqual(['boot', 'renew', `wait ${retryPauseMs}`, 'reload'])
    expect(retryPauseMs).toBe(1000)
    await startUp(start)
    expect(seen.at(-1)).toBe('boot')
    expect(counter()).toBe(0)
  })

  test('a second failure clears storage and shows the error page, without a loop', async () => {
    const { start, seen } = device(2)
    await startUp(start)
    await startUp(start)
    expect(seen.slice(4)).toEqual(['boot', 'renew', 'clear', 'error page'])
  })

  const newerBuild = () => new DOMException('newer', 'VersionError')

  test('F30 a newer build’s database asks for the newer version and is not cleared', async () => {
    const { start, seen } = device(3, true, newerBuild())
    await startUp(start)
    await startUp(start)
    await startUp(start)
    const first = ['boot', 'renew', `wait ${retryPauseMs}`, 'reload']
    const second = ['boot', 'renew', `wait ${takeOverPauseMs}`, 'reload']
    expect(seen).toEqual([...first, ...second, 'boot', 'renew', 'error page'])
  })

  test('F30 the error page gives way once to a newer version that has taken over', async () => {
    let takeOver = (_: boolean): void => undefined
    const newer = new Promise<boolean>((resolve) => {
      takeOver = resolve
    })
    const { start, seen } = device(4, true, newerBuild(), newer)
    await startUp(start)
    await startUp(start)
    const shown = startUp(start)
    await vi.waitFor(() => expect(seen.at(-1)).toBe('error page'))
    takeOver(true)
    await shown
    expect(seen.slice(-2)).toEqual(['error page', 'reload'])
    // the newer version's own start fails as well, and nothing newer is there
    start.renew = async () => false
    await startUp(start)
    expect(seen.slice(-2)).toEqual(['boot', 'error page'])
  })

  test('F35 without a network nothing is cleared', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { start, seen } = device(2)
    await startUp(start)
    await startUp(start)
    expect(seen.slice(4)).toEqual(['boot', 'renew', 'error page'])
  })

  test('F47 a device that stores nothing gets the error page instead of endless reloads', async () => {
    const { start, seen } = device(9, false)
    await startUp(start)
    expect(seen).toEqual(['boot', 'renew', 'clear', 'error page'])
  })
})
