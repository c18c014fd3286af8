import { describe, expect, test } from 'vitest'
import {
  accountFaults,
  checkFaults,
  codeFault,
  firstBad,
  phoneFaults,
} from '../../../../src/features/account/fields.ts'

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
