import { expect, test } from 'vitest'
import { bitsOf, isTeacherSide, roleBits, roleOrder, rolesOf, singleRole } from '../../../src/rules/roles.ts'

test('P01 each role has its own bit, and the single role is the first match', () => {
  expect(roleOrder.map((role) => roleBits[role])).toEqual([1, 2, 4, 8, 16, 32, 64])
  expect(rolesOf(0b1100010)).toEqual(['Teacher', 'SystemAdmin', 'SuperAdmin'])
  expect(bitsOf(['SuperAdmin', 'Teacher'])).toBe(66)
  expect(singleRole(['SuperAdmin', 'AcademyAdmin', 'Teacher'])).toBe('Teacher')
  expect(singleRole(['MachineAdmin', 'Student'])).toBe('Student')
  expect(singleRole([])).toBe('Student')
})

test('P02 every role is on the teachers’ side but Student and MachineAdmin', () => {
  expect(roleOrder.filter((role) => !isTeacherSide(role))).toEqual(['Student', 'MachineAdmin'])
})

test('bits and roles turn into each other without loss', () => {
  for (let bits = 0; bits < 128; bits++) expect(bitsOf(rolesOf(bits))).toBe(bits)
})
