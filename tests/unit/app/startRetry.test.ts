import { afterEach, expect, test, vi } from 'vitest'
import { readRetry, writeRetry } from '../../../src/app/startRetry.ts'

afterEach(() => vi.unstubAllGlobals())

function storage(text: string | null) {
  let kept = text
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value
    },
    removeItem: () => {
      kept = null
    },
  })
}

test.each([null, '', 'x', '-1', '0', '99999', '{}', '1e3', 'null'])(
  'F47 a stored counter of %j counts as no retry',
  (text) => {
    storage(text)
    expect(readRetry()).toBe(0)
  },
)

test('B10 the counter is kept in local storage and removed by a good start', () => {
  storage(null)
  expect(writeRetry(1)).toBe(true)
  expect(readRetry()).toBe(1)
  writeRetry(0)
  expect(readRetry()).toBe(0)
})

test('F47 storage that throws is said, not thrown', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('denied')
    },
  })
  expect(readRetry()).toBe(0)
  expect(writeRetry(1)).toBe(false)
})
