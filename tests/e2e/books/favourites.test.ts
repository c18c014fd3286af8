/** Favourites in the library: subjects above all there is, several specimens taken back at once, with and without network. */
import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import type { Paged } from '../../../src/contract/endpoint.ts'
import type { Specimen } from '../../../src/contract/specimens.ts'
import type { Subject } from '../../../src/contract/subjects.ts'
import { speak } from '../../tools/browser.ts'
import { controlled } from '../../tools/device.ts'
import { askBeside, link, row } from '../../tools/library.ts'
import { whole } from '../../tools/rounds.ts'
import { setStage } from '../../tools/stage.ts'
import { ask, signIn, tokenOf } from '../../tools/steps.ts'

const stage = setStage()
const { get, pageOf, subject } = askBeside(stage)

beforeEach(() => signIn(stage.page, stage.origin, 'student'))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const shelf = (page: Page) => page.getByRole('navigation', { name: '收藏的学科' })
const onShelf = (page: Page) =>
  shelf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((one) => one.firstChild?.textContent))

/** Tells the service beside the app, as another device would. */
async function say(path: string) {
  const { origin } = stage.service
  await ask(origin, `/dh-specimen/collect/${path}`, await tokenOf(origin, 'student'), {})
}
const collected = async () =>
  (await get<Paged<Specimen>>('collect/specimen/page?pageNo=1&pageSize=9')).records.map(({ id }) => id)

test('favourite subjects stand above all specimens, offline too: S07 S32', async () => {
  const { page } = stage
  const [whole, histology] = [subject('人体解剖学'), subject('组织学')]
  const part = whole.children[1] as Subject
  await stage.open('/resource?subject=all')
  await link(page, '厚皮').first().waitFor()
  expect(await shelf(page).count()).toBe(0)
  await stage.open(`/resource/child/${whole.id}`)
  await button(page, `收藏 ${part.name}`).click()
  await button(page, `取消收藏 ${part.name}`).waitFor()
  await stage.open(`/resource?subject=${histology.id}`)
  await button(page, '收藏 组织学').click()
  await button(page, '取消收藏 组织学').waitFor()
  expect(await shelf(page).count()).toBe(0)
  await page.getByRole('tab', { name: '全部', exact: true }).click()
  await shelf(page).waitFor()
  // as the tabs have them
  expect(await onShelf(page)).toEqual(['组织学', part.name])
  await expect.poll(() => get<Subject[]>('collect/subject/list').then(({ length }) => length)).toBe(2)

  // it stands there with what is below it: nothing is pushed down
  await page.addInitScript(() => {
    const late = { without: 0 }
    Object.assign(globalThis, { late })
    new MutationObserver(() => {
      const isThere = document.querySelector('nav[aria-label="收藏的学科"]')
      if (document.querySelector('input[type=search]') && !isThere) late.without++
    }).observe(document, { childList: true, subtree: true })
  })
  await controlled(page)
  await stage.context.setOffline(true)
  await page.reload()
  await shelf(page).getByRole('link', { name: '组织学' }).waitFor()
  await page.getByRole('searchbox').waitFor()
  expect(await page.evaluate(() => (globalThis as unknown as { late: object }).late)).toEqual({ without: 0 })
  await shelf(page).getByRole('link', { name: part.name }).click()
  await page.waitForURL(`**/resource/specimen/${part.id}`)
  await button(page, `取消收藏 ${part.name}`).click()
  await button(page, `收藏 ${part.name}`).waitFor()
  await button(page, '返回').click()
  await expect.poll(() => onShelf(page)).toEqual(['组织学'])

  await stage.context.setOffline(false)
  await speak(stage.context, stage.origin, 'en')
  await page.reload()
  const shelfInEnglish = page.getByRole('navigation', { name: 'Favourite subjects' })
  await shelfInEnglish.getByRole('link', { name: histology.nameEn }).waitFor()
  expect(await shelfInEnglish.getByRole('link').count()).toBe(1)
  await expect
    .poll(async () => (await get<Subject[]>('collect/subject/list')).map(({ id }) => id), { timeout: 20_000 })
    .toEqual([histology.id])
  // what another device takes away goes here when the service says so
  await say(`cancelCollectSubject?subjectId=${histology.id}`)
  await page.reload()
  await shelfInEnglish.waitFor({ state: 'detached' })
})

test.runIf(whole)(
  'several favourites removed offline reach the service in one call: S07 S32 C112',
  async () => {
    const { page } = stage
    const { id } = subject('组织学')
    const { records } = await pageOf(`subjectId=${id}`)
    const [stays, ...go] = ['肝', '小脑皮质', '血涂片'].map(
      (name) => records.find((one) => one.name === name)?.id,
    )
    for (const one of [stays, ...go]) await say(`collectSpecimen?specimenId=${one}`)
    await stage.open(`/resource?subject=${id}`)
    await link(page, '肝').first().waitFor()
    // only favourites are chosen from
    expect(await button(page, '选择').count()).toBe(0)
    await button(page, '收藏').click()
    await row(page, '血涂片').waitFor()
    await controlled(page)
    await stage.context.setOffline(true)
    await button(page, '选择').click()
    expect(await button(page, '取消收藏').isDisabled()).toBe(true)
    await page.getByRole('checkbox', { name: /小脑皮质/ }).check()
    // another filter meanwhile: nothing of what was chosen is taken along
    await button(page, '收藏').click()
    await button(page, '收藏').click()
    await button(page, '选择').click()
    await page.getByText('已选 0 个').waitFor()
    for (const name of [/小脑皮质/, /血涂片/]) await page.getByRole('checkbox', { name }).check()
    await button(page, '取消收藏').click()
    const question = page.getByRole('dialog', { name: '取消收藏选中的标本？' })
    await question.getByText('2 个标本将不再是收藏').waitFor()
    await question.getByRole('button', { name: '取消收藏' }).click()
    await page.getByText('已存到本机，联网后取消收藏').waitFor()
    await expect.poll(() => page.locator('[aria-posinset]').count()).toBe(1)
    await link(page, '肝').waitFor()
    await button(page, '选择').waitFor()
    // the star of each is gone wherever it is shown
    await button(page, '收藏').click()
    await button(page, '收藏 小脑皮质').waitFor()
    await button(page, '收藏').click()
    expect(await collected()).toHaveLength(3)
    await stage.context.setOffline(false)
    await page.reload()
    await expect.poll(collected, { timeout: 20_000 }).toEqual([stays])
    const told = stage.wire.seen.filter(({ path }) => path.endsWith('/collect/specimen/cancelBatch'))
    expect(told).toHaveLength(1)
    // the last one: then there is nothing to choose from
    await button(page, '取消收藏 肝').click()
    await page.getByText('还没有收藏的标本').waitFor()
    expect(await button(page, '选择').count()).toBe(0)
  },
)

test.runIf(whole)('favourites known only to this device disappear at once when removed: S07', async () => {
  const { page } = stage
  const { id } = subject('组织学')
  const { records } = await pageOf(`subjectId=${id}`)
  for (const name of ['肝', '小脑皮质', '血涂片'])
    await say(`collectSpecimen?specimenId=${records.find((one) => one.name === name)?.id}`)
  await stage.open(`/resource?subject=${id}`)
  await button(page, '取消收藏 肝').waitFor()
  await controlled(page)
  await stage.context.setOffline(true)
  // this list was never asked for
  await button(page, '收藏').click()
  await page.getByText('没有网络，只在本机已保存的内容中查找').waitFor()
  await button(page, '取消收藏 肝').click()
  await expect.poll(() => page.locator('[aria-posinset]').count()).toBe(2)
  await button(page, '选择').click()
  await button(page, '全选').click()
  await button(page, '取消收藏').click()
  await page.getByRole('dialog').getByRole('button', { name: '取消收藏' }).click()
  await page.getByText('还没有收藏的标本').waitFor()
})
