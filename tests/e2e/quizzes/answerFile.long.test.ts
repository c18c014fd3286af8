/** A hand-in that cannot be sent reaches the teacher as a file, and nothing is counted twice when it is sent after all. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { QuizAttemptDetail } from '../../../src/contract/quizzes/quizTeaching.ts'
import { openShelf, type Shelf } from '../../tools/browser.ts'
import { controlled, enterAs, ids, queueOf } from '../../tools/device.ts'
import { publishExam, type QuizSchool, startQuizSchool } from '../../tools/quizSchool.ts'
import { ask, base, tick, tokenOf } from '../../tools/steps.ts'

const minuteMs = 60_000
let school: QuizSchool
let shelf: Shelf

beforeAll(async () => {
  school = await startQuizSchool(inject('dataDir'))
  shelf = await openShelf()
})
afterAll(async () => {
  await shelf?.close()
  await school?.close()
})

test('answers that cannot be sent reach the teacher as a file, and count once: S39 S40', {
  timeout: 240_000,
}, async () => {
  const { origin } = school
  const teacherToken = await tokenOf(origin, 'teacher', 'Teacher-2026')
  const exam = { opensAt: Date.now() - minuteMs, together: false }
  const { id: quizId } = await publishExam(origin, teacherToken, exam)
  const seat = await shelf.take()
  const desk = await shelf.take()

  // The network goes once the paper is there; the student answers and hands in.
  await enterAs(seat.context, origin, 'student')
  await seat.page.goto(`${origin}${base}/quizQuestion?quizId=${quizId}`)
  await controlled(seat.page)
  await seat.page.getByRole('button', { name: '开始测验' }).click()
  await seat.page.getByText('试卷已在本机').waitFor({ timeout: 30_000 })
  await seat.context.setOffline(true)
  await tick(seat.page.getByRole('radio').first())
  await seat.page.getByText('已存本机，联网后送出').waitFor()
  for (let step = 0; step < 2; step++) await seat.page.getByRole('button', { name: '下一题' }).click()
  await seat.page.getByRole('button', { name: '交卷' }).click()
  await seat.page.getByRole('button', { name: '确认交卷' }).click()
  await seat.page.getByRole('button', { name: '送不出去？交给老师' }).click()
  const downloading = seat.page.waitForEvent('download')
  await seat.page.getByRole('button', { name: '存成文件' }).click()
  const saved = readFileSync(await (await downloading).path(), 'utf8')
  await seat.page.getByRole('button', { name: '显示二维码' }).click()
  await seat.page.getByRole('img', { name: /^答卷二维码，第 1 张/ }).waitFor()

  // The teacher brings it in; a changed file is refused.
  await enterAs(desk.context, origin, 'teacher')
  await desk.page.goto(`${origin}${base}/quiz/manage?quizId=${quizId}`)
  await desk.page.getByRole('button', { name: '收取答卷' }).click()
  const bringIn = (text: string) =>
    desk.page
      .getByLabel('答卷文件')
      .setInputFiles({ name: 'answers.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await bringIn(saved.replace(/"content":"[^"]+"/, '"content":"0"'))
  await desk.page.getByText('这份答卷被改动过').waitFor()
  await bringIn(saved)
  await desk.page.getByText('收下 2 条').waitFor()

  // The device sends the same after all.
  await seat.context.setOffline(false)
  await expect.poll(() => queueOf(seat.page, ids.student), { timeout: 40_000 }).toEqual([])
  const path = `/dh-teaching/quiz/attempt?quizId=${quizId}&accountId=${ids.student}`
  const { rows } = await ask<QuizAttemptDetail>(origin, path, teacherToken)
  expect(rows.map(({ kind, counts }) => [kind, counts])).toEqual([
    ['answer', true],
    ['handIn', true],
  ])
})
