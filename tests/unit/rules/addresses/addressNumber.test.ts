import { expect, test } from 'vitest'
import { readAddressNumber } from '../../../../src/rules/addresses/addressNumber.ts'

test('an id or a page in an address is a whole number above zero, and all else is none', () => {
  expect([7, '7', ' 12 '].map(readAddressNumber)).toEqual([7, 7, 12])
  expect([0, -1, 1.5, '1e400', 'x', '', null, undefined, {}].filter(readAddressNumber)).toEqual([])
})
