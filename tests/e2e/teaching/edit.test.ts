/** A teacher's own work: a course made, staffed and copied; a courseware arranged. */
import { expect, test } from 'vitest'
import type { CourseDetail } from '../../../src/contract/teaching/course.ts'
import type { Courseware, CoursewareResources } from '../../../src/contract/teaching/courseware.ts'
import { enterAs } from '../../tools/device.ts'
import { commonRoom, lessonFor } from '../../tools/lesson.ts'
import { setStage } from '../../tools/stage.ts'
import { ask, tick, tokenOf } from '../../tools/steps.ts'

const stage = setStage({ device: { workers: false } })
/** for a machine that many share */
const longMs = 400_000
const idIn = (address: string) => Number(new URL(address).searchParams.get('id'))

/** Gives a teacher of the school two days as a substitute. */
async function addSubstitute(): Promise<void> {
  const { page } = stage
  await page.getByRole('button', { name: '添加教师' }).click()
  const search = page.getByRole('dialog', { name: '添加教师' })
  await search.getByRole('searchbox', { name: '搜索教师' }).fill('罗')
  await search.getByRole('button', { name: /罗/ }).first().click()
  const form = page.getByRole('dialog').filter({ hasText: '身份' })
  await tick(form.getByRole('radio', { name: /代课/ }))
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await form.getByText('请选择代课的日期').waitFor()
  await form.getByLabel('代课第一天').fill('2026-12-01')
  await form.getByLabel('代课最后一天').fill('2026-12-02')
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await form.waitFor({ state: 'hidden' })
}

/** Goes back with the button of the page, is asked, and stays. */
async function staysOnPage(): Promise<void> {
  const { page } = stage
  await page.getByRole('button', { name: '返回' }).first().click()
  const question = page.getByRole('dialog', { name: '放弃没有保存的修改？' })
  await question.getByRole('button', { name: '取消' }).click()
  await question.waitFor({ state: 'hidden' })
}

test('a teacher makes a course and copies it to the next term: S18 C058', {
  timeout: longMs,
}, async () => {
  const { page } = stage
  const { origin } = stage.service
  const token = await enterAs(stage.context, stage.origin, 'teacher')
  const detail = (id: number) => ask<CourseDetail>(origin, `/dh-teaching/course/detail?id=${id}`, token)
  await stage.open('/ts/edit')
  await page.getByRole('textbox', { name: '课程名称' }).fill('新开的组织学')
  await page.getByRole('textbox', { name: '实验' }).fill('40')
  await page.getByText('合计须为 100%，现在是 115%').waitFor()
  await staysOnPage()
  await page.getByRole('button', { name: '保存并开放' }).click()
  await page.getByText('成绩比例之和须为 100', { exact: true }).waitFor()
  await page.getByRole('textbox', { name: '考试' }).fill('10')
  await page.getByRole('button', { name: '保存并开放' }).click()
  await page.waitForURL('**/ts/course?id=*')
  const id = idIn(page.url())
  expect((await detail(id)).ratio).toEqual({ experiment: 40, homework: 25, quiz: 25, exam: 10 })

  await stage.open(`/ts/edit?id=${id}`)
  await addSubstitute()
  const { staff } = await detail(id)
  const dayMs = 86_400_000
  const substitute = staff.find(({ role }) => role === 'substitute')
  expect((substitute?.until ?? 0) - (substitute?.from ?? 0)).toBe(2 * dayMs)

  await page.getByRole('button', { name: '复制到新学期' }).click()
  const sheet = page.getByRole('dialog', { name: '复制到新学期' })
  await sheet.getByLabel('推后几周').fill('18')
  await sheet.getByText('推后 18 周，星期不变').waitFor()
  await sheet.getByText('不会复制：班级、学生、学习进度和成绩。').waitFor()
  await sheet.getByRole('button', { name: '复制为草稿' }).click()
  await page.waitForURL((url) => idIn(url.href) > 0 && idIn(url.href) !== id)
  expect(await detail(idIn(page.url()))).toMatchObject({ state: 'draft', students: 0, rooms: 0 })
})

test('a teacher arranges slides, a note and a specimen at a place: S21 C062', {
  timeout: longMs,
}, async () => {
  const { page } = stage
  const { origin } = stage.service
  const token = await enterAs(stage.context, stage.origin, 'teacher')
  const room = await commonRoom(origin, await tokenOf(origin, 'student'), token)
  const { id } = await lessonFor(origin, token, room)
  const preview = () => ask<Courseware>(origin, `/dh-teaching/courseware/preview?id=${id}`, token)
  const before = await preview()
  const first = page.getByRole('main').locator('ol > li').first()
  await stage.open(`/ts/arrange?id=${id}`)
  await page.getByRole('button', { name: '第 2 页前移' }).click()
  await first.getByRole('textbox', { name: '第 1 页讲解备注' }).fill('先问再讲')
  await staysOnPage()
  await first.getByRole('button', { name: /^添加标本/ }).click()
  const sheet = page.getByRole('dialog', { name: '第 1 页的标本' })
  await sheet.getByLabel('搜索标本').fill('肾')
  await sheet.getByRole('button', { name: /肾/ }).first().click()
  await sheet
    .getByRole('button', { name: /打开时放大到这里/ })
    .first()
    .click()
  const save = page.getByRole('button', { name: '保存', exact: true })
  await save.click()
  // the version that was saved comes back, with nothing left to save
  await expect.poll(async () => (await preview()).version).toBeGreaterThan(before.version)
  await expect.poll(() => save.isDisabled()).toBe(true)
  const after = await preview()
  expect(after.slides[0]).toMatchObject({ id: before.slides[1]?.id, note: '先问再讲' })
  const path = `/dh-teaching/courseware/resource?id=${id}`
  const { specimenList } = await ask<CoursewareResources>(origin, path, token)
  const placed = specimenList.filter(
    ({ slideId, name }) => slideId === after.slides[0]?.id && /肾/.test(name),
  )
  expect(placed[0]?.view?.height).toBeGreaterThan(0)
})
