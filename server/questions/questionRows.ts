/**
 * The one place that writes rows of questions. What stands beside a question is written with it, in the same
 * transaction: how difficult it is, which specimens it and its parts show, the counts of the school's questions, and
 * that its words have to be read anew.
 */
import { specimensShown } from '../../src/rules/teaching/specimensShown.ts'
import { type Executor, inTransaction } from '../store/db.ts'
import { type QuestionRow, tenant } from '../store/schema.ts'
import { tallyChanges } from '../store/tally.ts'
import { questionOf } from './question.ts'

/** Columns that a question is written with. */
type Told = Pick<QuestionRow, 'catalogId' | 'baseType' | 'specimenId' | 'body' | 'position'>

export type NewQuestion = Told & Pick<QuestionRow, 'key'> & Partial<Pick<QuestionRow, 'creator' | 'clientId'>>

/** Columns whose change makes other words, and a question that devices have to fetch anew. */
const readColumns = ['body', 'catalogId', 'baseType', 'specimenId'] as const
/** Columns that stand beside the specimens that a question shows: with them the bank reads no other table. */
const carriedColumns = ['creator', 'catalogId', 'position', 'baseType'] as const
const talliedColumns = ['catalogId', 'baseType', 'onSpecimen'] as const

const writtenColumns = ['id', 'specimenId', 'body', 'onSpecimen', ...carriedColumns] as const
type Written = Pick<QuestionRow, (typeof writtenColumns)[number]>

/** rows of one statement */
const atOnce = 200

/** Writes new questions; what is there already under a key stays as it is. @returns the ids of those that came, by key */
export async function insertQuestions(
  db: Executor,
  questions: readonly NewQuestion[],
): Promise<Map<string, number>> {
  return inTransaction(db, async (within) => {
    const ids = new Map<string, number>()
    for (let from = 0; from < questions.length; from += atOnce) {
      const rows = questions
        .slice(from, from + atOnce)
        .map((given) => ({ tenant, creator: 0, clientId: '', ...given, ...factsOf({ id: 0, ...given }) }))
      const come = await within
        .insertInto('question')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['tenant', 'key']).doNothing())
        .returning(['key', ...writtenColumns])
        .execute()
      for (const { key, id } of come) ids.set(key, id)
      await insertShown(within, come)
      await tally(within, [], come)
    }
    return ids
  })
}

/** Changes questions; where nothing is another, nothing beside them changes. */
export async function updateQuestions(
  db: Executor,
  ids: readonly number[],
  changes: Partial<Told>,
): Promise<void> {
  await inTransaction(db, async (within) => {
    for (const id of ids) {
      const before = await within
        .selectFrom('question')
        .select(writtenColumns)
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (before) await updateQuestion(within, before, changes)
    }
  })
}

async function updateQuestion(within: Executor, before: Written, changes: Partial<Told>): Promise<void> {
  const told = { ...before, ...changes }
  const after = { ...told, ...factsOf(told) }
  const isOther = (columns: readonly (keyof Told | 'creator')[]) =>
    columns.some((column) => before[column] !== after[column])
  const isReadAnew = isOther(readColumns)
  await within
    .updateTable('question')
    .set({ ...changes, ...factsOf(told), ...(isReadAnew && { indexed: 0 as const, stamp: newStamp() }) })
    .where('tenant', '=', tenant)
    .where('id', '=', before.id)
    .execute()
  if (isReadAnew || isOther(carriedColumns)) {
    await within
      .deleteFrom('questionShows')
      .where('tenant', '=', tenant)
      .where('questionId', '=', before.id)
      .execute()
    await insertShown(within, [after])
  }
  await tally(within, [before], [after])
}

/** Deletes the questions that somebody made of marks: in no count, and found by no word. */
export async function deleteQuestionsOf(db: Executor, accountId: number): Promise<void> {
  for (const table of ['question', 'questionShows'] as const)
    await db.deleteFrom(table).where('tenant', '=', tenant).where('creator', '=', accountId).execute()
}

/**
 * By another number a reply that shows many questions is known to have changed, without their texts being read. Not a
 * counter: after a backup was restored it would count to the same number again.
 */
const newStamp = () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER)

/** The columns by which a question is found and drawn, as it says them. */
function factsOf(row: Parameters<typeof questionOf>[0]): Pick<QuestionRow, 'difficulty' | 'onSpecimen'> {
  const question = questionOf(row)
  return {
    difficulty: Math.trunc(Number(question.difficulty)) || 0,
    onSpecimen: specimensShown([question]).length > 0 ? 1 : 0,
  }
}

/** Notes which specimens questions show; a case shows what its parts show. */
async function insertShown(db: Executor, questions: readonly Written[]): Promise<void> {
  const rows = questions.flatMap((row) => {
    const { id: questionId, creator, catalogId, position, baseType } = row
    const carried = { tenant, questionId, creator, catalogId, position, baseType }
    return specimensShown([questionOf(row)]).map((specimenId) => ({ ...carried, specimenId }))
  })
  for (let from = 0; from < rows.length; from += atOnce)
    await db
      .insertInto('questionShows')
      .values(rows.slice(from, from + atOnce))
      .execute()
}

/** Counts the school's questions by what lists are narrowed with. */
async function tally(db: Executor, gone: readonly Written[], come: readonly Written[]): Promise<void> {
  const ofSchool = (rows: readonly Written[]) => rows.filter(({ creator }) => creator === 0)
  for (const { key, by } of tallyChanges(talliedColumns, ofSchool(gone), ofSchool(come)))
    await db
      .insertInto('questionTally')
      .values({ tenant, ...key, n: by })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant', ...talliedColumns])
          .doUpdateSet(({ eb, ref }) => ({ n: eb(ref('questionTally.n'), '+', by) })),
      )
      .execute()
}
