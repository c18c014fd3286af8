import { expect, test } from 'vitest'
import { isPathInstalled } from '../../../src/rules/modules.ts'
import { permissionsOf } from '../../../src/rules/permissions.ts'
import { defaultRoute } from '../../../src/rules/permitted.ts'

test('C002: an area that the school did not install has no address', () => {
  expect(['/', '/ts/course', '/quiz', '/nowhere'].every((path) => isPathInstalled([], path))).toBe(true)
  const installed = ['home', 'resource']
  expect(
    ['/', '/resource/specimen/1', '/my', '/set', '/account/login', '/my/message'].every((path) =>
      isPathInstalled(installed, path),
    ),
  ).toBe(true)
  for (const path of [
    '/ts',
    '/my/course',
    '/student/practice',
    '/practice',
    '/exercise/wrong',
    '/quizQuestion',
    '/score',
  ])
    expect([path, isPathInstalled(installed, path)]).toEqual([path, false])
})

test('F47 a stored list that names no area hides none', () => {
  const damaged = ['__proto__', 'constructor', 'Student']
  expect(['/', '/resource', '/exercise'].every((path) => isPathInstalled(damaged, path))).toBe(true)
})

test('P03 C002: the default page is the first that is installed and permitted', () => {
  const student = permissionsOf(['Student'])
  expect(defaultRoute(student, ['home', 'exercise'])).toBe('/')
  expect(defaultRoute(student, ['exercise', 'teaching'])).toBe('/ts')
  expect(defaultRoute(student, ['exercise'])).toBe('/exercise')
  expect(defaultRoute(student, ['quiz'])).toBe('/my')
  expect(defaultRoute([], ['resource'])).toBe('/resource')
})
