import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openMigrated } from '../../../../server/store/db.ts'
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
