/** A whole exam with all that can go wrong: what a student made in time counts, and the service says what it cannot prove. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Paged } from '../../../src/contract/endpoint.ts'
import type { QuizPaper, StudentQuiz } from '../../../src/contract/quizzes/quiz.ts'
import { kill, openBrowser, type Session } from '../../tools/browser.ts'
import { controlled, enterAs, ids, queueOf } from '../../tools/device.ts'
import { publishExam, type QuizSchool, quizDetail, startQuizSchool } from '../../tools/quizSchool.ts'
import { ask, base, tick, tokenOf } from '../../tools/steps.ts'

const minuteMs = 60_000
let school: QuizSchool

beforeAll(async () => {
  school = await startQuizSchool(inject('dataDir'))
})
afterAll(() => school?.close())

test('an exam survives outage, crash and change of device: S38 S39 S40 C124 C138 F41', {
  timeout: 240_000,
}, async () => {
  // A test that runs again finds the clock where its first run left it.
  school.aheadMs = 0
  const { origin } = school
  const teacher = await tokenOf(origin, 'teacher', 'Teacher-2026')
  const { id: quizId } = await publishExam(origin, teacher, {
    opensAt: Date.now() - minuteMs,
    together: false,
  })
  const address = `${origin}${base}/quizQuestion?quizId=${quizId}`
  const profile = mkdtempSync(join(tmpdir(), 'vitrine-profile-'))
  let first = await openBrowser({ profile })
  let second: Session | undefined
  try {
    // The paper comes onto the first device.
    await enterAs(first.context, origin, 'student')
    await first.page.goto(address)
    await controlled(first.page)
    await first.page.getByRole('button', { name: '开始测验' }).click()
    await first.page.getByText('试卷已在本机').waitFor({ timeout: 30_000 })

    // Its network goes, an answer is given, and the browser dies.
    await first.context.setOffline(true)
    await tick(first.page.getByRole('radio').first())
    await first.page.getByText('已存本机，联网后送出').waitFor()
    kill(profile)
    await first.close().catch(() => undefined)
    first = await openBrowser({ profile })
    await enterAs(first.context, origin, 'student')
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
    await enterAs(second.context, origin, 'student')
    const { page } = second
    await page.clock.install()
    await page.goto(address)
    await page.getByRole('button', { name: '继续作答' }).click()
    await page.getByRole('button', { name: '在此设备继续' }).click()
    await page.getByText('试卷已在本机').waitFor({ timeout: 30_000 })
    await second.context.setOffline(true)
    await page.getByRole('button', { name: '下一题' }).click()
    await tick(page.getByRole('radio').first())
    await page.getByRole('button', { name: '下一题' }).click()
    await page.getByRole('textbox').fill('断网时写下的回答')
    school.aheadMs = 31 * minuteMs
    await page.clock.fastForward(31 * minuteMs)
    await page.getByText('已封存').waitFor()
    const waiting = await queueOf(page, ids.student)
    expect(waiting.map(({ call }) => call).filter((call) => call === 'quiz.handIn')).toHaveLength(1)

    // Twenty minutes later both have a network again, and all that was made arrives.
    school.aheadMs = 51 * minuteMs
    for (const device of [first, second]) await device.context.setOffline(false)
    for (const device of [first, second])
      await expect.poll(() => queueOf(device.page, ids.student), { timeout: 40_000 }).toEqual([])

    // The student reads that somebody has to decide.
    await page.getByText('正在等老师认定').waitFor()

    // The teacher refuses all late answers of the class at once, and changes it for the student whose room had no power.
    const desk = second
    // the student's page would start anew for the other session, in the middle of what is opened
    await page.goto('about:blank')
    await enterAs(desk.context, origin, 'teacher')
    await page.goto(`${origin}${base}/quiz/manage?quizId=${quizId}`)
    await page.getByRole('button', { name: '一起认定' }).click()
    const together = page.getByRole('dialog', { name: '待认定的作答' })
    await together.getByRole('textbox', { name: '认定的原因' }).fill('无法证明')
    await together.getByRole('button', { name: /^不计入/ }).click()
    await page.getByText(/将不计入 1 名学生的 \d+ 份作答/).waitFor()
    await page.getByRole('button', { name: '不计入', exact: true }).click()
    await expect.poll(async () => (await quizDetail(origin, quizId, teacher)).undecided).toBe(0)
    await page.getByText('换过 1 次设备').first().click()
    const sheet = page.getByRole('dialog')
    const refused = sheet.getByRole('listitem').filter({ hasText: '已认定不计入' })
    await refused.getByText('无法证明').first().waitFor()
    for (const box of await refused.getByRole('checkbox').all()) await tick(box)
    await sheet.getByRole('textbox', { name: '认定的原因' }).fill('机房停电')
    await sheet.getByRole('button', { name: /^计入/ }).click()
    await sheet.getByText('已认定计入').first().waitFor()
    await sheet.getByText('机房停电').first().waitFor()
    await sheet.getByRole('button', { name: '关闭' }).click()
    // The quiz is closed, graded and released.
    await page.getByRole('button', { name: '收卷' }).click()
    await page.getByRole('textbox', { name: '原因' }).fill('收卷')
    await page.getByRole('button', { name: '确定' }).click()
    await page.getByRole('region', { name: '按题评阅' }).getByRole('button').nth(2).click()
    const answers = page.getByRole('dialog', { name: '第 3 题' })
    await answers.getByRole('spinbutton').fill('1.5')
    await answers.getByRole('button', { name: '评分', exact: true }).click()
    await expect.poll(async () => (await quizDetail(origin, quizId, teacher)).toGrade).toBe(0)
    await answers.getByRole('button', { name: '关闭' }).click()
    await page.getByRole('button', { name: '公布成绩' }).click()
    await page.getByText('成绩已公布').first().waitFor()

    // The student sees the score, and all three answers.
    const student = await enterAs(first.context, origin, 'student')
    await first.page.goto(`${origin}${base}/quizDetail?quizId=${quizId}`)
    const mine = await ask<Paged<StudentQuiz>>(
      origin,
      '/dh-teaching/quiz/student/page?pageNo=1&pageSize=100',
      student,
    )
    const points = mine.records.find(({ id }) => id === quizId)?.points ?? 0
    expect(points).toBeGreaterThanOrEqual(150)
    await first.page.getByText(String(points / 100), { exact: true }).waitFor()
    const paper = await ask<QuizPaper>(origin, `/dh-teaching/quiz/paper?quizId=${quizId}`, student)
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
