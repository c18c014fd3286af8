/** One's own marks: drawn with a finger, two fingers, a mouse or keys, with and without network, in and out of files. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { CommonMarks, PersonalMark } from '../../src/contract/specimens.ts'
import { openBrowser, openShelf, phone, type Session, type Shelf, tablet } from '../tools/browser.ts'
import { finger } from '../tools/finger.ts'
import { openSchool } from '../tools/school.ts'
import { faultsOf, type Lang, looks, onPhones, onTablet, type View, waysOf } from '../tools/screens.ts'
import { ask, base, signIn, tokenOf } from '../tools/steps.ts'

const { origin, dataDir } = await openSchool()
const path = '/resource/specimen/detail/1'
let shelf: Shelf
let token: string

const held = () => ask<PersonalMark[]>(origin, '/dh-specimen/mark/personal?specimenId=1', token)

async function clear() {
  for (const { clientId, specimenId } of await held())
    await ask(origin, '/dh-specimen/mark/personal/delete', token, { clientId, specimenId })
}

beforeAll(async () => {
  shelf = await openShelf()
  token = await tokenOf(origin, 'student')
  await clear()
})
afterEach(clear)
afterAll(() => shelf?.close())

async function openSlide(page: Page) {
  await page.goto(origin + base + path)
  await page.locator('[data-viewer="open"]').waitFor()
}

const bar = (page: Page) => page.getByRole('region', { name: '绘制标注' })
/** Begins to draw; what one draws with comes only now. */
async function draw(page: Page) {
  await page.getByRole('button', { name: /^(绘制标注|Draw labels)$/ }).click()
  await page.locator('[data-drawbar]').waitFor()
  await page.locator('[data-drawing]').waitFor()
}
const take = (page: Page, name: string) => bar(page).locator('label').filter({ hasText: name }).click()
const finish = (page: Page) => page.getByRole('button', { name: '结束绘制' }).click()
const rows = (page: Page): Locator => page.getByRole('region', { name: '我的标注' }).getByRole('listitem')
const scaleOf = (page: Page) => page.getByRole('img', { name: /^比例尺/ }).getAttribute('aria-label')

/** The middle of the picture, CSS px. */
async function middle(page: Page): Promise<[number, number]> {
  const box = await page.locator('[data-viewer] canvas').first().boundingBox()
  if (!box) throw new Error('no picture')
  return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
}

async function signedIn(page: Page) {
  await signIn(page, origin, 'student')
  await openSlide(page)
}

test('drawn without network, kept over a restart, delivered exactly once; edited twice and deleted offline, the service has none: S12', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'vitrine-marks-'))
  const db = () => new DatabaseSync(join(dataDir, 'vitrine.db'), { readOnly: true })
  const receipts = () => {
    const open = db()
    const { n } = open.prepare('select count(*) n from receipt where accountId = 1').get() as { n: number }
    open.close()
    return n
  }
  let session: Session = await openBrowser({ profile })
  try {
    await signedIn(session.page)
    // the worker keeps what the picture shows from the second visit on
    await session.page.evaluate(() => navigator.serviceWorker.ready)
    await openSlide(session.page)
    await rows(session.page).count()
    const before = receipts()

    await session.context.setOffline(true)
    let { page } = session
    const touch = await finger(page)
    await draw(page)
    const [x, y] = await middle(page)
    await take(page, '箭头')
    await touch.stroke([x - 60, y - 60], [x + 20, y - 10])
    await take(page, '矩形')
    await touch.stroke([x - 80, y + 10], [x - 10, y + 60])
    // a third one that will be edited twice, and deleted
    await take(page, '椭圆')
    await touch.stroke([x + 10, y + 10], [x + 70, y + 60])
    for (const name of ['先改一次', '再改一次']) {
      await bar(page).getByRole('button', { name: '编辑' }).click()
      await page.getByLabel('名称').fill(name)
      await page.getByRole('button', { name: '保存' }).click()
      await bar(page).getByText(name).waitFor()
    }
    await bar(page)
      .getByRole('button', { name: /删除标注/ })
      .click()
    await finish(page)
    await expect.poll(() => rows(page).count()).toBe(2)
    expect(await rows(page).getByText('待发送').count()).toBe(2)

    expect(await held()).toEqual([])

    // the browser is closed and started again, still without network (but for the moment until it is told: the
    // worker may have sent by then)
    await session.close()
    session = await openBrowser({ profile })
    page = session.page
    await session.context.setOffline(true)
    await openSlide(page)
    await expect.poll(() => rows(page).count()).toBe(2)
    expect(await rows(page).allTextContents()).toEqual([
      expect.stringContaining('我的标注 1'),
      expect.stringContaining('我的标注 2'),
    ])

    await session.context.setOffline(false)
    await expect.poll(async () => (await held()).length, { timeout: 30_000 }).toBe(2)
    await expect.poll(() => rows(page).getByText('待发送').count()).toBe(0)

    // three were drawn, one was edited twice and deleted: six things, each took effect once
    await expect.poll(() => receipts() - before).toBe(6)
    const open = db()
    const kept = open.prepare('select shape from personalMark where accountId = 1 order by createdAt').all()
    open.close()
    expect(kept.map(({ shape }) => shape).sort()).toEqual(['arrow', 'rectangle'])
  } finally {
    await session.close()
    rmSync(profile, { recursive: true, force: true })
  }
})

describe('on a phone', () => {
  test('one finger draws every shape, moves and reshapes it, while two fingers move the picture; a text is 8 to 24 px: V05', async () => {
    const { page, context } = await shelf.take()
    await signedIn(page)
    const touch = await finger(page)
    await draw(page)
    const [x, y] = await middle(page)

    const before = await scaleOf(page)
    await take(page, '直线')
    await touch.pinch([x, y], 40, 120)
    await expect.poll(() => scaleOf(page)).not.toBe(before)
    expect(await rows(page).count()).toBe(0)

    for (const [name, from, to] of [
      ['点', [x, y - 80], [x, y - 80]],
      ['箭头', [x - 90, y - 60], [x - 50, y - 90]],
      ['直线', [x + 60, y - 60], [x + 120, y - 90]],
      ['矩形', [x - 120, y - 30], [x - 60, y + 10]],
      ['椭圆', [x - 30, y - 30], [x + 30, y + 10]],
      ['手绘', [x + 60, y - 30], [x + 120, y + 20]],
    ] as const) {
      await take(page, name)
      await touch.stroke(from, to)
    }
    await take(page, '多边形')
    for (const place of [
      [x - 60, y + 40],
      [x, y + 40],
      [x - 30, y + 80],
    ] as const)
      await touch.tap(place)
    await bar(page).getByRole('button', { name: '完成图形' }).click()

    await take(page, '文字')
    await touch.tap([x + 40, y + 70])
    await page.getByRole('textbox', { name: '文字' }).fill('乳头')
    const sheet = page.locator('dialog[open]')
    const size = sheet.getByRole('slider', { name: '字号' })
    for (const [end, px, other] of [
      ['End', 24, '字号增大'],
      ['Home', 8, '字号减小'],
    ] as const) {
      await size.press(end)
      expect(await size.inputValue()).toBe(String(px))
      expect(await sheet.getByRole('button', { name: other }).isDisabled()).toBe(true)
    }
    await sheet.getByRole('button', { name: '字号增大' }).click()
    await page.getByRole('button', { name: '保存' }).click()
    await expect.poll(async () => (await held()).length).toBe(8)

    // one's own is moved by the finger, and reshaped without a drag: a handle is tapped, then its new place
    const corners = async () => (await held()).find(({ shape }) => shape === 'rectangle')?.points.flat() ?? []
    await take(page, '移动与选择')
    await touch.tap([x - 120, y - 10])
    const [left = 0, top = 0, right = 0] = await corners()
    const px = (right - left) / 60
    await touch.stroke([x - 90, y - 10], [x - 90, y - 30])
    await expect.poll(async () => ((await corners())[1] ?? top) - top).toBeCloseTo(-20 * px, 0)
    const knob = page.getByRole('button', { name: /^控制点 3/ })
    const box = await knob.boundingBox()
    const at = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
    const isHeld = () => knob.getAttribute('aria-pressed')
    for (const pressed of ['true', 'false', 'true']) {
      await touch.tap(at)
      await expect.poll(isHeld).toBe(pressed)
    }
    await page.keyboard.press('Escape')
    await expect.poll(isHeld).toBe('false')
    await touch.tap(at)
    const bottom = (await corners())[3] ?? 0
    await touch.tap([at[0] + 20, at[1] + 40])
    await expect.poll(async () => ((await corners())[3] ?? bottom) - bottom).toBeCloseTo(40 * px, 0)
    expect(((await corners())[2] ?? right) - right).toBeCloseTo(20 * px, 0)
    await finish(page)
    await expect
      .poll(async () => (await held()).map(({ shape }) => shape).sort())
      .toEqual(['arrow', 'ellipse', 'freehand', 'line', 'point', 'polygon', 'rectangle', 'text'])
    expect((await held()).find(({ shape }) => shape === 'text')).toMatchObject({ name: '乳头', fontSize: 9 })
    await context.close()
  })
})

describe('by keys', () => {
  test('the crosshair draws, handles are moved, what was deleted comes back: S12', async () => {
    const { page, context } = await shelf.take({ viewport: tablet })
    await signedIn(page)
    await page.getByRole('button', { name: '绘制标注' }).press('Enter')
    const tool = bar(page).getByRole('radio', { name: '箭头' })
    await tool.focus()
    await tool.press('Enter')
    const cross = page.getByRole('application', { name: /^十字准星/ })
    await expect.poll(() => cross.evaluate((one) => one === document.activeElement)).toBe(true)
    await cross.press('Enter')
    for (let step = 0; step < 5; step++) await cross.press('ArrowRight')
    await cross.press('Enter')
    await expect.poll(async () => (await held()).length).toBe(1)
    const [drawn] = await held()
    const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = drawn?.points ?? []
    expect(x2 - x1).toBeGreaterThan(5)
    expect(Math.abs(y2 - y1)).toBeLessThan(0.01)

    const knob = page.getByRole('button', { name: /^控制点 2/ })
    await knob.focus()
    await knob.press('ArrowDown')
    await expect.poll(async () => (await held())[0]?.points[1]?.[1]).toBeGreaterThan(y2 + 1)

    await bar(page)
      .getByRole('button', { name: /删除标注/ })
      .press('Enter')
    await expect.poll(async () => (await held()).length).toBe(0)
    await bar(page).getByRole('button', { name: '撤销' }).press('Enter')
    await expect.poll(async () => (await held()).length).toBe(1)

    // what is put away leaves the keys to the picture
    const onBoard = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await cross.press('Escape')
    await expect.poll(onBoard).toMatch(/^厚皮/)
    await page.getByRole('button', { name: '结束绘制' }).press('Enter')
    await bar(page).waitFor({ state: 'detached' })
    await expect.poll(onBoard).toMatch(/^厚皮/)
    await context.close()
  })

  test('the list finds names in every language, goes from mark to mark, hides layers and names, remembers Latin: S12', async () => {
    const { page, context } = await shelf.take({ viewport: tablet })
    await signedIn(page)
    const list = page.getByRole('region', { name: /处标注$/ })
    const preset = page.getByRole('region', { name: '预设标注' })
    const count = await preset.getByRole('listitem').count()
    expect(count).toBeGreaterThan(5)

    const search = list.getByRole('searchbox', { name: '搜索标注' })
    await search.fill('CORNEUM')
    await expect.poll(() => preset.getByRole('listitem').count()).toBe(1)
    const whole = await scaleOf(page)
    const { presetMarks } = await ask<CommonMarks>(origin, '/dh-specimen/mark/common?specimenId=1', token)
    const tip = presetMarks.find(({ name }) => name === '角质层')
    await preset.getByRole('button', { name: /角质层/ }).click()
    await expect.poll(() => scaleOf(page)).not.toBe(whole)
    // the tip comes to the middle
    const place = () => new URL(page.url()).searchParams.get('at')?.split('_').map(Number) ?? []
    await expect.poll(() => Math.abs((place()[0] ?? 0) - (tip?.x ?? 0))).toBeLessThan(3)
    expect(Math.abs((place()[1] ?? 0) - (tip?.y ?? 0))).toBeLessThan(3)
    await page
      .getByRole('button', { name: /^1 角质层/, pressed: true })
      .first()
      .waitFor()
    await search.fill('zzz')
    await list.getByText('没有名称含“zzz”的标注').waitFor()
    await search.fill('')
    await page.getByRole('button', { name: '下一处标注' }).press('Enter')
    await preset.getByRole('button', { pressed: true }).filter({ hasText: '2' }).waitFor()

    await list.getByRole('button', { name: '拉丁名' }).click()
    await preset.getByText('stratum lucidum').first().waitFor()
    await page.reload()
    await preset.getByText('stratum lucidum').first().waitFor()
    const picture = page.locator('[data-viewer]')
    await preset.getByRole('button', { name: /透明层/ }).press('Enter')
    // below the picture too, and so in full screen
    const foot = page.getByRole('group', { name: '逐个看标注' })
    await foot.locator('[lang="la"]').filter({ hasText: 'Stratum lucidum' }).waitFor()

    const plate = picture.locator('svg text').filter({ hasText: '透明层' })
    await plate.waitFor()
    const told = () =>
      picture
        .getByText(/透明层|lucidum/i)
        .or(picture.getByLabel(/透明层|角质层/))
        .count()
    await list.getByRole('button', { name: '隐藏名称（自测）' }).click()
    expect(await preset.getByText('透明层').count()).toBe(0)
    expect(await told()).toBe(0)
    await preset.getByRole('button', { name: '标注 2', exact: true }).click()
    await preset.getByRole('button', { name: '显示名称' }).click()
    await preset.getByText('透明层').first().waitFor()
    expect(await preset.getByText('棘层').count()).toBe(0)

    const others = (await page.locator('[data-viewer] [data-mark]').count()) - count
    await preset.getByRole('switch').press('Space')
    await expect.poll(() => page.locator('[data-viewer] [data-mark]').count()).toBe(others)
    await expect.poll(() => new URL(page.url()).search).toContain('preset')
    await context.close()
  })
})

describe('files', () => {
  test.each([
    ['QuPath GeoJSON', '.geojson'],
    ['W3C Web Annotation', '.jsonld'],
  ])('marks go out as %s and come in again as one’s own, at once undone: S12', async (format, ending) => {
    const { page, context } = await shelf.take({ viewport: tablet })
    await signedIn(page)
    const count = await page
      .getByRole('region', { name: /处标注$/ })
      .getByRole('listitem')
      .count()
    await page.getByRole('button', { name: '导出与导入' }).click()
    await page.locator('label').filter({ hasText: format }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `导出 ${count} 处` }).click(),
    ])
    expect(download.suggestedFilename()).toContain(ending)
    const file = await download.path()
    const given = JSON.parse(readFileSync(file, 'utf8')) as { features?: unknown[]; items?: unknown[] }
    expect((given.features ?? given.items)?.length).toBe(count)

    await page
      .getByLabel('标注文件')
      .setInputFiles({ name: 'x.json', mimeType: '', buffer: Buffer.from('{"a"') })
    await page
      .getByRole('alert')
      .getByText(/不是完整的 JSON/)
      .waitFor()
    await page.getByLabel('标注文件').setInputFiles(file)
    await page.locator('dialog[open]').getByText(`已导入 ${count} 处标注`).waitFor()
    await expect.poll(async () => (await held()).length, { timeout: 30_000 }).toBe(count)
    await page.locator('dialog[open]').getByRole('button', { name: '撤销' }).click()
    await expect.poll(async () => (await held()).length, { timeout: 30_000 }).toBe(0)
    await context.close()
  })
})

test.each(
  looks<[Lang, readonly View[]]>([
    ['en', onTablet],
    ['zh', onPhones],
  ]),
)('nothing is wrong with the screens on which one draws, in %s', async (lang, ways) => {
  const { page, context } = await shelf.take({ viewport: phone, lang })
  await context.addCookies([{ name: 'lang', value: lang, url: `${origin}${base}` }])
  await signedIn(page)
  const touch = await finger(page)
  const press = (name: RegExp) => page.getByRole('button', { name }).first().click()
  await draw(page)
  const [x, y] = await middle(page)
  await touch.stroke([x - 60, y - 60], [x + 20, y - 10])
  await page
    .getByRole('button', { name: /^(编辑|Edit)$/ })
    .first()
    .waitFor()
  const found = await faultsOf(page, `drawing-${lang}`, waysOf(ways))
  await page.setViewportSize(phone)
  await press(/^(编辑|Edit)$/)
  await page.locator('dialog[open]').waitFor()
  found.push(...(await faultsOf(page, `mark-edit-${lang}`, waysOf(ways))))
  await page.keyboard.press('Escape')
  await press(/^(结束绘制|Stop drawing)$/)
  await page.setViewportSize(tablet)
  await press(/^(导出与导入|Export and import)$/)
  await page.locator('dialog[open]').waitFor()
  found.push(...(await faultsOf(page, `mark-files-${lang}`, waysOf(ways))))
  expect(found).toEqual([])
  await context.close()
})
