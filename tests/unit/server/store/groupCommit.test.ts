/** Transactions of SQLite that wait for each other are committed together, and yet each stands for itself. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBusy } from '../../../../server/store/dialect/plain.ts'
import { sqlite } from '../../../../server/store/dialect/sqlite.ts'

interface Tables {
  answer: { id: number }
}

let folder: string
let db: Kysely<Tables>
/** Another connection: it sees what is committed. */
let other: DatabaseSync
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-group-'))
  db = new Kysely<Tables>({ dialect: sqlite(join(folder, 'a.db')).dialect })
  await db.schema.createTable('answer').addColumn('id', 'integer').execute()
  other = new DatabaseSync(join(folder, 'a.db'))
})
afterEach(async () => {
  other.close()
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const ids = Array.from({ length: 100 }, (_, id) => id)
const committed = () =>
  other
    .prepare('select "id" from "answer" order by "id"')
    .all()
    .map(({ id }) => Number(id))
const write = (id: number, mayFail = false) =>
  db.transaction().execute(async (within) => {
    await within.insertInto('answer').values({ id }).execute()
    if (mayFail && id % 3 === 0) throw new Error(`no ${id}`)
    return id
  })

test('a transaction is acknowledged only when it is committed, and many share a commit', async () => {
  let commits = 0
  let seen = 0
  await Promise.all(
    ids.map(async (id) => {
      await write(id)
      const here = committed()
      expect(here).toContain(id)
      if (here.length > seen) commits++
      seen = here.length
    }),
  )
  expect(committed()).toEqual(ids)
  expect(commits).toBeLessThan(ids.length / 3)
})

test('a transaction that fails takes nothing from those that are committed with it', async () => {
  const results = await Promise.allSettled(ids.map((id) => write(id, true)))
  const done = ids.filter((id) => id % 3 !== 0)
  expect(results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))).toEqual(done)
  expect(committed()).toEqual(done)
})

test('a statement between transactions holds none of them up', async () => {
  const statement = () => db.insertInto('answer').values({ id: -1 }).execute()
  await Promise.all(
    ids.flatMap((id) => [write(id, true).catch(() => 0), ...(id % 10 === 0 ? [statement()] : [])]),
  )
  expect(committed()).toHaveLength(10 + ids.filter((id) => id % 3 !== 0).length)
  await write(7)
  expect(committed().filter((id) => id === 7)).toHaveLength(2)
})

test('transactions of one commit are refused together by a full disk', async () => {
  await sql`pragma max_page_count = 3`.execute(db)
  const large = Array.from({ length: 5000 }, (_, n) => ({ id: 1000 + n }))
  const results = await Promise.allSettled([
    ...ids.slice(0, 5).map((id) => write(id)),
    db.transaction().execute((within) => within.insertInto('answer').values(large).execute()),
    ...ids.slice(5, 10).map((id) => write(id)),
  ])
  const here = committed()
  for (const [at, one] of results.entries()) {
    const id = at < 5 ? at : at - 1
    if (at === 5) expect(one.status).toBe('rejected')
    else expect(here.includes(id)).toBe(one.status === 'fulfilled')
    if (one.status === 'rejected' && at !== 5) expect(isBusy(one.reason)).toBe(true)
  }
  await sql`pragma max_page_count = 10000`.execute(db)
  await Promise.all(ids.filter((id) => !here.includes(id)).map((id) => write(id)))
  expect(committed()).toEqual(ids)
})
