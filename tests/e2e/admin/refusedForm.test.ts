/** Why a form of the administration was refused is told once, and where it is looked for. */
import { expect, test } from 'vitest'
import { phone } from '../../tools/browser.ts'
import { underToasts } from '../../tools/covered.ts'
import { setStage } from '../../tools/stage.ts'
import { signIn } from '../../tools/steps.ts'

const stage = setStage({ device: { viewport: phone, workers: false } })

test('a fault is shown once: at its field, else above the button, else as a toast', async () => {
  const { page, origin } = stage
  await signIn(page, origin, 'admin', 'Admin-2026')
  await stage.open('/admin/terms')
  await page.getByRole('button', { name: '新建学期' }).click()
  const sheet = page.getByRole('dialog', { name: '学期' })
  const field = (label: string) => sheet.getByLabel(label, { exact: true })
  const save = sheet.getByRole('button', { name: '保存' })
  const toldOnce = async (text: string) => {
    await page.getByText(text).first().waitFor()
    expect(await page.getByText(text).count()).toBe(1)
  }
  const isAtFault = (label: string) =>
    field(label).evaluate((one) => one.ariaInvalid === 'true' && one === document.activeElement)

  await save.click()
  await toldOnce('请输入学期名称')
  expect(await isAtFault('名称')).toBe(true)
  await field('名称').fill('短学期')
  await field('开始日期').fill('2026-09-01')
  await field('结束日期').fill('2026-08-01')
  await save.click()
  await toldOnce('结束日期须晚于开始日期')
  expect([await isAtFault('名称'), await isAtFault('结束日期')]).toEqual([false, true])

  await page.context().setOffline(true)
  await save.click()
  await toldOnce('没有网络，没有保存。')
  expect(await sheet.getByRole('alert').textContent()).toBe('没有网络，没有保存。')
  await page.context().setOffline(false)
  await sheet.getByRole('button', { name: '关闭' }).click()
  // what was written is not saved
  await page
    .getByRole('dialog', { name: '放弃没有保存的修改？' })
    .getByRole('button', { name: '放弃修改' })
    .click()
  await sheet.waitFor({ state: 'hidden' })

  const inUse = page.getByRole('button', { name: '删除' }).last()
  await inUse.click()
  await page.getByRole('dialog', { name: '删除' }).getByRole('button', { name: '删除' }).click()
  await toldOnce('有课程属于这个学期，不能删除')
  expect(await page.evaluate(underToasts)).toEqual([])
})

test('a field focused by keyboard scrolls into view inside its sheet', async () => {
  const { page, origin } = stage
  await signIn(page, origin, 'admin', 'Admin-2026')
  await stage.open('/admin/specimens')
  await page.getByRole('main').getByRole('button', { name: '腮腺' }).first().click()
  const sheet = page.getByRole('dialog', { name: '腮腺' })
  // the file field is drawn by its label, and stands where the label stands
  const file = sheet.getByLabel('选择新图片')
  await file.focus()
  const isSeen = (part: typeof file) =>
    part.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  await expect.poll(() => isSeen(file)).toBe(true)
  expect(await sheet.evaluate((dialog) => dialog.scrollTop)).toBe(0)
  await expect.poll(() => isSeen(sheet.getByRole('button', { name: '保存' }))).toBe(true)
  await expect.poll(() => isSeen(sheet.getByRole('button', { name: '关闭' }))).toBe(true)
})

test('the second of two edits of a term is refused and keeps what was typed', async () => {
  const { page, origin, context } = stage
  await signIn(page, origin, 'admin', 'Admin-2026')
  const other = await context.newPage()
  const formOn = async (tab: typeof page) => {
    await stage.open('/admin/terms', tab)
    await tab.getByRole('button', { name: '修改' }).first().click()
    const sheet = tab.getByRole('dialog', { name: '学期' })
    return { sheet, name: sheet.getByLabel('英文名称', { exact: true }) }
  }
  const mine = await formOn(page)
  const theirs = await formOn(other)
  await mine.name.fill('Mine')
  await theirs.name.fill('Theirs')
  await theirs.sheet.getByRole('button', { name: '保存' }).click()
  await theirs.sheet.waitFor({ state: 'hidden' })

  await mine.sheet.getByRole('button', { name: '保存' }).click()
  const told = mine.sheet.getByRole('alert')
  await told.getByText('打开以后你在别处改过，没有保存').waitFor()
  expect(await mine.name.inputValue()).toBe('Mine')
  await mine.sheet.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('button', { name: '放弃修改' }).click()
  await mine.sheet.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: '修改' }).first().click()
  await expect.poll(() => mine.name.inputValue()).toBe('Theirs')
  await mine.name.fill('Mine')
  await mine.sheet.getByRole('button', { name: '保存' }).click()
  await mine.sheet.waitFor({ state: 'hidden' })
})

test('leaving a page with unsaved settings asks first', async () => {
  await stage.anew({ viewport: phone, workers: false })
  const { page, origin } = stage
  await signIn(page, origin, 'admin', 'Admin-2026')
  await stage.open('/admin/terms')
  const place = (name: string) =>
    page.getByRole('navigation', { name: '管理后台' }).getByRole('link', { name, exact: true })
  await place('系统设置').click()
  const name = page.getByLabel('英文名称', { exact: true })
  const before = await name.inputValue()
  const question = page.getByRole('dialog', { name: '放弃没有保存的修改？' })
  const asksBeforeClosing = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
  const isAt = (path: string) => new URL(page.url()).pathname.endsWith(path)
  // nothing was written yet, or it was taken back
  await name.fill('Changed')
  await name.fill(before)
  await place('学期').click()
  await page.getByRole('button', { name: '新建学期' }).waitFor()
  await page.goBack()
  await name.fill('Changed')
  expect(await asksBeforeClosing()).toBe(true)
  for (const leave of [() => place('学期').click(), () => page.goBack()]) {
    await leave()
    await question.waitFor()
    await question.getByRole('button', { name: '取消' }).click()
    await question.waitFor({ state: 'hidden' })
    expect([await name.inputValue(), isAt('/admin/settings')]).toEqual(['Changed', true])
  }
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('已保存').first().waitFor()
  expect(await asksBeforeClosing()).toBe(false)
  await name.fill('Changed again')
  await place('学期').click()
  await question.getByRole('button', { name: '放弃修改' }).click()
  await page.getByRole('button', { name: '新建学期' }).waitFor()
  expect(isAt('/admin/terms')).toBe(true)
  await page.goBack()
  await expect.poll(() => name.inputValue()).toBe('Changed')
})

test('settings that somebody else saved meanwhile are not overwritten', async () => {
  const { page, origin, context } = stage
  await signIn(page, origin, 'admin', 'Admin-2026')
  const other = await context.newPage()
  const fieldOn = async (tab: typeof page) => {
    await stage.open('/admin/settings', tab)
    return tab.getByLabel('英文名称', { exact: true })
  }
  const mine = await fieldOn(page)
  const theirs = await fieldOn(other)
  await mine.fill('Mine')
  for (const name of ['Theirs', 'Theirs, again']) {
    await theirs.fill(name)
    await other.getByRole('button', { name: '保存', exact: true }).click()
    await other.getByText('已保存').first().waitFor()
    await other.getByText('已保存').first().waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('alert').getByText('打开以后你在别处改过，没有保存').waitFor()
  expect(await mine.inputValue()).toBe('Mine')
})
