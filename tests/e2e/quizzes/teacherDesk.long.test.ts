/** A teacher at the desk: a quiz, an assignment and a score are made by the screens alone. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Paged } from '../../../src/contract/endpoint.ts'
import { assignmentTeacherPage, type TeacherAssignment } from '../../../src/contract/quizzes/assignment.ts'
import { quizStudyingPage, type StudentQuiz } from '../../../src/contract/quizzes/quiz.ts'
import { quizTeacherPage, type TeacherQuiz } from '../../../src/contract/quizzes/quizTeaching.ts'
import { type Gradebook, scoreBook } from '../../../src/contract/score.ts'
import { enterAs } from '../../tools/device.ts'
import { quizDetail } from '../../tools/quizSchool.ts'
import { setStage } from '../../tools/stage.ts'
import { ask, tick } from '../../tools/steps.ts'

const stage = setStage()
const hourMs = 3_600_000

/** A moment as a field for date and time takes it. */
function inputOf(at: number): string {
  const day = new Date(at - new Date(at).getTimezoneOffset() * 60_000)
  return day.toISOString().slice(0, 16)
}

const listQuizzes = async (token: string) =>
  (
    await ask<Paged<TeacherQuiz>>(
      stage.service.origin,
      `${quizTeacherPage.path}?pageNo=1&pageSize=100`,
      token,
    )
  ).records

/** Adds questions of the bank, one that is drawn and one that the teacher writes. */
async function addQuestions(page: Page): Promise<void> {
  await page.getByRole('button', { name: '添加题目' }).click()
  const sheet = page.getByRole('dialog', { name: '添加题目' })
  const found = sheet.getByRole('listitem')
  const kind = sheet.getByRole('combobox', { name: '按题型筛选' })
  await kind.selectOption('PANDUAN')
  await expect.poll(() => found.filter({ hasText: '判断题' }).count()).toBeGreaterThan(0)
  expect(await found.filter({ hasText: '单选题' }).count()).toBe(0)
  await found.first().getByRole('button', { name: '添加', exact: true }).click()
  await sheet.getByRole('combobox', { name: '标本' }).selectOption('yes')
  await kind.selectOption('DANXUAN')
  await expect.poll(() => found.filter({ hasText: '判断题' }).count()).toBe(0)
  await found.first().getByRole('button', { name: '添加', exact: true }).click()
  // the bank goes on below what was loaded first
  await kind.selectOption('')
  await sheet.getByRole('combobox', { name: '标本' }).selectOption('')
  await expect
    .poll(async () => {
      await found.last().scrollIntoViewIfNeeded()
      return found.count()
    })
    .toBeGreaterThan(40)

  await sheet.getByRole('combobox', { name: '学科' }).first().selectOption({ index: 1 })
  const chapter = sheet.getByRole('combobox', { name: '章节' })
  await expect.poll(() => chapter.locator('option').count()).toBeGreaterThan(1)
  await chapter.selectOption({ index: 1 })
  await sheet.getByRole('spinbutton', { name: '题数' }).fill('1')
  await sheet.getByRole('button', { name: '随机抽题' }).click()
  await page.getByText('抽到 1 题').waitFor()

  await tick(sheet.getByRole('radio', { name: '自编题' }))
  await sheet.getByRole('button', { name: '新编一题' }).click()
  await sheet.getByRole('textbox', { name: '题干', exact: true }).fill('表皮最深的一层是')
  for (const [index, words] of ['基底层', '棘层', '颗粒层', '角质层'].entries())
    await sheet.getByRole('textbox', { name: `选项 ${'ABCD'[index]}`, exact: true }).fill(words)
  await sheet.getByRole('button', { name: '预览', exact: true }).click()
  await sheet.getByRole('article').getByText('表皮最深的一层是').waitFor()
  await sheet.getByRole('button', { name: '保存并加入' }).click()
  await page.getByText('题目已保存').waitFor()
  await sheet.getByRole('button', { name: '关闭' }).click()
}

test('S38 a teacher makes a quiz of bank and own questions, previews and runs it', {
  timeout: 240_000,
}, async () => {
  const { page, service } = stage
  const token = await enterAs(stage.context, stage.origin, 'teacher')
  const courseId = (await listQuizzes(token)).find(({ title }) => title === '组织学随堂测验')?.courseId
  await stage.open('/quiz')
  await page.getByRole('link', { name: '新建测验' }).click()
  await page.getByText('选择课程').waitFor()
  await page.locator(`a[href$="/quiz/edit?courseId=${courseId}"]`).click()
  await page.getByRole('textbox', { name: '测验名称' }).fill('老师自己出的测验')
  await page.getByLabel('开放', { exact: true }).fill(inputOf(Date.now() - hourMs))
  await addQuestions(page)
  await page.getByText('共 4 题').waitFor()
  await page.getByRole('spinbutton', { name: '第 4 题的分值' }).fill('5')
  await page.getByRole('button', { name: '保存', exact: true }).click()

  await page.getByRole('button', { name: '以学生身份预览' }).click()
  const preview = page.getByRole('dialog', { name: '第 1 / 4 题' })
  await preview.getByRole('button', { name: '下一题' }).click()
  const figure = page
    .getByRole('dialog', { name: '第 2 / 4 题' })
    .getByRole('figure', { name: '题目的标本图' })
  await figure.locator('canvas, img').first().waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '发布测验' }).click()
  const classes = page.getByRole('dialog', { name: '发布给班级' })
  for (const room of await classes.getByRole('checkbox').all()) await tick(room)
  await classes.getByRole('button', { name: '仍然发布' }).click()
  await page.getByText('已发布').first().waitFor()
  const act = async (name: string, words: string) => {
    await page.getByRole('button', { name }).click()
    const sheet = page.getByRole('dialog', { name })
    await sheet.getByRole('textbox').fill(words)
    await sheet.getByRole('button', { name: '确定' }).click()
    await sheet.waitFor({ state: 'detached' })
  }
  await act('全体加时', '机房停电')
  await act('发勘误', '第 1 题题干有误')
  const made = (await listQuizzes(token)).find(({ title }) => title === '老师自己出的测验')
  const detail = await quizDetail(service.origin, made?.id ?? 0, token)
  expect(detail).toMatchObject({
    state: 'published',
    questionCount: 4,
    maxPoints: 1100,
    extensions: [{ minutes: 10, reason: '机房停电' }],
    notices: [{ text: '第 1 题题干有误' }],
  })

  // its student meets all of it
  await stage.anew()
  const student = await enterAs(stage.context, stage.origin, 'student')
  const { records } = await ask<Paged<StudentQuiz>>(
    service.origin,
    `${quizStudyingPage.path}?pageNo=1&pageSize=100`,
    student,
  )
  expect(records.find(({ id }) => id === detail.id)?.state).toBe('open')
  await stage.open(`/quizQuestion?quizId=${detail.id}`)
  await stage.page.getByRole('button', { name: '开始测验' }).click()
  await stage.page.getByText('第 1 题题干有误').waitFor()
})

test('S37 S35 a teacher sets an assignment and enters a score', async () => {
  const { page, service } = stage
  const token = await enterAs(stage.context, stage.origin, 'teacher')
  await stage.open('/practice')
  await page.getByRole('button', { name: '布置作业' }).click()
  const sheet = page.getByRole('dialog', { name: '布置作业' })
  await tick(sheet.getByRole('radio').first())
  await sheet.getByRole('textbox', { name: '作业名称' }).fill('绘制肾单位')
  const give = sheet.getByRole('button', { name: '布置', exact: true })
  const deadline = sheet.getByLabel('截止', { exact: true })
  await deadline.fill(inputOf(Date.now() - hourMs))
  await sheet.getByText('截止时间须晚于现在').waitFor()
  await deadline.fill(inputOf(Date.now() + 24 * hourMs))
  await give.click()
  await page.getByRole('link', { name: /绘制肾单位/ }).click()
  await page.getByRole('heading', { name: /^未交 \d+ 人$/ }).waitFor()
  const address = `${assignmentTeacherPage.path}?pageNo=1&pageSize=100`
  const { records } = await ask<Paged<TeacherAssignment>>(service.origin, address, token)
  const courseId = records.find(({ title }) => title === '绘制肾单位')?.courseId ?? 0

  await stage.open(`/score/book?courseId=${courseId}`)
  await page.getByRole('button', { name: /林晓雨/ }).click()
  const scores = page.getByRole('dialog')
  await scores.getByRole('textbox', { name: '登记实验分数' }).fill('101')
  await scores.getByText('请填 0 到 100 的分数').waitFor()
  await scores.getByRole('textbox', { name: '登记实验分数' }).fill('91.5')
  const reason = scores.getByRole('textbox', { name: '修改原因' })
  if ((await reason.count()) > 0) await reason.fill('复核')
  await scores.getByRole('button', { name: '保存成绩' }).click()
  await page.getByText('成绩已保存').waitFor()
  const book = await ask<Gradebook>(service.origin, `${scoreBook.path}?courseId=${courseId}`, token)
  expect(book.lines.find(({ name }) => name === '林晓雨')?.parts[0]?.score).toBe('91.5')
})
