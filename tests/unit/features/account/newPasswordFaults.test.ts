import { describe, expect, test } from 'vitest'
import { newPasswordFaults } from '../../../../src/features/account/newPasswordFaults.ts'
import { defaultPolicy } from '../../../../src/rules/people/password.ts'

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
