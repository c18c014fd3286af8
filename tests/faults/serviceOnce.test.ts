import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chapterCard, chapterClear, chapterSubmit } from '../../src/contract/practice.ts'
import { changeLanguage } from '../../src/contract/users.ts'
import { databases } from '../contract/databases.ts'
import { type Seeded, seed } from '../contract/seed.ts'
import { type Running, start } from '../contract/service.ts'
import { tally } from '../tools/tally.ts'

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

  const submit = (key: string, content: string, as = token) =>
    service.ask(
      chapterSubmit,
      { catalogId: school.catalogs.thickSkin, paperId, questionId: school.questions.DANXUAN, content },
      { token: as, key },
    )
  /** One entry for each effect: whose it is. */
  const owners = async () => {
    const { kysely } = service.service.db
    const rows = await kysely.selectFrom('submission').select('accountId').orderBy('id').execute()
    return rows.map(({ accountId }) => accountId)
  }
  const effects = async () => (await owners()).length

  /** All by one person, all acknowledged: `fresh` are the owners of what took effect. */
  const counted = (items: number, fresh: number[], more = '') => {
    const counts = {
      lost: Math.max(0, items - fresh.length),
      duplicated: Math.max(0, fresh.length - items),
      misattributed: fresh.filter((id) => id !== school.accounts.student).length,
      falselySent: Math.max(0, items - fresh.length),
    }
    tally({
      items,
      counts,
      figure: `${(fresh.length / items).toFixed(3)} effects per thing on ${place.name}${more}`,
    })
    expect(counts).toEqual({ lost: 0, duplicated: 0, misattributed: 0, falselySent: 0 })
  }
  const since = async (before: number) => (await owners()).slice(before)

  test('F06 a duplicate delivery has one effect and an equal reply', async () => {
    const before = await effects()
    const key = randomUUID()
    const first = await submit(key, '2')
    const second = await submit(key, '2')
    expect([second.status, second.code, second.data]).toEqual([first.status, first.code, first.data])
    expect(first.headers.get('idempotency-key')).toBe(key)
    expect(second.headers.get('idempotency-key')).toBe(key)
    counted(1, await since(before))
  })

  test('F07 a late copy is a no-op: it does not put an old answer back on the card', async () => {
    const before = await effects()
    const [old, newer] = [randomUUID(), randomUUID()]
    await submit(old, '1')
    await submit(newer, '2')
    expect((await submit(old, '1')).data).toEqual({ correct: false })
    const { data } = await service.ask(chapterCard, { catalogId: school.catalogs.thickSkin }, { token })
    const violations = data.items[0]?.isCorrected === true ? 0 : 1
    counted(2, await since(before), `, ${violations} order violations`)
    expect(violations).toBe(0)
  })

  test('F08 the same key with another payload or for another call is refused', async () => {
    const key = randomUUID()
    await submit(key, '2')
    const before = await effects()
    const other = await submit(key, '1')
    expect([other.status, other.code]).toEqual([422, 422])
    expect(other.headers.get('idempotency-key')).toBeNull()
    counted(1, await since(before - 1))
    expect((await service.ask(changeLanguage, { language: 'En' }, { token, key })).status).toBe(422)
    expect(await effects()).toBe(before)
    expect(service.logged.join()).toContain('key reused with another payload')
  })

  test('F08 what the contract does not name is no part of the payload', async () => {
    const key = randomUUID()
    await submit(key, '2')
    const again = await service.raw(chapterSubmit.path, {
      method: 'POST',
      headers: {
        authorization: token,
        'idempotency-key': key.toUpperCase(),
        'content-type': 'application/json; charset=utf-8',
      },
      body: JSON.stringify({
        content: '2',
        questionId: String(school.questions.DANXUAN),
        paperId,
        catalogId: school.catalogs.thickSkin,
        correct: true,
      }),
    })
    expect([again.status, again.headers.get('idempotency-key')]).toEqual([200, key.toUpperCase()])
  })

  test('F09 twenty deliveries at once with one key have one effect', async () => {
    const begun = await effects()
    for (let round = 0; round < 5; round++) {
      const before = await effects()
      const key = randomUUID()
      const answers = await Promise.all(Array.from({ length: 20 }, () => submit(key, '2')))
      expect(await effects()).toBe(before + 1)
      for (const { status, code, data, headers } of answers) {
        if (status === 409) expect(headers.get('retry-after')).toBe('1')
        else expect([status, code, data]).toEqual([200, 0, { correct: true }])
      }
      expect(answers.some(({ status }) => status === 200)).toBe(true)
      expect((await submit(key, '2')).data).toEqual({ correct: true })
    }
    counted(5, await since(begun))
  })

  test('twenty different keys at once all take effect', async () => {
    const before = await effects()
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(randomUUID(), '2')))
    expect(answers.map(({ code }) => code)).toEqual(Array(20).fill(0))
    expect(await effects()).toBe(before + 20)
  })

  test('a key belongs to its person: another’s same key is another operation', async () => {
    const before = await effects()
    const key = randomUUID()
    await submit(key, '2')
    expect((await submit(key, '1', await service.signIn('student2'))).data).toEqual({ correct: false })
    expect(await effects()).toBe(before + 2)
  })

  test('an effect that failed leaves no receipt: the same key may be sent again', async () => {
    const key = randomUUID()
    const gone = await service.ask(chapterClear, { catalogId: 9999 }, { token, key })
    expect([gone.status, gone.headers.get('idempotency-key')]).toEqual([404, null])
    const kept = await service.service.db.kysely
      .selectFrom('receipt')
      .where('key', '=', key)
      .select('at')
      .execute()
    expect(kept).toEqual([])
    const done = await service.ask(chapterClear, { catalogId: school.catalogs.thickSkin }, { token, key })
    expect(done.code).toBe(0)
  })

  test('a key that is no UUID is refused by name', async () => {
    const bad = await submit('x'.repeat(500), '2')
    expect([bad.status, bad.data]).toEqual([400, { field: 'Idempotency-Key' }])
  })
})
