/** Opens PostgreSQL. */
import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

const bigint = 20

/** @param url `postgres://…`; `?schema=NAME` keeps the tables in a schema of their own */
export function postgres(url: string): Dialect {
  const types = {
    getTypeParser: ((oid: number, format?: 'text') =>
      // ids and times stay below 2^53
      oid === bigint ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  }
  const address = new URL(url)
  const schema = address.searchParams.get('schema')
  address.searchParams.delete('schema')
  const options = `-c lock_timeout=5000 -c idle_in_transaction_session_timeout=60000${
    schema ? ` -c search_path=${schema}` : ''
  }`
  const pool = new pg.Pool({ connectionString: address.href, max: 16, types, options })
  // a connection that broke while idle is replaced by the pool; without a listener it would end the process
  pool.on('error', (failure) => console.error(`database connection lost: ${failure.message}`))
  return new PostgresDialect({ pool })
}
