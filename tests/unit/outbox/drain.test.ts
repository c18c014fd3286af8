import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Answer, answerOf } from '../../../src/api/answer.ts'
import type { Outgoing } from '../../../src/api/http.ts'
import { closeUser } from '../../../src/device/db.ts'
import { actions } from '../../../src/outbox/actions.ts'
import { entry } from '../../../src/outbox/entry.ts'
import { createOutbox, type OutboxDeps } from '../../../src/outbox/outbox.ts'
import { everything, storeOf } from '../../../src/outbox/store.ts'
import { tally } from '../../tools/tally.ts'

const user = 7
const day = 86_400_000
let now = 1_800_000_000_000

const reply = (
  status: number,
  code: number | string,
  data: unknown = null,
  headers: Record<string, string> = {},
) =>
  answerOf(
    new Response(JSON.stringify({ code, message: `code ${code}`, data }), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    }),
  )
const done = (request: Outgoing) => reply(200, 0, { correct: true }, { 'idempotency-key': request.key ?? '' })

type Items = { key: string; path: string; lane: string; method: string; body?: { questionId: number } }[]
const itemsOf = (request: Outgoing) => request.body?.items as Items

/** A service that answers each item by `answer`, in a batch or alone. */
function service(answer: (questionId: number) => { status: number; code: number; retryAfter?: number }) {
  const seen: Outgoing[] = []
  const send = async (request: Outgoing): Promise<Answer> => {
    seen.push(request)
    if (request.path !== '/dh-sync/batch') {
      const { status, code } = answer(Number(request.body?.questionId))
      return reply(
        status,
        code,
        { correct: true },
        code === 0 ? { 'idempotency-key': request.key ?? '' } : {},
      )
    }
    const results = itemsOf(request).map(({ key, body }) => {
      const { status, code, retryAfter } = answer(body?.questionId ?? 0)
      return { key, status, retryAfter, reply: { code, message: 'm', data: { correct: true } } }
    })
    return reply(200, 0, { results })
  }
  return { seen, send }
}

const outboxWith = (deps: Partial<OutboxDeps>) =>
  createOutbox({
    user,
    store: storeOf(user),
    send: (request) => done(request),
    token: () => 'token',
    service: () => ({ exactlyOnce: true, batch: true }),
    now: () => now,
    random: () => 0.5,
    changed: () => undefined,
    lock: (_name, work) => work(),
    makeRoom: async () => false,
    ...deps,
  })

type TestOutbox = ReturnType<typeof outboxWith>
const answer = (outbox: TestOutbox, questionId: number, lane = 'chapter:1') =>
  outbox.add(
    entry(
      'chapter.submit',
      { catalogId: 1, paperId: '11111111-1111-4111-8111-111111111111', questionId, content: '3' },
      { lane, subject: `question:${questionId}` },
      now,
    ),
  )
const rows = () => storeOf(user).rows()

beforeEach(async () => {
  await closeUser(user)
  globalThis.indexedDB = new IDBFactory()
  now = 1_800_000_000_000
})

describe('what waits is sent', () => {
  test('F08 a key that the service knows with another payload is parked with its words', async () => {
    const outbox = outboxWith({ send: () => reply(422, 422) })
    await answer(outbox, 1)
    await outbox.flush()
    expect(await rows()).toMatchObject([{ state: 'parked', lastError: { status: 422, text: 'code 422' } }])
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
    expect(receipts[0]).toMatchObject({ n: 1, id: keys[0], reply: { correct: true }, receivedAt: now })
    expect(lastSuccess).toBe(now)
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
      now += 400_000
    }
    expect(await rows()).toMatchObject([{ state: 'waiting', tries: 20 }])
    now += day
    await outbox.flush()
    expect(await rows()).toMatchObject([{ state: 'parked', tries: 21 }])
  })

  test.each([
    ['in a batch', true],
    ['one by one', false],
  ])(
    'F16 one that is answered with an unknown code holds nobody up, %s, and needs the person in the end',
    async (_how, batch) => {
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
        now += day / 4
        await answer(outbox, 100 + i, 'chapter:100')
        await outbox.flush()
      }
      expect(await rows()).toMatchObject([{ subject: 'question:1', state: 'parked', lastError: { code: 7 } }])
    },
  )

  test('F16 a portal that speaks JSON is no service: nothing is counted against what waits', async () => {
    let asked = 0
    const outbox = outboxWith({
      service: () => ({ exactlyOnce: true, batch: false }),
      send: () => {
        asked++
        return reply(200, 7)
      },
    })
    for (let id = 1; id <= 30; id++) await answer(outbox, id, `chapter:${id}`)
    await outbox.flush()
    expect(asked).toBeLessThanOrEqual(4)
    expect((await rows()).map(({ tries }) => tries)).toEqual(new Array(30).fill(0))
    expect(await storeOf(user).pause()).toMatchObject({ kind: 'backoff' })
  })

  test('F16 a result without a whole envelope acknowledges nothing, and its words are words', async () => {
    const { send } = service(() => ({ status: 200, code: 0 }))
    const spoilt: object[] = [
      { code: 0 },
      { code: 0, message: 'm' },
      { code: 1, message: { no: 'text' }, data: null },
      { code: '0', message: 'm', data: null },
    ]
    const outbox = outboxWith({
      send: async (request) => {
        const whole = await send(request)
        const { results } = whole.envelope!.data as { results: object[] }
        for (const [at, one] of spoilt.entries()) Object.assign(results[at]!, { reply: one })
        return whole
      },
    })
    for (let id = 1; id <= 6; id++) await answer(outbox, id, `chapter:${id}`)
    await outbox.flush()
    expect((await rows()).map(({ subject, state, tries }) => [subject, state, tries])).toEqual(
      [1, 2, 3, 4].map((id) => [`question:${id}`, 'waiting', 1]),
    )
  })

  test('F12 a wish to wait is kept for an hour at most, by every tab, and a button does not override it', async () => {
    let asked = 0
    const send = () => {
      asked++
      return reply(503, 503, null, { 'retry-after': '999999' })
    }
    await answer(outboxWith({ send }), 1)
    await outboxWith({ send }).flush()
    await outboxWith({ send }).flush({ force: true })
    now += 3_599_000
    await outboxWith({ send }).flush({ force: true })
    tally({ figure: `${asked - 1} requests before the time` })
    expect(asked).toBe(1)
    now += 2000
    await outboxWith({ send }).flush()
    expect(asked).toBe(2)
    // set back by a day, the clock must not keep the queue for a day
    now -= day
    await outboxWith({ send }).flush()
    expect(asked).toBe(3)
  })

  test('F12 not all who heard the same wish come back at the same moment, and nobody before it', async () => {
    const untils: number[] = []
    for (const chance of [0, 0.5, 1]) {
      await closeUser(user)
      globalThis.indexedDB = new IDBFactory()
      const send = () => reply(503, 503, null, { 'retry-after': '60' })
      const outbox = outboxWith({ send, random: () => chance })
      await answer(outbox, 1)
      await outbox.flush()
      untils.push(((await storeOf(user).pause())?.until ?? 0) - now)
    }
    expect(untils).toEqual([60_000, 63_000, 66_000])
  })

  test.each([
    ['in a batch', true],
    ['one by one', false],
  ])('a notice that was taken back is read, %s, and holds no other read mark up', async (_how, batch) => {
    const outbox = outboxWith({
      send: async (request) => {
        const isGone = (id: unknown) => id === 2
        if (request.path !== '/dh-sync/batch')
          return isGone(request.body?.id) ? reply(404, 404) : done(request)
        if (!batch) return reply(404, 404)
        const left = new Set<string>()
        const results = itemsOf(request).map(({ key, lane, body }) => {
          const [status, wait] = left.has(lane)
            ? [409, 1]
            : isGone((body as { id?: number }).id)
              ? [404]
              : [200]
          if (status !== 200) left.add(lane)
          const code = status === 200 ? 0 : status
          return { key, status, retryAfter: wait, reply: { code, message: '', data: null } }
        })
        return reply(200, 0, { results })
      },
    })
    for (const id of [1, 2, 3, 4])
      await outbox.add(
        entry('announcement.read', { id }, { lane: 'notices', subject: `announcement:${id}` }, now),
      )
    await answer(outbox, 5)
    expect(await outbox.flush()).toEqual({ state: 'done', next: null })
    expect(await rows()).toEqual([])
  })

  test('F15 twelve tries at most in ten minutes of bad gateways; a button tries at once', async () => {
    let asked = 0
    const outbox = outboxWith({
      // the shortest waits there are
      random: () => 0,
      send: () => {
        asked++
        return answerOf(new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }))
      },
    })
    await answer(outbox, 1)
    const end = now + 600_000
    while (now < end) {
      const flushed = await outbox.flush()
      now = flushed.state === 'done' && flushed.next ? Math.max(flushed.next, now + 1) : end
    }
    tally({ figure: `${asked} tries in 10 minutes` })
    expect(asked).toBeLessThanOrEqual(12)
    const before = asked
    await outbox.flush({ force: true })
    expect(asked).toBe(before + 1)
  })

  test('F14 a line that carries but a few in a minute gets a few at a time, until all is delivered', async () => {
    const { send } = service(() => ({ status: 200, code: 0 }))
    const sizes: number[] = []
    const minute = 60_000
    const outbox = outboxWith({
      // three seconds for each; what takes longer than a minute has no answer
      send: async (request) => {
        const size = request.path === '/dh-sync/batch' ? itemsOf(request).length : 1
        sizes.push(size)
        now += Math.min(size * 3000, minute)
        if (size * 3000 > minute) throw new DOMException('', 'AbortError')
        return send(request)
      },
    })
    for (let id = 1; id <= 80; id++) await answer(outbox, id)
    for (let i = 0; i < 4; i++) {
      const end = await outbox.flush()
      now = (end.state === 'done' ? end.next : null) ?? now
    }
    expect(sizes.slice(0, 4)).toEqual([80, 40, 20, 10])
    expect(await rows()).toEqual([])
    // half of the limit is room enough: none was sent in vain after the first that went through
    expect(sizes.slice(2).reduce((sum, size) => sum + size, 0)).toBe(80)
    tally({ figure: `80 delivered in ${sizes.length} requests at 20 a minute` })
  })

  test('after hours without network as many go at a time as ever', async () => {
    const { seen, send } = service(() => ({ status: 200, code: 0 }))
    let isOnline = false
    const outbox = outboxWith({
      send: async (request) => {
        if (!isOnline) throw new TypeError('Failed to fetch')
        now += 150
        return send(request)
      },
    })
    for (let id = 1; id <= 210; id++) await answer(outbox, id)
    for (let i = 0; i < 9; i++) await outbox.flush({ force: true })
    isOnline = true
    await outbox.flush({ force: true })
    expect(seen.map((request) => itemsOf(request)?.length ?? 1)).toEqual([200, 10])
    expect(await rows()).toEqual([])
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
      madeAt: now,
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
      await outbox.add(entry(call, input, { lane: 'one', subject: 'question:1' }, now))
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
