import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Db, openMigrated } from '../../../../server/store/db.ts'
import { whyUnavailable } from '../../../../server/store/dialect/plain.ts'
import { ReadingThread } from '../../../../server/store/dialect/readingThread.ts'
import { tenant } from '../../../../server/store/schema.ts'

let dataDir: string
let db: Db
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
  db = await openMigrated({ dataDir })
})
afterEach(async () => {
  await db.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Takes SQLite a good part of a second. */
const longSql = `select count(*) as "n" from
  (with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000000) select i from n)`

test('others run while SQLite looks through much', async () => {
  await db.broadRows('select 1', [])
  let turns = 0
  let goesOn = true
  const others = (async () => {
    while (goesOn) {
      await nextTurn()
      turns += 1
    }
  })()
  expect(await db.broadRows(longSql, [])).toEqual([{ n: 3_000_000 }])
  goesOn = false
  await others
  expect(turns).toBeGreaterThan(1000)
})

test('what was committed is read at once, folded as the rest of the school is', async () => {
  const count = () =>
    db.broadRows<{ n: number }>(`select count(*) as "n" from "word" where "folded"("text") = ?`, ['renal'])
  expect(await count()).toEqual([{ n: 0 }])
  await db.kysely.insertInto('word').values({ tenant, text: 'Renal' }).execute()
  expect(await Promise.all([count(), count()])).toEqual([[{ n: 1 }], [{ n: 1 }]])
  await db.renewStatistics()
  expect(await count()).toEqual([{ n: 1 }])
})

test('a failure says why, writing fails, and the next statement is answered', async () => {
  await expect(db.broadRows('select * from "nothing"', [])).rejects.toThrow('no such table')
  await expect(db.broadRows(`insert into "word" ("tenant", "text") values (1, 'x')`, [])).rejects.toThrow(
    'readonly',
  )
  expect(await db.broadRows('select ? as "said"', ['again'])).toEqual([{ said: 'again' }])
  const away = new ReadingThread(join(dataDir, 'missing', 'vitrine.db'))
  const failure = await away.read('select 1', []).catch((reason: unknown) => reason)
  expect(whyUnavailable(failure)).toBe('away')
  await away.end()
})

test('a thread that ended takes its statements with it, and another one begins', async () => {
  const thread = new ReadingThread(join(dataDir, 'vitrine.db'))
  const lost = thread.read(longSql, []).catch((reason: Error) => reason.message)
  await thread.end()
  expect(await lost).toContain('has ended')
  expect(await thread.read('select 1 as "one"', [])).toEqual([{ one: 1 }])
  await thread.end()
})
