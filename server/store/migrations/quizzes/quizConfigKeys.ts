import type { Step } from '../table.ts'

/** The key of the Safe Exam Browser configuration that a quiz asks for; empty where any browser will do. */
export const up: Step = async (db) => {
  await db.schema
    .alterTable('quiz')
    .addColumn('configKey', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
