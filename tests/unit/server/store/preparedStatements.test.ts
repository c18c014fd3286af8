import type pg from 'pg'
import { expect, test } from 'vitest'
import { keepPlans } from '../../../../server/store/dialect/preparedStatements.ts'

test('SEC14 a connection keeps the plans of a few hundred statements at most', async () => {
  const names = new Set<string>()
  const connection = {
    query: async (asked: string | pg.QueryConfig, _values?: unknown[]) => {
      if (typeof asked === 'object' && asked.name) names.add(asked.name)
      return { rows: [] }
    },
  }
  keepPlans(connection as unknown as pg.ClientBase)
  for (let text = 0; text < 1000; text++)
    for (let times = 0; times < 12; times++) await connection.query(`select ${text}`, [1])
  expect(names.size).toBeGreaterThan(0)
  expect(names.size).toBeLessThanOrEqual(300)
})
