import { sql } from 'kysely'
import { makeFolded } from '../../dialect/tables.ts'
import type { Step } from '../table.ts'
import { followWords } from './words.ts'

/** Folds the texts in which a keyword is looked for as the keyword is folded: before, only their case was. */
export const up: Step = async (db, name) => {
  await makeFolded(db, name)
  await sql`delete from "wordPlace"`.execute(db)
  await sql`delete from "word"`.execute(db)
  await followWords(db, name, '"folded"')
}
