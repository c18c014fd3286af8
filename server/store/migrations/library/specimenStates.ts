import type { Step } from '../table.ts'

/** Specimens by the state of their picture: `/healthz` counts them at each look, 50,000 of them without reading a row. */
export const up: Step = async (db) => {
  await db.schema.createIndex('specimenState').on('specimen').columns(['tenant', 'state']).execute()
}
