/** One's own marks changed and deleted: what undoes it is before one's eyes, and the keys go on where they were. */
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { phone, tablet } from '../../tools/browser.ts'
import { bar, draw, middle, rows, setMarks, take } from '../../tools/marks.ts'
import { openSchoolShelf } from '../../tools/school.ts'

const school = await openSchoolShelf()
const { shelf } = school
const { held, drawn, signedIn } = setMarks(school)

const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const within = (page: Page, name: string, act: string) =>
  row(page, name).getByRole('button', { name: act, exact: true })
const undo = (page: Page) => page.locator('[data-undo]').getByRole('button', { name: '撤销' })
/** What has the focus, by its words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document
    if (at === document.body) return 'nothing'
    return at instanceof HTMLInputElement
      ? at.value
      : (at?.getAttribute('aria-label') ?? at?.textContent?.trim())
  })

test('on a phone the undo of a deletion is in sight, however long the list: S12', async () => {
  await drawn(...Array.from({ length: 9 }, (_, at) => `自绘 ${at + 1}`))
  const { page, context } = await shelf.take({ viewport: phone })
  await signedIn(page)
  for (const leave of ['撤销', '关闭']) {
    await row(page, '自绘 5').getByRole('button').first().tap()
    await within(page, '自绘 5', '删除').tap()
    await page.getByRole('status').getByText('已删除“自绘 5”').waitFor()
    const isSeen = await undo(page).evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isSeen).toBe(true)
    await row(page, '自绘 5').waitFor({ state: 'detached' })
    await page.locator('[data-undo]').getByRole('button', { name: leave }).tap()
    await undo(page).waitFor({ state: 'detached' })
    await expect.poll(() => rows(page).count()).toBe(leave === '撤销' ? 9 : 8)
    await expect.poll(async () => (await held()).length).toBe(leave === '撤销' ? 9 : 8)
  }
  await context.close()
})

test('however much is said of a mark, what keeps it stays on the screen: S12', async () => {
  await drawn('自绘 1')
  const { page, context } = await shelf.take({ viewport: phone })
  await signedIn(page)
  await row(page, '自绘 1').getByRole('button').first().tap()
  await within(page, '自绘 1', '编辑').tap()
  const dialog = page.locator('dialog[open]')
  await dialog.getByLabel('说明').fill('很长的说明。'.repeat(160))
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    // it comes up from below
    const end = async () => {
      const box = await dialog.getByRole('button', { name: '保存' }).boundingBox()
      return (box?.y ?? height) + (box?.height ?? 0)
    }
    await expect.poll(end).toBeLessThanOrEqual(height)
  }
  await dialog.getByRole('button', { name: '保存' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await held())[0]?.desc.length).toBeGreaterThan(500)
  await context.close()
})

describe('by keys', () => {
  test('closing a dialog returns the focus to where it was: S12', async () => {
    await drawn('自绘 1', '自绘 2')
    const { page, context } = await shelf.take({ viewport: tablet })
    await signedIn(page)
    const save = () => page.locator('dialog[open]').getByRole('textbox').first().press('Enter')
    const leaveByKey = () => page.keyboard.press('Escape')
    const close = () => page.locator('dialog[open]').getByRole('button', { name: '关闭' }).press('Enter')
    const dialog = page.locator('dialog[open]')

    const exchange = page.getByRole('button', { name: '导出与导入' })
    for (const leave of [leaveByKey, close]) {
      await exchange.press('Enter')
      await dialog.waitFor()
      await leave()
      await dialog.waitFor({ state: 'detached' })
      expect(await focused(page)).toBe('导出与导入')
    }
    await row(page, '自绘 1').getByRole('button').first().press('Enter')
    for (const leave of [save, leaveByKey, close]) {
      await within(page, '自绘 1', '编辑').press('Enter')
      await dialog.waitFor()
      await leave()
      await dialog.waitFor({ state: 'detached' })
      expect(await focused(page)).toBe('编辑')
    }

    await draw(page)
    const [x, y] = await middle(page)
    await take(page, '点')
    await page.mouse.click(x, y)
    const edit = bar(page).getByRole('button', { name: '编辑' })
    for (const leave of [save, leaveByKey, close]) {
      await edit.press('Enter')
      await dialog.waitFor()
      await leave()
      await dialog.waitFor({ state: 'detached' })
      expect(await focused(page)).toBe('编辑')
    }
    // a text comes from a place of the picture: what was chosen for it has the keys still
    await take(page, '文字')
    await page.mouse.click(x + 60, y + 40)
    await dialog.getByRole('textbox').first().fill('乳头')
    await save()
    await dialog.waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('text')
    const cross = page.getByRole('application', { name: /^十字准星/ })
    await cross.press('Enter')
    await dialog.getByRole('textbox').first().fill('真皮')
    await save()
    await dialog.waitFor({ state: 'detached' })
    expect(await focused(page)).toMatch(/^十字准星/)
    await expect.poll(async () => (await held()).length).toBe(5)
    await context.close()
  })

  test('the focus goes to undo after a deletion, and back to the marks after it: S12', async () => {
    await drawn('自绘 1', '自绘 2')
    const { page, context } = await shelf.take({ viewport: tablet })
    await signedIn(page)
    await row(page, '自绘 1').getByRole('button').first().press('Enter')
    await within(page, '自绘 1', '删除').press('Enter')
    await expect.poll(() => focused(page)).toBe('撤销')
    await row(page, '自绘 1').waitFor({ state: 'detached' })
    await row(page, '自绘 2').getByRole('button').first().press('Enter')
    await within(page, '自绘 2', '编辑').press('Enter')
    await page.locator('dialog[open]').getByRole('button', { name: '删除' }).press('Enter')
    await expect.poll(() => focused(page)).toBe('撤销')
    await row(page, '自绘 2').waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('已删除“自绘 1”').waitFor()
    expect(await focused(page)).toBe('撤销')
    await page.keyboard.press('Enter')
    await expect.poll(() => rows(page).count()).toBe(2)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-labelledby'))).toBe('marks')
    await expect.poll(async () => (await held()).length).toBe(2)
    await context.close()
  })
})
