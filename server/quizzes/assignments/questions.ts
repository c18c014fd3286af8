/** Questions of an assignment: copies, so that no change of the bank reaches them and no answer loses its question. */
import type { Question } from '../../../src/contract/questions.ts'
import type {
  AssignmentAnswer,
  AssignmentPaper,
  AssignmentQuestion,
} from '../../../src/contract/quizzes/assignment.ts'
import { quizOnlyIdBase } from '../../../src/rules/quizzes/quizOnlyIds.ts'
import type { Context } from '../../context.ts'
import { badParameter, refuse } from '../../http/failure.ts'
import { tenant } from '../../store/schema.ts'
import { bankQuestions, shareQuestions } from '../paper.ts'
import { holdQuestions, quizOnlyQuestionsOf } from '../quizOnlyQuestions.ts'
import { type AssignmentRow, answersIn, type SubmissionRow, submissionsOf } from './submissions.ts'

type Within = Pick<Context, 'rows'>

/** Ids of these questions begin here, so that none is ever taken for one of the bank or of a quiz. */
export const assignmentIdBase = 3_000_000_000_000

/** Those that were taken out again come last: somebody may have answered one by then, without network. */
export async function questionsOfAssignment(
  { rows }: Within,
  assignmentId: number,
): Promise<AssignmentQuestion[]> {
  const found = await rows<{ id: number; sourceId: number; position: number; body: string }>(
    `select "id", "sourceId", "position", "body" from "assignmentQuestion" where "tenant" = ? and "assignmentId" = ?
      order by case when "position" = 0 then 1 else 0 end, "position", "id"`,
    [tenant, assignmentId],
  )
  return found.map(({ id, sourceId, position, body }) => ({
    id: assignmentIdBase + id,
    sourceId,
    isRemoved: position === 0,
    question: { ...(JSON.parse(body) as Question), id: assignmentIdBase + id },
  }))
}

/** Questions that an assignment of this course may be made of; those for quizzes only must be the course's own. */
async function choosableQuestions(
  context: Within,
  courseId: number,
  ids: readonly number[],
): Promise<Map<number, Question>> {
  const found = await bankQuestions(
    context,
    ids.filter((id) => id < quizOnlyIdBase),
  )
  if (ids.some((id) => id > quizOnlyIdBase))
    for (const question of await quizOnlyQuestionsOf(context, courseId)) found.set(question.id, question)
  return found
}

/**
 * Sets the questions of an assignment in their order. One that was there stays the copy that it was.
 * @param sourceIds of the bank, or for quizzes only
 * @throws Failure code 1 where somebody has handed in, or a question is not there for this course
 */
export async function saveQuestions(
  context: Pick<Context, 'db' | 'rows'>,
  { id: assignmentId, courseId }: Pick<AssignmentRow, 'id' | 'courseId'>,
  sourceIds: readonly number[],
): Promise<void> {
  if (new Set(sourceIds).size < sourceIds.length) throw badParameter('questions')
  const { rows } = context
  const known = (await questionsOfAssignment(context, assignmentId)).filter(({ isRemoved }) => !isRemoved)
  if (known.map(({ sourceId }) => sourceId).join() === sourceIds.join()) return
  const handedIn = await rows(
    `select 1 as "is" from "assignmentSubmission" where "tenant" = ? and "assignmentId" = ? and "state" <> 'open'
      limit 1`,
    [tenant, assignmentId],
  )
  if (handedIn.length > 0) throw refuse('assignmentQuestionsFixed', [], { field: 'questions' })
  const idOf = new Map(known.map(({ sourceId, id }) => [sourceId, id - assignmentIdBase]))
  const chosen = sourceIds.filter((sourceId) => !idOf.has(sourceId))
  await holdQuestions(context, chosen)
  const choosable = await choosableQuestions(context, courseId, chosen)
  await rows(
    'update "assignmentQuestion" set "position" = 0 where "tenant" = ? and "assignmentId" = ?',
    [tenant, assignmentId],
    'writer',
  )
  for (const [index, sourceId] of sourceIds.entries()) {
    const id = idOf.get(sourceId)
    const question = choosable.get(sourceId)
    if (id !== undefined)
      await rows(
        'update "assignmentQuestion" set "position" = ? where "tenant" = ? and "id" = ?',
        [index + 1, tenant, id],
        'writer',
      )
    else if (question)
      await rows(
        `insert into "assignmentQuestion" ("tenant", "assignmentId", "sourceId", "position", "body")
          values (?, ?, ?, ?, ?)`,
        [tenant, assignmentId, sourceId, index + 1, JSON.stringify(question)],
        'writer',
      )
    else throw refuse('quizQuestionGone', [], { field: 'questions' })
  }
}

/** @throws Failure 400 where an answer is to a question of something else */
export async function requireOwnQuestions(
  context: Within,
  assignmentId: number,
  questionIds: readonly number[],
  parameter: string,
): Promise<void> {
  if (questionIds.length === 0) return
  const known = new Set((await questionsOfAssignment(context, assignmentId)).map(({ id }) => id))
  if (questionIds.some((id) => !known.has(id))) throw badParameter(parameter)
}

/** Answers as a row keeps them: the last one to a question counts, and an empty one is none. */
export const toStoredAnswers = (answers: readonly AssignmentAnswer[]): string => {
  const given = answers.filter(({ content }) => content !== '')
  return given.length === 0
    ? ''
    : JSON.stringify(Object.fromEntries(given.map((one) => [one.questionId, one.content])))
}

/**
 * Members of the course `m` who may hand in after the deadline: to do it again, or late where that is allowed and nothing
 * of theirs has a score yet. Parameters: the assignment twice, whether late work is allowed.
 */
const mayStillHandInSql = `exists (select 1 from "assignmentSubmission" s where s."tenant" = m."tenant"
    and s."assignmentId" = ? and s."accountId" = m."accountId" and s."state" = 'returned'
    and not exists (select 1 from "assignmentSubmission" o where o."tenant" = s."tenant"
      and o."assignmentId" = s."assignmentId" and o."accountId" = s."accountId" and o."version" > s."version"
      and o."state" <> 'open'))
  or (? = 1 and not exists (select 1 from "assignmentSubmission" s where s."tenant" = m."tenant"
    and s."assignmentId" = ? and s."accountId" = m."accountId" and s."score" is not null))`

/**
 * A student sees the keys once the last work has its score and nobody of the course may hand in any more: a key that one
 * student has is soon with all.
 */
async function isKeyShown(
  { rows, now }: Pick<Context, 'rows' | 'now'>,
  { id, courseId, deadline, allowLate }: AssignmentRow,
  handedIn: readonly SubmissionRow[],
): Promise<boolean> {
  if (now <= deadline || handedIn.at(-1)?.state !== 'scored') return false
  const left = await rows<object>(
    `select 1 as "is" from "roomMember" m where m."tenant" = ? and m."courseId" = ? and m."leftAt" is null
      and (${mayStillHandInSql}) limit 1`,
    [tenant, courseId, id, allowLate, id],
  )
  return left.length === 0
}

/** The questions of an assignment as one of its students may see them now. */
export async function studentPaper(context: Context, assignment: AssignmentRow): Promise<AssignmentPaper> {
  const versions = await submissionsOf(context, assignment.id, context.caller.accountId)
  const handedIn = versions.filter(({ state }) => state !== 'open')
  const answered = new Set(
    handedIn.flatMap(({ answers }) => answersIn(answers).map(({ questionId }) => questionId)),
  )
  const shown = (await questionsOfAssignment(context, assignment.id)).filter(
    ({ id, isRemoved }) => !isRemoved || answered.has(id),
  )
  const { questions, specimens, withPaperSpecimens } = await shareQuestions(
    context,
    assignmentIdBase + assignment.id,
    shown.map(({ question }) => question),
  )
  return {
    questions: questions.map((question, index) =>
      shown[index]?.isRemoved ? { ...question, isRemoved: true } : question,
    ),
    specimens,
    keys: (await isKeyShown(context, assignment, handedIn))
      ? shown.map(({ question }) => withPaperSpecimens(question))
      : null,
  }
}
