import type { Step } from '../table.ts'

/** Decks that teachers brought: when every page had been looked at, and which pages lack something. */
export const up: Step = async (db) => {
  await db.schema.alterTable('deck').addColumn('checkedAt', 'bigint').execute()
  await db.schema
    .alterTable('deck')
    .addColumn('findings', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('deckCreator').on('deck').columns(['tenant', 'creator']).execute()
}
