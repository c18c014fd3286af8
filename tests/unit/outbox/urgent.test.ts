/** Rows of a running quiz: sent before all others, tried again soon, and never given up one by one. */
import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import { urgentBackoff } from '../../../src/outbox/backoff.ts'
import { entry } from '../../../src/outbox/entry.ts'
import { answer, freshDevice, itemsOf, outboxWith, rows, service } from './sender.ts'

beforeEach(freshDevice)

test('QX07 an answer of a quiz overtakes 3,000 older rows', async () => {
  const { seen, send } = service(() => ({ status: 200, code: 0 }))
  const outbox = outboxWith({ send })
  for (let n = 1; n <= 3000; n++) await answer(outbox, n)
  await answer(outbox, 9001, 'quiz:7:1')
  await answer(outbox, 9002, 'quiz:7:1')
  await outbox.flush()
  const [first] = seen
  expect(first && itemsOf(first).map(({ lane }) => lane)).toEqual(['quiz:7:1', 'quiz:7:1'])
  expect(await rows()).toEqual([])
})

test('a row of a quiz is tried again within ten seconds, however often it failed', () => {
  for (let failures = 1; failures <= 30; failures++)
    expect(urgentBackoff(failures, () => 1)).toBeLessThanOrEqual(10_000)
})

test('a row of a quiz on our service cannot be given up by itself', async () => {
  const outbox = outboxWith({ send: service(() => ({ status: 200, code: 0 })).send })
  const given = { quizId: 7, questionId: 1, content: 'A' }
  for (const input of [{ ...given, token: 'secret' }, given])
    await outbox.add(entry('quiz.submit', input, { lane: 'quiz:7:1', subject: 'question:1' }, 0))
  await answer(outbox, 2)
  for (const { seq } of await rows()) await outbox.discard(seq)
  expect((await rows()).map(({ input }) => input)).toEqual([{ ...given, token: 'secret' }])
})
