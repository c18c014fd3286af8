import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { openMigrated } from '../../../../server/store/db.ts'
import { sqlite } from '../../../../server/store/dialect/sqlite.ts'
import { tenant } from '../../../../server/store/schema.ts'

test('SQLite plans its queries by how many rows a table has come to hold', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
  const db = await openMigrated({ dataDir })
  try {
    const words = Array.from({ length: 300 }, (_, at) => ({ tenant, text: `word ${at}` }))
    await db.kysely.insertInto('word').values(words).execute()
    await db.renewStatistics()
    const rows = await db.rows<{ stat: string }>(`select "stat" from "sqlite_stat1" where "tbl" = 'word'`, [])
    expect(rows.map(({ stat }) => Number(stat.split(' ')[0]))).toContain(300)
  } finally {
    await db.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('a connection opened when a table was small looks rows up by id once told', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
  const path = join(dataDir, 'school.db')
  const importer = new DatabaseSync(path)
  importer.exec(`create table "some" ("tenant", "id" integer primary key, "text", unique ("tenant", "id"));
    insert into "some" values (1, 1, 'a'), (1, 2, 'b'); analyze`)
  const file = sqlite(path)
  const kysely = new Kysely({ dialect: file.dialect })
  const plan = () =>
    file
      .read<{ detail: string }>(
        'explain query plan select "text" from "some" where "tenant" = ? and "id" in (?, ?, ?, ?)',
        [1, 1, 2, 3, 4],
      )
      .map(({ detail }) => detail)
      .join()
  try {
    expect(plan()).toContain('SCAN')
    importer.exec(`with recursive n(i) as (select 3 union all select i + 1 from n where i < 10000)
      insert into "some" select 1, i, 'c' from n; analyze`)
    expect(plan()).toContain('SCAN')
    file.reloadStatistics()
    expect(plan()).toContain('SEARCH')
    expect(() => file.read(`insert into "some" values (1, 20000, 'x')`, [])).toThrow('readonly')
  } finally {
    await kysely.destroy()
    importer.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
