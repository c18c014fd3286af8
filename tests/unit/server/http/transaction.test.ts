/** A transaction that the database broke off for the sake of another is repeated up to three times. */
import { expect, test, vi } from 'vitest'
import type { Context } from '../../../../server/context.ts'
import { transaction } from '../../../../server/http/idempotency.ts'

/** A database that breaks off the first transactions. */
function contextOf(codes: string[]): Context {
  const execute = async (run: (trx: object) => Promise<unknown>) => {
    const done = await run({})
    const code = codes.shift()
    if (code !== undefined) throw Object.assign(new Error('broken off'), { code })
    return done
  }
  const kysely = { transaction: () => ({ execute }) }
  return { db: { isTransaction: false }, service: { db: { kysely, rows: vi.fn() } } } as unknown as Context
}

test.each([
  [['40001', '40P01'], 3, 'done'],
  [['40001', '40001', '40001'], 4, 'done'],
  [['40001', '40001', '40001', '40001'], 4, 'broken off'],
  [['23505'], 1, 'broken off'],
])('after %j it ran %i times: %s', async (codes, times, wanted) => {
  const run = vi.fn(async () => 'done')
  const told = await transaction(contextOf([...codes]), run).catch((failure: Error) => failure.message)
  expect([told, run.mock.calls.length]).toEqual([wanted, times])
})
