/** What could not be had without network comes by itself when there is one: nobody taps, and what stands stays. */
import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import { blink, controlled, enterAs } from '../../tools/device.ts'
import { faultsOf, views } from '../../tools/screens.ts'
import { setStage } from '../../tools/stage.ts'

const stage = setStage()

/** The worker holds the app; of what it shows the device has nothing. */
async function arrive() {
  await enterAs(stage.context, stage.origin, 'student')
  await stage.open('/set')
  await controlled(stage.page)
}

/** Notes each of these words that is on screen for a moment, from now on. */
const noteWords = (page: Page, words: RegExp) =>
  page.evaluate((wanted) => {
    const said: string[] = []
    Object.assign(globalThis, { said })
    new MutationObserver(() => {
      const found = new RegExp(wanted).exec(document.getElementById('root')?.textContent ?? '')
      if (found) said.push(found[0])
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, words.source)
const noted = (page: Page) => page.evaluate(() => (globalThis as unknown as { said: string[] }).said)

/** Addresses asked for since, with how often; what the app asks for beside its screens is left out. */
function askedSince(from: number) {
  const times = new Map<string, number>()
  for (const { path, method } of stage.wire.seen.slice(from))
    if (method === 'GET' && /^\/(dh-|api\/)/.test(path) && !path.includes('anon/info'))
      times.set(path, (times.get(path) ?? 0) + 1)
  return times
}

const askedTwice = (from: number) => [...askedSince(from)].filter(([, times]) => times > 1)

const notHere = '现在没有网络，这里还没有存到本机'
const noPage = '没有网络，这一页还没有存到本机'

describe('started without network', () => {
  beforeEach(arrive)

  const screens: [path: string, without: string, shown: (page: Page) => ReturnType<Page['locator']>][] = [
    ['/', notHere, (page) => page.getByRole('region', { name: '推荐课程' }).getByRole('listitem')],
    ['/resource', '没有网络，这份列表还没存在本机', (page) => page.locator('[aria-posinset]')],
    ['/resource/specimen/1', noPage, (page) => page.locator('[aria-posinset]')],
    ['/exercise/chapter', noPage, (page) => page.getByRole('tabpanel').getByRole('link')],
    ['/exercise/wrong', notHere, (page) => page.getByText('错题本是空的')],
    ['/my/notice', noPage, (page) => page.getByRole('link', { name: /未读$/ })],
  ]
  test.each(screens)(
    '%s says so in no failure’s words, and loads by itself: O02',
    async (path, without, shown) => {
      const { page, context, wire } = stage
      await context.setOffline(true)
      await stage.open(path)
      await page.getByText(without).waitFor()
      await noteWords(page, /没有加载出来|没有载入|请求失败/)
      const from = wire.seen.length
      await context.setOffline(false)
      await shown(page).first().waitFor()
      await expect.poll(() => page.getByText(without).count()).toBe(0)
      expect(await noted(page)).toEqual([])
      expect(askedTwice(from)).toEqual([])
    },
  )
})

test('home without network has one line for all that is missing: O02', async () => {
  await arrive()
  const { page, context } = stage
  await context.setOffline(true)
  await stage.open('/')
  await page.getByRole('heading', { name: notHere }).waitFor()
  expect(await page.getByText(notHere).count()).toBe(1)
  expect(await page.getByText('没有加载出来').count()).toBe(0)
  expect(await page.getByRole('button', { name: '重试' }).count()).toBe(1)
  expect(await faultsOf(page, 'home-not-kept', views)).toEqual([])
})

test('a page recovers by itself after a portal, with few requests meanwhile', async () => {
  await arrive()
  const { page, wire } = stage
  wire.fault(/^\/(dh-|api\/)/, { kind: 'html200' })
  await stage.open('/my/notice')
  await page.getByRole('heading', { name: '请求失败，请重试' }).waitFor()
  const from = wire.seen.length
  await page.waitForTimeout(9000)
  expect([...askedSince(from).keys()].filter((path) => /announcement\/page/.test(path))).toEqual([])
  const tries = wire.seen.slice(from).filter(({ path }) => path.includes('anon/info')).length
  expect(tries).toBeGreaterThan(0)
  expect(tries).toBeLessThan(5)
  wire.pass()
  await page.getByRole('link', { name: /未读$/ }).first().waitFor()
})

test('what stands stays in its place while it is asked for anew, once', async () => {
  await arrive()
  const { page, context, wire } = stage
  await stage.open('/')
  await page.getByRole('region', { name: '推荐课程' }).getByRole('listitem').first().waitFor()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  // as old as what is asked for anew
  await page.clock.install({ time: Date.now() + 3_600_000 })
  await stage.open('/')
  const subject = page.getByRole('link', { name: /^组织学/ })
  await subject.waitFor()
  // the living home has taken the place of the one that was last seen
  await expect.poll(() => page.locator('[data-blank]').count()).toBe(0)
  await subject.evaluate((one) => one.setAttribute('data-same', ''))
  // what comes after the first screen stands too
  await page.clock.runFor(8000)
  const refetched = async (from: number) => {
    await expect
      .poll(() => askedSince(from).has('/dh-notify/announcement/page?pageNo=1&pageSize=10'))
      .toBe(true)
    // any more would be asked for by then
    await page.clock.runFor(5000)
    await page.waitForTimeout(300)
    expect(askedTwice(from)).toEqual([])
  }
  const started = wire.seen.length
  await context.setOffline(false)
  await refetched(started)
  await page.clock.fastForward(60_000)
  const lost = wire.seen.length
  await blink(context)
  await refetched(lost)
  expect(await page.locator('[data-same]').count()).toBe(1)
})
