/** A hand-in for a platform that proves nothing by itself: each answer is looked up before it goes. */
import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import type { Outgoing } from '../../../src/api/http.ts'
import { entry } from '../../../src/outbox/entry.ts'
import { clock, freshDevice, itemsOf, outboxWith, reply, rows } from './sender.ts'

beforeEach(freshDevice)

const own = Array.from({ length: 12 }, (_, index) => [index + 1, `answer ${index + 1}`] as const)

/** A platform that holds what is told to it; `refuses` says which calls it refuses with code 1. */
function platformWith({ batch = false, refuses = (_path: string): boolean => false } = {}) {
  const held = new Map<number, unknown>()
  const asked: string[] = []
  let most = 0
  let open = 0
  const take = ({ path, query, body }: Pick<Outgoing, 'path' | 'query' | 'body'>) => {
    asked.push(path.split('/quiz/').at(-1) ?? '')
    if (refuses(path)) return { code: 1, data: null }
    if (path.endsWith('/detail')) return { code: 0, data: { content: held.get(Number(query?.questionId)) } }
    if (path.endsWith('/submit')) held.set(Number(body?.questionId), body?.content)
    return { code: 0, data: {} }
  }
  const send = async (request: Outgoing) => {
    open += 1
    most = Math.max(most, open)
    await new Promise((resolve) => setTimeout(resolve))
    open -= 1
    if (request.path === '/dh-sync/batch') {
      const results = itemsOf(request).map((item) => {
        const { code, data } = take(item)
        return { key: item.key, status: 200, reply: { code, message: '', data } }
      })
      return reply(200, 0, { results })
    }
    const { code, data } = take(request)
    return reply(200, code, data)
  }
  const outbox = outboxWith({ send, service: () => ({ exactlyOnce: false, batch }) })
  return { outbox, held, asked, most: () => most }
}

type Platform = ReturnType<typeof platformWith>

const handIn = ({ outbox }: Platform, answers: readonly (readonly [number, string])[] = own) =>
  outbox.add(
    entry(
      'quiz.handIn',
      { quizId: 7 },
      { lane: 'quizHandIn:7:1', subject: 'quiz:7', local: { answers } },
      clock.now,
    ),
  )

const answer = ({ outbox }: Platform, questionId: number, content: string) =>
  outbox.add(
    entry('quiz.submit', { quizId: 7, questionId, content }, { lane: 'quiz:7:1', subject: '' }, clock.now),
  )

test('C129 answers are looked up a few at a time, and missing ones sent once more', async () => {
  const platform = platformWith()
  for (const [questionId, content] of own) if (questionId > 2) platform.held.set(questionId, content)
  await handIn(platform)
  await platform.outbox.flush()
  expect(platform.asked.filter((path) => path === 'submit/detail')).toHaveLength(12)
  expect(platform.asked.filter((path) => path === 'submit')).toHaveLength(2)
  expect(platform.asked.at(-1)).toBe('submit/all')
  expect([...platform.held].toSorted(([a], [b]) => a - b)).toEqual(own)
  expect(platform.most()).toBeLessThanOrEqual(4)
  expect(await rows()).toEqual([])
})

test('an answer that was taken back is held as none', async () => {
  const platform = platformWith()
  await handIn(platform, [[1, '']])
  await platform.outbox.flush()
  expect(platform.asked).toEqual(['submit/detail', 'submit/all'])
})

test('a platform with a batch gets the answers in it, and the hand-in alone after them', async () => {
  const platform = platformWith({ batch: true })
  for (const [questionId, content] of own.slice(0, 2)) await answer(platform, questionId, content)
  await handIn(platform, own.slice(0, 2))
  await platform.outbox.flush()
  const alone = ['submit/detail', 'submit/detail', 'submit/all']
  expect(platform.asked).toEqual(['submit', 'submit', ...alone])
  // beside what it need not wait for too
  platform.asked.length = 0
  const flag = { lane: 'quiz:7:1', subject: 'question:1' }
  await platform.outbox.add(entry('quiz.flag', { quizId: 7, questionId: 1 }, flag, clock.now))
  await handIn(platform, own.slice(0, 2))
  await platform.outbox.flush()
  expect(platform.asked).toEqual(['flag', ...alone])
})

test('a hand-in waits and is tried again where looking up an answer is refused', async () => {
  const refused = { is: true }
  const platform = platformWith({ refuses: (path) => refused.is && path.endsWith('/detail') })
  await handIn(platform)
  await platform.outbox.flush()
  const [row] = await rows()
  expect(row).toMatchObject({ state: 'waiting', lastError: { class: 'busy' } })
  expect(Number(row?.notBefore) - clock.now).toBeLessThanOrEqual(12_000)
  expect(platform.asked).not.toContain('submit/all')
  refused.is = false
  clock.now += 12_000
  await platform.outbox.flush()
  expect(await rows()).toEqual([])
})

test('an answer refused when sent once more does not hold up the hand-in', async () => {
  const platform = platformWith({ refuses: (path) => path.endsWith('quiz/submit') })
  await handIn(platform, [[1, 'answer 1']])
  await platform.outbox.flush()
  expect(platform.asked).toEqual(['submit/detail', 'submit', 'submit/all'])
})

test('answers behind a refused one in their lane are sent before the hand-in', async () => {
  const refused = { is: true }
  const platform = platformWith({ refuses: (path) => refused.is && path.endsWith('quiz/submit') })
  await answer(platform, 1, 'answer 1')
  await answer(platform, 2, 'answer 2')
  await platform.outbox.flush()
  refused.is = false
  await handIn(platform, own.slice(0, 2))
  await platform.outbox.flush()
  expect([...platform.held]).toEqual(own.slice(0, 2))
  expect((await rows()).map(({ call, state }) => [call, state])).toEqual([
    ['quiz.submit', 'parked'],
    ['quiz.submit', 'waiting'],
  ])
})
