/** Several processes serve one school: `CONTRACT_PROCESSES=2` sends all other tests of this folder to two by turns. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '../../server/context.ts'
import { transaction } from '../../server/http/idempotency.ts'
import { openMigrated } from '../../server/store/db.ts'
import { latestMigration } from '../../server/store/migrations/index.ts'
import { tenant } from '../../server/store/schema.ts'
import { chapterCard, chapterSubmit } from '../../src/contract/practice.ts'
import { quizBeat } from '../../src/contract/quizzes/quiz.ts'
import { currentUser, signInByAccount, signOut } from '../../src/contract/session.ts'
import { whole } from '../tools/rounds.ts'
import { databases } from './databases.ts'
import { minuteMs, type QuizStage, setQuizStage, TestDevice } from './quizStage.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)
const servers = places.filter(({ name }) => name === 'PostgreSQL')

test.each(places)(
  'ten connections that open at once migrate $name once',
  { timeout: 180_000 },
  async (place) => {
    const where = await place.fresh()
    const opened = await Promise.all(Array.from({ length: 10 }, () => openMigrated(where)))
    const [first] = opened
    const steps = await first?.rows<{ name: string }>('select "name" from "kysely_migration"', [])
    // a step that two had carried out would have failed for one of them: its table was there
    expect(
      steps
        ?.map(({ name }) => name)
        .toSorted()
        .at(-1),
    ).toBe(latestMigration)
    expect(steps?.length).toBeGreaterThan(25)
    for (const db of opened) await db.close()
    await where.dispose()
  },
)

test.runIf(whole).each(places)(
  'ten processes that start at once migrate $name once',
  { timeout: 180_000 },
  async (place) => {
    const where = await place.fresh()
    const { dataDir, databaseUrl } = where
    const code = `const { openMigrated } = await import(process.env.CODE)
      const db = await openMigrated(JSON.parse(process.env.WHERE))
      await db.close()`
    const env = {
      ...process.env,
      CODE: new URL('../../server/store/db.ts', import.meta.url).href,
      WHERE: JSON.stringify({ dataDir, databaseUrl }),
    }
    const one = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], { env })
    // each of them fails where a step fails
    await Promise.all(Array.from({ length: 10 }, one))
    const db = await openMigrated(where)
    const steps = await db.rows<{ name: string }>('select "name" from "kysely_migration" order by 1', [])
    expect(steps.at(-1)?.name).toBe(latestMigration)
    await db.close()
    await where.dispose()
  },
)

test.each(servers)(
  'every key on $name begins with the tenant, and no table has a trigger',
  { timeout: 180_000 },
  async (place) => {
    const where = await place.fresh()
    const db = await openMigrated(where)
    const keys = await db.rows<{ table: string; first: string }>(
      `select c.relname as "table", a.attname as "first" from pg_index i
      join pg_class c on c.oid = i.indrelid
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema()
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indisunique and c.relname not like 'kysely%'`,
      [],
    )
    const columns = await db.rows<{ table: string }>(
      `select table_name as "table" from information_schema.tables t
      where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely%'
        and not exists (select 1 from information_schema.columns c where c.table_schema = t.table_schema
          and c.table_name = t.table_name and c.column_name = 'tenant')`,
      [],
    )
    const triggers = await db.rows<{ name: string }>(
      `select t.tgname as "name" from pg_trigger t join pg_class c on c.oid = t.tgrelid
        join pg_namespace n on n.oid = c.relnamespace and n.nspname = current_schema() where not t.tgisinternal`,
      [],
    )
    await db.close()
    await where.dispose()
    // Citus refuses them on distributed tables
    expect(triggers).toEqual([])
    expect(keys.length).toBeGreaterThan(60)
    const bad = [...keys.filter(({ first }) => first !== 'tenant'), ...columns].map(({ table }) => table)
    expect([...new Set(bad)].sort()).toEqual([])
  },
)

test.each(servers)('a number beyond 2^53 on $name is refused, not rounded to another id', async (place) => {
  const where = await place.migrated()
  const db = await openMigrated(where)
  const read = (value: string) => db.rows(`select ${value}::bigint as "id"`, [])
  expect(await read('9007199254740991')).toEqual([{ id: Number.MAX_SAFE_INTEGER }])
  await expect(read('9007199254740993')).rejects.toThrow('beyond 2^53')
  expect(await read('1')).toEqual([{ id: 1 }])
  await db.close()
  await where.dispose()
})

test('only the call that follows a lesson uses NOTIFY', () => {
  const root = join(import.meta.dirname, '../..')
  const telling = ['server', 'exchange'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((name) => name.endsWith('.ts'))
      .filter((name) => /\bdb\.tell\(|pg_notify|\bnotify "/.test(readFileSync(join(root, name), 'utf8'))),
  )
  expect(telling.sort()).toEqual(['server/store/db.ts', 'server/teaching/follow/calls.ts'])
})

describe.each(servers)('two processes on $name', (place) => {
  let service: Running
  let school: Seeded
  beforeAll(async () => {
    service = await start(place, { processes: 2 })
    school = await seed(service.service.db)
  })
  afterAll(() => service.stop())

  test('both see an answer and a sign-out at once, whichever of them took it', async () => {
    const token = await service.signIn('student')
    const catalogId = school.catalogs.thickSkin
    const { paperId } = (await service.ask(chapterCard, { catalogId }, { token })).data
    for (const content of ['1', '2', '1', '2']) {
      const given = { catalogId, paperId, questionId: school.questions.DANXUAN, content }
      expect((await service.ask(chapterSubmit, given, { token, key: randomUUID() })).code).toBe(0)
      const { items } = (await service.ask(chapterCard, { catalogId }, { token })).data
      expect(items[0]).toMatchObject({ isSubmited: true, isCorrected: content === '2' })
    }
    await service.ask(signOut, {}, { token })
    for (let n = 0; n < 2; n++) expect((await service.ask(currentUser, {}, { token })).status).toBe(401)
  })

  test('a key that both get at once takes effect once', async () => {
    const token = await service.signIn('student2')
    const catalogId = school.catalogs.thickSkin
    const { paperId } = (await service.ask(chapterCard, { catalogId }, { token })).data
    const given = { catalogId, paperId, questionId: school.questions.DANXUAN, content: '1' }
    for (let round = 0; round < 5; round++) {
      const key = randomUUID()
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => service.ask(chapterSubmit, given, { token, key })),
      )
      const statuses = answers.map(({ status }) => status)
      expect(statuses).toContain(200)
      expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    }
    const found = await service.service.db.rows('select 1 from "submission" where "accountId" = ?', [
      school.accounts.student2,
    ])
    expect(found).toHaveLength(5)
  })

  test('wrong passwords are counted over both', async () => {
    const tries = []
    for (let n = 0; n < 12; n++) {
      const given = { loginName: 'teacher', password: 'wrong', wbInfo: { uuid: randomUUID() } }
      tries.push((await service.ask(signInByAccount, given)).status)
    }
    expect(tries.filter((status) => status === 429)).toHaveLength(2)
  })
})

describe.each(servers)('a quiz that two processes serve on $name', (place) => {
  let stage: QuizStage
  beforeAll(async () => {
    stage = await setQuizStage(place, 2)
  })
  afterAll(() => stage.service.stop())

  test('S39 each process accepts the beacons of the other and no forged ones', async () => {
    const { quizId, question } = await stage.oneQuestion()
    const device = new TestDevice()
    await stage.begin(quizId, device)
    const beat = () =>
      stage.service.ask(
        quizBeat,
        { quizId, token: device.token, waiting: 0, paperLoaded: true },
        { token: stage.student },
      )
    // the requests go to the two by turns: a row is received by the process that did not give its beacon
    const given: number[] = []
    for (const content of ['1', '2', '1', '2']) {
      stage.pass(1)
      device.hear((await beat()).headers)
      given.push(Number(device.beacon.split('.')[0]))
      const row = device.make(question, content, stage.now())
      expect((await stage.send(quizId, device, row)).data.verdict).toBe('onTime')
      // one more request: the next beat comes from the other process than the last one did
      await stage.service.ask(currentUser, {}, { token: stage.student })
    }
    const real = device.beacon
    for (const content of ['1', '2']) {
      device.beacon = `${Number(real.split('.')[0]) + minuteMs}.${'A'.repeat(22)}`
      await stage.send(quizId, device, device.make(question, content, stage.now()))
    }
    const stored = await stage.service.service.db.rows<{ beacon: number | null }>(
      'select "beacon" from "quizAnswer" where "token" = ? order by "seq"',
      [device.token],
    )
    expect(stored.map(({ beacon }) => beacon)).toEqual([...given, null, null])
  })
})

describe.each(servers)('transactions on $name', (place) => {
  const closing: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })

  test('two transactions that lock each other out both take effect', async () => {
    const where = await place.fresh()
    const db = await openMigrated(where)
    closing.push(
      () => where.dispose(),
      () => db.close(),
    )
    for (const name of ['a', 'b'])
      await db.rows(
        `insert into "setting" ("tenant", "name", "value") values (?, ?, '0')`,
        [tenant, name],
        'writer',
      )
    const context = { service: { db }, db: db.kysely, rows: db.rows } as unknown as Context
    const addSql = `update "setting" set "value" = (("value")::int + 1)::text where "tenant" = ? and "name" = ?`
    let runs = 0
    let waiting = 0
    let meet: () => void = () => undefined
    const met = new Promise<void>((resolve) => {
      meet = resolve
    })
    const addBoth = (order: string[]) =>
      transaction(context, async ({ rows }) => {
        runs++
        await rows(addSql, [tenant, order[0]], 'writer')
        if (++waiting === 2) meet()
        await met
        await rows(addSql, [tenant, order[1]], 'writer')
      })
    await Promise.all([addBoth(['a', 'b']), addBoth(['b', 'a'])])
    expect(runs).toBe(3)
    const found = await db.rows<{ value: string }>(
      `select "value" from "setting" where "name" in ('a', 'b')`,
      [],
    )
    expect(found.map(({ value }) => value)).toEqual(['2', '2'])
  })
})
