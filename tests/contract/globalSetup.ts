/**
 * One PostgreSQL server for all files of a run, where one can be had, and on each database a school whose tables are
 * there: sixty migrations in each of seventy files would take a third of the time.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMigrated } from '../../server/store/db.ts'
import { createDatabase, runSql, startCluster, template } from './databases.ts'

const removeTemplate = `drop database if exists ${template.database}`

export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-migrated-'))
  const given = process.env.TEST_DATABASE_URL
  const cluster = given ? null : await startCluster()
  const url = given ?? cluster?.url
  await (await openMigrated({ dataDir: folder })).close()
  if (url) {
    await runSql(url, removeTemplate)
    const databaseUrl = await createDatabase(url, template.database)
    await (await openMigrated({ dataDir: join(folder, 'postgres'), databaseUrl })).close()
    process.env.TEST_DATABASE_URL = url
  }
  process.env.TEST_MIGRATED_FOLDER = folder
  return async () => {
    if (url) await runSql(url, removeTemplate)
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
