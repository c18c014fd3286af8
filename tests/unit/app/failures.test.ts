import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { BadParameter, HttpFailure, Offline, Refused, SessionExpired } from '../../../src/api/errors.ts'
import { failureKindOf, sayingOf, watchFailures } from '../../../src/app/failures.ts'
import { toasts } from '../../../src/ui/toast.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'zh', messages: {} }))
afterEach(() => vi.unstubAllGlobals())

describe('what is said of a failure', () => {
  test('X01 a refusal is a toast with the words of the service, on every device', () => {
    expect(sayingOf(new Refused('账号或密码错误'), true)).toEqual({ text: '账号或密码错误', bar: false })
    expect(sayingOf(new Refused('账号或密码错误'), false)).toEqual({ text: '账号或密码错误', bar: false })
  })

  test('X02 an HTTP error shows a toast on mobile browsers, else a message bar', () => {
    const error = new HttpFailure('题目已下架', 404, null)
    expect(sayingOf(error, true)).toEqual({ text: '题目已下架', bar: false })
    expect(sayingOf(error, false)).toEqual({ text: '题目已下架', bar: true })
    expect(sayingOf(new BadParameter('验证码不能为空', 'code'), false)?.text).toBe('验证码不能为空')
  })

  test('X02 no response at all has its own words', () => {
    expect(sayingOf(new Offline(), true)?.text).toBeTruthy()
    expect(sayingOf(new Offline(), true)?.text).not.toBe(sayingOf(new HttpFailure('', 500, null), true)?.text)
  })

  test('T03 the end of a session is told by the way to sign-in, not by words', () => {
    expect(sayingOf(new SessionExpired('登录已失效'), true)).toBeNull()
  })

  test('X02 a device that knows that it has no network says so', () => {
    vi.stubGlobal('navigator', { onLine: true })
    expect(sayingOf(new Offline(), true)?.text).toBe('请求失败，请重试')
    vi.stubGlobal('navigator', { onLine: false })
    expect(sayingOf(new Offline(), true)?.text).toBe('没有网络，请联网后再试')
    vi.unstubAllGlobals()
  })

  test('an error of our own program is not put into words of the service', () => {
    expect(sayingOf(new TypeError('x is undefined'), true)).toBeNull()
  })
})

test('S42 B09 a screen that cannot be shown says which failure it was', () => {
  expect(failureKindOf(new Offline())).toBe('offline')
  expect(failureKindOf(new HttpFailure('', 403, null))).toBe('denied')
  expect(failureKindOf(new HttpFailure('', 404, null))).toBe('gone')
  expect(failureKindOf(new HttpFailure('', 503, 1000))).toBe('busy')
  expect(failureKindOf(new HttpFailure('', 500, null))).toBe('server')
  expect(failureKindOf(new BadParameter('', 'id'))).toBe('gone')
  expect(failureKindOf(new TypeError('x'))).toBe('server')
})

describe('one place hears of all failures', () => {
  const listen = (coarse: boolean) => {
    vi.stubGlobal('matchMedia', () => ({ matches: coarse }))
    const client = new QueryClient()
    let query: (error: Error, shown: boolean) => void = () => undefined
    watchFailures(client, (listener) => {
      query = listener
    })
    return { client, query: (error: Error, shown: boolean) => query(error, shown) }
  }

  test('X01 something told that is refused is said for 3 s', async () => {
    vi.useFakeTimers()
    const { client } = listen(true)
    const mutation = client.getMutationCache().build(client, {
      mutationFn: () => Promise.reject(new Refused('一号')),
      retry: false,
    })
    await mutation.execute(undefined).catch(() => undefined)
    expect(toasts.get().map(({ text }) => text)).toContain('一号')
    vi.advanceTimersByTime(2999)
    expect(toasts.get().map(({ text }) => text)).toContain('一号')
    vi.advanceTimersByTime(2)
    expect(toasts.get().map(({ text }) => text)).not.toContain('一号')
    vi.useRealTimers()
  })

  test('a storage that fails what a person does is said once, whatever it was', async () => {
    const { client } = listen(true)
    const full = new DOMException('', 'QuotaExceededError')
    const fail = (failure: Error, meta?: Record<string, unknown>) =>
      client
        .getMutationCache()
        .build(client, {
          mutationFn: () => Promise.reject(failure),
          retry: false,
          ...(meta && { meta }),
        })
        .execute(undefined)
        .catch(() => undefined)
    const said = () => toasts.get().filter(({ text }) => text === '没能存到本机，请检查存储空间').length
    await fail(full)
    expect(said()).toBe(1)
    await fail(full, { tellsItself: true })
    expect(said()).toBe(1)
    const before = toasts.get().length
    for (const failure of [
      new Offline('没有网络'),
      new Refused('名称重复', 'name'),
      new HttpFailure('', 500, null),
    ])
      await fail(failure, { tellsItself: true })
    expect(toasts.get()).toHaveLength(before)
  })

  test('a question that finds no network says nothing: what is kept stays on screen', () => {
    const { query } = listen(true)
    const before = toasts.get().length
    query(new Offline('没有网络'), true)
    expect(toasts.get()).toHaveLength(before)
  })

  test('X02 a refresh that fails is said, a place that stays empty says it itself', () => {
    const { query } = listen(true)
    const before = toasts.get().length
    query(new HttpFailure('服务忙', 503, null), false)
    expect(toasts.get()).toHaveLength(before)
    query(new HttpFailure('服务忙', 503, null), true)
    expect(toasts.get().at(-1)).toMatchObject({ text: '服务忙', kind: 'bad' })
  })

  test('X01 a question that is refused is always said', () => {
    const { query } = listen(true)
    query(new Refused('考试还没有开始'), false)
    expect(toasts.get().at(-1)).toMatchObject({ text: '考试还没有开始', kind: 'bad' })
  })
})
