/** Ten thousand answers wait: what shows them, and what they change, puts no more of them into the page than are near. */
import { expect, test } from 'vitest'
import type { ChapterBundle } from '../../../src/contract/practice.ts'
import type { Question } from '../../../src/contract/questions.ts'
import { addLongChapter } from '../../bench/longChapter.ts'
import { queueUp, untilEmpty } from '../../bench/queueTools.ts'
import { setAudit } from '../../tools/audit.ts'
import { controlled, enterAs, ids, setStored } from '../../tools/device.ts'
import { within } from '../../tools/rounds.ts'
import { chapter, setStage } from '../../tools/stage.ts'
import { answer, ask, kept, openQuestion } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'

const stage = setStage()
setAudit(stage)
const many = 10_000
/** questions of the chapter; a book holds no more */
const length = 2000
/** answered by nobody yet */
const free = 10
const shown = { most: 1500, ms: 5000 }

test('with ten thousand pending answers screens open at once, and all arrive: F49', async () => {
  const { page, context, origin, service } = stage
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    // what the browser and the viewer's library say of each request that fails is no error of the app
    if (
      message.type() === 'error' &&
      !/^(Failed to load resource|Tile .* failed to load)/.test(message.text())
    )
      errors.push(message.text())
  })
  const { subjectId } = (await chapter(stage, '皮肤')).chapter
  const catalogId = await addLongChapter(service.dataDir, subjectId, length)
  const token = await enterAs(context, origin, 'student2')
  const { card, questions, specimens } = await ask<ChapterBundle>(
    origin,
    `/dh-questionbank/practise/chapter/bundle?catalogId=${catalogId}`,
    token,
  )
  await openQuestion(page, origin, catalogId)
  await controlled(page)
  await stage.open('/exercise')
  for (const name of ['错题本', '题目收藏'])
    await page.getByRole('link', { name: new RegExp(`^${name}.*(题|\\d)`) }).waitFor()
  await context.setOffline(true)

  const answered = questions.slice(0, -free)
  const rows = Array.from({ length: many }, (_, at) => {
    const question = answered[at % answered.length] as Question
    const seen = specimens.filter(({ id }) => id === question.specimenId)
    const note =
      at < answered.length
        ? { entry: { question, subjectId, specimens: seen, at: Date.now() } }
        : { stood: { times: 1, streak: 0, removeAfter: 0 } }
    const local = { correct: false, submitted: at < answered.length ? 1 : 0, corrected: 0, ...note }
    return { catalogId, paperId: card.paperId, questionId: question.id, content: '1', local }
  })
  await queueUp(page, rows)
  /** The last few that were put into the queue, as call and question: all of it would take its time to read. */
  const newest = () =>
    page.evaluate(
      (name) =>
        new Promise<string[]>((resolve, reject) => {
          const opening = indexedDB.open(name)
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const asking = opening.result.transaction('queue').objectStore('queue').openCursor(null, 'prev')
            const found: string[] = []
            asking.onsuccess = () => {
              const { result: row } = asking
              if (row) found.push(`${row.value.call} ${row.value.input.questionId}`)
              if (row && found.length < 3) return row.continue()
              opening.result.close()
              resolve(found)
            }
          }
        }),
      `wk-user-${ids.student2}`,
    )

  const told: string[] = []
  /** Opens an address and waits for what shows all that waits. */
  const look = async (name: string, path: string, stands: () => Promise<unknown>) => {
    const from = Date.now()
    await stage.open(path)
    await stands()
    const took = Date.now() - from
    const elements = await page.evaluate(() => document.querySelectorAll('*').length)
    told.push(`${name} ${elements} elements after ${took} ms`)
    expect(elements, name).toBeLessThan(shown.most)
    within(took, shown.ms)
  }
  const few = async () => {
    const elements = await page.evaluate(() => document.querySelectorAll('*').length)
    expect(elements).toBeLessThan(shown.most)
  }
  const give = async (question: Question, call: string) => {
    await answer(page, question)
    await kept(page)
    expect(await newest()).toContain(`${call} ${question.id}`)
    await few()
  }

  await look('what waits', '/set/sync', () => page.getByText(`练习作答 × ${many}`).waitFor())

  // the last one that was answered stands as it was; the next takes an answer
  const last = answered.at(-1) as Question
  const next = questions.slice(-free).find(({ type }) => type.baseType === 'DANXUAN') as Question
  await look('a chapter', `/exercise/chapter/question/${catalogId}?q=${last.id}`, () =>
    page.getByText('待发送').first().waitFor(),
  )
  await openQuestion(page, origin, catalogId, next.id)
  await give(next, 'chapter.submit')

  const list = page.getByRole('list', { name: '题目' }).getByRole('listitem')
  await look('a book', '/exercise/wrong', () => list.first().waitFor())
  expect(await list.first().getAttribute('aria-setsize')).toBe(String(answered.length))
  // how tall the rows between are is guessed until they are seen: one press may end some rows before the end
  const end = page.locator(`[aria-posinset="${answered.length}"]`)
  await expect
    .poll(
      async () => {
        await page.keyboard.press('End')
        return end.isVisible()
      },
      { timeout: 15_000, interval: 1000 },
    )
    .toBe(true)
  await few()
  await list.last().getByRole('link').click()
  await page.getByRole('article').waitFor()
  await few()
  const again = answered.find(({ type }) => type.baseType === 'DANXUAN') as Question
  await page.goto(page.url().replace(/\bq=\d+/, `q=${again.id}`))
  await page.getByRole('article').waitFor()
  await give(again, 'wrong.submit')

  await context.setOffline(false)
  const arrived = await untilEmpty(page, 0, 150_000)
  told.push(`all delivered after ${(arrived / 1000).toFixed(0)} s`)
  await context.setOffline(true)

  // as many again, all of them refused: they come some at a time
  await queueUp(page, rows)
  await setStored(page, ids.student2, 'queue', ['state'], 'parked')
  await look('what was refused', '/set/sync', () =>
    page.getByRole('button', { name: '放弃' }).first().waitFor(),
  )
  await page.getByRole('button', { name: /^再显示 \d+ 条$/ }).click()
  await few()

  tally({ figure: told.join(' · ') })
  expect(errors).toEqual([])
}, 300_000)
