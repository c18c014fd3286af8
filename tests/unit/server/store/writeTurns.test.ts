import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { sqlite } from '../../../../server/store/dialect/sqlite.ts'

test('writes of SQLite that wait for each other let other requests run between them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-turns-'))
  const db = new Kysely<{ answer: { id: number } }>({ dialect: sqlite(join(folder, 'a.db')).dialect })
  await db.schema.createTable('answer').addColumn('id', 'integer').execute()
  const count = 300
  const write = (id: number) =>
    db.transaction().execute((within) => within.insertInto('answer').values({ id }).execute())
  let isOver = false
  const written = Promise.all(Array.from({ length: count }, (_, id) => write(id))).then(() => {
    isOver = true
  })
  const from = performance.now()
  let turns = 0
  for (; !isOver; turns++) await nextTurn()
  const tookMs = performance.now() - from
  await written
  expect((await db.selectFrom('answer').selectAll().execute()).length).toBe(count)
  await db.destroy()
  rmSync(folder, { recursive: true })
  // a turn is 5 ms and the write that is on its way then
  expect(turns).toBeGreaterThan(Math.min(count, tookMs / 5) / 4)
})
