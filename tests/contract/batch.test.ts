import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wrongAdd } from '../../src/contract/books.ts'
import type { Given } from '../../src/contract/endpoint.ts'
import { announcementPage, announcementRead } from '../../src/contract/notices.ts'
import { chapterCard, chapterSubmit } from '../../src/contract/practice.ts'
import { signOut } from '../../src/contract/session.ts'
import { batch, batchLimit } from '../../src/contract/sync.ts'
import { databases } from './databases.ts'
import { refuseRows } from './refuseRows.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('on $name', (place) => {
  let service: Running
  let school: Seeded
  let token: string
  let paperId: string
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    token = await service.signIn('student')
    const { data } = await service.ask(chapterCard, { catalogId: school.catalogs.thickSkin }, { token })
    paperId = data.paperId
  })
  afterAll(() => service.stop())

  const answer = (content: string, more: object = {}): Item => ({
    key: randomUUID(),
    method: 'POST',
    path: chapterSubmit.path,
    body: { catalogId: school.catalogs.thickSkin, paperId, questionId: school.questions.DANXUAN, content },
    ...more,
  })
  type Item = Given<typeof batch>['items'][number]
  const send = (items: Item[], lang: 'Zh' | 'En' = 'Zh') => service.ask(batch, { items }, { token, lang })
  const history = async () =>
    (await service.service.db.kysely.selectFrom('submission').select('id').execute()).length

  test('a batch runs its items in order and goes on after a bad one', async () => {
    const id = school.announcements[0] ?? 0
    const items = [
      answer('1'),
      answer('2', { body: { catalogId: 1 } }),
      { key: randomUUID(), method: 'POST', path: announcementRead.path, body: { id } },
      {
        key: randomUUID(),
        method: 'POST',
        path: wrongAdd.path,
        query: { questionId: school.questions.DANXUAN },
      },
      answer('2'),
    ]
    const { data } = await send(items, 'En')
    expect(data.results.map(({ key }) => key)).toEqual(items.map(({ key }) => key))
    expect(data.results.map(({ status, reply }) => [status, reply.code])).toEqual([
      [200, 0],
      [400, 400],
      [200, 0],
      [200, 0],
      [200, 0],
    ])
    expect(data.results[0]?.reply.data).toEqual({ correct: false })
    expect(data.results[1]?.reply.message).toContain('not valid')
    expect(data.results[4]?.reply.data).toEqual({ correct: true })
  })

  test.each([
    ['40 days slow', -40],
    ['300 days slow', -300],
    ['20 days fast', 20],
    ['right', 0],
  ])('an answer dated by a clock that is %s is stored at its true time: walk 19', async (_, days) => {
    const { now } = service.clock
    const ahead = days * 86_400_000
    const given = now - 3_600_000
    const dated = answer('2', {})
    const items = [{ ...dated, body: { ...(dated.body as object), at: given + ahead } }]
    await service.ask(batch, { items }, { token, headers: { 'device-time': String(now + ahead) } })
    const kept = await service.service.db.kysely
      .selectFrom('submission')
      .select('at')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(kept?.at).toBe(given)
  })

  test('a duplicate inside a batch gets the stored reply and has no second effect', async () => {
    const before = await history()
    const item = answer('2')
    const { data } = await send([item, item, { ...item, body: { ...item.body, content: '1' } }])
    expect(data.results.map(({ status }) => status)).toEqual([200, 200, 422])
    expect(data.results[1]?.reply).toEqual(data.results[0]?.reply)
    expect(await history()).toBe(before + 1)
  })

  test('a batch refuses every call that may not be queued', async () => {
    const { data } = await send([
      { key: randomUUID(), method: 'GET', path: announcementPage.path, query: { pageNo: 1, pageSize: 2 } },
      { key: randomUUID(), method: 'POST', path: batch.path, body: { items: [] } },
      { key: randomUUID(), method: 'POST', path: signOut.path, body: {} },
      { key: randomUUID(), method: 'POST', path: '/nothing', body: {} },
      { key: randomUUID(), method: 'POST', path: `http://elsewhere${announcementRead.path}` },
      { ...answer('1'), path: `${chapterSubmit.path}?x=1` },
    ])
    expect(data.results.map(({ status, reply }) => [status, reply.code])).toEqual(Array(6).fill([403, 403]))
  })

  test('more than 200 items are refused as a whole', async () => {
    const before = await history()
    const many = Array.from({ length: batchLimit + 1 }, () => answer('2'))
    const refused = await send(many)
    expect([refused.status, refused.code]).toEqual([413, 413])
    expect(await history()).toBe(before)
    expect((await send(many.slice(1))).data.results).toHaveLength(batchLimit)
    expect(await history()).toBe(before + batchLimit)
  })

  test('an item that is not acknowledged holds up its lane, and no other', async () => {
    const before = await history()
    const { data } = await send([
      answer('1', { lane: 'a' }),
      answer('1', { lane: 'a', body: {} }),
      answer('1', { lane: 'a' }),
      answer('1', { lane: 'b' }),
      answer('1'),
    ])
    expect(data.results.map(({ status, retryAfter }) => [status, retryAfter])).toEqual([
      [200, undefined],
      [400, undefined],
      [409, 1],
      [200, undefined],
      [200, undefined],
    ])
    expect(await history()).toBe(before + 3)
  })

  test('an item that the database refuses fails alone in its batch', async () => {
    const before = await history()
    const { db } = service.service
    const allow = await refuseRows(db, 'submission', `new."content" = '1'`)
    const { data } = await send([answer('2'), answer('1'), answer('2')])
    expect(data.results.map(({ status, reply }) => [status, reply.code])).toEqual([
      [200, 0],
      [500, 500],
      [200, 0],
    ])
    expect(await history()).toBe(before + 2)
    await allow()
  })

  test('SEC17 an item that is none fails alone, and all others of its batch run', async () => {
    const before = await history()
    const bad = [
      answer('1', { body: 7 }),
      answer('1', { key: 'no uuid' }),
      { key: randomUUID() },
      'nothing',
      null,
      answer('1', { body: [1] }),
    ]
    const text = JSON.stringify({ items: [answer('1'), ...bad, answer('2')] }).replace(
      '"body":7',
      `"body":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    )
    const response = await service.raw(batch.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: text,
    })
    const { data } = (await response.json()) as { data: { results: { status: number }[] } }
    expect(data.results.map(({ status }) => status)).toEqual([200, ...bad.map(() => 400), 200])
    expect(await history()).toBe(before + 2)
  })

  test('a batch without a session does nothing', async () => {
    const { status, code } = await service.ask(batch, { items: [answer('1')] })
    expect([status, code]).toEqual([401, '02012001'])
  })
})
