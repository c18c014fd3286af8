/** Two schools in one database, a process each: nothing of one is read, written, counted or named by the other. */

import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { calls } from '../../server/calls.ts'
import { makeBackup } from '../../server/care/backup.ts'
import { restoreBackup } from '../../server/care/restore.ts'
import { insertSpecimens } from '../../server/library/rows/specimenRows.ts'
import { sweep } from '../../server/serve.ts'
import { open, openMigrated } from '../../server/store/db.ts'
import { claimJob } from '../../server/store/jobs/jobs.ts'
import { currentUser, signInByAccount } from '../../src/contract/session.ts'
import { isRolePermitted } from '../../src/rules/permissions.ts'
import { whole } from '../tools/rounds.ts'
import { tablesWithoutTenant } from '../tools/tenantInSql.ts'
import { databases, type Place } from './databases.ts'
import { attempts, type Hidden, isIdName, notWalked, page, secret } from './foreignStage.ts'
import { seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { seedTeaching } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)
// a file of SQLite lies in the folder of its school
const servers = places.filter(({ name }) => name === 'PostgreSQL')

/** The same code, as another process has it that serves another school. */
async function modulesOf(tenant: number) {
  vi.resetModules()
  vi.stubEnv('TENANT', String(tenant))
  try {
    return {
      ...(await import('./service.ts')),
      ...(await import('./seed.ts')),
      ...(await import('./teachingStage.ts')),
      ...(await import('./foreignStage.ts')),
    }
  } finally {
    vi.unstubAllEnvs()
    vi.resetModules()
  }
}

/** The first id of the second school in each table. */
const firstId = 5_000_000
const dayMs = 86_400_000

/** Texts of the second school that any list could show. */
const texts = ['name', 'nameEn', 'title', 'titleEn', 'fullName', 'fullNameEn', 'desc', 'content', 'intro']

describe.each(servers)('two schools in one database, on $name', (place) => {
  let own: Running
  let other: Running
  let hidden: Hidden
  let fileUrl: string
  const tokens: Record<'student' | 'teacher' | 'admin', string> = { student: '', teacher: '', admin: '' }
  let dispose: () => Promise<void>
  let before: Record<string, unknown>
  /** every statement that either school sends */
  const statements = new Set<string>()

  beforeAll(async () => {
    const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
      const [asked] = args
      statements.add(typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? ''))
      return query.apply(this, args)
    } as never)
    const where = await place.migrated()
    dispose = where.dispose
    const shared = (): Place => {
      const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-school-'))
      const migrated = async () => ({
        dataDir,
        ...(where.databaseUrl ? { databaseUrl: where.databaseUrl } : {}),
        dispose: async () => rmSync(dataDir, { recursive: true, force: true }),
      })
      return { name: place.name, fresh: migrated, migrated }
    }
    own = await start(shared())
    await seedTeaching(own.service.db, await seed(own.service.db))
    for (const role of ['student', 'teacher', 'admin'] as const) tokens[role] = await own.signIn(role)
    before = await listsOf(own)
    await own.service.db.rows(
      `do $$ declare one record; begin
        for one in select table_name from information_schema.columns
          where table_schema = current_schema() and is_identity = 'YES' loop
          execute format('alter table %I alter column "id" restart with ${firstId}', one.table_name);
        end loop; end $$`,
      [],
    )
    const second = await modulesOf(2)
    const tenantJob = {
      module: new URL('../tools/tenantJob.ts', import.meta.url),
      atOnce: 1,
      limitMs: 60_000,
    }
    other = (await second.start(shared(), { jobKinds: { tenantJob } })) as Running
    const school = await second.seed(other.service.db)
    await second.seedTeaching(other.service.db, school)
    ;({ hidden, fileUrl } = await second.hide(other, school))
    hidden.row = [1, 2, 3].map((n) => firstId + n)
    await nameAll()
    statements.clear()
  }, 120_000)
  afterAll(async () => {
    await other.stop()
    await own.stop()
    await dispose()
    vi.restoreAllMocks()
  })

  /** Writes the secret into each name of the second school. */
  async function nameAll(): Promise<void> {
    const { db } = own.service
    const columns = await db.rows<{ table: string; column: string }>(
      `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
        where c.table_schema = current_schema() and c.data_type = 'text' and c.column_name = any (?)
          and exists (select 1 from information_schema.columns i where i.table_schema = c.table_schema
            and i.table_name = c.table_name and i.column_name = 'id' and i.data_type = 'bigint')`,
      [texts],
    )
    expect(columns.length).toBeGreaterThan(40)
    for (const { table, column } of columns)
      await db.rows(
        `update "${table}" set "${column}" = '${secret}' || "id" where "tenant" = 2 and "${column}" not like '%${secret}%'`,
        [],
        'writer',
      )
  }

  /** What each role of a school is told by every call that needs no id. */
  async function listsOf(service: Running): Promise<Record<string, unknown>> {
    const told: Record<string, unknown> = {}
    for (const { name, endpoint, permission } of calls) {
      const needsId = Object.entries(endpoint.params).some(
        ([param, schema]) => isIdName(param) && !v.safeParse(schema as v.GenericSchema, undefined).success,
      )
      if (endpoint.method !== 'GET' || endpoint.open || needsId) continue
      for (const [role, bit] of [
        ['student', 'Student'],
        ['teacher', 'Teacher'],
        ['admin', 'SuperAdmin'],
      ] as const) {
        if (!isRolePermitted(permission, [bit])) continue
        const reply = await service.ask(endpoint, page as never, { token: tokens[role] })
        told[`${role} ${name}`] = reply.data
      }
    }
    return told
  }

  /** What the database holds of a school. */
  async function contentsOf(tenant: number, db = own.service.db): Promise<Record<string, string>> {
    const tables = await db.rows<{ name: string }>(
      `select table_name as "name" from information_schema.columns
        where table_schema = current_schema() and column_name = 'tenant' order by 1`,
      [],
    )
    const found: Record<string, string> = {}
    for (const { name } of tables) {
      const [row] = await db.rows<{ n: number; hash: string }>(
        `select count(*) as "n", md5(string_agg(t::text, '|' order by t::text)) as "hash" from "${name}" t where "tenant" = ?`,
        [tenant],
      )
      if (row && Number(row.n) > 0) found[name] = `${row.n} ${row.hash}`
    }
    return found
  }

  test('no list, count or name of one school tells of the other', async () => {
    const now = await listsOf(own)
    expect(Object.keys(now).length).toBeGreaterThan(100)
    expect(JSON.stringify(now)).not.toContain(secret)
    const changed = Object.keys(now).filter(
      (name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]),
    )
    expect(changed).toEqual([])
  }, 120_000)

  test('a session of one school is none at the other', async () => {
    const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
    for (const token of Object.values(tokens)) {
      expect((await own.raw(currentUser.path, as(token))).status).toBe(200)
      expect((await other.raw(currentUser.path, as(token))).status).toBe(401)
    }
    const idAt = async (service: Running) => {
      const response = await service.raw(currentUser.path, as(await service.signIn('teacher')))
      return (await response.json()).data.id
    }
    expect(await idAt(own)).toBeLessThan(firstId)
    expect(await idAt(other)).toBeGreaterThan(firstId)
  })

  test('wrong passwords at one school lock nobody out at the other', async () => {
    const wrong = { loginName: 'fresh', password: 'wrong', wbInfo: { uuid: randomUUID() } }
    let status = 0
    for (let n = 0; n < 12; n++) status = (await own.ask(signInByAccount, wrong)).status
    expect(status).toBe(429)
    expect((await other.ask(signInByAccount, wrong)).status).not.toBe(429)
  })

  test('an address of a file of the other school finds nothing', async () => {
    for (const token of Object.values(tokens)) {
      const headers = { authorization: `Bearer ${token}` }
      expect((await own.raw(fileUrl, { headers })).status).toBe(404)
    }
    expect(existsSync(join(own.dataDir, 'files'))).toBe(false)
    expect(readdirSync(join(other.dataDir, 'files')).length).toBeGreaterThan(0)
  })

  test('one school takes up no job of the other, and hears none of its messages', async () => {
    const { db } = own.service
    await db.rows(
      `insert into "job" ("tenant", "kind", "input", "state", "ownerId", "createdAt") values (2, 'material', '{}', 'waiting', ${firstId}, 1)`,
      [],
      'writer',
    )
    await db.rows(
      `insert into "job" ("tenant", "kind", "input", "state", "ownerId", "createdAt") values (2, 'tenantJob', '{}', 'waiting', ${firstId}, 1)`,
      [],
      'writer',
    )
    await expect
      .poll(
        async () =>
          (await db.rows(`select "result" from "job" where "tenant" = 2 and "kind" = 'tenantJob'`, []))[0],
      )
      .toEqual({ result: '{"tenant":2}' })
    const kinds = { material: { module: new URL('file:///none'), atOnce: 1, limitMs: 1 } }
    expect(await claimJob(db, kinds, 'worker', own.clock.now)).toBeNull()
    const heard: string[] = []
    db.listen('greeting', (payload) => heard.push(`own ${payload}`))
    other.service.db.listen('greeting', (payload) => heard.push(`other ${payload}`))
    await expect
      .poll(
        async () => {
          await other.service.db.tell('greeting', 'hello')
          return heard.length
        },
        { interval: 300 },
      )
      .toBeGreaterThan(0)
    expect(heard).not.toContain('own hello')
  })

  test('no call reads or writes by an id of the other school', async () => {
    const contents = await contentsOf(2)
    expect(Object.keys(contents).length).toBeGreaterThan(30)
    const told: string[] = []
    const broken: string[] = []
    let asked = 0
    for (const [nth, { name, endpoint, permission }] of calls.entries()) {
      if (endpoint.open || notWalked.has(name)) continue
      const given = attempts({ name, params: endpoint.params }, hidden, own.clock.now).filter(
        (args) => v.safeParse(v.object(endpoint.params), args).success,
      )
      for (const [role, bit] of [
        ['student', 'Student'],
        ['teacher', 'Teacher'],
        ['admin', 'SuperAdmin'],
      ] as const) {
        if (!isRolePermitted(permission, [bit])) continue
        for (const args of given.filter((_, at) => whole || (at + nth) % 40 === 0)) {
          asked += 1
          const key = endpoint.once ? { key: randomUUID() } : {}
          const reply = await own.ask(endpoint, args as never, { token: tokens[role], ...key })
          const isEcho = Object.values(args).includes(secret)
          if (!isEcho && JSON.stringify(reply.data ?? null).includes(secret)) told.push(`${role} ${name}`)
          if (reply.status === 401) tokens[role] = await own.signIn(role)
          if (reply.status >= 500) broken.push(`${role} ${name} ${reply.status} ${JSON.stringify(args)}`)
        }
      }
    }
    expect(asked).toBeGreaterThan(300)
    expect({ told: [...new Set(told)], broken }).toEqual({ told: [], broken: [] })
    expect(await contentsOf(2)).toEqual(contents)
  }, 600_000)

  test('a folder is one school’s alone', () => {
    expect(() => open({ dataDir: other.dataDir })).toThrow('belongs to school 2')
  })

  test('what one school sweeps away years later is its own', async () => {
    const contents = await contentsOf(2)
    own.clock.now += 20 * 365 * dayMs
    await sweep(own.service)
    expect(await contentsOf(2)).toEqual(contents)
  })

  test('logs and figures of one school name nothing of the other', async () => {
    expect(own.logged.join('\n')).not.toContain(secret)
    expect(own.logged.filter((line) => line.includes('sweep failed'))).toEqual([])
    const figures = await (await own.raw('/metrics')).text()
    expect(figures).toContain('vitrine_database_up 1')
    expect(figures).not.toContain('vitrine_jobs{')
  })

  test('every statement says of which school', () => {
    const bad = [...statements].filter((sql) => tablesWithoutTenant(sql).length > 0)
    expect(tablesWithoutTenant('select * from "mark" m join "specimen" s on m."tenant" = $1')).toEqual([
      'specimen',
    ])
    expect(statements.size).toBeGreaterThan(200)
    expect(bad).toEqual([])
  })

  // the last one: a restore migrates, and its statements are of no school
  test('a backup holds the rows of one school, and comes back in a database of its own', async () => {
    const { config } = own.service
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-backup-'))
    const empty = await place.fresh()
    onTestFinished(async () => {
      rmSync(folder, { recursive: true, force: true })
      await empty.dispose()
    })
    const { setting: _, ...contents } = await contentsOf(1)
    const { manifest } = await makeBackup(config, folder, { withKeys: true })
    expect(manifest.database).toMatchObject({ rowsOf: 1 })
    const copy = readFileSync(join(folder, manifest.database.name), 'utf8')
    expect(copy).toContain('COPY "specimen"')
    expect(copy).not.toContain(secret)
    await expect(restoreBackup(config, folder, { replace: true })).rejects.toThrow(
      'Several schools share this database',
    )

    const alone = { ...config, dataDir: empty.dataDir, databaseUrl: empty.databaseUrl }
    await restoreBackup(alone, folder)
    const db = await openMigrated(alone)
    onTestFinished(() => db.close())
    const { setting: __, ...restored } = await contentsOf(1, db)
    expect(restored).toEqual(contents)
    expect(await contentsOf(2, db)).toEqual({})
    // ids go on behind those of the backup, and counts behind its own
    const counted = async () =>
      Number((await db.rows<{ n: number }>('select sum("n") as "n" from "specimenTally"', []))[0]?.n)
    const before = await counted()
    const { id: ___, ...model } = await db.kysely
      .selectFrom('specimen')
      .selectAll()
      .where('published', '=', 1)
      .executeTakeFirstOrThrow()
    await insertSpecimens(db.kysely, [{ ...model, key: 'new' }])
    expect(await counted()).toBe(before + 1)
  })
})
