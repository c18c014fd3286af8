import { expect, test } from 'vitest'
import { pickByNumber } from '../../../src/questions/keys.ts'
import { fill, multiple, single, statement } from './render.tsx'

test('a number key chooses the option at that place', () => {
  expect([1, 2, 3].map((key) => pickByNumber(single, '', key))).toEqual(['11', '12', null])
})

test('a number key turns one of several choices on and off', () => {
  expect(pickByNumber(multiple, '', 3)).toBe('3')
  expect(pickByNumber(multiple, '3', 1)).toBe('1,3')
  expect(pickByNumber(multiple, '1,3', 3)).toBe('1')
})

test('1 says right and 2 says wrong', () => {
  expect([1, 2, 3].map((key) => pickByNumber(statement, '', key))).toEqual(['1', '0', null])
})

test('a number key writes no answer where one is written', () => {
  expect(pickByNumber(fill, '', 1)).toBeNull()
})
