import { describe, expect, test } from 'vitest'
import { chunkTimeoutMs, isChunkError, mayReload } from '../../../src/app/chunks.ts'

const at = 1_000_000

describe('F24 a chunk that is gone', () => {
  const gone = 'Failed to fetch dynamically imported module: https://x/assets/courses-1.js'
  const other = 'Failed to fetch dynamically imported module: https://x/assets/score-1.js'

  test('loads the page anew once', () => {
    expect(mayReload(true, null, gone, at)).toBe(true)
  })

  test('never a second time for the same chunk within a minute, whichever page asks', () => {
    expect(mayReload(true, `${at} ${gone}`, gone, at + 5000)).toBe(false)
    expect(mayReload(true, `${at} ${gone}`, gone, at + 61_000)).toBe(true)
    expect(mayReload(true, `${at} ${gone}`, other, at + 5000)).toBe(true)
  })

  test('never without a network', () => {
    expect(mayReload(false, null, gone, at)).toBe(false)
  })

  test('a spoilt mark does not forbid the reload', () => {
    expect(mayReload(true, 'garbage', gone, at)).toBe(true)
    expect(mayReload(true, `garbage ${gone}`, gone, at)).toBe(true)
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
