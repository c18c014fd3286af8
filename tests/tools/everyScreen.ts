/** Every screen: its address, and what brings it into the state that is looked at. */
import type { Page } from 'playwright'
import type { Proxy as Wire } from './proxy.ts'
import { onPhones, sideways, type View } from './screens.ts'
import { fillSignIn, tick } from './steps.ts'

export interface Screen {
  name: string
  path: string
  /** what brings it into the state that is looked at */
  act?: (page: Page) => Promise<unknown>
  ways?: readonly View[]
}

const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
/** Presses what opens a sheet, whose code may only come now. */
export const opens = (name: RegExp) => async (page: Page) => {
  await press(name)(page)
  await page.locator('dialog[open]').waitFor()
}

/** Follows the first link of the screen that leads to such an address. */
const throughLink = (address: string) => async (page: Page) => {
  await page.locator(`main a[href*="${address}"]`).first().click()
  await page.waitForURL((url) => url.href.includes(address))
}

/** So many pictures stand in their viewers. */
const stands = (count: number) => (page: Page) =>
  page
    .locator('[data-viewer="open"]')
    .nth(count - 1)
    .waitFor()

/** The screens that show something of the service's, as they are listed in the issue. */
export const filled: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'resource', path: '/resource' },
  { name: 'subject-specimens', path: '/resource/specimen/1' },
  { name: 'my-specimens', path: '/resource/mySpecimen/1' },
  { name: 'branches', path: '/resource/child/2' },
  { name: 'experiments', path: '/resource/microbe' },
  { name: 'experiment', path: '/resource/microbe?id=1' },
  { name: 'specimen', path: '/resource/specimen/detail/1' },
  { name: 'search', path: '/search?keyword=心肌' },
  { name: 'teaching', path: '/ts' },
  { name: 'exercise', path: '/exercise' },
  { name: 'chapters', path: '/exercise/chapter' },
  { name: 'messages', path: '/my/message' },
  { name: 'notices', path: '/my/notice' },
  { name: 'notice', path: '/my/notice/detail?id=1' },
  { name: 'my', path: '/my' },
  { name: 'set', path: '/set' },
]

export const further: Screen[] = [
  { name: 'catalogue', path: '/resource', act: opens(/^(目录|Catalogue)$/), ways: onPhones },
  { name: 'filters', path: '/resource', act: opens(/^(筛选|Filter)$/), ways: onPhones },
  {
    name: 'keep-from-list',
    path: '/resource/specimen/1',
    act: opens(/ · (存到本机|Save offline)/),
    ways: onPhones,
  },
  { name: 'no-find', path: '/resource?keyword=zzz' },
  { name: 'found-mark', path: '/resource?subject=all&keyword=capillary' },
  {
    name: 'favourites-chosen',
    path: '/resource?subject=1',
    act: async (page) => {
      // the subject's, then a specimen's
      for (const _ of [1, 2]) {
        const star = page.getByRole('button', { name: /^(收藏 .+|Add .+ to favourites)$/ }).first()
        const name = (await star.getAttribute('aria-label')) ?? ''
        await star.click()
        await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
      }
      await page.getByRole('tab').last().click()
      await page.getByRole('navigation', { name: /^(收藏的学科|Favourite subjects)$/ }).waitFor()
      await press(/^(收藏|Favourites)$/)(page)
      await press(/^(选择|Select)$/)(page)
      await press(/^(全选|Select all)$/)(page)
      await press(/^(全不选|Deselect)$/)(page)
      await page.getByRole('main').getByRole('checkbox').first().check()
    },
    ways: onPhones,
  },
  { name: 'subject-off', path: '/resource?subject=14' },
  { name: 'specimen-sideways', path: '/resource/specimen/detail/1', ways: [sideways] },
  {
    name: 'specimen-mark',
    path: '/resource/specimen/detail/1',
    act: press(/^(下一处标注|Next label)$/),
  },
  { name: 'turntable', path: '/resource/specimen/detail/39', act: stands(1) },
  { name: 'compare', path: '/resource/compare?left=5&right=6', act: stands(2) },
  {
    name: 'course',
    path: '/ts',
    act: async (page) => {
      await throughLink('/ts/course?id=')(page)
      await page.getByRole('heading', { name: /^(成绩比例|Grade ratio)$/ }).waitFor()
    },
  },
  { name: 'sign-out', path: '/my', act: opens(/^(退出登录|Sign out)$/) },
  { name: 'not-found', path: '/nowhere' },
  { name: 'specimen-gone', path: '/resource/specimen/detail/999999' },
]

/** What stands before sign-in; the wire fails where a screen says that it does. */
export const signInScreens = (wire: Wire): Screen[] => [
  { name: 'sign-in', path: '/account/login' },
  { name: 'sign-in-errors', path: '/account/login', act: press(/^(登录|Sign in)$/) },
  {
    name: 'sign-in-phone',
    path: '/account/login',
    act: async (page) => {
      await tick(page.getByRole('radio').nth(1))
      await page.getByRole('textbox').first().fill('1381')
      await press(/^(登录|Sign in)$/)(page)
    },
  },
  {
    name: 'sign-in-failing',
    path: '/account/login',
    act: async (page) => {
      wire.fault(/login\/anon\/front$/, { kind: 'status', status: 500 })
      await fillSignIn(page, 'student', 'Student-2026')
      await page
        .getByText(/^(服务器出错了，请稍后再试|The server has a problem.*)$/)
        .first()
        .waitFor()
      wire.pass()
    },
  },
  {
    name: 'sign-in-offline',
    path: '/account/login',
    act: async (page) => {
      await page.context().setOffline(true)
      await fillSignIn(page, 'student', 'Student-2026')
      await page
        .getByText(/^(没有网络，请联网后再试|No network.*)$/)
        .first()
        .waitFor()
      await page.context().setOffline(false)
    },
  },
  {
    name: 'new-password',
    path: '/account/login',
    act: async (page) => {
      await fillSignIn(page, 'fresh', 'Fresh-2026')
      await page.getByLabel(/^(新密码|New password)$/).fill('abc')
      await page.locator('button[type=submit]').click()
    },
  },
  { name: 'reset', path: '/account/reset', act: (page) => page.locator('button[type=submit]').click() },
  {
    name: 'reset-mail',
    path: '/account/reset',
    act: async (page) => {
      await tick(page.getByRole('radio').nth(1))
      await page.locator('button[type=submit]').click()
    },
  },
  { name: 'agreement', path: '/account/agreement' },
  {
    name: 'reset-dead-link',
    path: '/account/reset#mail.used',
    act: async (page) => {
      for (const field of await page.locator('form input').all()) await field.fill('Another-2026')
      await page.locator('button[type=submit]').click()
      await page.locator('[role=status] > p').waitFor()
    },
  },
  { name: 'privacy', path: '/account/privacy' },
]

/** What a service without anything in it would answer. */
export const nothing: [path: RegExp, data: unknown][] = [
  [/banner\/list/, { items: [] }],
  [/(course|announcement|message|front|bank)\/page/, { total: 0, records: [] }],
  [/unreadCount/, 0],
  [/subject\/list|catalog\/list|specimen\/catalog|(dye|suitPeople|microbe)\/list|chapter\/tree/, []],
  [/material\/search|specimen\/initials/, []],
  [/specimen\/(front|my)\/page/, { total: 0, records: [] }],
  [/specimen\/related/, { relatedVideos: [], relateSpecs: [], relatedPictures: [] }],
  [/mark\/common/, { presetMarks: [], teacherMarks: { system: [], school: [] } }],
]
