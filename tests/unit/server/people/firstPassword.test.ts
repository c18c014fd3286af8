import { expect, test } from 'vitest'
import { makeFirstPassword } from '../../../../server/people/firstPassword.ts'
import { passwordFaults } from '../../../../src/rules/people/password.ts'
import { withoutFormula } from '../../../../src/rules/withoutFormula.ts'

const policy = { minLength: 8, maxLength: 20, uppercase: true, lowercase: true, digit: true, symbol: true }

test('first passwords keep the rules and stand in the Excel file as they are', () => {
  for (let n = 0; n < 2000; n++) {
    const password = makeFirstPassword(policy)
    expect(passwordFaults(password, policy)).toEqual([])
    expect(withoutFormula(password)).toBe(password)
  }
})
