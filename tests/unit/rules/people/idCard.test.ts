import { describe, expect, test } from 'vitest'
import { isIdCard, maskIdCard, tidyIdCard } from '../../../../src/rules/people/idCard.ts'

/** The number of the tests has a right check digit, and is nobody's. */
describe('S30 C120 an identity number', () => {
  test('has 18 characters, a day of birth and the check digit that follows from them', () => {
    expect(isIdCard('11010519491231002X')).toBe(true)
    for (const wrong of [
      '',
      '110105491231002',
      '1101051949123100',
      '110105194912310021',
      '11010519491331002X',
      '11010519490229002X',
      'X1010519491231002X',
    ])
      expect([wrong, isIdCard(wrong)]).toEqual([wrong, false])
  })

  test('differs in one digit from none that is right, nor in two that were swapped', () => {
    const number = '11010519491231002X'
    for (let at = 0; at < 17; at++) {
      for (let digit = 0; digit < 10; digit++) {
        const other = number.slice(0, at) + digit + number.slice(at + 1)
        if (other !== number) expect(isIdCard(other)).toBe(false)
      }
      const swapped = number.slice(0, at) + number[at + 1] + number[at] + number.slice(at + 2)
      if (swapped !== number) expect(isIdCard(swapped)).toBe(false)
    }
  })

  test('is taken with blanks and a small x, and shown by its first and last signs', () => {
    expect(tidyIdCard(' 110105 19491231 002x ')).toBe('11010519491231002X')
    expect(maskIdCard('11010519491231002X')).toBe('1…002X')
  })
})
