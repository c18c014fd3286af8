import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { expect, test, vi } from 'vitest'
import { sqlite } from '../../../../server/store/dialect/sqlite.ts'

test('writes of SQLite that wait for each other let other requests run between them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-turns-'))
  const db = new Kysely<{ answer: { id: number } }>({ dialect: sqlite(join(folder, 'a.db')).dialect })
  await db.schema.createTable('answer').addColumn('id', 'integer').execute()
  const count = 300
  // By this clock every look at it is later than a turn may last. It goes on from the real one, by which the table was made.
  let nowMs = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 10))
  const write = (id: number) =>
    db.transaction().execute((within) => within.insertInto('answer').values({ id }).execute())
  let isOver = false
  const written = Promise.all(Array.from({ length: count }, (_, id) => write(id))).then(() => {
    isOver = true
  })
  let turns = 0
  for (; !isOver; turns++) await nextTurn()
  await written
  clock.mockRestore()
  expect((await db.selectFrom('answer').selectAll().execute()).length).toBe(count)
  await db.destroy()
  rmSync(folder, { recursive: true })
  // without a turn between them it is 1
  expect(turns).toBeGreaterThan(count / 2)
})
