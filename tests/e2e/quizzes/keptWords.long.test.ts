/** Words that a student writes in a quiz, and results that were seen once, while there is no network. */
import { expect, test } from 'vitest'
import type { Paged } from '../../../src/contract/endpoint.ts'
import { quizStudentPage, type StudentQuiz } from '../../../src/contract/quizzes/quiz.ts'
import { userDatabase } from '../../../src/device/names.ts'
import { controlled, enterAs, ids, queueOf, storedIn } from '../../tools/device.ts'
import { publishExam } from '../../tools/quizSchool.ts'
import { setStage } from '../../tools/stage.ts'
import { ask, tokenOf } from '../../tools/steps.ts'

const stage = setStage()
const minuteMs = 60_000

test('S39 typed text is kept at once and becomes an answer after a pause', async () => {
  const { page, context } = stage
  const teacher = await tokenOf(stage.service.origin, 'teacher', 'Teacher-2026')
  const { id: quizId } = await publishExam(stage.service.origin, teacher, {
    opensAt: Date.now() - minuteMs,
    together: false,
  })
  await enterAs(context, stage.origin, 'student')
  await stage.open(`/quizQuestion?quizId=${quizId}`)
  await controlled(page)
  await page.getByRole('button', { name: '开始测验' }).click()
  await page.getByText('试卷已在本机').waitFor({ timeout: 60_000 })
  for (let count = 0; count < 2; count++) await page.getByRole('button', { name: '下一题' }).click()
  await context.setOffline(true)
  const answers = async () =>
    (await queueOf(page, ids.student))
      .filter(({ call }) => call === 'quiz.submit')
      .map(({ input }) => JSON.parse(String(input.content)).text as string)
  const draft = async () => {
    const all = await storedIn<{ key: string; value: { content: string } }>(
      page,
      userDatabase(ids.student),
      'drafts',
    )
    return all.find(({ key }) => key.startsWith('quiz:typing:'))?.value.content ?? ''
  }
  const field = page.getByRole('textbox')
  await field.fill('停笔五秒')
  await expect.poll(draft, { timeout: 2000 }).toContain('停笔五秒')
  expect(await answers()).toEqual([])
  await expect.poll(answers, { timeout: 10_000 }).toEqual(['停笔五秒'])

  await page.getByText('没有送达的答案只在这台设备上：不要重启电脑（还原卡会清除）').waitFor()
  await page.getByText('苹果设备七天不打开也会清除').waitFor()

  await field.fill('切到后台')
  await expect.poll(draft, { timeout: 2000 }).toContain('切到后台')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(answers, { timeout: 2500 }).toEqual(['停笔五秒', '切到后台'])
})

test('S35 S40 a result and the scores that were seen once are read without network', async () => {
  const { page, context } = stage
  const token = await enterAs(context, stage.origin, 'student')
  const address = `${quizStudentPage.path}?pageNo=1&pageSize=100`
  const { records } = await ask<Paged<StudentQuiz>>(stage.service.origin, address, token)
  const quiz = records.find(({ state }) => state === 'released')
  const points = String((quiz?.points ?? 0) / 100)
  const result = `/quizDetail?quizId=${quiz?.id}`
  const seeResult = async () => {
    await stage.open(result)
    await page.getByText(points, { exact: true }).first().waitFor()
    await page.getByRole('button', { name: '第 1 题', exact: true }).waitFor()
  }
  const seeScores = async () => {
    await stage.open('/score')
    await page.getByText('按满额').first().waitFor()
  }
  await seeResult()
  await controlled(page)
  await seeScores()
  await context.setOffline(true)
  await seeResult()
  await seeScores()
})
