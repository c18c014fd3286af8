import { describe, expect, test } from 'vitest'
import { catalogNameFault, tidyName } from '../../../src/rules/catalogName.ts'

describe('the name of a catalogue', () => {
  test('is not empty, also not of blanks alone', () => {
    expect(['', ' ', '\u3000\t'].map((name) => catalogNameFault(name, []))).toEqual([
      'empty',
      'empty',
      'empty',
    ])
    expect(catalogNameFault('肾', [])).toBeNull()
  })

  test('does not stand twice under one parent, however it is typed', () => {
    const beside = ['肾 小体', 'Kidney']
    for (const name of ['肾 小体', ' 肾  小体 ', 'kidney', 'ＫＩＤＮＥＹ'])
      expect(catalogNameFault(name, beside), name).toBe('duplicate')
    expect(catalogNameFault('肾小体', beside)).toBeNull()
  })

  test('is kept without the blanks around it', () => {
    expect(tidyName('  易混   结构 ')).toBe('易混 结构')
  })
})
