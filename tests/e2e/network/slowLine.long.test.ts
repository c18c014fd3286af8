/** A line that carries so little that what waits needs longer than a call may take: it goes in smaller parts. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { QuestionNote } from '../../../src/contract/questions.ts'
import { blink, ids, queueOf } from '../../tools/device.ts'
import { setStage } from '../../tools/stage.ts'
import { ask, tokenOf } from '../../tools/steps.ts'
import { tally } from '../../tools/tally.ts'
import { atQuestion } from '../../tools/waitingAnswer.ts'

const stage = setStage()
const carrying = /dh-sync\/batch|note\/save/

/** Chinese of no sense, which no line makes shorter. */
const words = (length: number) =>
  Array.from({ length }, () => String.fromCharCode(0x4e00 + Math.floor(Math.random() * 20_000))).join('')

test('F14 what a slow line cannot carry in a minute is delivered once, in parts', {
  timeout: 420_000,
}, async () => {
  const { page, wire, context } = stage
  const { bundle } = await atQuestion(stage, '皮肤')
  // 30 KB up and as much down
  const notes = bundle.questions.slice(0, 5).map(({ id }) => ({ questionId: id, text: words(2000) }))
  const rows = notes.map((input) => ({
    ...{ id: randomUUID(), call: 'question.note', version: 2, input, lane: `note:${input.questionId}` },
    ...{
      subject: `note:${input.questionId}`,
      madeAt: Date.now(),
      state: 'waiting',
      notBefore: 0,
      tries: 0,
    },
  }))
  await page.evaluate(
    ([name, all]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('queue', 'readwrite')
          for (const row of all) transaction.objectStore('queue').add(row)
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [`wk-user-${ids.student2}`, rows] as const,
  )
  wire.fault(carrying, { kind: 'slow', bytesPerSecond: 480, up: true })
  const from = wire.seen.length
  await blink(context)
  await expect
    .poll(async () => (await queueOf(page, ids.student2)).length, { timeout: 360_000, interval: 1000 })
    .toBe(0)
  const sizes = wire.seen
    .slice(from)
    .filter(({ path }) => carrying.test(path))
    .map(({ path, body }) => (path.includes('batch') ? JSON.parse(body).items.length : 1))
  tally({ items: 5, figure: `delivered in parts of ${sizes.join(', ')}` })
  expect(sizes[0]).toBe(5)
  expect(sizes[1]).toBe(2)
  const { origin } = stage.service
  const kept = await ask<QuestionNote[]>(
    origin,
    '/dh-questionbank/question/note/list',
    await tokenOf(origin, 'student2'),
  )
  expect(new Map(kept.map(({ questionId, text }) => [questionId, text]))).toEqual(
    new Map(notes.map(({ questionId, text }) => [questionId, text])),
  )
})
