/** The database restarts, is full, is read-only, is locked: callers wait, nothing is lost, reads go on. */
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Context } from '../../server/context.ts'
import { transaction } from '../../server/http/idempotency.ts'
import { open, openMigrated } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import { chapterCard, chapterSubmit } from '../../src/contract/practice.ts'
import { currentUser } from '../../src/contract/session.ts'
import { databases, postgres, startCluster } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Answer, type Running, start } from './service.ts'

const { places, stop } = await databases()
const cluster = await startCluster()
afterAll(async () => {
  await stop()
  await cluster?.stop()
})

interface Stage {
  service: Running
  school: Seeded
  token: string
  submit(key?: string): Promise<Answer>
}

async function stageOn(place: (typeof places)[number]): Promise<Stage> {
  // a process that met no trouble itself says nothing of it
  const service = await start(place, { processes: 1 })
  const school = await seed(service.service.db)
  const token = await service.signIn('student')
  const catalogId = school.catalogs.thickSkin
  const { data } = await service.ask(chapterCard, { catalogId }, { token })
  const args = { catalogId, paperId: data.paperId, questionId: school.questions.DANXUAN, content: '2' }
  return {
    service,
    school,
    token,
    submit: (key = randomUUID()) => service.ask(chapterSubmit, args, { token, key }),
  }
}

const becomesReady = ({ raw }: Running) =>
  vi.waitUntil(async () => (await raw('/healthz')).status === 200, { timeout: 10_000, interval: 200 })

/** How long the slowest of many reads took, one after the other for a while. */
async function slowestReadMs({ service, token }: Stage, forMs: number): Promise<number> {
  const until = performance.now() + forMs
  let slowest = 0
  while (performance.now() < until) {
    const from = performance.now()
    const [health, me] = await Promise.all([service.raw('/healthz'), service.ask(currentUser, {}, { token })])
    expect([health.status, me.code]).toEqual([200, 0])
    slowest = Math.max(slowest, performance.now() - from)
  }
  return slowest
}

describe.runIf(cluster !== null)('PostgreSQL that restarts', () => {
  test('SEC03 a restart under load costs callers only 503 with Retry-After', async () => {
    if (!cluster) return
    const stage = await stageOn(postgres(cluster.url))
    const { service, token, submit } = stage
    const answers: Answer[] = []
    const acknowledged = new Set<string>()
    let goesOn = true
    const write = async () => {
      while (goesOn) {
        const key = randomUUID()
        const answer = await submit(key)
        answers.push(answer, await service.ask(currentUser, {}, { token }))
        if (answer.code === 0) acknowledged.add(key)
      }
    }
    const writers = Array.from({ length: 8 }, write)
    await vi.waitUntil(() => acknowledged.size > 20, { timeout: 20_000 })
    await cluster.halt()
    const away = await service.raw('/healthz')
    expect([away.status, await away.json()]).toEqual([503, { ready: false, reason: 'away' }])
    await cluster.resume()
    const before = acknowledged.size
    await vi.waitUntil(() => acknowledged.size > before + 20, { timeout: 20_000 })
    goesOn = false
    await Promise.all(writers)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    expect(new Set(refused.map(({ status, headers }) => `${status} ${headers.get('retry-after')}`))).toEqual(
      new Set(['503 2']),
    )
    const kept = await service.service.db.kysely.selectFrom('receipt').select('key').execute()
    const keys = new Set(kept.map(({ key }) => key))
    expect([...acknowledged].filter((key) => !keys.has(key))).toEqual([])
    await becomesReady(service)
    expect(service.logged.filter((line) => line.includes('database unavailable')).length).toBeLessThan(5)
    await service.stop()
  })
})

describe.each(places)('on $name', (place) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await stageOn(place)
  })
  afterAll(() => stage.service.stop())

  /** Somebody else's hold on all that an answer writes to. */
  async function holdWrites(): Promise<() => Promise<void>> {
    const { db, config } = stage.service.service
    if (db.name === 'sqlite') {
      const other = new DatabaseSync(join(config.dataDir, 'vitrine.db'))
      other.exec('begin immediate')
      return async () => other.close()
    }
    const url = new URL(config.databaseUrl ?? '')
    const schema = url.searchParams.get('schema')
    url.searchParams.delete('schema')
    const other = new pg.Client({ connectionString: url.href })
    await other.connect()
    await other.query('begin')
    await other.query(`lock table ${schema}.receipt, ${schema}.submission in exclusive mode`)
    return () => other.end()
  }

  test('SEC15 SEC21 writes that wait for a lock delay no read, and are done when it goes', async () => {
    const release = await holdWrites()
    const writes = Array.from({ length: 40 }, () => stage.submit())
    const slowest = await slowestReadMs(stage, 2500)
    await release()
    // a machine that is shared by many: the service itself waited 2.5 s before
    expect(slowest).toBeLessThan(1500)
    expect(new Set((await Promise.all(writes)).map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('SEC12 calls get 503 only as long as the database takes no writes', async () => {
    const { service, submit } = stage
    const { db } = service.service
    const run = async (text: string) => void (await sql.raw(text).execute(db.kysely))
    const limit = db.name === 'sqlite' ? 'pragma query_only = on' : ''
    const schema = new URL(service.service.config.databaseUrl ?? 'x:').searchParams.get('schema')
    if (limit) await run(limit)
    else
      await run(`create function ${schema}.refuse() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
        create trigger refuse before insert or update on ${schema}.setting execute function ${schema}.refuse();
        create trigger refuse before insert or update on ${schema}.receipt execute function ${schema}.refuse()`)
    const refused = await submit()
    expect([refused.status, refused.code, refused.headers.get('retry-after')]).toEqual([503, 503, '2'])
    const unhealthy = await service.raw('/healthz')
    expect([unhealthy.status, await unhealthy.json()]).toEqual([
      503,
      { ready: false, reason: db.name === 'sqlite' ? 'readOnly' : 'full' },
    ])
    for (let times = 0; times < 50; times++) await submit()
    expect(service.logged.filter((line) => line.includes('database unavailable'))).toHaveLength(1)
    await run(
      limit
        ? 'pragma query_only = off'
        : `drop trigger refuse on ${schema}.setting; drop trigger refuse on ${schema}.receipt`,
    )
    expect((await submit()).code).toBe(0)
    await becomesReady(service)
  })

  test('a table that another process migrates is read on, alone and in a transaction', async () => {
    const { service } = stage.service
    const { rows, kysely } = service.db
    const asked = 'select * from "subject" where "tenant" = ?'
    const alone = () => rows<object>(asked, [tenant])
    const together = () =>
      transaction({ service, db: kysely } as unknown as Context, (within) =>
        within.rows<object>(asked, [tenant]),
      )
    // PostgreSQL has a plan for it on every connection
    for (let round = 0; round < 30; round++) await Promise.all([alone(), alone(), together(), together()])
    for (const column of ['first', 'second']) {
      await sql.raw(`alter table "subject" add column "${column}" integer default 1`).execute(kysely)
      for (const read of column === 'first' ? [alone, together] : [together, alone])
        expect((await read())[0]).toHaveProperty(column, 1)
    }
  })
})

describe('the file of SQLite', () => {
  const [sqlite] = places
  if (!sqlite) throw new Error('SQLite is always there')

  test('SEC12 a full disk answers 503 and the true cause goes to the log', async () => {
    const { service, submit } = await stageOn(sqlite)
    const { kysely } = service.service.db
    await sql`pragma wal_checkpoint(truncate)`.execute(kysely)
    await sql`pragma max_page_count = 1`.execute(kysely)
    await vi.waitUntil(async () => (await submit()).status === 503, { timeout: 20_000 })
    expect(await (await service.raw('/healthz')).json()).toEqual({ ready: false, reason: 'full' })
    expect(service.logged.join()).toContain('"cause":"full"')
    expect(service.logged.join()).not.toContain('cannot rollback')
    await sql`pragma max_page_count = 1000000`.execute(kysely)
    expect((await submit()).code).toBe(0)
    await service.stop()
  })

  test('SEC22 other users of the machine read neither the database nor its folder', async () => {
    const { dataDir, dispose } = await sqlite.fresh()
    chmodSync(dataDir, 0o755)
    const db = await openMigrated({ dataDir })
    const bits = (path: string) => (statSync(path).mode & 0o777).toString(8)
    expect(bits(dataDir)).toBe('700')
    for (const name of ['vitrine.db', 'vitrine.db-wal', 'vitrine.db-shm'])
      expect([name, bits(join(dataDir, name))]).toEqual([name, '600'])
    await db.close()
    await dispose()
  })

  test('SEC26 a database file without a byte is refused, not taken for a new school', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-empty-'))
    writeFileSync(join(dataDir, 'vitrine.db'), '')
    expect(() => open({ dataDir })).toThrow('0 bytes')
    rmSync(dataDir, { recursive: true })
  })
})
