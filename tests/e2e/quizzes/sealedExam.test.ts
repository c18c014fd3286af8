/** An exam in a room without network: a sealed paper, opened by a code and closed by a code that a teacher takes down. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Paged } from '../../../src/contract/endpoint.ts'
import type { StudentQuiz } from '../../../src/contract/quizzes/quiz.ts'
import type { QuizAttemptDetail } from '../../../src/contract/quizzes/quizTeaching.ts'
import { openShelf, type Shelf } from '../../tools/browser.ts'
import { controlled, enterAs, ids, queueOf } from '../../tools/device.ts'
import {
  gradeShortAnswer,
  postOnce,
  publishExam,
  type QuizSchool,
  quizDetail,
  startQuizSchool,
} from '../../tools/quizSchool.ts'
import { whole } from '../../tools/rounds.ts'
import { ask, base, tick, tokenOf } from '../../tools/steps.ts'

const minuteMs = 60_000
const codeForm = /^(?:[0-9A-Z]{4} ?){4,5}$/
const shownCode = async (page: Page) => (await page.getByText(codeForm).textContent()) ?? ''
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

test.runIf(whole)(
  'a sealed paper is opened and closed by codes without network: S39 S40',
  {
    timeout: 240_000,
  },
  async () => {
    // A test that runs again finds the clock where its first run left it.
    school.aheadMs = 0
    const { origin } = school
    const teacherToken = await tokenOf(origin, 'teacher', 'Teacher-2026')
    const opensAt = Date.now() + 30 * minuteMs
    const { id: quizId } = await publishExam(origin, teacherToken, { opensAt, together: true })
    const seat = await shelf.take()
    const desk = await shelf.take()
    try {
      // Half an hour before the start both have a network: the paper comes sealed, the teacher gets the code.
      await enterAs(seat.context, origin, 'student')
      await seat.page.clock.install()
      const address = `${origin}${base}/quizQuestion?quizId=${quizId}`
      await seat.page.goto(address)
      await controlled(seat.page)
      await seat.page.getByRole('button', { name: '把密封试卷存到本机' }).click()
      await seat.page.getByText('密封试卷已在本机').waitFor({ timeout: 30_000 })
      await enterAs(desk.context, origin, 'teacher')
      await desk.page.clock.install()
      await desk.page.goto(`${origin}${base}/quiz/sealed?quizId=${quizId}`)
      // The exam is for two classes: only one of them has the student's device.
      const holding = desk.page.locator('section').filter({ hasText: '试卷就绪' })
      const roomName = (await holding.getByRole('heading').first().textContent()) ?? ''
      const room = desk.page.getByRole('region', { name: roomName, exact: true })
      await room.getByRole('button', { name: '出示口令' }).click()
      const code = await shownCode(desk.page)

      // The room has no network. The page is loaded anew, a wrong code opens nothing, the right one the paper.
      await seat.context.setOffline(true)
      await desk.context.setOffline(true)
      await seat.page.goto(address)
      const field = seat.page.getByRole('textbox', { name: '老师读出的口令' })
      const open = seat.page.getByRole('button', { name: '打开试卷' })
      await field.fill('0000 0000 0000 0000')
      await open.click()
      await seat.page.getByText('口令不对').waitFor()
      await seat.page.clock.fastForward(30 * minuteMs)
      await field.fill(code.toLowerCase())
      await open.click()
      const next = seat.page.getByRole('button', { name: '下一题' })
      await tick(seat.page.getByRole('radio').first())
      await next.click()
      await tick(seat.page.getByRole('radio').first())
      await next.click()
      await seat.page.getByRole('textbox').fill('没有网络时写下的回答')
      await seat.page.clock.fastForward(31 * minuteMs)
      await seat.page.getByText('已封存').waitFor()
      const closing = await shownCode(seat.page)

      // The teacher takes down what the screen shows, still without network.
      await desk.page.clock.fastForward(61 * minuteMs)
      await room.getByRole('button', { name: /试卷就绪/ }).click()
      await desk.page.getByRole('textbox', { name: '收卷码' }).fill(closing)
      await desk.page.getByRole('button', { name: '记下收卷码' }).click()
      await room.getByRole('button', { name: /已见证/ }).waitFor()

      // The teacher finds a network an hour later and gives their word; the student's device a day later.
      school.aheadMs = 120 * minuteMs
      await desk.context.setOffline(false)
      await expect.poll(() => queueOf(desk.page, ids.teacher), { timeout: 40_000 }).toEqual([])
      await room.getByRole('button', { name: '确认现场监督' }).click()
      await desk.page.getByRole('button', { name: '我在场监督至扫完' }).click()
      await desk.page.getByText('已确认现场监督').first().waitFor()
      school.aheadMs = 24 * 60 * minuteMs
      await seat.context.setOffline(false)
      await expect.poll(() => queueOf(seat.page, ids.student), { timeout: 40_000 }).toEqual([])

      // All of it is on time, nobody has to decide, and the student sees the score.
      const made = await ask<QuizAttemptDetail>(
        origin,
        `/dh-teaching/quiz/attempt?quizId=${quizId}&accountId=${ids.student}`,
        teacherToken,
      )
      expect(made.rows.map(({ kind, verdict }) => `${kind} ${verdict}`).sort()).toEqual([
        'answer onTime',
        'answer onTime',
        'answer onTime',
        'handIn onTime',
      ])
      expect((await quizDetail(origin, quizId, teacherToken)).undecided).toBe(0)
      await gradeShortAnswer(origin, quizId, teacherToken)
      await postOnce(origin, '/dh-teaching/quiz/end', { quizId, reason: '收卷' }, teacherToken)
      await postOnce(origin, '/dh-teaching/quiz/release', { quizId }, teacherToken)
      const token = await enterAs(seat.context, origin, 'student')
      const mine = await ask<Paged<StudentQuiz>>(
        origin,
        '/dh-teaching/quiz/student/page?pageNo=1&pageSize=100',
        token,
      )
      const points = mine.records.find(({ id }) => id === quizId)?.points ?? 0
      expect(points).toBeGreaterThanOrEqual(150)
      await seat.page.goto(`${origin}${base}/quizDetail?quizId=${quizId}`)
      await seat.page.getByText(String(points / 100), { exact: true }).waitFor()
    } catch (error) {
      for (const { page } of [seat, desk])
        console.error(await page.locator('body').ariaSnapshot({ timeout: 3000 }).catch(String))
      throw error
    }
  },
)
