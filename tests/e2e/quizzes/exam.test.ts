/** A whole exam with all that can go wrong: what a student made in time counts, and the service says what it cannot prove. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { configFrom } from '../../../server/config.ts'
import { type Served, serve } from '../../../server/serve.ts'
import type { Paged } from '../../../src/contract/endpoint.ts'
import type { QuizPaper, StudentQuiz } from '../../../src/contract/quizzes/quiz.ts'
import type { TeacherQuiz, TeacherQuizDetail } from '../../../src/contract/quizzes/quizTeaching.ts'
import { kill, openBrowser, type Session } from '../../tools/browser.ts'
import { controlled, enterAs, ids, queueOf } from '../../tools/device.ts'
import { startService } from '../../tools/service.ts'
import { ask, base, tokenOf } from '../../tools/steps.ts'

const minuteMs = 60_000
const root = pathToFileURL(`${join(import.meta.dirname, '../../..')}/`)
let served: Served
let removeData: () => Promise<void>
/** How far the service's clock is ahead of this machine's, ms. */
let aheadMs = 0

beforeAll(async () => {
  const filled = await startService({ copyOf: inject('dataDir') })
  await filled.stop()
  removeData = filled.remove
  const config = configFrom({ ...process.env, DATA_DIR: filled.dataDir, PORT: '0' }, root)
  served = await serve(config, { now: () => Date.now() + aheadMs })
})
afterAll(async () => {
  await served?.close()
  await removeData?.()
})

async function post<T>(path: string, body: object, token: string): Promise<T> {
  const response = await fetch(`${served.origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  })
  const { code, message, data } = (await response.json()) as { code: number; message: string; data: T }
  expect([code, message]).toEqual([0, ''])
  return data
}

/** An exam of 30 minutes for the class of the sample's running quiz: one choice, one true or false, one short answer. */
async function publishExam(token: string): Promise<TeacherQuizDetail> {
  const listed = await ask<Paged<TeacherQuiz>>(
    served.origin,
    '/dh-teaching/quiz/teacher/page?pageNo=1&pageSize=100',
    token,
  )
  const model = listed.records.find(({ title }) => title === '组织学随堂测验')
  const detail = await ask<TeacherQuizDetail>(
    served.origin,
    `/dh-teaching/quiz/teacher/detail?quizId=${model?.id}`,
    token,
  )
  const kinds = ['DANXUAN', 'PANDUAN', 'WENDA']
  const questions = kinds.flatMap(
    (kind) => detail.questions.find(({ question }) => question.type.baseType === kind) ?? [],
  )
  const made = await post<TeacherQuizDetail>(
    '/dh-teaching/quiz/save',
    {
      courseId: detail.courseId,
      title: '断网考试',
      kind: 'exam',
      opensAt: Date.now() - minuteMs,
      closesAt: null,
      minutes: 30,
      together: false,
      attempts: 1,
      counts: 'best',
      shuffleQuestions: false,
      shuffleOptions: false,
      partial: 'whole',
      review: 'afterClose',
      policy: 'strict',
      takeOver: 'student',
      requiresDesktop: false,
      questions: questions.map(({ sourceId }) => ({ sourceId, maxPoints: 200 })),
    },
    token,
  )
  return post('/dh-teaching/quiz/publish', { quizId: made.id, roomIds: detail.roomIds }, token)
}

test('an exam outlives outage, killed browser, changed clock and second device: S38 S39 S40 C124 C138 F41', {
  timeout: 240_000,
}, async () => {
  const teacher = await tokenOf(served.origin, 'teacher', 'Teacher-2026')
  const { id: quizId } = await publishExam(teacher)
  const address = `${served.origin}${base}/quizQuestion?quizId=${quizId}`
  const profile = mkdtempSync(join(tmpdir(), 'vitrine-profile-'))
  let first = await openBrowser({ profile })
  let second: Session | undefined
  try {
    // The paper comes onto the first device.
    await enterAs(first.context, served.origin, 'student')
    await first.page.goto(address)
    await controlled(first.page)
    await first.page.getByRole('button', { name: '开始测验' }).click()
    await first.page.getByText('试卷已在本机').waitFor({ timeout: 30_000 })

    // Its network goes, an answer is given, and the browser dies.
    await first.context.setOffline(true)
    await first.page.getByRole('radio').first().check({ force: true })
    await first.page.getByText('已存本机，联网后送出').waitFor()
    kill(profile)
    await first.close().catch(() => undefined)
    first = await openBrowser({ profile })
    await enterAs(first.context, served.origin, 'student')
    await first.context.setOffline(true)
    await first.page.goto(address)
    await first.page.getByText('已存本机，联网后送出').waitFor({ timeout: 30_000 })
    expect(await first.page.getByRole('radio').first().isChecked()).toBe(true)

    // Somebody sets its clock an hour ahead: the exam goes on.
    await first.page.evaluate(() => {
      const real = Date.now
      Date.now = () => real() + 3_600_000
    })
    await first.page.waitForTimeout(1500)
    expect(await first.page.getByRole('timer').textContent()).toMatch(/^(2|30)/)

    // The student goes on at a second device, whose network goes too, and whose time is up without it.
    second = await openBrowser()
    await enterAs(second.context, served.origin, 'student')
    const { page } = second
    await page.clock.install()
    await page.goto(address)
    await page.getByRole('button', { name: '继续作答' }).click()
    await page.getByRole('button', { name: '在此设备继续' }).click()
    await page.getByText('试卷已在本机').waitFor({ timeout: 30_000 })
    await second.context.setOffline(true)
    await page.getByRole('button', { name: '下一题' }).click()
    await page.getByRole('radio').first().check({ force: true })
    await page.getByRole('button', { name: '下一题' }).click()
    await page.getByRole('textbox').fill('断网时写下的回答')
    aheadMs = 31 * minuteMs
    await page.clock.fastForward(31 * minuteMs)
    await page.getByText('已封存').waitFor()
    const waiting = await queueOf(page, ids.student)
    expect(waiting.map(({ call }) => call).filter((call) => call === 'quiz.handIn')).toHaveLength(1)

    // Twenty minutes later both have a network again, and all that was made arrives.
    aheadMs = 51 * minuteMs
    for (const device of [first, second]) await device.context.setOffline(false)
    for (const device of [first, second])
      await expect.poll(() => queueOf(device.page, ids.student), { timeout: 40_000 }).toEqual([])

    // The teacher decides, grades and releases.
    const desk = second
    await enterAs(desk.context, served.origin, 'teacher')
    await page.goto(`${served.origin}${base}/quiz/manage?quizId=${quizId}`)
    await page.getByText('份待认定').first().click()
    await page.getByRole('button', { name: '全选待认定' }).click()
    await page.getByRole('textbox', { name: '认定的原因' }).fill('机房停电')
    await page.getByRole('button', { name: /^计入/ }).click()
    await expect
      .poll(async () => {
        const detail = await ask<TeacherQuizDetail>(
          served.origin,
          `/dh-teaching/quiz/teacher/detail?quizId=${quizId}`,
          teacher,
        )
        return detail.undecided
      })
      .toBe(0)
    await grade(quizId, teacher)
    await post('/dh-teaching/quiz/end', { quizId, reason: '收卷' }, teacher)
    await page.reload()
    await page.getByRole('button', { name: '公布成绩' }).click()
    await page.getByText('成绩已公布').first().waitFor()

    // The student sees the score, and all three answers.
    const student = await enterAs(first.context, served.origin, 'student')
    await first.page.goto(`${served.origin}${base}/quizDetail?quizId=${quizId}`)
    const mine = await ask<Paged<StudentQuiz>>(
      served.origin,
      '/dh-teaching/quiz/student/page?pageNo=1&pageSize=100',
      student,
    )
    const points = mine.records.find(({ id }) => id === quizId)?.points ?? 0
    expect(points).toBeGreaterThanOrEqual(150)
    await first.page.getByText(String(points / 100), { exact: true }).waitFor()
    const paper = await ask<QuizPaper>(served.origin, `/dh-teaching/quiz/paper?quizId=${quizId}`, student)
    expect(paper.answers).toHaveLength(3)
  } catch (error) {
    for (const device of [first, second])
      console.error(await device?.page.locator('body').ariaSnapshot({ timeout: 3000 }).catch(String))
    throw error
  } finally {
    await second?.close()
    await first.close().catch(() => undefined)
  }
})

/** 1.5 points for the short answer. */
async function grade(quizId: number, token: string): Promise<void> {
  const detail = await ask<TeacherQuizDetail>(
    served.origin,
    `/dh-teaching/quiz/teacher/detail?quizId=${quizId}`,
    token,
  )
  const written = detail.questions.find(({ question }) => question.type.baseType === 'WENDA')
  const answers = await ask<{ attemptId: string }[]>(
    served.origin,
    `/dh-teaching/quiz/grading?quizId=${quizId}&questionId=${written?.id}`,
    token,
  )
  await post(
    '/dh-teaching/quiz/grade',
    { quizId, attemptId: answers[0]?.attemptId, questionId: written?.id, points: 150, version: 0 },
    token,
  )
}
