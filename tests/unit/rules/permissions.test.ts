import { expect, test } from 'vitest'
import { permissionOf } from '../../../server/calls.ts'
import { signOut } from '../../../src/contract/session.ts'
import { coursePage } from '../../../src/contract/teaching/course.ts'
import { isPermitted, isRolePermitted, permissionsOf } from '../../../src/rules/permissions.ts'
import { defaultRoute, hasAllPermissions, hasAnyPermission } from '../../../src/rules/permitted.ts'

test('a course is edited by its owner and its overseers, not by its assistant', () => {
  expect(isPermitted('course.edit', ['Teacher'], ['courseOwner'])).toBe(true)
  expect(isPermitted('course.edit', ['Teacher'], ['courseTeacher'])).toBe(false)
  expect(isPermitted('course.edit', ['Teacher'], ['courseAssistant'])).toBe(false)
  expect(isPermitted('course.edit', ['AcademyAdmin'], [])).toBe(false)
  expect(isPermitted('course.edit', ['AcademyAdmin'], ['ownAcademy'])).toBe(true)
  expect(isPermitted('course.edit', ['SystemAdmin'], [])).toBe(true)
  expect(isPermitted('course.edit', ['SuperAdmin'], [])).toBe(true)
  expect(isPermitted('course.edit', ['Student'], ['courseOwner'])).toBe(false)
})

test('overseers read a class but do not present in it', () => {
  expect(isPermitted('course.members', ['AcademyAdmin'], ['ownAcademy'])).toBe(true)
  expect(isPermitted('course.present', ['AcademyAdmin'], ['ownAcademy'])).toBe(false)
  expect(isPermitted('course.present', ['Teacher'], ['courseSubstitute'])).toBe(true)
  expect(isPermitted('room.edit', ['Teacher'], ['courseSubstitute'])).toBe(false)
})

test('a machine administrator counts as a student outside the lab', () => {
  expect(permissionsOf(['MachineAdmin'])).toEqual(permissionsOf(['Student']))
  expect(isRolePermitted('course.create', ['MachineAdmin'])).toBe(false)
  expect(isRolePermitted('course.create', ['MachineAdmin', 'Teacher'])).toBe(true)
})

test('P03: screens ask for any or for all of some permissions', () => {
  const held = ['library.read', 'course.create', 'a.newer.one']
  expect(hasAnyPermission(held, ['course.edit', 'course.create'])).toBe(true)
  expect(hasAnyPermission(held, ['course.edit'])).toBe(false)
  expect(hasAllPermissions(held, ['library.read', 'course.create'])).toBe(true)
  expect(hasAllPermissions(held, ['library.read', 'course.edit'])).toBe(false)
})

test('P03: the default page is the first permitted route', () => {
  expect(defaultRoute(permissionsOf(['Student']))).toBe('/')
  expect(defaultRoute(['course.create'])).toBe('/ts')
  expect(defaultRoute([])).toBe('/')
})

test('a call without a permission does not start', () => {
  expect(() => permissionOf('course.coursePage', coursePage, undefined)).toThrow('has no permission')
  expect(() => permissionOf('course.coursePage', coursePage, 'course.unheard')).toThrow('has no permission')
  expect(() => permissionOf('course.coursePage', coursePage, 'public')).toThrow('must be open')
  expect(() => permissionOf('session.signOut', signOut, 'course.read')).toThrow('must be open')
})
