/** Opens PostgreSQL. */
import { type Dialect, PostgresAdapter, PostgresDialect, PostgresDriver } from 'kysely'
import pg from 'pg'
import { ConnectionQueue } from './connectionQueue.ts'
import { applicationName } from './copy.ts'
import { keepPlans } from './preparedStatements.ts'
import { SplitDriver } from './splitDriver.ts'

const bigint = 20

/** @throws where JavaScript does not hold the number exactly: as an id it would mean another row */
function readBigint(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database gave ${text}, which is beyond 2^53.`)
  return value
}

/** Writers that wait behind a lock take none of the readers' connections. */
const maxReaders = 8
const maxWriters = 12
const connectTimeoutMs = 5000
/** How long a call waits for its turn when a whole campus begins at once. */
const turnTimeoutMs = 30_000

/** `migrationLock.ts` keeps one process at a time: a lock of the connection would be lost between two of its statements. */
class UnlockedPostgresAdapter extends PostgresAdapter {
  override async acquireMigrationLock() {}

  override async releaseMigrationLock() {}
}

type PostgresConnection = Parameters<PostgresDriver['releaseConnection']>[0]

/**
 * Lets as many callers ask the pool as it has connections; the others wait here for their turn. In the pool itself they
 * would count as unable to connect after `connectTimeoutMs`, although the database is well.
 */
class QueuedPostgresDriver extends PostgresDriver {
  readonly #queue: ConnectionQueue

  constructor(pool: pg.Pool) {
    super({ pool })
    this.#queue = new ConnectionQueue(pool.options.max, turnTimeoutMs)
  }

  override async acquireConnection() {
    await this.#queue.enter()
    try {
      return await super.acquireConnection()
    } catch (failure) {
      this.#queue.leave()
      throw failure
    }
  }

  override async releaseConnection(connection: PostgresConnection) {
    await super.releaseConnection(connection)
    this.#queue.leave()
  }
}

class SplitPostgresDialect extends PostgresDialect {
  readonly #readers: pg.Pool
  readonly #writers: pg.Pool

  constructor(readers: pg.Pool, writers: pg.Pool) {
    super({ pool: writers })
    this.#readers = readers
    this.#writers = writers
  }

  override createDriver() {
    return new SplitDriver(new QueuedPostgresDriver(this.#readers), new QueuedPostgresDriver(this.#writers))
  }

  override createAdapter() {
    return new UnlockedPostgresAdapter()
  }
}

/** @param url `postgres://…`; `?schema=NAME` keeps the tables in a schema of their own */
export function postgres(url: string): Dialect {
  const types = {
    getTypeParser: ((oid: number, format?: 'text') =>
      oid === bigint ? readBigint : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  }
  const address = new URL(url)
  const schema = address.searchParams.get('schema')
  address.searchParams.delete('schema')
  const searchPath = schema ? ` -c search_path=${schema}` : ''
  const options = `-c lock_timeout=5000 -c idle_in_transaction_session_timeout=60000${searchPath}`
  const openPool = (max: number) => {
    const pool = new pg.Pool({
      connectionString: address.href,
      max,
      application_name: applicationName(schema ?? 'public'),
      types,
      options,
      connectionTimeoutMillis: connectTimeoutMs,
    })
    // The pool replaces a connection that broke while idle, and whoever uses one gets its failure by the query.
    // Without these listeners the event alone would end the process.
    pool.on('error', (failure) => console.error(`database connection lost: ${failure.message}`))
    pool.on('connect', (client) => {
      client.on('error', () => undefined)
      keepPlans(client)
    })
    return pool
  }
  return new SplitPostgresDialect(openPool(maxReaders), openPool(maxWriters))
}
