/** The page before any script of the app comes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { withOwnScripts } from '../../../scripts/preload.ts'
import {
  announcementPage,
  announcementUnread,
  bannerList,
  messageUnread,
} from '../../../src/contract/notices.ts'
import { currentUser } from '../../../src/contract/session.ts'
import { commonMarks, specimenInfo } from '../../../src/contract/specimens.ts'
import { subjectCommon } from '../../../src/contract/subjects.ts'
import { systemInfo } from '../../../src/contract/system.ts'
import { coursePage } from '../../../src/contract/teaching/course.ts'
import { cookies, localKeys, tabKeys } from '../../../src/device/names.ts'
import { fontScales } from '../../../src/features/people/fontScale.ts'

const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8')
const script = /<script>([\s\S]*?)<\/script>/.exec(withOwnScripts(page))?.[1] ?? ''

interface Device {
  path?: string
  cookie?: string
  local?: Record<string, string> | 'throws'
  tab?: Record<string, string>
  onLine?: boolean
}

function run({ path = '/wk_mobile/', cookie = '', local = {}, tab = {}, onLine = true }: Device) {
  const asked: { address: string; headers: Record<string, string> }[] = []
  const style: Record<string, string> = {}
  const root = {
    lang: 'zh-CN',
    dataset: {} as Record<string, string>,
    style: {
      setProperty: (name: string, value: string) => {
        style[name] = String(value)
      },
    },
  }
  const window = {
    localStorage: {
      getItem: (key: string) => {
        if (local === 'throws') throw new Error('denied')
        return local[key] ?? null
      },
    },
    sessionStorage: { getItem: (key: string) => tab[key] ?? null },
    addEventListener: () => undefined,
  }
  runInNewContext(script, {
    window,
    location: { pathname: path },
    document: { cookie, documentElement: root },
    decodeURIComponent,
    navigator: { onLine },
    setTimeout: (act: (address: string) => void, _: number, address: string) => act(address),
    fetch: (address: string, init: { headers: Record<string, string> }) => {
      asked.push({ address, headers: init.headers })
      return Promise.resolve(new Response('{}'))
    },
  })
  return { root, style, asked }
}

const signedIn = `${cookies.token}=t; ${cookies.user}=1`

const slide = '/wk_mobile/resource/specimen/detail/12'

describe('before the first paint', () => {
  test('the theme and the text size of this device stand', () => {
    const { root, style } = run({ local: { [localKeys.theme]: 'dark', [localKeys.fontScale]: 'larger' } })
    expect(root.dataset.theme).toBe('dark')
    expect(style['--user-tx']).toBe(String(fontScales.larger))
    expect(run({ local: { [localKeys.fontScale]: 'large' } }).style['--user-tx']).toBe(
      String(fontScales.large),
    )
  })

  test('F47 storage that holds anything, or throws, changes nothing', () => {
    expect(run({ local: { [localKeys.theme]: '{}', [localKeys.fontScale]: '99' } }).root.dataset.theme).toBe(
      undefined,
    )
    expect(run({ local: 'throws' }).root.dataset.first).toBe('sign-in')
    expect(run({ cookie: `${cookies.token}=%E0%A4%A` }).asked).toEqual([])
  })

  test('B13 the language is Chinese unless the cookie says English', () => {
    expect(run({}).root.lang).toBe('zh-CN')
    expect(run({ cookie: `${cookies.language}=en` }).root.lang).toBe('en')
    expect(run({ cookie: `${cookies.language}=fr` }).root.lang).toBe('zh-CN')
  })

  test('the skeleton is that of the place where the person will be', () => {
    const first = (device: Device) => run(device).root.dataset.first
    expect(first({})).toBe('sign-in')
    expect(first({ path: '/wk_mobile/resource' })).toBe('sign-in')
    expect(first({ cookie: signedIn })).toBe('home')
    expect(first({ cookie: signedIn, path: '/wk_mobile' })).toBe('home')
    expect(first({ cookie: signedIn, path: '/wk_mobile/resource' })).toBe('page')
    expect(first({ cookie: signedIn, path: slide })).toBe('specimen')
    expect(first({ path: slide })).toBe('sign-in')
    expect(first({ cookie: signedIn, path: '/wk_mobile/account/login' })).toBe('sign-in')
    expect(first({ tab: { [tabKeys.continued]: '7' } })).toBe('home')
  })

  test('the data of the home is asked for once at the addresses that the calls use', () => {
    const { asked } = run({ cookie: signedIn })
    const page = 'pageNo=1&pageSize=10'
    expect(asked.map(({ address }) => address)).toEqual([
      bannerList.path,
      subjectCommon.path,
      `${coursePage.path}?${page}`,
      `${announcementPage.path}?${page}`,
      announcementUnread.path,
      messageUnread.path,
      currentUser.path,
    ])
    for (const { headers } of asked)
      expect(headers).toMatchObject({ Authorization: 'Bearer t', Lang: 'Zh', 'Abp.TenantId': '1' })
  })

  test('S12 a link to a specimen asks for it and its marks at the calls’ addresses', () => {
    const { asked } = run({ cookie: signedIn, path: slide })
    expect(asked.map(({ address }) => address)).toEqual([
      `${specimenInfo.path}?id=12`,
      `${commonMarks.path}?specimenId=12`,
    ])
    expect(run({ path: slide }).asked.map(({ address }) => address)).toEqual([systemInfo.path])
  })

  test('sign-in asks only what is open to all, and never for a person', () => {
    for (const device of [{}, { path: '/wk_mobile/my' }, { path: '/wk_mobile/account/login' }])
      expect(run(device).asked.map(({ address }) => address)).toEqual([systemInfo.path])
    expect(run({}).asked[0]?.headers.Authorization).toBe('')
  })

  test('nobody is asked without any network', () => {
    expect(run({ cookie: signedIn, onLine: false }).asked).toEqual([])
    expect(run({ onLine: false }).asked).toEqual([])
  })

  test('nothing is asked for on another page, or by who goes on without a session', () => {
    expect(run({ cookie: signedIn, path: '/wk_mobile/my' }).asked).toEqual([])
    expect(run({ tab: { [tabKeys.continued]: '7' } }).asked).toEqual([])
  })
})
