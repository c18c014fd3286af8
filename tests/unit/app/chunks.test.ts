import { describe, expect, test } from 'vitest'
import { chunkTimeoutMs, isChunkError, mayReload } from '../../../src/app/chunks.ts'

const at = 1_000_000

describe('F24 a chunk that is gone', () => {
  test('loads the page anew once', () => {
    expect(mayReload(true, null, '/wk_mobile/my', at)).toBe(true)
  })

  test('never a second time at the same address within a minute', () => {
    expect(mayReload(true, `${at} /wk_mobile/my`, '/wk_mobile/my', at + 5000)).toBe(false)
    expect(mayReload(true, `${at} /wk_mobile/my`, '/wk_mobile/my', at + 61_000)).toBe(true)
    expect(mayReload(true, `${at} /wk_mobile/my`, '/wk_mobile/ts', at + 5000)).toBe(true)
  })

  test('never without a network', () => {
    expect(mayReload(false, null, '/wk_mobile/my', at)).toBe(false)
  })

  test('a spoilt mark does not forbid the reload', () => {
    expect(mayReload(true, 'garbage', '/wk_mobile/my', at)).toBe(true)
  })

  test.each([
    'Failed to fetch dynamically imported module: https://x/a.js',
    'error loading dynamically imported module: https://x/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /wk_mobile/assets/a.css',
  ])('is known by the words of each browser: %s', (message) => {
    expect(isChunkError(new Error(message))).toBe(true)
  })

  test('another error is not one', () => {
    expect(isChunkError(new Error('x is undefined'))).toBe(false)
    expect(isChunkError('Importing a module script failed.')).toBe(false)
  })
})

test('B16 a part of the app is waited for 120 s', () => {
  expect(chunkTimeoutMs).toBe(120_000)
})
