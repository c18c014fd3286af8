/** What a new school year asks of an administrator: a grade goes up, and who left is disabled, each told beforehand. */
import { expect, test } from 'vitest'
import { setStage } from '../../tools/stage.ts'
import { signIn } from '../../tools/steps.ts'

const stage = setStage({ device: { viewport: { width: 1440, height: 900 }, workers: false } })

test('a grade goes up a year after the page has said what that does, and is taken back', async () => {
  const { page, origin } = stage
  await signIn(page, origin, 'admin', 'Admin-2026')
  await stage.open('/admin/academies')
  const promote = page.getByRole('button', { name: '升级', exact: true })
  await promote.last().click()
  const sheet = page.getByRole('dialog', { name: '“2026级”升级' })
  // without a name there is nothing to say yet, and nothing to do
  await sheet.getByRole('button', { name: '升级', exact: true }).click()
  await sheet.getByLabel('升级后的年级名称').fill('大二')
  await sheet.getByText('1 名学生将从“2026级”升入“大二”，班级不变。').waitFor()
  await sheet.getByText('2026级临床医学1班').waitFor()
  await sheet.getByText('在相关学生下一次登录之前可以撤销。').waitFor()
  await sheet.getByRole('button', { name: '升级', exact: true }).click()
  await sheet.waitFor({ state: 'hidden' })
  const moves = page.getByRole('region', { name: '升级与毕业记录' })
  await moves.getByText('2026级 → 大二').waitFor()
  await moves.getByRole('button', { name: '撤销' }).click()
  await moves.getByText('已撤销').waitFor()
  expect(await page.getByText('大二', { exact: true }).count()).toBe(0)
})

test('accounts missing from an imported table are disabled only on confirmation', async () => {
  await stage.anew({ viewport: { width: 1440, height: 900 }, workers: false })
  const { page, origin } = stage
  await signIn(page, origin, 'admin', 'Admin-2026')
  const bring = async (...people: string[]) => {
    await stage.open('/admin/accounts/import')
    const rows = ['学号,姓名,学院,年级,班级', ...people.map((one) => `${one},护理学院,2026级,护理一班`)]
    const buffer = Buffer.from(rows.join('\r\n'))
    await page.getByLabel('选择表格').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('table', { name: '预览' }).waitFor()
  }
  await bring('0001,甲同学', '0002,乙同学', '0003,丙同学')
  await page.getByRole('button', { name: '确认写入 3 个账号' }).click()
  await page.getByText(/^已新建 3 个账号/).waitFor()
  await bring('0001,甲同学')
  await page.getByText('这些班级里另有 2 名学生不在表格中，他们的账号保持不变：').waitFor()
  await page.getByRole('button', { name: '停用这 2 个账号' }).click()
  const question = page.getByRole('dialog', { name: '停用 2 个账号？' })
  const state = async () => {
    await stage.open('/admin/accounts?state=disabled')
    await page.getByRole('heading', { name: '账号' }).first().waitFor()
    return page.getByText(/[甲乙丙]同学/)
  }
  await question.getByRole('button', { name: '停用 2 个', exact: true }).click()
  await page.getByText('已停用 2 个账号').waitFor()
  const disabled = await state()
  await expect.poll(() => disabled.allInnerTexts()).toHaveLength(2)
  expect((await disabled.allInnerTexts()).toSorted().join()).not.toContain('甲')
})
