/** Plain SQL, and what a database says that cannot do its work now. */
import type { Kysely } from 'kysely'
import type { DialectName } from './name.ts'
import { isOutdatedPlan } from './preparedStatements.ts'
import { rawQuery, type SqlConnection } from './splitDriver.ts'

/** SQL texts with numbered placeholders; more than this many shapes are not expected. */
const maxNumbered = 500
const numbered = new Map<string, string>()

function withNumbers(sql: string): string {
  const known = numbered.get(sql)
  if (known !== undefined) return known
  let n = 0
  const text = sql.replace(/\?/g, () => `$${++n}`)
  if (numbered.size >= maxNumbered) numbered.clear()
  numbered.set(sql, text)
  return text
}

/**
 * Plain SQL for hot paths: `?` marks parameters on both; nothing is built or compiled for each request.
 * @param connection which one it runs on, unless `db` is a transaction
 */
export async function plain<R>(
  db: Pick<Kysely<unknown>, 'executeQuery'>,
  name: DialectName,
  sql: string,
  parameters: readonly unknown[],
  connection: SqlConnection,
): Promise<R[]> {
  const text = name === 'postgres' ? withNumbers(sql) : sql
  const { rows } = await db.executeQuery<R>(rawQuery<R>(text, parameters, connection))
  return rows
}

/** Why a database could not do its work, though the work was right. */
export type Cause = 'busy' | 'full' | 'readOnly' | 'away'

/** By SQLite's primary result code: BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN, PROTOCOL. */
const sqliteCauses: Record<number, Cause> = {
  5: 'busy',
  6: 'busy',
  8: 'readOnly',
  10: 'away',
  13: 'full',
  14: 'away',
  15: 'busy',
}

/** By PostgreSQL's SQLSTATE or the system's name of the failure. */
const postgresCauses: Record<string, Cause> = {
  // lock_not_available, deadlock, serialization, too many connections
  '55P03': 'busy',
  '40P01': 'busy',
  '40001': 'busy',
  '53300': 'busy',
  // disk_full, out_of_memory
  '53100': 'full',
  '53200': 'full',
  // read_only_sql_transaction: a standby
  '25006': 'readOnly',
  // shutdown, crash, starting up, idle transaction ended
  '57P01': 'away',
  '57P02': 'away',
  '57P03': 'away',
  '57P05': 'away',
  '25P03': 'away',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
}

/** Messages of the client library about a lost connection: they come without a code. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Postgres connection has been discarded)/

/** @returns null where the failure is another one than the database's own */
export function whyUnavailable(failure: unknown): Cause | null {
  if (!(failure instanceof Error)) return null
  if ('errcode' in failure && typeof failure.errcode === 'number')
    return sqliteCauses[failure.errcode & 0xff] ?? null
  const code = 'code' in failure && typeof failure.code === 'string' ? failure.code : ''
  // class 08 is "connection exception"
  if (code.startsWith('08')) return 'away'
  return postgresCauses[code] ?? (lostConnection.test(failure.message) ? 'away' : null)
}

/** Whether the database was too busy to take a write within its time. */
export const isBusy = (failure: unknown): boolean => whyUnavailable(failure) === 'busy'

/** Two transactions met and this one was undone to let the other pass (serialization, deadlock). */
const undone = new Set(['40001', '40P01'])
/** Whether a transaction that failed so succeeds when it is tried again. */
export const isRepeatable = (failure: unknown): boolean =>
  (failure instanceof Error &&
    'code' in failure &&
    typeof failure.code === 'string' &&
    undone.has(failure.code)) ||
  isOutdatedPlan(failure)
