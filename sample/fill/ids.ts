import type { Executor } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'

/** The ids of what is in a table, by key. */
export async function idsOf(
  db: Executor,
  table: 'specimen' | 'catalog' | 'question',
): Promise<Map<string, number>> {
  const rows = await db.selectFrom(table).select(['key', 'id']).where('tenant', '=', tenant).execute()
  return new Map(rows.map(({ key, id }) => [key, id]))
}
