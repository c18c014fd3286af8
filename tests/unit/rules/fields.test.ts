import { expect, test } from 'vitest'
import { emailFault, phoneFault, repeatFault, textFault } from '../../../src/rules/fields.ts'

test('V03 a required field, an email and a repeated password are checked', () => {
  expect(textFault('')).toBe('empty')
  expect(textFault(' \u3000 ')).toBe('empty')
  expect(textFault('张三')).toBeNull()
  expect(emailFault('')).toBe('empty')
  for (const wrong of ['a', 'a@b', 'a b@c.de', '@c.de', 'a@.de', 'a@c.de@f.g', 'a@c..de'])
    expect([wrong, emailFault(wrong)]).toEqual([wrong, 'format'])
  for (const right of ['a@b.cn', 'first.last+x@mail.school.edu.cn']) expect(emailFault(right)).toBeNull()
  expect(repeatFault('', 'Ab1-xy')).toBe('empty')
  expect(repeatFault('Ab1-xyz', 'Ab1-xy')).toBe('different')
  expect(repeatFault('Ab1-xy', 'Ab1-xy')).toBeNull()
})

test('V03 a phone number is digits, with or without a country code', () => {
  expect(phoneFault('')).toBe('empty')
  for (const wrong of ['12345', '1380000000a', '++8613800000001', '1234567890123456'])
    expect(phoneFault(wrong)).toBe('format')
  for (const right of ['13800000001', '+8613800000001']) expect(phoneFault(right)).toBeNull()
})
