import type { Kysely } from 'kysely'
import type { Database } from '../../schema.ts'
import type { Step } from '../table.ts'

/** An experiment belongs to a subject: to that of the first specimen which shows its result, until it is told. */
export const up: Step = async (db) => {
  await db.schema
    .alterTable('experiment')
    .addColumn('subjectId', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  const tables = db as Kysely<Database>
  const experiments = await tables.selectFrom('experiment').select(['tenant', 'id', 'specimens']).execute()
  for (const { tenant, id, specimens } of experiments) {
    const shown = await tables
      .selectFrom('specimen')
      .select('subjectId')
      .where('tenant', '=', tenant)
      .where('key', '=', JSON.parse(specimens)[0] ?? '')
      .executeTakeFirst()
    if (shown)
      await tables
        .updateTable('experiment')
        .set(shown)
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .execute()
  }
}
