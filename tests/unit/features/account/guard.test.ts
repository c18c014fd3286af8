import { describe, expect, test } from 'vitest'
import { guardAddress, safeReturn } from '../../../../src/features/account/guard.ts'

describe('B03 the guard', () => {
  test('sends who has no session to sign-in, and remembers where they were going', () => {
    expect(guardAddress('/exercise/chapter', '/exercise/chapter?subject=3#x', null)).toEqual({
      to: 'signIn',
      back: '/exercise/chapter?subject=3#x',
    })
    expect(guardAddress('/', '/', null)).toEqual({ to: 'signIn', back: undefined })
  })

  test('sends who is signed in from the account area home', () => {
    for (const path of ['/account', '/account/', '/account/login', '/account/reset'])
      expect(guardAddress(path, path, 'in')).toEqual({ to: 'home' })
  })

  test('lets each side stay where it belongs', () => {
    expect(guardAddress('/my', '/my', 'in')).toEqual({ to: 'stay' })
    expect(guardAddress('/account/login', '/account/login', null)).toEqual({ to: 'stay' })
    // an address that only begins alike
    expect(guardAddress('/accounts', '/accounts', null).to).toBe('signIn')
  })

  test('who goes on without a session may learn, and may sign in again', () => {
    expect(guardAddress('/exercise', '/exercise', 'offline')).toEqual({ to: 'stay' })
    expect(guardAddress('/account/login', '/account/login', 'offline')).toEqual({ to: 'stay' })
  })

  test('agreement and privacy can be read by everybody', () => {
    for (const standing of ['in', 'offline', null] as const) {
      expect(guardAddress('/account/agreement', '/account/agreement', standing)).toEqual({ to: 'stay' })
      expect(guardAddress('/account/privacy/', '/account/privacy/', standing)).toEqual({ to: 'stay' })
    }
  })
})

describe('the address to return to', () => {
  test.each(['/', '/my', '/resource?x=1#y', '/resource/specimen/detail/3?q=%E8%82%9D'])(
    '%s is ours',
    (address) => {
      expect(safeReturn(address)).toBe(address)
    },
  )

  test.each([
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    'my',
    '/account/login',
    '/account?x=/my',
    `/${'x'.repeat(3000)}`,
    7,
    null,
    undefined,
  ])('%s is never followed', (address) => {
    expect(safeReturn(address)).toBeUndefined()
  })
})
