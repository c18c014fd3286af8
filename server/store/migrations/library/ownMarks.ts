import { sql } from 'kysely'
import { keyed, numbers, type Step, texts } from '../table.ts'

const words = ['clientId', 'shape', 'points', 'name', 'desc', 'color']
const figures = ['accountId', 'specimenId', 'frame', 'fontSize', 'createdAt', 'updatedAt']
const all = ['tenant', ...words, ...figures].map((column) => `"${column}"`).join(', ')

/** A mark's UUID is unique per person, as of everything that devices make: nobody holds one against another. */
export const up: Step = async (db) => {
  // SQLite cannot give a table that is there another key
  await db.schema.alterTable('personalMark').renameTo('personalMarkBefore').execute()
  await numbers(texts(keyed(db, 'personalMark'), ...words), ...figures)
    .addPrimaryKeyConstraint('personalMarkOwn', ['tenant', 'accountId', 'clientId'])
    .execute()
  await sql.raw(`insert into "personalMark" (${all}) select ${all} from "personalMarkBefore"`).execute(db)
  await db.schema.dropTable('personalMarkBefore').execute()
  await db.schema
    .createIndex('personalMarkSpecimen')
    .on('personalMark')
    .columns(['tenant', 'accountId', 'specimenId'])
    .execute()
}
