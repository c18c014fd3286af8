/**
 * Statements that are asked often are prepared on each connection to PostgreSQL: to plan a query of a hot path takes it
 * several times as long as to carry it out.
 */
import type pg from 'pg'

/** How often a process asks a statement before its connections prepare it. */
const asksBefore = 10
/** Each connection keeps the plans of so many statements, some 20 kB each. */
const maxPrepared = 300
/** Lists of ids of every length make many texts, of which few come again. */
const maxCounted = 3000

/** PostgreSQL's `feature_not_supported` */
const notSupported = '0A000'

/** Whether a migration of another process changed a table for which this connection had a plan. */
export const isOutdatedPlan = (failure: unknown): boolean =>
  failure instanceof Error &&
  'code' in failure &&
  failure.code === notSupported &&
  failure.message.startsWith('cached plan')

/** Names of the prepared statements, the same on all connections of this process. */
class StatementNames {
  readonly #asks = new Map<string, number>()
  readonly #names = new Map<string, string>()
  #given = 0

  /** @returns undefined for a statement that was asked too seldom */
  nameOf(sql: string): string | undefined {
    const known = this.#names.get(sql)
    if (known !== undefined || this.#names.size >= maxPrepared) return known
    const asks = (this.#asks.get(sql) ?? 0) + 1
    if (asks < asksBefore) {
      if (this.#asks.size >= maxCounted) this.#asks.clear()
      this.#asks.set(sql, asks)
      return
    }
    this.#asks.delete(sql)
    const name = `often${++this.#given}`
    this.#names.set(sql, name)
    return name
  }

  /** The same statements get other names from now on, and so a new plan on every connection. */
  forget(): void {
    this.#names.clear()
  }
}

const names = new StatementNames()

type Ask = (question: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>

/** Gives statements with values that come by this connection a plan that stays. */
export function keepPlans(client: pg.ClientBase): void {
  const ask = client.query.bind(client) as Ask
  async function query(sql: string, values?: unknown[]): Promise<pg.QueryResult> {
    const name = values?.length ? names.nameOf(sql) : undefined
    if (name === undefined) return ask(sql, values)
    try {
      return await ask({ name, text: sql, values })
    } catch (failure) {
      if (!isOutdatedPlan(failure)) throw failure
      names.forget()
      // within a transaction, which has failed by now, this fails too
      return ask(sql, values).catch(() => {
        throw failure
      })
    }
  }
  Object.assign(client, { query })
}
