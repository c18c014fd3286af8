import { describe, expect, test } from 'vitest'
import {
  accountFaults,
  checkFaults,
  codeFault,
  firstBad,
  newPasswordFaults,
  phoneFaults,
} from '../../../../src/features/account/fields.ts'
import { defaultPolicy } from '../../../../src/rules/people/password.ts'

describe('V03 the sign-in forms', () => {
  test('name each empty field, the first one first', () => {
    const found = accountFaults({ loginName: '  ', password: '', agreed: false })
    expect(found).toEqual({ loginName: 'empty', password: 'empty', agreed: 'empty' })
    expect(firstBad(found)).toBe('loginName')
    expect(firstBad(accountFaults({ loginName: 'a', password: '', agreed: false }))).toBe('password')
    expect(firstBad(accountFaults({ loginName: 'a', password: 'b', agreed: false }))).toBe('agreed')
  })

  test('let a good one pass, and take a password as it is', () => {
    expect(accountFaults({ loginName: 'a', password: '  ', agreed: true })).toEqual({})
    expect(firstBad({})).toBeUndefined()
  })

  test('tell an empty code from a wrong one', () => {
    expect(codeFault('')).toBe('empty')
    expect(codeFault('12345')).toBe('format')
    expect(codeFault('12345a')).toBe('format')
    expect(codeFault('123456')).toBeNull()
  })

  test('want a phone number that can be one', () => {
    expect(phoneFaults({ phoneNum: '13x', code: '123456', agreed: true })).toEqual({ phoneNum: 'format' })
    expect(phoneFaults({ phoneNum: '13800000001', code: '123456', agreed: true })).toEqual({})
    expect(checkFaults({ phoneNum: '', code: '' })).toEqual({ phoneNum: 'empty', code: 'empty' })
  })
})

describe('V01 V03 a new password', () => {
  test('names each rule of the policy that it breaks', () => {
    expect(newPasswordFaults({ password: 'abc', repeat: 'abc' }, defaultPolicy).password).toEqual([
      'tooShort',
      'uppercase',
      'digit',
      'symbol',
      'common',
    ])
  })

  test('must be repeated the same', () => {
    expect(newPasswordFaults({ password: 'Good-2026', repeat: 'Good-2027' }, defaultPolicy)).toEqual({
      password: null,
      repeat: 'different',
    })
    expect(newPasswordFaults({ password: '', repeat: '' }, defaultPolicy)).toEqual({
      password: 'empty',
      repeat: 'empty',
    })
    expect(newPasswordFaults({ password: 'Good-2026', repeat: 'Good-2026' }, defaultPolicy)).toEqual({
      password: null,
      repeat: null,
    })
  })
})
