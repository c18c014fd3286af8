/** The lists of the specimen library: subjects, filters, favourites, what is kept, with and without network. */
import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { open as openDatabase } from '../../../server/store/db.ts'
import type { Paged } from '../../../src/contract/endpoint.ts'
import type { Specimen } from '../../../src/contract/specimens.ts'
import type { SpecimenCatalogNode, Subject } from '../../../src/contract/subjects.ts'
import { tablet } from '../../tools/browser.ts'
import { controlled } from '../../tools/device.ts'
import { askBeside, link, row, searchOf } from '../../tools/library.ts'
import { fillManySpecimens } from '../../tools/manySpecimens.ts'
import { whole } from '../../tools/rounds.ts'
import { setStage } from '../../tools/stage.ts'
import { signIn } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'

const stage = setStage({
  prepare: async ({ dataDir }) => {
    const db = openDatabase({ dataDir })
    await fillManySpecimens(db, 2000)
    await db.kysely.destroy()
  },
})
const { get, pageOf, subject } = askBeside(stage)

beforeEach(() => signIn(stage.page, stage.origin, 'student'))

const count = (page: Page) => page.getByRole('main').getByRole('status').first()
/** the place of the row in the whole list, which is the first below the head */
const topRow = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('[role=listitem][aria-posinset]')]
    const first = rows.find((one) => one.getBoundingClientRect().top > 130)
    return { at: Number(first?.getAttribute('aria-posinset')), top: first?.getBoundingClientRect().top ?? 0 }
  })

/** Scrolls on until the row at this place stands. */
async function scrollTo(page: Page, at: number) {
  const wanted = page.locator(`[aria-posinset="${at}"]`)
  await expect
    .poll(
      async () => {
        if ((await wanted.count()) === 1) return true
        await page.evaluate(() => scrollBy(0, innerHeight * 0.7))
        return false
      },
      { timeout: 30_000, interval: 100 },
    )
    .toBe(true)
  await wanted.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(400)
}

test('filters, scroll and loaded pages survive a visit to a specimen: S07 B06 F49', async () => {
  const { page } = stage
  await stage.open('/resource')
  await link(page, '厚皮').waitFor()
  await page.getByRole('tab', { name: '全部', exact: true }).click()
  await page.getByRole('button', { name: '切片', exact: true }).click()
  await expect.poll(() => searchOf(page)).toEqual({ subject: 'all', kind: 'slide' })
  const { total } = await pageOf('kind=slide')
  await count(page).getByText(`${total} 个标本`).waitFor()
  await scrollTo(page, 70)
  // of all that is loaded only what is near stands in the page
  const inPage = await page.locator('[aria-posinset]').count()
  tally({ figure: `${inPage} of ${total} specimens in the page; times: npm run bench library, waiting` })
  expect(inPage).toBeLessThan(40)
  expect(await page.locator('[aria-posinset="70"]').getAttribute('aria-setsize')).toBe(String(total))
  const before = await topRow(page)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/front/page')) asked++
  })
  const stands = async () => {
    await page.locator(`[aria-posinset="${before.at}"]`).waitFor()
    await expect.poll(async () => Math.abs((await topRow(page)).top - before.top)).toBeLessThan(3)
    expect((await topRow(page)).at).toBe(before.at)
    expect(searchOf(page)).toEqual({ subject: 'all', kind: 'slide' })
  }

  await page.locator(`[aria-posinset="${before.at}"] a`).click()
  await page.getByRole('button', { name: '返回', exact: true }).click()
  await stands()

  await page.getByRole('link', { name: '练习' }).click()
  await page.waitForURL('**/exercise')
  await page.getByRole('link', { name: '资源' }).click()
  await stands()
  // there and back before the other tab has come
  await page.evaluate(() => {
    for (const path of ['exercise', 'resource'])
      document.querySelector<HTMLElement>(`nav a[href$="/${path}"]`)?.click()
  })
  await page.waitForTimeout(500)
  await stands()
  expect(asked).toBe(0)

  await page.reload()
  await page.locator('[aria-posinset="1"]').waitFor()
  expect(searchOf(page)).toEqual({ subject: 'all', kind: 'slide' })
})

test.runIf(whole)('a row takes a tap while the list still scrolls: S07', async () => {
  const { page } = stage
  await stage.open('/resource?subject=all')
  await page.locator('[aria-posinset="8"]').waitFor()
  const hits = await page.evaluate(async () => {
    const hits: boolean[] = []
    for (let step = 0; step < 12; step++) {
      scrollBy(0, 12)
      await new Promise(requestAnimationFrame)
      const hit = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
      hits.push(hit?.closest('[aria-posinset]') !== null)
    }
    return hits
  })
  expect(hits).toEqual(hits.map(() => true))
})

test('a subject’s parts have a screen, and lead on to their specimens: S08', async () => {
  const { page } = stage
  const whole = subject('人体解剖学')
  await stage.open(`/resource?subject=${whole.id}`)
  await page.getByRole('link', { name: '分支学科' }).click()
  await page.waitForURL(`**/resource/child/${whole.id}`)
  await page.getByRole('heading', { name: whole.name }).waitFor()
  const parts = (await get<Subject>(`subject/detail?id=${whole.id}`)).children
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts) await row(page, part.name).first().waitFor()
  await page.getByRole('link', { name: `全部${whole.name}标本` }).click()
  await page.waitForURL(`**/resource/specimen/${whole.id}`)
  const { total } = await pageOf(`subjectId=${whole.id}`)
  await count(page).getByText(`${total} 个标本`).waitFor()
})

test('catalogue, people and stain narrow the specimens of a subject: S09', async () => {
  await stage.anew({ viewport: tablet })
  const { page } = stage
  await signIn(page, stage.origin, 'student')
  const { id } = subject('组织学')
  await stage.open(`/resource/specimen/${id}`)
  const tree = await get<SpecimenCatalogNode[]>(`specimen/catalog?subjectId=${id}`)
  const part = tree[0]?.items.find((node) => node.count > 25)
  if (!part) throw new Error('no part of the catalogue with two pages')
  await page
    .getByRole('navigation', { name: '目录' })
    .getByRole('button', { name: new RegExp(`^${part.name}`) })
    .click()
  await count(page).getByText(`${part.count} 个标本`).waitFor()
  // a leaf of the catalogue is a chapter, kept for offline from here too: its size stands there
  await page
    .getByRole('button', { name: new RegExp(`^${part.name} · 存到本机 · \\D+ [\\d.]+ [KM]B$`) })
    .waitFor()
  await scrollTo(page, 25)
  const [people] = await get<{ id: number; name: string }[]>('specimen/suitPeople/list')
  await page.getByRole('button', { name: people?.name, exact: true }).click()
  await page.getByRole('button', { name: 'H&E', exact: true }).click()
  const dye = searchOf(page).dye ?? ''
  const narrowed = await pageOf(
    `subjectId=${id}&catalogId=${part.id}&suitPeopleId=${people?.id}&dye=${encodeURIComponent(dye)}`,
  )
  await count(page).getByText(`${narrowed.total} 个标本`).waitFor()
  expect(searchOf(page)).toMatchObject({ catalog: String(part.id), people: String(people?.id) })
  await page.getByRole('button', { name: '去掉筛选：H&E' }).click()
  await expect.poll(() => searchOf(page).dye).toBeUndefined()
  await page.getByRole('button', { name: '全部清除' }).click()
  await expect.poll(() => searchOf(page)).toEqual({})
})

test('a search finds a structure by another name and opens its slide there: S07 S09', async () => {
  const { page } = stage
  await stage.open(`/resource?subject=${subject('组织学').id}`)
  await page.getByRole('searchbox', { name: '搜索标本' }).fill('鲍曼腔')
  await row(page, '肾皮质').getByText('标注：').waitFor()
  const [kidney] = (await pageOf(`keyword=${encodeURIComponent('鲍曼腔')}`)).records
  await link(page, '肾皮质').click()
  await page.waitForURL(/specimen\/detail/)
  expect(searchOf(page).mark).toBe(String(kidney?.hit?.markId))
  await page.locator(`[aria-pressed="true"]`).filter({ hasText: kidney?.hit?.name }).first().waitFor()
})

test.runIf(whole)('the search follows typing and ignores unfinished input of an input method', async () => {
  const { page } = stage
  // the next letter comes while the first ones are on their way into the address
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history)
    history.replaceState = (state, unused, url) => {
      replace(state, unused, url)
      const field = document.querySelector<HTMLInputElement>('input[type="search"]')
      if (!String(url).includes('keyword=') || field?.value !== 'bowm') return
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'bowma')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await stage.open('/resource?subject=all')
  const field = page.getByRole('searchbox', { name: '搜索标本' })
  await field.fill('bowm')
  await expect.poll(() => searchOf(page).keyword).toBe('bowma')
  expect(await field.inputValue()).toBe('bowma')
  await field.fill('')
  await expect.poll(() => searchOf(page).keyword).toBeUndefined()

  const asked: string[] = []
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
  const device = await stage.context.newCDPSession(page)
  await field.focus()
  await device.send('Input.imeSetComposition', { text: 'shen', selectionStart: 4, selectionEnd: 4 })
  await page.waitForTimeout(800)
  expect(searchOf(page).keyword).toBeUndefined()
  await device.send('Input.insertText', { text: '肾皮质' })
  await row(page, '肾皮质').waitFor()
  await expect.poll(() => searchOf(page).keyword).toBe('肾皮质')
  expect(asked.filter((url) => url.includes('shen'))).toEqual([])
})

test.runIf(whole)(
  'arrow keys walk the whole list, and one step of the Tab key passes the filters',
  async () => {
    const { page } = stage
    await stage.open('/resource?subject=all')
    await page.locator('[aria-posinset="1"] a').focus()
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('ArrowDown')
      await page.locator(`[aria-posinset="${step + 2}"] :focus`).waitFor()
    }
    await page.keyboard.press('Home')
    await page.locator('[aria-posinset="1"] :focus').waitFor()
    const chip = (name: string) => page.getByRole('toolbar', { name: '筛选' }).getByRole('button', { name })
    await chip('切片').focus()
    await page.keyboard.press('End')
    await expect.poll(() => chip('可离线').evaluate((one) => one === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: '跳到标本列表' }).press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(
      /specimen\/detail/,
    )
  },
)

test.runIf(whole)('an arrow key waits for a hidden or loading row and then focuses it', async () => {
  const { page, wire } = stage
  const stands = (at: number) => page.locator(`[aria-posinset="${at}"] :focus`).waitFor()
  await stage.open('/resource?subject=all')
  await page.locator('[aria-posinset="1"] a').focus()
  await page.locator('[aria-posinset="2"]').evaluate((row: HTMLElement) => {
    // as the list has its rows until they are measured
    row.style.visibility = 'hidden'
    setTimeout(() => row.style.removeProperty('visibility'), 200)
  })
  await page.keyboard.press('ArrowDown')
  await stands(2)

  wire.fault(/specimen\/front\/page\?pageNo=2&/, { kind: 'hold' })
  for (let at = 3; at <= 20; at++) {
    await page.keyboard.press('ArrowDown')
    await stands(at)
  }
  await page.keyboard.press('ArrowDown')
  await page.waitForTimeout(200)
  expect(await page.locator('[aria-posinset="20"] :focus').count()).toBe(1)
  wire.release()
  await stands(21)
})

test.runIf(whole)('a favourite made offline shows at once and is delivered once: S07', async () => {
  const { page } = stage
  await stage.open(`/resource?subject=${subject('组织学').id}`)
  await link(page, '肝').first().waitFor()
  await stage.open(`/resource?subject=${subject('组织学').id}&fav=1`)
  await page.getByText('还没有收藏的标本').waitFor()
  await stage.open(`/resource?subject=${subject('组织学').id}`)
  await link(page, '肝').first().waitFor()
  await controlled(page)
  await stage.context.setOffline(true)
  const star = page.getByRole('button', { name: '收藏 肝', exact: true })
  await star.click()
  await page.getByRole('button', { name: '取消收藏 肝', exact: true }).waitFor()
  await page.getByRole('button', { name: '收藏', exact: true }).click()
  await link(page, '肝').waitFor()
  await stage.context.setOffline(false)
  await page.reload()
  await expect
    .poll(
      async () =>
        (await get<Paged<Specimen>>('collect/specimen/page?pageNo=1&pageSize=9')).records.map(
          ({ name }) => name,
        ),
      {
        timeout: 20_000,
      },
    )
    .toEqual(['肝'])
})

test.runIf(whole)('kept specimens are found offline, by the names of their marks too: S09 O02', async () => {
  const { page } = stage
  const [kidney] = (await pageOf(`keyword=${encodeURIComponent('鲍曼腔')}`)).records
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await stage.open(`/resource/specimen/detail/${kidney?.id}`)
  await page.getByRole('button', { name: /^存到本机 \D+\d/ }).click()
  await page.getByRole('button', { name: /^可离线 / }).waitFor({ timeout: 60_000 })
  await stage.open(`/resource?subject=${kidney?.subjectId}&kept=1`)
  await row(page, '肾皮质').getByText('可离线').waitFor()

  await stage.context.setOffline(true)
  await page.reload()
  await page.getByText('没有网络也能打开的标本').waitFor()
  await row(page, '肾皮质').waitFor()
  expect(await page.locator('[aria-posinset]').count()).toBe(1)
  await page.getByRole('button', { name: '可离线', exact: true }).click()
  await page.getByRole('searchbox', { name: '搜索标本' }).fill('ＢＯＷＭＡＮ')
  await page.getByText('没有网络，只在本机已保存的内容中查找').waitFor()
  await row(page, '肾皮质').getByText('标注：').waitFor()
  await link(page, '肾皮质').click()
  await page.locator('[data-viewer="open"]').waitFor()
  await page.getByRole('heading', { name: '肾皮质' }).waitFor()
  // at the structure that was looked for
  expect(searchOf(page).mark).toBe(String(kidney?.hit?.markId))
  await page.locator(`[data-mark="${kidney?.hit?.markId}"][aria-pressed="true"]`).waitFor()
  // screens never opened before stand on what the library's first screen brought
  await stage.open(`/resource/specimen/${kidney?.subjectId}`)
  await row(page, '肾皮质').getByText('可离线').waitFor()
  const whole = subject('人体解剖学')
  await stage.open(`/resource/child/${whole.id}`)
  await row(page, whole.children[0]?.name ?? '').waitFor()
})
