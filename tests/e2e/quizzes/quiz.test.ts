/** A quiz from its publication to its score, as teacher and student meet it in the browser. */
import type { Page } from 'playwright'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import type { Paged } from '../../../src/contract/endpoint.ts'
import type { StudentAssignment } from '../../../src/contract/quizzes/assignment.ts'
import { type QuizCard, quizCardDetail, type StudentQuiz } from '../../../src/contract/quizzes/quiz.ts'
import {
  type QuizSitter,
  quizReady,
  quizTeacherPage,
  type TeacherQuiz,
} from '../../../src/contract/quizzes/quizTeaching.ts'
import { userDatabase } from '../../../src/device/names.ts'
import type { QuizRun } from '../../../src/queries/quizzes/run.ts'
import { speak } from '../../tools/browser.ts'
import { controlled, enterAs, ids, queueOf, storedIn } from '../../tools/device.ts'
import { setStage } from '../../tools/stage.ts'
import { ask, bookOf, tick } from '../../tools/steps.ts'

const stage = setStage()
const runningTitle = '组织学随堂测验'

const studyingQuizzes = (token: string) =>
  ask<Paged<StudentQuiz>>(
    stage.service.origin,
    '/dh-teaching/quiz/studying/page?pageNo=1&pageSize=100',
    token,
  )

/** The answers of the quiz that runs on this device, as they are stored. */
async function storedAnswers(page: Page): Promise<string[]> {
  const drafts = await storedIn<{ key: string; value: QuizRun }>(page, userDatabase(ids.student), 'drafts')
  const run = drafts.find(({ key }) => key.startsWith('quiz:run:'))?.value
  return (run?.answers ?? []).map(([, content]) => content)
}

test('a student hands in a quiz whose network fails in the middle: S38 S39 T07', async () => {
  const { page } = stage
  const token = await enterAs(stage.context, stage.origin, 'student')
  await stage.open('/quiz')
  await page.getByRole('link', { name: new RegExp(runningTitle) }).click()
  await page.getByRole('button', { name: '开始测验' }).click()
  const next = page.getByRole('button', { name: '下一题' })
  await next.waitFor()
  await page.getByRole('timer').first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: '标记这道题' }).click()
  await tick(page.getByRole('radio').first())
  await expect.poll(() => storedAnswers(page)).toHaveLength(1)
  const chosen = await storedAnswers(page)
  // Another choice, the first one again and the next question, quicker than the page is drawn: the last choice is stored.
  await page.evaluate(() => {
    const options = [...document.querySelectorAll<HTMLInputElement>('article [type=radio]')]
    for (const at of [1, 0]) options[at]?.click()
    const buttons = [...document.querySelectorAll('button')]
    buttons.find(({ textContent }) => textContent === '下一题')?.click()
  })
  await page.getByText(/^2 \/ /).waitFor()
  await page.waitForTimeout(500)
  expect(await storedAnswers(page)).toEqual(chosen)
  // a flag that is taken away again; what was tapped while the service is slow to answer a beat stays
  const flag = page.getByRole('button', { name: '标记这道题' })
  const heard = page.waitForResponse(/quiz\/beat/)
  stage.wire.fault(/quiz\/beat/, { kind: 'delay', ms: 1000 }, 1)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  for (const isSet of ['true', 'false']) {
    await flag.click()
    await expect.poll(() => flag.getAttribute('aria-pressed')).toBe(isSet)
    await heard
    // long enough for the page to take in what it heard
    await page.waitForTimeout(200)
    expect(await flag.getAttribute('aria-pressed')).toBe(isSet)
  }
  await stage.context.setOffline(true)
  await tick(page.getByRole('checkbox').first())
  await next.click()
  await expect.poll(async () => (await queueOf(page, ids.student)).length).toBeGreaterThan(0)
  await page.getByRole('button', { name: '答题卡' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click()
  await page.getByText('标记了 1 题。').waitFor()
  await page.getByRole('button', { name: '确认交卷' }).click()
  await page.getByText('答卷存在本机').waitFor()
  await stage.context.setOffline(false)
  await expect.poll(async () => (await queueOf(page, ids.student)).length, { timeout: 60_000 }).toBe(0)
  const quizzes = await studyingQuizzes(token)
  const taken = quizzes.records.find(({ title }) => title === runningTitle)
  expect(taken?.submittedAt).not.toBeNull()
})

test('a student of a released quiz sees the score and keeps what was wrong: S40', async () => {
  const { page } = stage
  await enterAs(stage.context, stage.origin, 'teacher')
  await stage.open('/quiz')
  await page.getByRole('link', { name: /组织学期中考试/ }).click()
  await page.getByRole('button', { name: '公布成绩' }).click()
  await page.getByText('成绩已公布').first().waitFor()
  await stage.anew()
  const token = await enterAs(stage.context, stage.origin, 'student')
  const quizzes = await studyingQuizzes(token)
  const { id: quizId = 0, points } = quizzes.records.find(({ title }) => title === '组织学期中考试') ?? {}
  expect(points).toBeGreaterThan(0)
  await stage.open('/quiz')
  await stage.page.getByRole('link', { name: /组织学期中考试/ }).click()
  await stage.page.getByText(String(Number(points) / 100), { exact: true }).waitFor()

  // What was wrong goes into the wrong book with one tap.
  const { origin } = stage.service
  const card = await ask<QuizCard>(origin, `${quizCardDetail.path}?quizId=${quizId}`, token)
  const wrong = card.items.flatMap(({ isCorrected, source }) =>
    isCorrected === false && source ? [source.questionId] : [],
  )
  expect(wrong.length).toBeGreaterThan(0)
  await stage.page.getByRole('button', { name: `把 ${wrong.length} 道错题加入错题本` }).click()
  await stage.page.getByText('错题已加入错题本').waitFor()
  const inBook = async () => (await bookOf(origin, token, 'wrong')).items.map(({ questionId }) => questionId)
  await expect.poll(inBook, { timeout: 20_000 }).toEqual(expect.arrayContaining(wrong))
  await stage.page.getByRole('button', { name: '第 1 题', exact: true }).click()
  const dialog = stage.page.getByRole('dialog', { name: '第 1 题' })
  await dialog
    .getByText(/\d \/ \d.* 分$/)
    .first()
    .waitFor()
  await dialog.getByRole('heading', { name: '解析' }).waitFor()
})

test('the item analysis of a quiz computes itself and is read again offline: S38 O02', async () => {
  await stage.anew({ lang: 'en' })
  await speak(stage.context, stage.origin, 'en')
  const token = await enterAs(stage.context, stage.origin, 'teacher')
  const { origin } = stage.service
  const address = `${quizTeacherPage.path}?pageNo=1&pageSize=100`
  const quizzes = await ask<Paged<TeacherQuiz>>(origin, address, token)
  const { id = 0, submitted = 0 } = quizzes.records.find(({ title }) => title === '组织学期中考试') ?? {}
  const { page } = stage
  await stage.open(`/quiz/manage?quizId=${id}`)
  const analysis = page.getByRole('region', { name: 'Item analysis', exact: true })
  await analysis.getByText(/as of \d/).waitFor({ timeout: 60_000 })
  const told = (await analysis.textContent()) ?? ''
  expect(told).toContain(`${submitted} attempts`)
  expect(await analysis.getByRole('row').count()).toBeGreaterThan(1)
  await controlled(page)
  await stage.context.setOffline(true)
  await page.reload()
  await analysis.getByText(/as of \d/).waitFor()
  expect(await analysis.textContent()).toBe(told)
  await stage.context.setOffline(false)

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Excel' }).click()
  const [heads = [], ...lines] = await readSheet(await (await coming).path())
  expect(heads.slice(0, 4)).toEqual(['Student no.', 'Full name', 'Class', 'Attempt'])
  expect(lines.length).toBeGreaterThanOrEqual(submitted)
})

test('the ready list before a quiz shows nobody’s name on a projector: S38', async () => {
  const token = await enterAs(stage.context, stage.origin, 'teacher')
  const upcoming = '系统解剖学期末考试'
  const { origin } = stage.service
  const address = `${quizTeacherPage.path}?pageNo=1&pageSize=100`
  const quizzes = await ask<Paged<TeacherQuiz>>(origin, address, token)
  const { id = 0, students = 0 } = quizzes.records.find(({ title }) => title === upcoming) ?? {}
  const sitters = await ask<QuizSitter[]>(origin, `${quizReady.path}?quizId=${id}`, token)
  expect(sitters.length).toBeGreaterThan(1)
  expect(sitters).toHaveLength(students)
  await stage.open('/quiz')
  const { page } = stage
  await page.getByRole('link', { name: new RegExp(upcoming) }).click()
  const list = page.getByRole('region', { name: '就绪清单' })
  await list.getByText(`0 / ${sitters.length} 人开始`).waitFor()
  const telling = async () => {
    const words = (await list.textContent()) ?? ''
    return sitters.filter(({ name, loginName }) => words.includes(name) || words.includes(loginName))
  }
  await expect.poll(telling).toEqual(sitters)
  await list.getByRole('button', { name: '隐去姓名（投影）' }).click()
  expect(await telling()).toEqual([])
  // asked for again it stays without names
  await page.waitForResponse(/quiz\/ready/)
  await page.waitForTimeout(300)
  expect(await telling()).toEqual([])
  expect(await list.getByRole('listitem').count()).toBe(sitters.length)
  await list.getByRole('button', { name: '显示姓名' }).click()
  expect(await telling()).toEqual(sitters)
})

test('an assignment handed in offline is scored on the teacher’s screen: S37', async () => {
  const { page } = stage
  const token = await enterAs(stage.context, stage.origin, 'student')
  await stage.open('/student/practice')
  await page.getByRole('button', { name: /实验报告：血涂片计数/ }).click()
  await page.getByText('共 7 题，已答 0 题。').waitFor()
  await controlled(page)
  await stage.context.setOffline(true)
  const question = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '第 1 题' }) })
  await tick(question.getByRole('radio').first())
  await page.getByText('共 7 题，已答 1 题。').waitFor()
  await page.reload()
  await page.getByRole('button', { name: /实验报告：血涂片计数/ }).click()
  await page.getByText('共 7 题，已答 1 题。').waitFor()
  expect(await question.getByRole('radio').first().isChecked()).toBe(true)
  await page.getByRole('textbox', { name: '提交内容' }).fill('中性粒细胞 62 %，淋巴细胞 30 %。')
  await page.getByRole('button', { name: '提交作业' }).click()
  await expect.poll(async () => (await queueOf(page, ids.student)).length).toBe(1)
  await stage.context.setOffline(false)
  await page.getByText('第 1 次提交').waitFor({ timeout: 60_000 })
  await page.getByText('题目：已答 1 / 7 题').waitFor()

  await stage.anew()
  await enterAs(stage.context, stage.origin, 'teacher')
  await stage.open('/practice')
  await stage.page.getByRole('link', { name: /实验报告：血涂片计数/ }).click()
  await stage.page.getByText('中性粒细胞 62 %').waitFor()
  const points = stage.page.getByRole('spinbutton', { name: '林晓雨的得分，满分 100' })
  await points.fill('86.5')
  const give = stage.page.getByRole('button', { name: '评分', exact: true })
  await stage.page.locator('div').filter({ has: points }).filter({ has: give }).last().locator(give).click()
  await stage.page.getByRole('heading', { name: '已评 1 份' }).waitFor()
  const coming = stage.page.waitForEvent('download')
  await stage.page.getByRole('button', { name: '导出 Excel' }).click()
  const [head = [], ...lines] = await readSheet(await (await coming).path())
  const scored = lines.find((line) => line[head.indexOf('姓名')] === '林晓雨') ?? []
  const told = ['状态', '提交次数', '得分'].map((name) => scored[head.indexOf(name)])
  expect(told).toEqual(['已评分', 1, 86.5])
  expect(scored[head.indexOf('自动判对')]).toMatch(/^[01] \/ 7$/)
  const scoreRead = async () => {
    const { records } = await ask<Paged<StudentAssignment>>(
      stage.service.origin,
      '/dh-teaching/practise/student/page?pageNo=1&pageSize=100',
      token,
    )
    return records.find(({ title }) => title === '实验报告：血涂片计数')?.score
  }
  await expect.poll(scoreRead, { timeout: 20_000 }).toBe(8650)
})
