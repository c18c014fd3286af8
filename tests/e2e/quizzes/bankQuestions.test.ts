/** The bank's questions in the form: an administrator changes one and makes one, on a phone; a teacher finds both. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { phone } from '../../tools/browser.ts'
import { setStage } from '../../tools/stage.ts'
import { signIn, tick } from '../../tools/steps.ts'

const stage = setStage({ device: { viewport: phone, workers: false } })

test('S31 an administrator finds, changes and adds questions of the bank', async () => {
  const { page, origin } = stage
  await signIn(page, origin, 'admin', 'Admin-2026')
  await stage.open('/admin/materials/questions')
  const bank = page.getByRole('region', { name: '题库里的题目' })
  await bank.getByRole('combobox', { name: '按题型筛选' }).selectOption('PANDUAN')
  const rows = bank.getByRole('listitem')
  await expect.poll(() => rows.filter({ hasNotText: '判断题' }).count()).toBe(0)
  await rows.first().getByRole('button').click()
  const edit = page.getByRole('dialog', { name: '编辑题目' })
  const title = edit.getByRole('textbox', { name: '题干', exact: true })
  await title.fill('改过的判断题：甲状腺滤泡由单层上皮围成')
  await edit.getByRole('button', { name: '预览' }).click()
  await edit.getByRole('region', { name: '预览' }).getByText('改过的判断题').waitFor()
  await edit.getByRole('button', { name: '保存修改' }).click()
  await rows.getByRole('button', { name: '改过的判断题' }).waitFor()
  await edit.waitFor({ state: 'hidden' })

  await bank.getByRole('button', { name: '新建题目' }).click()
  const add = page.getByRole('dialog', { name: '新建题目' })
  await add.getByText('先选择题目所在的目录。').waitFor()
  await add.getByRole('combobox', { name: '学科' }).selectOption({ index: 1 })
  const catalog = add.getByRole('combobox', { name: '目录' })
  await expect.poll(() => catalog.locator('option').count()).toBeGreaterThan(1)
  await catalog.selectOption({ index: 1 })
  await add.getByRole('combobox', { name: '题型' }).selectOption('WENDA')
  await add.getByRole('textbox', { name: '题干', exact: true }).fill('新编的问答题：说出血窦的位置')
  await add.getByRole('button', { name: '保存到题库' }).click()
  await add.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)

  await stage.anew({ viewport: { width: 1280, height: 800 } })
  await signIn(stage.page, origin, 'teacher', 'Teacher-2026')
  await stage.open('/quiz/reports')
  await tick(stage.page.getByRole('radio', { name: '整个题库' }))
  const search = stage.page.getByRole('searchbox', { name: '搜索题库' })
  for (const text of ['新编的问答题', '改过的判断题']) {
    await search.fill(text)
    await stage.page.getByRole('listitem').getByRole('button', { name: text }).waitFor()
  }
  expect(await stage.page.getByRole('button', { name: '新建题目' }).count()).toBe(0)
})

/** Somebody else saves another explanation of the question with this title. */
function saveElsewhere(title: string): void {
  const db = new DatabaseSync(join(stage.service.dataDir, 'vitrine.db'))
  try {
    const rows = db.prepare('select "id", "body" from "question" where "creator" = 0').all()
    const row = rows.find(({ body }) => JSON.parse(String(body)).title === title)
    const body = JSON.stringify({ ...JSON.parse(String(row?.body)), analysis: '别人写的解析' })
    db.prepare('update "question" set "body" = ? where "id" = ?').run(body, Number(row?.id))
  } finally {
    db.close()
  }
}

test('S31 an unsaved question asks before it is lost or overwrites another’s change', async () => {
  await stage.anew({ viewport: { width: 1280, height: 800 } })
  const { page, origin } = stage
  await signIn(page, origin, 'admin', 'Admin-2026')
  await stage.open('/admin/materials/questions')
  const bank = page.getByRole('region', { name: '题库里的题目' })
  await bank.getByRole('combobox', { name: '按题型筛选' }).selectOption('PANDUAN')
  const rows = bank.getByRole('listitem')
  await expect.poll(() => rows.filter({ hasNotText: '判断题' }).count()).toBe(0)
  await rows.nth(2).getByRole('button').click()
  const edit = page.getByRole('dialog', { name: '编辑题目' })
  const analysis = edit.getByRole('textbox', { name: '解析', exact: true })
  const title = await edit.getByRole('textbox', { name: '题干', exact: true }).inputValue()
  await page.keyboard.press('Escape')
  await edit.waitFor({ state: 'hidden' })

  await rows.nth(2).getByRole('button').click()
  await analysis.fill('我写的解析')
  const question = page.getByRole('dialog', { name: '放弃没有保存的修改？' })
  // Escape again and again: the browser itself would close the sheet at the third
  for (let at = 0; at < 3; at++) {
    await page.keyboard.press('Escape')
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    // the browser tells that a dialog was closed a moment later; nobody presses a key before that
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  }
  await page.mouse.click(200, 400)
  await question.getByRole('button', { name: '取消' }).click()
  expect(await analysis.inputValue()).toBe('我写的解析')

  saveElsewhere(title)
  await edit.getByRole('button', { name: '保存修改' }).click()
  const changed = edit.getByRole('alert').filter({ hasText: '打开以后有人改了这道题' })
  await changed.getByRole('button', { name: '用我写的覆盖' }).waitFor()
  expect(await analysis.inputValue()).toBe('我写的解析')
  await changed.getByRole('button', { name: '放弃我的，载入较新的题目' }).click()
  await expect.poll(() => analysis.inputValue()).toBe('别人写的解析')
  await analysis.fill('合在一起的解析')
  await edit.getByRole('button', { name: '保存修改' }).click()
  await edit.waitFor({ state: 'hidden' })
})
