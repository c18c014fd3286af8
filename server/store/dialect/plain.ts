/** Plain SQL, and what a database that is too busy says. */
import { CompiledQuery, type Kysely } from 'kysely'
import type { DialectName } from './name.ts'

const numbered = new Map<string, string>()

/** Plain SQL for hot paths: `?` marks parameters on both; nothing is built or compiled for each request. */
export async function plain<R>(
  db: Pick<Kysely<unknown>, 'executeQuery'>,
  name: DialectName,
  sql: string,
  parameters: readonly unknown[],
): Promise<R[]> {
  let text = sql
  if (name === 'postgres') {
    text = numbered.get(sql) ?? ''
    if (!text) {
      let n = 0
      text = sql.replace(/\?/g, () => `$${++n}`)
      numbered.set(sql, text)
    }
  }
  const { rows } = await db.executeQuery<R>(CompiledQuery.raw(text, [...parameters]))
  return rows
}

/** Whether the database was too busy to take a write within its time. */
export function isBusy(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false
  const code = 'code' in failure ? failure.code : undefined
  const errcode = 'errcode' in failure ? failure.errcode : undefined
  // SQLITE_BUSY and SQLITE_LOCKED · lock_not_available, deadlock, serialization, no connection left
  return (
    errcode === 5 ||
    errcode === 6 ||
    code === '55P03' ||
    code === '40P01' ||
    code === '40001' ||
    code === '53300'
  )
}
