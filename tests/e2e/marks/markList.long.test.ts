/** Marks in their list, in and out of files, and the screens on which one draws. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { CommonMarks } from '../../../src/contract/specimens.ts'
import { phone, tablet } from '../../tools/browser.ts'
import { finger } from '../../tools/finger.ts'
import { draw, middle, scaleOf, setMarks } from '../../tools/marks.ts'
import { openSchoolShelf } from '../../tools/school.ts'
import { faultsOf, type Lang, looks, onPhones, onTablet, type View, waysOf } from '../../tools/screens.ts'
import { ask, base } from '../../tools/steps.ts'

const school = await openSchoolShelf()
const { origin, shelf } = school
const { held, signedIn, token } = setMarks(school)

describe('by keys', () => {
  test('the list searches, steps through and hides marks and their names: S12', async () => {
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
    const { presetMarks } = await ask<CommonMarks>(origin, '/dh-specimen/mark/common?specimenId=1', token())
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
    // beside the words of another file it is not told, but where one's marks are
    const empty = JSON.stringify({ type: 'FeatureCollection', features: [] })
    const imported = page.getByText(`已导入 ${count} 处标注`)
    await page
      .getByLabel('标注文件')
      .setInputFiles({ name: 'x.json', mimeType: '', buffer: Buffer.from(empty) })
    await page.locator('dialog[open]').getByText('没有可导入的标注').waitFor()
    expect(await page.locator('dialog[open]').locator(imported).count()).toBe(0)
    await page.keyboard.press('Escape')
    await imported.waitFor()
    await page.getByRole('button', { name: '撤销', exact: true }).click()
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
