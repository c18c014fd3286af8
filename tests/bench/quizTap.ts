/**
 * CPU x4: from the tap on an option of a running quiz to the painted frame that says that the answer is stored on the
 * device, with and without network, in a paper of 40 questions.
 */
import type { Browser, Page } from 'playwright'
import type { Paged } from '../../src/contract/endpoint.ts'
import type { Question } from '../../src/contract/questions.ts'
import { bankPage } from '../../src/contract/questions.ts'
import { quizPublish, quizSave, type TeacherQuizDetail } from '../../src/contract/quizzes/quizTeaching.ts'
import { type Room, roomTeacherList } from '../../src/contract/teaching/room.ts'
import { controlled } from '../tools/device.ts'
import { postOnce } from '../tools/quizSchool.ts'
import { startService } from '../tools/service.ts'
import { ask, base, tokenOf } from '../tools/steps.ts'
import { held } from './bareSwap.ts'
import { type Figure, quantile } from './figures.ts'
import { signedIn, slowDown, startBrowser } from './pageTools.ts'

const paperQuestions = 40
const limitMs = 100
/**
 * Time (ms) before a tap: a student reads the question before answering it, and its picture has come to rest by then,
 * which at this speed takes most of it.
 */
const readingMs = 1000
/** Time (ms) after a tap in which the bench asks nothing of the page. */
const undisturbedMs = 250
const minuteMs = 60_000

/** Notes in the page the ms from a tap on an option until the frame that calls the answer stored is painted. */
const watchTaps = (page: Page) =>
  page.addInitScript(() => {
    const savedMs: number[] = []
    let isWaiting = false
    Object.assign(globalThis, { savedMs })
    const isSaved = () =>
      [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
        /^(已存本机|已送达)/.test(textContent ?? ''),
      )
    addEventListener(
      'click',
      (event) => {
        const tapped = (event.target as Element).closest('label, [role=radio], input[type=radio]')
        // A label clicks its input once more: only the tap itself is measured.
        if (!tapped || isWaiting || isSaved()) return
        isWaiting = true
        const from = event.timeStamp
        const notePainted = () => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            savedMs.push(performance.now() - from)
            isWaiting = false
          }
          port2.postMessage(null)
        }
        // told of the change: to look in each frame would make the page draw frames that nobody asked for
        const words = new MutationObserver(() => {
          if (!isSaved()) return
          words.disconnect()
          requestAnimationFrame(notePainted)
        })
        words.observe(document.body, { subtree: true, childList: true, characterData: true })
      },
      true,
    )
  })

/** A quiz of single choices and judgements for the class of the sample school. */
async function publishQuiz(origin: string): Promise<number> {
  const teacher = await tokenOf(origin, 'teacher', 'Teacher-2026')
  const rooms = await ask<Room[]>(origin, roomTeacherList.path, teacher)
  const room = rooms[0]
  if (!room) throw new Error('the teacher has no class')
  const sourceIds: number[] = []
  for (let pageNo = 1; sourceIds.length < paperQuestions; pageNo++) {
    const address = `${bankPage.path}?pageNo=${pageNo}&pageSize=100`
    const { records } = await ask<Paged<Question>>(origin, address, teacher)
    if (records.length === 0) throw new Error('the bank has too few questions')
    const tapped = records.filter(({ type }) => ['DANXUAN', 'PANDUAN'].includes(type.baseType))
    sourceIds.push(...tapped.map(({ id }) => id))
  }
  const settings = {
    courseId: room.courseId,
    title: '点按测速',
    kind: 'quiz',
    opensAt: Date.now() - minuteMs,
    closesAt: null,
    minutes: 120,
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
    questions: sourceIds.slice(0, paperQuestions).map((sourceId) => ({ sourceId, maxPoints: 100 })),
  }
  const quiz = await postOnce<TeacherQuizDetail>(origin, quizSave.path, settings, teacher)
  await postOnce(origin, quizPublish.path, { quizId: quiz.id, roomIds: [room.id] }, teacher)
  return quiz.id
}

/** Answers all questions, each with one tap. @returns the ms of each tap */
async function answerAll(page: Page): Promise<number[]> {
  for (let at = 0; at < paperQuestions; at++) {
    const option = page.getByRole('radio').first()
    await option.waitFor({ state: 'attached' })
    const label = page.locator('label').filter({ has: option }).first()
    const target = (await label.count()) > 0 ? label : option
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error('an option is not on screen')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.waitForTimeout(readingMs)
    await page.mouse.click(x, y, { delay: held })
    await page.waitForTimeout(undisturbedMs)
    await page.getByText(/^(已存本机|已送达)/).waitFor()
    if (at + 1 < paperQuestions) await page.getByRole('button', { name: '下一题' }).click()
  }
  return page.evaluate(() => (globalThis as unknown as { savedMs: number[] }).savedMs)
}

async function measure(browser: Browser, origin: string, loginName: string, quizId: number, online: boolean) {
  const context = await signedIn(browser, origin, loginName)
  const page = await context.newPage()
  await watchTaps(page)
  await page.goto(`${origin}${base}/quizQuestion?quizId=${quizId}`)
  await controlled(page)
  await page.getByRole('button', { name: '开始测验' }).click()
  await page.getByText('试卷已在本机').waitFor({ timeout: 60_000 })
  await context.setOffline(!online)
  await slowDown(page, false)
  const taps = await answerAll(page)
  await context.close()
  if (taps.length < paperQuestions) throw new Error(`${taps.length} of ${paperQuestions} taps were seen`)
  return taps
}

export async function quizTap(school: string): Promise<Figure[]> {
  const service = await startService({ copyOf: school })
  const browser = await startBrowser()
  try {
    const quizId = await publishQuiz(service.origin)
    const figures: Figure[] = []
    for (const [words, loginName, online] of [
      ['with a network', 'student', true],
      ['without network', 'student2', false],
    ] as const) {
      const taps = await measure(browser, service.origin, loginName, quizId, online)
      figures.push({
        name: `tap to saved in a quiz ${words}, p95, CPU x4`,
        value: quantile(taps, 0.95),
        unit: 'ms',
        limit: limitMs,
        good: 'at most',
        runs: `${taps.length} taps, median ${quantile(taps, 0.5).toFixed(1)}, most ${Math.max(...taps).toFixed(1)} ms`,
      })
    }
    return figures
  } finally {
    await browser.close()
    await service.remove()
  }
}
