import { expect, test } from 'vitest'
import { betweenNames, inLang } from '../../../src/rules/lang.ts'

test('a text without English is shown in Chinese', () => {
  expect([inLang('en', '肝', 'Liver'), inLang('en', '肝', ''), inLang('en', '肝', undefined)]).toEqual([
    'Liver',
    '肝',
    '肝',
  ])
  expect(inLang('zh', '肝', 'Liver')).toBe('肝')
})

test('names are parted as their language parts them', () => {
  expect(['Shen', 'Luo'].join(betweenNames('en'))).toBe('Shen, Luo')
  expect(['沈', '罗'].join(betweenNames('zh'))).toBe('沈、罗')
})
