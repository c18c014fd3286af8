import { expect, test } from 'vitest'
import { langOf, say } from '../../../../server/http/texts.ts'
import { inLang } from '../../../../src/rules/lang.ts'

test('the caller’s language is Lang, else the first of Accept-Language, else Chinese', () => {
  expect(langOf('En', 'zh-CN')).toBe('en')
  expect(langOf('Zh', 'en-US')).toBe('zh')
  expect(langOf(null, 'en-US,zh;q=0.5')).toBe('en')
  expect(langOf(null, 'zh-CN,en;q=0.5')).toBe('zh')
  expect(langOf(null, null)).toBe('zh')
  expect(langOf('xx', 'en')).toBe('zh')
})

test('texts are filled in, in either language', () => {
  expect(say('zh', 'tooShort', 6)).toBe('密码至少 6 位')
  expect(say('en', 'tooShort', 6)).toBe('The password needs at least 6 characters.')
  expect(say('en', 'badParameter', '$&')).toBe('The parameter “$&” is not valid.')
})

test('where a school wrote no English its own text stands', () => {
  expect(inLang('en', '皮肤', 'Skin')).toBe('Skin')
  expect(inLang('en', '皮肤', '')).toBe('皮肤')
  expect(inLang('zh', '皮肤', 'Skin')).toBe('皮肤')
})
