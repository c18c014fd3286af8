/** A key is corrected on the teacher's screen, on a phone and at a desk, and the student sees what was kept. */
import { randomUUID } from 'node:crypto'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { quizSubmit, submitRecordInsert } from '../../../src/contract/quizzes/quiz.ts'
import { quizEnd, quizRelease } from '../../../src/contract/quizzes/quizTeaching.ts'
import { openBrowser } from '../../tools/browser.ts'
import { enterAs } from '../../tools/device.ts'
import {
  postOnce,
  publishExam,
  type QuizSchool,
  quizDetail,
  startQuizSchool,
} from '../../tools/quizSchool.ts'
import { base, tokenOf } from '../../tools/steps.ts'

let school: QuizSchool
beforeAll(async () => {
  school = await startQuizSchool(inject('dataDir'))
})
afterAll(() => school?.close())

test('a teacher sees whom a correction affects before it counts: S38 S40', {
  timeout: 120_000,
}, async () => {
  const { origin } = school
  const teacher = await tokenOf(origin, 'teacher', 'Teacher-2026')
  const student = await tokenOf(origin, 'student', 'Student-2026')
  const { id: quizId } = await publishExam(origin, teacher, { opensAt: Date.now() - 60_000, together: false })
  const [choice] = (await quizDetail(origin, quizId, teacher)).questions
  const right = choice?.question.options.find(({ answer }) => answer === true)
  const wrong = choice?.question.options.find(({ answer }) => answer !== true)
  const post = (path: string, body: object, token: string) => postOnce(origin, path, body, token)
  await post(submitRecordInsert.path, { quizId, deviceId: randomUUID() }, student)
  await post(quizSubmit.path, { quizId, questionId: choice?.id, content: String(right?.id) }, student)
  await post(quizEnd.path, { quizId, reason: '收卷' }, teacher)
  await post(quizRelease.path, { quizId }, teacher)

  const { context, page, close } = await openBrowser()
  try {
    await enterAs(context, origin, 'teacher')
    const openForm = async () => {
      await page.goto(`${origin}${base}/quiz/manage?quizId=${quizId}`)
      await page.getByRole('region', { name: '按题评阅' }).getByRole('button').first().click()
      await page.getByRole('button', { name: '更正答案并重新评分' }).click()
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await openForm()
    await page.getByText('换成另一个正确答案').click()
    await page
      .getByRole('region', { name: '正确答案' })
      .getByText(wrong?.content ?? '', { exact: true })
      .click()
    await page.getByRole('textbox', { name: '更正的原因' }).fill('答案印错')
    await page.getByRole('button', { name: '先看谁会变' }).click()
    await page.getByText('1 人中：得分率提高 0 人，降低 0 人，不变 1 人').waitFor()
    await page.getByText('其中 1 人本会降低，保留已公布的得分').waitFor()
    await page.getByRole('button', { name: '重新评分', exact: true }).click()
    await page.getByRole('list', { name: '更正记录' }).getByText('答案印错').waitFor()

    // The Excel file has a column for what was kept: of this student the whole of the corrected question.
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${origin}${base}/quiz/manage?quizId=${quizId}`)
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出 Excel' }).click()
    const [head = [], ...lines] = await readSheet(await (await coming).path())
    const column = (name: string) => lines.map((line) => line[head.indexOf(name)])
    const points = (choice?.maxPoints ?? 0) / 100
    const told = ['得分', '第 1 题', '更正后保留'].map(column)
    expect(told).toEqual([[points], [0], [points]])

    await openForm()
    await page.getByText('题目作废：不计分，也不计入满分').click()
    await page.getByText('已公布的得分也可以降低').click()
    await page.getByRole('button', { name: '先看谁会变' }).click()
    await page.getByText('降低 1 人').waitFor()
    expect((await quizDetail(origin, quizId, teacher)).corrections).toHaveLength(1)

    await enterAs(context, origin, 'student')
    await page.goto(`${origin}${base}/quizDetail?quizId=${quizId}`)
    await page.getByText(`其中 ${points} 分是更正答案后为你保留的`).waitFor()
  } catch (error) {
    console.error(await page.locator('body').ariaSnapshot({ timeout: 3000 }).catch(String))
    throw error
  } finally {
    await close()
  }
})
