/**
 * The one place that writes rows of questions. What stands beside a question is written with it, in the same
 * transaction: how difficult it is, which specimens it and its parts show, the counts of the school's questions, and
 * that its words have to be read anew.
 */
import { specimensShown } from '../../src/rules/teaching/specimensShown.ts'
import { chunksOf } from '../store/chunks.ts'
import { type Db, type Executor, inTransaction } from '../store/db.ts'
import { wordSql } from '../store/dialect/words.ts'
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

/** The position behind all questions of a catalogue. */
export async function endPosition(db: Executor, catalogId: number): Promise<number> {
  const { last } = await db
    .selectFrom('question')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('tenant', '=', tenant)
    // all in a catalogue are the school's, and so its index is used
    .where('creator', '=', 0)
    .where('catalogId', '=', catalogId)
    .executeTakeFirstOrThrow()
  return Number(last ?? -1) + 1
}

/** Writes new questions; what is there already under a key stays as it is. @returns the ids of those that came, by key */
export async function insertQuestions(
  db: Executor,
  questions: readonly NewQuestion[],
): Promise<Map<string, number>> {
  return inTransaction(db, async (within) => {
    const ids = new Map<string, number>()
    for (const given of chunksOf(questions)) {
      const facts = new Map(given.map((question) => [question.key, readFacts({ id: 0, ...question })]))
      const rows = given.map((question) => {
        return { tenant, creator: 0, clientId: '', ...question, ...facts.get(question.key)?.columns }
      })
      const come = await within
        .insertInto('question')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['tenant', 'key']).doNothing())
        .returning(['key', ...writtenColumns])
        .execute()
      for (const { key, id } of come) ids.set(key, id)
      for (const row of come) await insertShown(within, row, facts.get(row.key)?.specimenIds ?? [])
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
  const { columns, specimenIds } = readFacts({ ...before, ...changes })
  const after = { ...before, ...changes, ...columns }
  const isOther = (columns: readonly (keyof Told | 'creator')[]) =>
    columns.some((column) => before[column] !== after[column])
  const isReadAnew = isOther(readColumns)
  await within
    .updateTable('question')
    .set({ ...changes, ...columns, ...(isReadAnew && { indexed: 0 as const, stamp: newStamp() }) })
    .where('tenant', '=', tenant)
    .where('id', '=', before.id)
    .execute()
  if (isReadAnew || isOther(carriedColumns)) {
    await within
      .deleteFrom('questionShows')
      .where('tenant', '=', tenant)
      .where('questionId', '=', before.id)
      .execute()
    await insertShown(within, after, specimenIds)
  }
  await tally(within, [before], [after])
}

/** Deletes questions: from then on they are in no count, found by no word, and shown with no specimen. */
export async function deleteQuestions(
  db: Db,
  ids: readonly number[],
  executor: Executor = db.kysely,
): Promise<void> {
  const words = wordSql(db.name, 'questionWord')
  await inTransaction(executor, async (within) => {
    for (const some of chunksOf(ids)) {
      const gone = await within
        .deleteFrom('question')
        .where('tenant', '=', tenant)
        .where('id', 'in', some)
        .returning(writtenColumns)
        .execute()
      await within
        .deleteFrom('questionShows')
        .where('tenant', '=', tenant)
        .where('questionId', 'in', some)
        .execute()
      const removed = words.remove(tenant, some)
      await db.rows(removed.sql, removed.values, within)
      await tally(within, gone, [])
    }
  })
}

/** Deletes the questions that somebody made of marks. */
export async function deleteQuestionsOf(db: Db, accountId: number, within: Executor): Promise<void> {
  const own = await within
    .selectFrom('question')
    .select('id')
    .where('tenant', '=', tenant)
    .where('creator', '=', accountId)
    .execute()
  await deleteQuestions(
    db,
    own.map(({ id }) => id),
    within,
  )
}

/**
 * By another number a reply that shows many questions is known to have changed, without their texts being read. Not a
 * counter: after a backup was restored it would count to the same number again.
 */
const newStamp = () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER)

interface Facts {
  /** The columns by which a question is found and drawn. */
  columns: Pick<QuestionRow, 'difficulty' | 'onSpecimen'>
  /** The specimens that it shows; a case shows what its parts show. */
  specimenIds: number[]
}

function readFacts(row: Parameters<typeof questionOf>[0]): Facts {
  const question = questionOf(row)
  const specimenIds = specimensShown([question])
  const difficulty = Math.trunc(Number(question.difficulty)) || 0
  return { columns: { difficulty, onSpecimen: specimenIds.length > 0 ? 1 : 0 }, specimenIds }
}

async function insertShown(db: Executor, row: Written, specimenIds: readonly number[]): Promise<void> {
  if (specimenIds.length === 0) return
  const { id: questionId, creator, catalogId, position, baseType } = row
  const carried = { tenant, questionId, creator, catalogId, position, baseType }
  await db
    .insertInto('questionShows')
    .values(specimenIds.map((specimenId) => ({ ...carried, specimenId })))
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
