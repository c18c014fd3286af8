import { afterEach, describe, expect, test, vi } from 'vitest'
import { refusesCookies } from '../../../src/device/cookie.ts'
import { currentLang, setLang } from '../../../src/device/language.ts'
import { clearCredentials, readCredentials, writeCredentials } from '../../../src/device/session.ts'
import { inLang } from '../../../src/rules/lang.ts'
import { installPage } from './storage.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the token is a cookie', () => {
  test('it ends with the browser unless the person wants to be remembered', () => {
    const page = installPage('https:')
    writeCredentials({ user: 5, token: 'a b' })
    expect(page.written.at(-1)).toBe('vitrine_token=a%20b; Path=/wk_mobile; SameSite=Strict; Secure')
    writeCredentials({ user: 5, token: 'x' }, 2_592_000)
    expect(page.written.at(-1)).toMatch(/^vitrine_token=x; .*Max-Age=2592000; Expires=.*GMT; Secure$/)
    expect(readCredentials()).toEqual({ user: 5, token: 'x' })
    clearCredentials()
    expect(readCredentials()).toBe(null)
  })

  test('on plain HTTP it works too', () => {
    const page = installPage('http:')
    writeCredentials({ user: 5, token: 'x' })
    expect(page.written.at(-1)).not.toContain('Secure')
  })

  test('at no moment does one person’s id stand beside another’s token', () => {
    const page = installPage()
    writeCredentials({ user: 1, token: 'one' })
    const seen: unknown[] = []
    const real = page.written.push.bind(page.written)
    page.written.push = (...texts) => {
      seen.push(readCredentials())
      return real(...texts)
    }
    writeCredentials({ user: 2, token: 'two' })
    seen.push(readCredentials())
    expect(seen).toEqual([{ user: 1, token: 'one' }, null, null, { user: 2, token: 'two' }])
  })

  test('F40 where the browser takes none, the session lasts as long as the page', () => {
    const page = installPage()
    page.jar.set = () => page.jar
    writeCredentials({ user: 5, token: 'x' }, 2_592_000)
    expect(readCredentials()).toEqual({ user: 5, token: 'x' })
    expect(refusesCookies()).toBe(true)
    clearCredentials()
    expect(readCredentials()).toBe(null)
    expect(refusesCookies()).toBe(false)
  })

  test.each(['0', '-1', 'abc', '1e3', ''])('an owner that is no id (%s) is no session', (user) => {
    const page = installPage()
    page.jar.set('vitrine_token', 'x')
    page.jar.set('vitrine_user', user)
    page.jar.set('broken', '%E0%A4%A')
    expect(readCredentials()).toBe(null)
  })
})

describe('B13 the language is a cookie for about five years', () => {
  test('it is zh or en', () => {
    const page = installPage()
    setLang('en')
    expect(page.written.at(-1)).toContain('lang=en; Path=/wk_mobile; SameSite=Strict; Max-Age=157680000')
    expect(currentLang()).toBe('en')
    expect(document.documentElement.lang).toBe('en')
    setLang('zh')
    expect(currentLang()).toBe('zh')
  })

  test('a text without English stays Chinese', () => {
    expect(inLang('en', '肝', 'Liver')).toBe('Liver')
    expect(inLang('en', '肝', '')).toBe('肝')
    expect(inLang('zh', '肝', 'Liver')).toBe('肝')
  })
})
