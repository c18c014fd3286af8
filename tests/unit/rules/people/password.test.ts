import { expect, test } from 'vitest'
import { defaultPolicy, passwordFaults } from '../../../../src/rules/people/password.ts'

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
  expect(passwordFaults('vurkal', lax)).toEqual([])
})

test('SEC24 what a guesser tries first is refused, whatever digits and signs hide it', () => {
  const common = [
    'P@ssw0rd',
    'Qwerty1!',
    'Abc123456!',
    'Aa123456!',
    'Admin@123',
    '1qaz@WSX',
    'Welcome-2026',
    'Woaini520!',
  ]
  for (const password of common)
    expect([password, passwordFaults(password, defaultPolicy)]).toEqual([password, ['common']])
  const own = ['Kidney-Cortex7', 'Student-2026', 'Zh0ng-Yi', 'Ab1-xy', 'Trees&Rain4']
  for (const password of own)
    expect([password, passwordFaults(password, defaultPolicy)]).toEqual([password, []])
})
