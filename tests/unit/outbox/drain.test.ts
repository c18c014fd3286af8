import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Answer } from '../../../src/api/answer.ts'
import type { Outgoing } from '../../../src/api/http.ts'
import { actions } from '../../../src/outbox/actions/index.ts'
import { entry } from '../../../src/outbox/entry.ts'
import { everything, type RowSpan, storeOf } from '../../../src/outbox/store.ts'
import { handInKey } from '../../../src/rules/handIn.ts'
import { tally } from '../../tools/tally.ts'
import {
  answer,
  clock,
  done,
  freshDevice,
  itemsOf,
  outboxWith,
  reply,
  rows,
  service,
  type TestOutbox,
  user,
} from './sender.ts'

const day = 86_400_000

beforeEach(freshDevice)

describe('what waits is sent', () => {
  test('F08 a key that the service knows with another payload is parked with its words', async () => {
    const outbox = outboxWith({ send: () => reply(422, 422) })
    await answer(outbox, 1)
    await outbox.flush()
    expect(await rows()).toMatchObject([{ state: 'parked', lastError: { status: 422, text: 'code 422' } }])
  })

  test.each([
    ['in a batch', true],
    ['one by one', false],
  ])('a paper handed in again after its receipts are gone counts once, %s', async (_how, batch) => {
    const { send } = service((questionId) =>
      questionId === 1 ? { status: 422, code: 422 } : { status: 200, code: 0 },
    )
    const outbox = outboxWith({
      send: (request) => (batch || request.path !== '/dh-sync/batch' ? send(request) : reply(404, 404)),
    })
    const paper = '11111111-1111-4111-8111-111111111111'
    for (const id of [1, 2, 3]) await answer(outbox, id, 'chapter:1', handInKey(paper, id, '3'))
    expect(await outbox.flush()).toEqual({ state: 'done', next: null })
    expect(await rows()).toEqual([])
  })

  test('many travel in one request, each with its key and lane', async () => {
    const { seen, send } = service(() => ({ status: 200, code: 0 }))
    const outbox = outboxWith({ send })
    for (let i = 1; i <= 250; i++) await answer(outbox, i)
    const keys = (await rows()).map(({ id }) => id)
    await outbox.flush()
    expect(seen.map((request) => itemsOf(request).length)).toEqual([200, 50])
    expect(seen.flatMap((request) => itemsOf(request).map(({ key }) => key))).toEqual(keys)
    expect(itemsOf(seen[0]!)[0]).toMatchObject({
      method: 'POST',
      path: '/dh-questionbank/practise/chapter/submit',
      lane: 'chapter:1',
    })
    expect(await rows()).toEqual([])
    const { receipts, lastSuccess } = await outbox.part(everything, 0)
    expect(receipts.length).toBe(250)
    expect(receipts[0]).toMatchObject({ n: 1, id: keys[0], reply: { correct: true }, receivedAt: clock.now })
    expect(lastSuccess).toBe(clock.now)
  })

  test('one by one, in the order of each lane, where the service has no batch', async () => {
    const paths: string[] = []
    const outbox = outboxWith({
      send: (request) => {
        paths.push(`${request.path.split('/').at(-1)} ${request.body?.questionId ?? ''}`)
        return request.path === '/dh-sync/batch' ? reply(404, 404) : done(request)
      },
    })
    for (const id of [1, 2, 3]) await answer(outbox, id)
    await outbox.flush()
    expect(paths).toEqual(['batch ', 'submit 1', 'submit 2', 'submit 3'])
    expect(await rows()).toEqual([])
  })

  test('while the line stays down a try writes no row again and tells nobody', async () => {
    let answers: () => Promise<Answer> = () => Promise.reject(new TypeError('fetch failed'))
    const told: RowSpan[] = []
    const outbox = outboxWith({ send: () => answers(), changed: (span) => told.push(span) })
    for (const id of [1, 2, 3]) await answer(outbox, id)
    await outbox.flush({ force: true })
    const [stored, pause] = [await rows(), await storeOf(user).pause()]
    expect(stored.map(({ lastError }) => lastError)).toEqual(Array(3).fill({ class: 'offline' }))
    told.length = 0
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    await outbox.flush({ force: true })
    expect(put.mock.contexts.map((one) => (one as IDBObjectStore).name)).toEqual(['meta'])
    put.mockRestore()
    expect([await rows(), told]).toEqual([stored, []])
    expect((await storeOf(user).pause())?.failures).toBe((pause?.failures ?? 0) + 1)
    // a row that came meanwhile is told of, and no other
    await answer(outbox, 4)
    told.length = 0
    await outbox.flush({ force: true })
    expect(told).toEqual([{ from: 4, to: 4 }])
    answers = () => reply(503, 503)
    await outbox.flush({ force: true })
    expect((await rows()).map(({ lastError }) => lastError?.class)).toEqual(Array(4).fill('busy'))
    expect(told.at(-1)).toEqual({ from: 1, to: 4 })
  })

  test('F11 one that is refused waits with its lane; others pass', async () => {
    const { send } = service((id) => (id === 2 ? { status: 200, code: 1 } : { status: 200, code: 0 }))
    const outbox = outboxWith({
      send: async (request) => {
        const whole = await send(request)
        const { results } = whole.envelope!.data as { results: object[] }
        // as our service does: a lane is left alone after its first item that failed
        Object.assign(results[2]!, {
          status: 409,
          retryAfter: 1,
          reply: { code: 409, message: 'lane', data: null },
        })
        return whole
      },
    })
    for (const id of [1, 2, 3]) await answer(outbox, id)
    await answer(outbox, 4, 'chapter:2')
    await outbox.flush()
    expect(
      (await rows()).map(({ input, state }) => [(input as { questionId: number }).questionId, state]),
    ).toEqual([
      [2, 'parked'],
      [3, 'waiting'],
    ])
    const others = (await rows()).filter(({ lane, state }) => state !== 'parked' && lane !== 'chapter:1')
    tally({ figure: `${others.length} of other lanes held up` })
    const [parked] = await rows()
    await outbox.discard(parked!.seq)
    await outboxWith({}).flush()
    expect(await rows()).toEqual([])
  })

  test('a parked one that is edited keeps its place and gets another key', async () => {
    const outbox = outboxWith({ send: service(() => ({ status: 400, code: 400 })).send })
    const { seq, id } = await answer(outbox, 1)
    await outbox.flush()
    await outbox.edit(seq, 'chapter.submit', { catalogId: 1, paperId: 'p', questionId: 1, content: '4' })
    const [row] = await rows()
    expect(row).toMatchObject({ seq, state: 'waiting', input: { content: '4' } })
    expect(row?.id).not.toBe(id)
  })

  test('a 500 is tried again, and parked after five tries over a day', async () => {
    const outbox = outboxWith({ send: service(() => ({ status: 500, code: 500 })).send })
    await answer(outbox, 1)
    for (let i = 0; i < 20; i++) {
      await outbox.flush()
      clock.now += 400_000
    }
    expect(await rows()).toMatchObject([{ state: 'waiting', tries: 20 }])
    clock.now += day
    await outbox.flush()
    expect(await rows()).toMatchObject([{ state: 'parked', tries: 21 }])
  })

  test.each([
    ['in a batch', true],
    ['one by one', false],
  ])('F16 one that is answered with an unknown code holds nobody up, %s', async (_how, batch) => {
    const keyed = (request: Outgoing, code: number) =>
      reply(200, code, { correct: true }, { 'idempotency-key': request.key ?? '' })
    const answers = service((id) => ({ status: 200, code: id === 1 ? 7 : 0 }))
    let asked = 0
    const outbox = outboxWith({
      send: (request) => {
        asked++
        if (request.path !== '/dh-sync/batch') return keyed(request, request.body?.questionId === 1 ? 7 : 0)
        return batch ? answers.send(request) : reply(404, 404)
      },
    })
    for (let id = 1; id <= 30; id++) await answer(outbox, id, `chapter:${id}`)
    expect(await outbox.flush()).toMatchObject({ state: 'done' })
    expect(await rows()).toMatchObject([{ subject: 'question:1', state: 'waiting', tries: 1 }])
    expect(await storeOf(user).pause()).toBe(null)
    expect(asked).toBeLessThanOrEqual(batch ? 1 : 31)
    for (let i = 0; i < 6; i++) {
      clock.now += day / 4
      await answer(outbox, 100 + i, 'chapter:100')
      await outbox.flush()
    }
    expect(await rows()).toMatchObject([{ subject: 'question:1', state: 'parked', lastError: { code: 7 } }])
  })

  test('F10 the session’s end stops the drain once and keeps everything', async () => {
    let asked = 0
    const outbox = outboxWith({
      send: () => {
        asked++
        return reply(200, '02012001')
      },
    })
    for (const id of [1, 2, 3, 4, 5]) await answer(outbox, id, `chapter:${id}`)
    expect(await outbox.flush()).toEqual({ state: 'signIn', refused: 'token' })
    expect(asked).toBe(1)
    expect((await rows()).length).toBe(5)
  })

  test('without the author’s token nothing is sent', async () => {
    const outbox = outboxWith({ token: () => null, send: () => expect.unreachable() as never })
    await answer(outbox, 1)
    expect(await outbox.flush()).toEqual({ state: 'signIn', refused: null })
  })

  test('what only a newer build knows is left alone, with its lane', async () => {
    const outbox = outboxWith({})
    await storeOf(user).add({
      id: 'f',
      call: 'chapter.flag',
      version: 1,
      input: {},
      lane: 'chapter:1',
      subject: 's',
      madeAt: clock.now,
      state: 'waiting',
      notBefore: 0,
      tries: 0,
    })
    await answer(outbox, 1)
    await answer(outbox, 2, 'chapter:2')
    await outbox.flush()
    expect((await rows()).map(({ call }) => call)).toEqual(['chapter.flag', 'chapter.submit'])
  })

  test('what is done while a drain runs goes out with it', async () => {
    const sent: number[] = []
    let late: Promise<unknown> | null = null
    const outbox: TestOutbox = outboxWith({
      send: async (request) => {
        sent.push(Number(request.body?.questionId))
        late ??= answer(outbox, 2).then(() => outbox.flush())
        return done(request)
      },
    })
    await answer(outbox, 1)
    await outbox.flush()
    await late
    expect(sent).toEqual([1, 2])
  })

  test('a full device: room is made, or the answer is not said to be saved', async () => {
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    let room = 0
    const store = { ...storeOf(user), add: full }
    const failing = outboxWith({ store, makeRoom: async () => ++room < 3 })
    await expect(answer(failing, 1)).rejects.toThrow('full')
    expect(room).toBe(3)
    // whoever frees for ever is not waited for
    const endless = outboxWith({ store, makeRoom: async () => true })
    await expect(answer(endless, 1)).rejects.toThrow('full')
    expect(await rows()).toEqual([])
  })

  test.each(['chapter.submit', 'wrong.submit', 'collection.submit'] as const)(
    '%s: a platform without keys is asked what it holds before anything is sent again',
    async (call) => {
      const asked: string[] = []
      const held = new Map<number, string>()
      let cut = true
      const outbox = outboxWith({
        service: () => ({ exactlyOnce: false, batch: false }),
        send: ({ path, body, query }) => {
          asked.push(path)
          if (path.endsWith('/detail')) {
            const content = held.get(Number(query?.questionId))
            return reply(200, 0, content ? { content, correct: true } : null)
          }
          held.set(Number(body?.questionId), String(body?.content))
          if (cut) return Promise.reject(new TypeError('reset'))
          return reply(200, 0, { correct: true })
        },
      })
      const input = {
        catalogId: 1,
        paperId: '11111111-1111-4111-8111-111111111111',
        questionId: 1,
        content: '3',
      }
      await outbox.add(entry(call, input, { lane: 'one', subject: 'question:1' }, clock.now))
      await outbox.flush()
      cut = false
      await outbox.flush({ force: true })
      const { path } = actions[call].send
      expect(asked).toEqual([path, `${path}/detail`])
      expect(await rows()).toEqual([])
      expect((await outbox.part(everything, 0)).receipts).toMatchObject([{ reply: { correct: true } }])
    },
  )

  test('unsent work can be carried out as a file', async () => {
    const outbox = outboxWith({})
    const { id } = await answer(outbox, 1)
    expect(await outbox.export({ origin: 'http://school.test' })).toMatchObject({
      format: 'vitrine-unsent',
      user,
      items: [
        {
          key: id,
          call: 'chapter.submit',
          path: '/dh-questionbank/practise/chapter/submit',
          input: { content: '3' },
        },
      ],
    })
  })
})
