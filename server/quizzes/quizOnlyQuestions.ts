/**
 * Questions that are for quizzes only (usage `quiz`). They stand in a table of their own, so that no query of practice,
 * bank, search, books, bundles, packs, exams from marks or statistics can meet one.
 */
import type { Question } from '../../src/contract/questions.ts'
import { quizOnlyIdBase } from '../../src/rules/quizzes/quizOnlyIds.ts'
import type { CallerContext, Context } from '../context.ts'
import { marksFor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'

interface QuizOnlyRow {
  id: number
  catalogId: number
  body: string
}

const toQuestion = ({ id, catalogId, body }: QuizOnlyRow): Question => ({
  ...(JSON.parse(body) as Question),
  id: quizOnlyIdBase + id,
  catalogId,
})

/** @param ids as calls name them */
export async function quizOnlyQuestions(
  { rows }: Pick<Context, 'rows'>,
  ids: readonly number[],
): Promise<Question[]> {
  if (ids.length === 0) return []
  const found = await rows<QuizOnlyRow>(
    `select "id", "catalogId", "body" from "quizOnlyQuestion" where "tenant" = ? and "id" in (${marksFor(ids)})`,
    [tenant, ...ids.map((id) => id - quizOnlyIdBase)],
  )
  return found.map(toQuestion)
}

/** Those of a course, the newest first. */
export async function quizOnlyQuestionsOf(
  { rows }: Pick<Context, 'rows'>,
  courseId: number,
): Promise<Question[]> {
  const found = await rows<QuizOnlyRow>(
    `select "id", "catalogId", "body" from "quizOnlyQuestion" where "tenant" = ? and "courseId" = ?
      order by "id" desc`,
    [tenant, courseId],
  )
  return found.map(toQuestion)
}

/**
 * Nobody changes these questions of the bank or of a course until the transaction ends: the files that they name stay
 * named until a copy names them too. @param ids as calls name them
 */
export async function holdQuestions({ db }: Pick<Context, 'db'>, ids: readonly number[]): Promise<void> {
  const ofCourse = ids.filter((id) => id >= quizOnlyIdBase).map((id) => id - quizOnlyIdBase)
  const ofBank = ids.filter((id) => id < quizOnlyIdBase)
  const questions = db.selectFrom('question').select('id').where('tenant', '=', tenant)
  if (ofBank.length > 0) await questions.where('id', 'in', ofBank).orderBy('id').forShare().execute()
  const own = db.selectFrom('quizOnlyQuestion').select('id').where('tenant', '=', tenant)
  if (ofCourse.length > 0) await own.where('id', 'in', ofCourse).orderBy('id').forShare().execute()
}

/** Nobody else changes the question until the transaction ends. @param id as calls name it */
export async function lockQuizOnlyQuestion(
  { db }: Pick<Context, 'db'>,
  courseId: number,
  id: number,
): Promise<Question | undefined> {
  const row = await db
    .selectFrom('quizOnlyQuestion')
    .select(['id', 'catalogId', 'body'])
    .where('tenant', '=', tenant)
    .where('courseId', '=', courseId)
    .where('id', '=', id - quizOnlyIdBase)
    .forUpdate()
    .executeTakeFirst()
  return row && toQuestion(row)
}

/**
 * Keeps a question for the quizzes of a course; the caller has checked the question and the right to edit.
 * @param id as calls name it; left out for a new one
 * @returns its id, as calls name it
 */
export async function saveQuizOnlyQuestion(
  { rows, caller, now }: CallerContext,
  courseId: number,
  question: Question,
  id?: number,
): Promise<number> {
  const body = JSON.stringify(question)
  if (id !== undefined) {
    await rows(
      `update "quizOnlyQuestion" set "catalogId" = ?, "body" = ? where "tenant" = ? and "id" = ? and "courseId" = ?`,
      [question.catalogId, body, tenant, id - quizOnlyIdBase, courseId],
      'writer',
    )
    return id
  }
  const [made] = await rows<{ id: number }>(
    `insert into "quizOnlyQuestion" ("tenant", "courseId", "catalogId", "body", "createdBy", "createdAt")
      values (?, ?, ?, ?, ?, ?) returning "id"`,
    [tenant, courseId, question.catalogId, body, caller.accountId, now],
    'writer',
  )
  return quizOnlyIdBase + (made?.id ?? 0)
}
