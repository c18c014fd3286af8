import { keyed, type Step, texts } from './table.ts'

/** Short hashes of the keys that took effect long ago; old receipts are found by their time. */
export const up: Step = async (db) => {
  const table = keyed(db, 'spentKey').addColumn('accountId', 'bigint', (column) => column.notNull())
  await texts(table, 'keyHash', 'payloadHash')
    .addPrimaryKeyConstraint('spentKeyKey', ['tenant', 'accountId', 'keyHash'])
    .execute()
  await db.schema.createIndex('receiptAt').on('receipt').columns(['tenant', 'at']).execute()
}
