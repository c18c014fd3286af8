/**
 * The tables, as Kysely sees them. Names are those of the contract, so one name goes from SQL to screen.
 * The tenant is the first column of every key. Ids are integers that the database gives, times are ms UTC,
 * flags 0 or 1, lists and questions JSON text. `key` is what a school's own files call a thing: unique within
 * its table, so that filling in again changes nothing. `position` orders what stands beside each other.
 */
import type { Selectable } from 'kysely'
import type { IdempotencyTables } from '../http/tables.ts'
import type { LibraryTables, MarkTable, PersonalMarkTable, SpecimenTable } from '../library/tables.ts'
import type { FileTable } from '../media/tables.ts'
import type { NoticeTables } from '../notices/tables.ts'
import type { AccountTable, PeopleTables } from '../people/tables.ts'
import type { PracticeTables } from '../practice/tables.ts'
import type { QuestionTable, QuestionTables } from '../questions/tables.ts'
import type { AssignmentTables } from '../quizzes/assignments/tables.ts'
import type { QuizTables } from '../quizzes/tables.ts'
import type { ScoreTables } from '../scores/tables.ts'
import type { SystemTables } from '../system/tables.ts'
import type { TeachingTables } from '../teaching/tables.ts'
import type { JobTable } from './jobs/tables.ts'

export interface Database
  extends IdempotencyTables,
    SystemTables,
    PeopleTables,
    NoticeTables,
    LibraryTables,
    QuestionTables,
    PracticeTables,
    TeachingTables,
    QuizTables,
    AssignmentTables,
    ScoreTables {
  file: FileTable
  job: JobTable
}

export type Account = Selectable<AccountTable>
export type SpecimenRow = Selectable<SpecimenTable>
export type MarkRow = Selectable<MarkTable>
export type QuestionRow = Selectable<QuestionTable>
export type PersonalMarkRow = Selectable<PersonalMarkTable>

/** The school that this process serves; other processes may serve other schools in the same database. */
export const tenant = tenantFrom(process.env.TENANT)

/** @throws an Error that names the variable */
function tenantFrom(given: string | undefined): number {
  if (given === undefined || given === '') return 1
  const value = Number(given)
  if (!Number.isInteger(value) || value < 1 || value > 2_147_483_647)
    throw new Error(`TENANT must be a whole number from 1 to 2147483647, not "${given}".`)
  return value
}
