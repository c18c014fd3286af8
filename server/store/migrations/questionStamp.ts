import { afterEachRow, anyNumber } from '../dialect/tables.ts'
import type { Step } from './table.ts'

/**
 * A number that is another one after each change of a question: by it a reply that shows many questions is known to hold
 * still, without their texts being read. Not a counter: after a backup was restored it would count to the same number again.
 */
const shown = ['body', 'baseType', 'catalogId', 'specimenId', 'clientId']

export const up: Step = async (db, name) => {
  await db.schema
    .alterTable('question')
    .addColumn('stamp', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await afterEachRow(db, name, {
    trigger: 'questionChanged',
    table: 'question',
    event: 'update',
    columns: shown,
    // an import that writes the same once more changes nothing
    when: shown.map((column) => `old."${column}" is distinct from new."${column}"`).join(' or '),
    run: [
      `update "question" set "stamp" = ${anyNumber(name)} where "tenant" = new."tenant" and "id" = new."id"`,
    ],
  })
}
