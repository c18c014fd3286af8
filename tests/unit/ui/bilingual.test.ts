import { expect, test } from 'vitest'
import { inLocale, inOther } from '../../../src/ui/bilingual.ts'

test('a name stands in the screen’s language, and the other one is its second line', () => {
  expect([inLocale('zh', '血管球', 'glomerulus'), inOther('zh', '血管球', 'glomerulus')]).toEqual([
    '血管球',
    'Glomerulus',
  ])
  expect([inLocale('en', '血管球', 'glomerulus'), inOther('en', '血管球', 'glomerulus')]).toEqual([
    'Glomerulus',
    '血管球',
  ])
})

test('where there is no English the Chinese stands once', () => {
  expect([inLocale('en', '血管球', ''), inOther('en', '血管球', '')]).toEqual(['血管球', ''])
  expect(inOther('zh', '血管球', '')).toBe('')
})

test('what has its own spelling keeps it', () => {
  expect(inLocale('en', '', 'pH of urine')).toBe('pH of urine')
  expect(inLocale('en', '', 'Staphylococcus aureus')).toBe('Staphylococcus aureus')
})
