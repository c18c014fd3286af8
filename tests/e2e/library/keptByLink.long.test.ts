/** What is kept is found again without network, though no list in which it stands was ever opened on this device. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Contents } from '../../../src/contract/sync.ts'
import { phone, tablet } from '../../tools/browser.ts'
import { controlled } from '../../tools/device.ts'
import { askBeside, link, row } from '../../tools/library.ts'
import { measure } from '../../tools/measure.ts'
import { faultsOf, views } from '../../tools/screens.ts'
import { chapter, ofKind, setStage } from '../../tools/stage.ts'
import { answer, fillSignIn, kept, signIn } from '../../tools/steps.ts'

const stage = setStage()
const { pageOf } = askBeside(stage)

/** Signs in at a link to a specimen that somebody shared, and keeps it. */
async function keepShared(page: Page) {
  const [kidney] = (await pageOf(`keyword=${encodeURIComponent('鲍曼腔')}`)).records
  if (!kidney) throw new Error('no specimen')
  await stage.open(`/resource/specimen/detail/${kidney.id}`)
  await fillSignIn(page, 'student', 'Student-2026')
  await page.getByRole('heading', { level: 1, name: kidney.name }).waitFor()
  await controlled(page)
  await page.getByRole('button', { name: /^存到本机 \D+\d/ }).click()
  await page.getByRole('button', { name: /^可离线 / }).waitFor({ timeout: 60_000 })
  await stage.context.setOffline(true)
  return kidney
}

/** Each way that the list of what is kept offers is as large as a finger. */
async function leadsThere(page: Page, name: string) {
  for (const viewport of [phone, tablet]) {
    await page.setViewportSize(viewport)
    await stage.open('/set')
    await link(page, name).waitFor()
    expect(await page.evaluate(measure, 44)).toEqual([])
  }
  await link(page, name).click()
}

test('home, library and storage lead to a specimen kept at a shared link: S07 O02', async () => {
  const { page } = stage
  const { name, subjectId } = await keepShared(page)
  const isOpen = () => page.locator('[data-viewer="open"]').waitFor()
  await stage.open('/')
  await page.getByRole('link', { name: /^组织学/ }).click()
  await page.waitForURL(`**/resource?subject=${subjectId}`)
  await row(page, name).getByText('可离线').waitFor()
  // its catalogue too
  await page.getByRole('button', { name: '目录' }).waitFor()
  await page.getByRole('tab', { name: '全部', exact: true }).click()
  await page.getByRole('button', { name: '可离线', exact: true }).click()
  await page.getByText('没有网络也能打开的标本').waitFor()
  expect(await page.locator('[aria-posinset]').count()).toBe(1)
  await link(page, name).click()
  await isOpen()
  await leadsThere(page, name)
  await isOpen()
  await stage.open('/exercise')
  const card = page.getByRole('link', { name: '组织学' })
  await card.waitFor()
  // its cover was never seen: no broken picture stands there
  await expect.poll(() => card.locator('img').count()).toBe(0)
})

test('a home that was never opened shows what it has offline, and the rest later: O02', async () => {
  const { page, context } = stage
  // what the app keeps by itself a while after its start would be there on a slow machine
  stage.wire.fault(/announcement\/page|course\/page/, { kind: 'status', status: 503 })
  await keepShared(page)
  await stage.open('/')
  const missing = page.getByRole('region', { name: '公告 · 推荐课程' })
  await missing.getByText('现在没有网络，这里还没有存到本机').waitFor()
  await page.getByRole('link', { name: /^组织学/ }).waitFor()
  expect(await page.getByText('没有加载出来').count()).toBe(0)
  expect(await faultsOf(page, 'home-partly-kept', views)).toEqual([])
  stage.wire.pass()
  await context.setOffline(false)
  for (const name of ['全部公告', '全部课程']) await page.getByRole('link', { name }).waitFor()
  expect(await missing.count()).toBe(0)
})

test('practice and storage lead to a chapter kept in the library’s catalogue: S26 O02', async () => {
  const { page } = stage
  const bundle = await chapter(stage, '皮肤')
  const { id, name, subjectId } = bundle.chapter
  await signIn(page, stage.origin)
  await controlled(page)
  await stage.open(`/resource?subject=${subjectId}&catalog=${id}`)
  const keeping = (words: string) => page.getByRole('button', { name: new RegExp(`^${name} · ${words}`) })
  await keeping('存到本机 · \\D+ [\\d.]+ ').click()
  await keeping('可离线').waitFor({ timeout: 60_000 })
  await stage.context.setOffline(true)
  await stage.open('/exercise')
  await page.getByRole('link', { name: /^组织学.*题/ }).click()
  await page.getByText('没有网络，带“可离线”的章节照常练习').waitFor()
  const way = page.getByRole('link', { name: new RegExp(`^${name}`) })
  await way.getByText('可离线').waitFor()
  await way.click()
  await page.getByRole('article').waitFor()
  const question = ofKind(bundle, 'PANDUAN')
  await stage.open(`/exercise/chapter/question/${id}?q=${question.id}`)
  await answer(page, question)
  await kept(page)
  // the list, which was never seen, follows what waits
  await stage.open(`/exercise/chapter?subject=${subjectId}`)
  await way.getByRole('progressbar', { name: '已答 1 题' }).waitFor()
  await leadsThere(page, name)
  await page.waitForURL(`**/exercise/chapter/question/${id}*`)
  await page.getByRole('article').waitFor()
})

test('the library shows kept specimens where the service names no lists: O02', async () => {
  const { page, wire } = stage
  const without = (text: string) => {
    const { data, ...envelope } = JSON.parse(text) as { data: Contents }
    const calls = data.calls.filter(({ path }) => !/listCommon|catalog/.test(path))
    return JSON.stringify({ ...envelope, data: { ...data, calls } })
  }
  wire.fault(/dh-sync\/contents/, { kind: 'edit', request: (text) => text, reply: without, lacks: [] })
  const { name } = await keepShared(page)
  await stage.open('/resource')
  await row(page, name).getByText('可离线').waitFor()
  await stage.context.setOffline(false)
  // the subjects come by themselves, and lead nobody away from what is looked at
  await page.getByRole('tab', { name: '组织学' }).waitFor()
  expect(await page.getByRole('tab', { name: '全部', selected: true }).count()).toBe(1)
  for (const place of ['练习', '资源']) await page.getByRole('link', { name: place, exact: true }).click()
  await page.getByRole('tab', { name: '组织学' }).waitFor()
})
