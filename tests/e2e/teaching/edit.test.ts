/** A teacher's own work: a course made, a courseware arranged. */
import { expect, test } from 'vitest'
import type { CourseDetail } from '../../../src/contract/teaching/course.ts'
import type { Courseware, CoursewareResources } from '../../../src/contract/teaching/courseware.ts'
import { enterAs } from '../../tools/device.ts'
import { commonRoom, lessonFor } from '../../tools/lesson.ts'
import { setStage } from '../../tools/stage.ts'
import { ask, tokenOf } from '../../tools/steps.ts'

const stage = setStage()
/** for a machine that many share */
const longMs = 400_000
const idIn = (address: string) => Number(new URL(address).searchParams.get('id'))

test('a teacher makes a course, and its grade ratio must add up to 100: S18', {
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
  await page.getByRole('button', { name: '保存并开放' }).click()
  await page.getByText('成绩比例之和须为 100', { exact: true }).waitFor()
  await page.getByRole('textbox', { name: '考试' }).fill('10')
  await page.getByRole('button', { name: '保存并开放' }).click()
  await page.waitForURL('**/ts/course?id=*')
  const id = idIn(page.url())
  expect((await detail(id)).ratio).toEqual({ experiment: 40, homework: 25, quiz: 25, exam: 10 })
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
