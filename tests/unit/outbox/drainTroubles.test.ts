import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'
import { readAnswer } from '../../../src/api/answer.ts'
import { closeUser } from '../../../src/device/db.ts'
import { entry } from '../../../src/outbox/entry.ts'
import { storeOf } from '../../../src/outbox/store.ts'
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
  user,
} from './sender.ts'

const day = 86_400_000

beforeEach(freshDevice)

describe('what waits is sent, however the line and the service are', () => {
  test('F16 the JSON of a portal counts nothing against what waits', async () => {
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

  test('F16 a result without a whole envelope acknowledges nothing', async () => {
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

  test('F12 a wish to wait is kept by every tab, for an hour at most', async () => {
    let asked = 0
    const send = () => {
      asked++
      return reply(503, 503, null, { 'retry-after': '999999' })
    }
    await answer(outboxWith({ send }), 1)
    await outboxWith({ send }).flush()
    const held = await outboxWith({ send }).flush({ force: true })
    expect(held).toEqual({ state: 'done', next: clock.now + 3_600_000, asked: clock.now + 3_600_000 })
    clock.now += 3_599_000
    await outboxWith({ send }).flush({ force: true })
    tally({ figure: `${asked - 1} requests before the time` })
    expect(asked).toBe(1)
    clock.now += 2000
    await outboxWith({ send }).flush()
    expect(asked).toBe(2)
    // set back by a day, the clock must not keep the queue for a day
    clock.now -= day
    await outboxWith({ send }).flush()
    expect(asked).toBe(3)
  })

  test('F12 those who heard the same wish come back at different moments after it', async () => {
    const untils: number[] = []
    for (const chance of [0, 0.5, 1]) {
      await closeUser(user)
      globalThis.indexedDB = new IDBFactory()
      const send = () => reply(503, 503, null, { 'retry-after': '60' })
      const outbox = outboxWith({ send, random: () => chance })
      await answer(outbox, 1)
      await outbox.flush()
      untils.push(((await storeOf(user).pause())?.until ?? 0) - clock.now)
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
        entry('announcement.read', { id }, { lane: 'notices', subject: `announcement:${id}` }, clock.now),
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
        return readAnswer(new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }))
      },
    })
    await answer(outbox, 1)
    const end = clock.now + 600_000
    while (clock.now < end) {
      const flushed = await outbox.flush()
      clock.now = flushed.state === 'done' && flushed.next ? Math.max(flushed.next, clock.now + 1) : end
    }
    tally({ figure: `${asked} tries in 10 minutes` })
    expect(asked).toBeLessThanOrEqual(12)
    const before = asked
    await outbox.flush({ force: true })
    expect(asked).toBe(before + 1)
  })

  test('F14 a slow line gets a few at a time until all is delivered', async () => {
    const { send } = service(() => ({ status: 200, code: 0 }))
    const sizes: number[] = []
    const minute = 60_000
    const outbox = outboxWith({
      // three seconds for each; what takes longer than a minute has no answer
      send: async (request) => {
        const size = request.path === '/dh-sync/batch' ? itemsOf(request).length : 1
        sizes.push(size)
        clock.now += Math.min(size * 3000, minute)
        if (size * 3000 > minute) throw new DOMException('', 'AbortError')
        return send(request)
      },
    })
    for (let id = 1; id <= 80; id++) await answer(outbox, id)
    for (let i = 0; i < 4; i++) {
      const end = await outbox.flush()
      clock.now = (end.state === 'done' ? end.next : null) ?? clock.now
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
        clock.now += 150
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
})
