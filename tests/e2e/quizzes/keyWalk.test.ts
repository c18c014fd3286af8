/** What a device holds of a quiz before its release: its questions, and nothing that answers them. */
import type { Response } from 'playwright'
import { expect, test } from 'vitest'
import type { TeacherQuizDetail } from '../../../src/contract/quizzes/quizTeaching.ts'
import { controlled, enterAs } from '../../tools/device.ts'
import { allStored, cachedWithAny, filesWith, keyPathsIn, keysInMemory } from '../../tools/keyWalk.ts'
import { publishExam } from '../../tools/quizSchool.ts'
import { setStage } from '../../tools/stage.ts'
import { tick, tokenOf } from '../../tools/steps.ts'

const stage = setStage()
/** A shorter text may stand in the question itself. */
const leastTellingLength = 12

/** Texts of a quiz that its teacher sees and a student must not: analyses and model answers. */
const secretTexts = ({ questions }: TeacherQuizDetail): string[] =>
  questions
    .flatMap(({ question }) => [
      question.analysis,
      question.analysisEn,
      question.showAnswer,
      question.showAnswerEn,
    ])
    .filter((text) => text.length >= leastTellingLength)

test('a device that takes a quiz holds no key of it, wherever one looks: S39', async () => {
  const { origin } = stage.service
  const teacher = await tokenOf(origin, 'teacher', 'Teacher-2026')
  const quiz = await publishExam(origin, teacher, {
    opensAt: Date.now() - 60_000,
    together: false,
    isWhole: true,
  })
  const secrets = secretTexts(quiz)
  expect(secrets.length).toBeGreaterThan(5)
  const { page, context } = stage
  const replies: { path: string; body: Promise<string> }[] = []
  const hear = (response: Response) => {
    const path = new URL(response.url()).pathname
    if (path.startsWith('/dh-')) replies.push({ path, body: response.text().catch(() => '') })
  }
  page.on('response', hear)
  await enterAs(context, stage.origin, 'student')
  await stage.open('/quiz')
  await controlled(page)
  await page.getByRole('link', { name: new RegExp(quiz.title) }).click()
  await page.getByRole('button', { name: '开始测验' }).click()
  await page.getByText('试卷已在本机').waitFor({ timeout: 60_000 })
  await tick(page.getByRole('radio').first())
  await page.getByRole('button', { name: '下一题' }).click()
  await page.getByRole('button', { name: '答题卡' }).click()

  const bodies = await Promise.all(replies.map(async ({ path, body }) => ({ path, text: await body })))
  expect(bodies.map(({ path }) => path)).toContain('/dh-teaching/quiz/paper')
  const isTold = (text: string) => secrets.some((secret) => text.includes(secret))
  expect(bodies.filter(({ text }) => isTold(text)).map(({ path }) => path)).toEqual([])
  const quizReplies = bodies.filter(({ path }) => path.startsWith('/dh-teaching/quiz/'))
  expect(quizReplies.flatMap(({ path, text }) => keyPathsIn(JSON.parse(text), path))).toEqual([])

  const stored = await allStored(page)
  const held = JSON.stringify(stored)
  expect(held).toContain('quiz:paper:')
  expect(isTold(held)).toBe(false)
  const drafts = Object.entries(stored).filter(([name]) => name.endsWith('/drafts'))
  expect(keyPathsIn(Object.fromEntries(drafts))).toEqual([])
  expect(await cachedWithAny(page, secrets)).toEqual([])
  expect(await filesWith(page, secrets)).toEqual([])
  expect(await keysInMemory(context, page)).toEqual([])
})
