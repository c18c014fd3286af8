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
  await toldOnce('有课程属于这个学期，不能删除')
  expect(await page.evaluate(underToasts)).toEqual([])
})
