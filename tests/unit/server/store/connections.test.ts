import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Db, open } from '../../../../server/store/db.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-connections-'))
const insert = 'insert into "answer" ("id") values (?)'
const all = 'select "id" from "answer" order by "id"'
let db: Db

beforeAll(async () => {
  db = open({ dataDir: folder })
  await db.kysely.schema.createTable('answer').addColumn('id', 'integer').execute()
})
afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true })
})

test('plain SQL that changes something is refused on the connection that reads', async () => {
  await expect(db.rows(insert, [1])).rejects.toThrow('readonly')
  await db.rows(insert, [1], 'writer')
  expect(await db.rows(all, [])).toEqual([{ id: 1 }])
})

test('the connection that reads sees what was committed while a transaction is open', async () => {
  await db.kysely.transaction().execute(async (within) => {
    await db.rows(insert, [2], within)
    expect(await db.rows(all, [])).toEqual([{ id: 1 }])
    expect(await db.rows(all, [], within)).toEqual([{ id: 1 }, { id: 2 }])
  })
  expect(await db.rows(all, [], 'writer')).toEqual([{ id: 1 }, { id: 2 }])
})
