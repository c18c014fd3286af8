/** A quiz on a platform that has the specification's calls only: it goes on without network, and all of it arrives once. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import {
  type QuizAnswerToGrade,
  type QuizAttemptDetail,
  quizGrade,
  quizGrading,
} from '../../../src/contract/quizzes/quizTeaching.ts'
import { controlled, enterAs, ids, queueOf } from '../../tools/device.ts'
import { postOnce, publishExam, quizDetail } from '../../tools/quizSchool.ts'
import { meetSpecifiedPlatform } from '../../tools/specifiedPlatform.ts'
import { setStage } from '../../tools/stage.ts'
import { ask, tick, tokenOf } from '../../tools/steps.ts'

const stage = setStage()
const unproved = '这个平台不能证明断网时的答题时间'

/** Answers the question in sight, whatever its kind. */
async function answerInSight(page: Page): Promise<void> {
  const question = page.getByRole('article')
  const fields = question.getByRole('textbox')
  for (const field of await fields.all()) await field.fill('写下的回答')
  const choices = question.getByRole('radio').or(question.getByRole('checkbox'))
  if ((await choices.count()) > 0) await tick(choices.first())
}

/** The teacher ends the quiz, scores what no key judges, and releases it. */
async function releaseQuiz(quizId: number, teacher: string): Promise<void> {
  const { origin } = stage.service
  await postOnce(origin, '/dh-teaching/quiz/end', { quizId, reason: '收卷' }, teacher)
  for (const { id: questionId } of (await quizDetail(origin, quizId, teacher)).questions) {
    const path = `${quizGrading.path}?quizId=${quizId}&questionId=${questionId}`
    for (const { attemptId, points, version } of await ask<QuizAnswerToGrade[]>(origin, path, teacher))
      if (points === null)
        await postOnce(
          origin,
          quizGrade.path,
          { quizId, attemptId, questionId, points: 100, version },
          teacher,
        )
  }
  await postOnce(origin, '/dh-teaching/quiz/release', { quizId }, teacher)
}

test('a specification-only platform gets each answer once: S38 S39 S40 C127 C128 C129', {
  timeout: 240_000,
}, async () => {
  const { page, context, wire, service } = stage
  const teacher = await tokenOf(service.origin, 'teacher', 'Teacher-2026')
  const { id: quizId, questions } = await publishExam(service.origin, teacher, {
    opensAt: Date.now() - 60_000,
    together: false,
    isWhole: true,
  })
  const platform = meetSpecifiedPlatform(wire, service.origin)
  await enterAs(context, stage.origin, 'student')

  // The quiz begins: its screen says what cannot be proved, and nothing of devices and take-overs.
  await stage.open('/quiz')
  await controlled(page)
  // its lists do not tell when a quiz opens
  await page.getByRole('link', { name: /系统解剖学期末考试/ }).waitFor()
  expect(await page.getByText('1970').count()).toBe(0)
  await page.getByRole('link', { name: /断网考试/ }).click()
  await page.getByText(unproved).waitFor()
  expect(await page.getByText('换设备').count()).toBe(0)
  await page.getByRole('button', { name: '开始测验' }).click()
  const next = page.getByRole('button', { name: '下一题' })
  await next.waitFor()
  await page.getByText(unproved).waitFor()
  await page.getByText('试卷已在本机').waitFor({ timeout: 30_000 })

  // Three answers arrive; then the network goes, and the page is loaded anew without it.
  for (let count = 0; count < 3; count++) {
    await answerInSight(page)
    await next.click()
  }
  await expect.poll(() => queueOf(page, ids.student)).toEqual([])
  await context.setOffline(true)
  await stage.open(`/quizQuestion?quizId=${quizId}`)
  await next.waitFor()
  for (let count = 0; count < 3; count++) await next.click()
  for (let at = 3; at < questions.length; at++) {
    await answerInSight(page)
    if (at < questions.length - 1) await next.click()
  }
  await page.getByRole('button', { name: '交卷' }).click()
  await page.getByRole('button', { name: '确认交卷' }).click()
  await page.getByText('已封存').waitFor()
  expect(await page.getByRole('button', { name: '送不出去？交给老师' }).count()).toBe(0)
  const waiting = await queueOf(page, ids.student)
  expect(waiting.map(({ call }) => call)).toEqual([
    ...questions.slice(3).map(() => 'quiz.submit'),
    'quiz.handIn',
  ])

  // The network is back: everything is delivered once, looked up, and only then handed in.
  const from = wire.seen.length
  await context.setOffline(false)
  await expect.poll(() => queueOf(page, ids.student), { timeout: 60_000 }).toEqual([])
  await page.getByText('答卷已送达').waitFor()
  await page.getByText('已核对：平台上的答案与这台设备上的一致').waitFor()
  const sent = wire.seen.slice(from).map(({ path }) => path)
  const handedInAt = sent.findIndex((path) => path.endsWith('/submit/all'))
  const lookedUp = sent.slice(0, handedInAt).filter((path) => path.includes('/submit/detail'))
  expect(sent.filter((path) => path.endsWith('/quiz/submit'))).toHaveLength(questions.length - 3)
  expect(new Set(lookedUp).size).toBe(questions.length)
  const attempt = `/dh-teaching/quiz/attempt?quizId=${quizId}&accountId=${ids.student}`
  const { rows } = await ask<QuizAttemptDetail>(service.origin, attempt, teacher)
  const made = rows.map(({ kind, questionId, verdict }) => [kind, questionId, verdict])
  expect(made).toEqual([...questions.map(({ id }) => ['answer', id, 'onTime']), ['handIn', null, 'onTime']])

  // The result stands with the answers and their keys, as far as the platform tells them.
  await releaseQuiz(quizId, teacher)
  await stage.open(`/quizDetail?quizId=${quizId}`)
  await page.getByText(/答对 \d+ 题，共 \d+ 题/).waitFor()
  expect(await page.getByText('的答案与你在这台设备上写的不同').count()).toBe(0)
  await page.getByRole('button', { name: '第 1 题', exact: true }).click()
  const first = page.getByRole('dialog', { name: '第 1 题' })
  await first.getByRole('radio', { checked: true }).waitFor()
  await first.getByText('你选对了').first().waitFor()

  expect(platform).toEqual({ refused: [], unknown: [] })
})
