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

  test('is not of invisible characters alone, nor told apart by them', () => {
    for (const unseen of ['\u200b', '\u2060\u00ad', ' \ufeff ', '\u3164'])
      expect(catalogNameFault(unseen, [])).toBe('empty')
    for (const name of ['肾\u200b', '\u200b 肾', '肾\u00ad', '肾\ufe0f'])
      expect(catalogNameFault(name, ['肾'])).toBe('duplicate')
    // a picture of several signs stays whole
    expect(tidyName('👩\u200d🔬')).toBe('👩\u200d🔬')
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
