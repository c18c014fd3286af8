import { expect, test } from 'vitest'
import { defaultPolicy, passwordFaults } from '../../../src/rules/password.ts'

test('V01 each rule of the password policy is told by its own fault', () => {
  expect(passwordFaults('Ab1-x', defaultPolicy)).toEqual(['tooShort'])
  expect(passwordFaults('Ab1-xy', defaultPolicy)).toEqual([])
  expect(passwordFaults(`Ab1-${'x'.repeat(16)}`, defaultPolicy)).toEqual([])
  expect(passwordFaults(`Ab1-${'x'.repeat(17)}`, defaultPolicy)).toEqual(['tooLong'])
  expect(passwordFaults('ab1-xyz', defaultPolicy)).toEqual(['uppercase'])
  expect(passwordFaults('AB1-XYZ', defaultPolicy)).toEqual(['lowercase'])
  expect(passwordFaults('Abc-xyz', defaultPolicy)).toEqual(['digit'])
  expect(passwordFaults('Abc1xyz', defaultPolicy)).toEqual(['symbol'])
  expect(passwordFaults('', defaultPolicy)).toEqual(['tooShort', 'uppercase', 'lowercase', 'digit', 'symbol'])
})

test('V01 length counts characters, not code units, and a school may ask for less', () => {
  expect(passwordFaults('Ab1😀😀', defaultPolicy)).toEqual(['tooShort'])
  expect(passwordFaults('Ab1😀😀😀', defaultPolicy)).toEqual([])
  const lax = { ...defaultPolicy, uppercase: false, digit: false, symbol: false }
  expect(passwordFaults('abcdef', lax)).toEqual([])
})
