import { afterEach, describe, expect, test, vi } from 'vitest'
import { deviceId } from '../../../src/device/identity.ts'
import { readJson, readText, writeText } from '../../../src/device/local.ts'
import { localKeys } from '../../../src/device/names.ts'
import { clearLocal, readStoredSession, writeStoredSession } from '../../../src/device/session.ts'
import { tally } from '../../tools/tally.ts'
import { installStorage } from './storage.ts'

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((x) => typeof x === 'string')

const oddities = [
  '',
  ' ',
  '{',
  '[',
  '"',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e999',
  '{}',
  '[]',
  '[1]',
  '[null]',
  '{"a":1}',
  '"text"',
  '[["Student"]]',
  '{"uuid":1}',
  '{"uuid":"x"}',
  '{"__proto__":{"uuid":"x"}}',
  '\u0000',
  '\ud800',
  '学生',
  'Student',
  '01',
  '1.5',
  '-0',
  '9'.repeat(400),
  '['.repeat(5000),
  'x'.repeat(2_000_000),
  `[${'"Student",'.repeat(100)}"Student"]`,
]

afterEach(() => vi.unstubAllGlobals())

describe('F47 whatever local storage holds, the app starts with defaults', () => {
  test.each(Object.values(localKeys))('%s', (key) => {
    tally({ figure: `${oddities.length} values under each key` })
    for (const text of oddities) {
      installStorage({ [key]: text })
      expect(() => readStoredSession()).not.toThrow()
      const { id, roles } = readStoredSession()
      expect(id === null || Number.isSafeInteger(id)).toBe(true)
      expect(isTexts(roles)).toBe(true)
      expect(deviceId()).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  test('a storage that throws, or is not there, is an empty one', () => {
    const broken = new Proxy(
      {},
      {
        get: () => () => {
          throw new DOMException('denied', 'SecurityError')
        },
      },
    )
    for (const storage of [broken, undefined]) {
      vi.stubGlobal('localStorage', storage)
      expect(readText('localStorage', 'id')).toBe(null)
      expect(writeText('localStorage', 'id', '1')).toBe(false)
      expect(readJson('roleTypeKeys', isTexts, [])).toEqual([])
      expect(readStoredSession()).toEqual({ id: null, roles: [] })
      expect(() => writeStoredSession(1, ['Student'])).not.toThrow()
      expect(() => clearLocal()).not.toThrow()
      expect(deviceId()).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  test('what was stored is read again', () => {
    installStorage({})
    writeStoredSession(12, ['Student', 'Teacher'])
    expect(readStoredSession()).toEqual({ id: 12, roles: ['Student', 'Teacher'] })
    expect(localStorage.getItem('isLogin')).toBe('true')
    expect(localStorage.getItem('LockedScreen')).toBe('false')
    expect(deviceId()).toBe(deviceId())
  })

  test('clearing keeps the theme', () => {
    installStorage({ theme: 'dark', id: '1', somethingElse: 'x' })
    clearLocal()
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(localStorage.getItem('id')).toBe(null)
    expect(localStorage.length).toBe(1)
  })
})
