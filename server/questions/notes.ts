/** Notes of one's own on questions. */
import type { QuestionId, QuestionNote } from '../../src/contract/questions.ts'
import type { Context } from '../context.ts'
import type { Db, Executor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { askedQuestion, servedId } from './question.ts'
import { deleteQuestionsOf } from './questionRows.ts'

/** The latest first. */
export async function notesOf({ rows, caller }: Context): Promise<QuestionNote[]> {
  const found = await rows<{ id: number; clientId: string; text: string; at: number }>(
    `select q."id", q."clientId", n."text", n."at" from "questionNote" n
      join "question" q on q."tenant" = n."tenant" and q."id" = n."questionId"
      where n."tenant" = ? and n."accountId" = ? order by n."at" desc, n."questionId" desc`,
    [tenant, caller.accountId],
  )
  return found.map(({ text, at, ...question }) => ({ questionId: servedId(question), text, at }))
}

/** An empty text removes the note. @throws Failure 404 */
export async function saveNote(
  { questionId, text: given }: { questionId: QuestionId; text: string },
  context: Context,
): Promise<QuestionNote> {
  const { db, caller, now } = context
  const row = await askedQuestion(questionId, context)
  const { accountId } = caller
  const text = given.trim()
  if (text === '')
    await db
      .deleteFrom('questionNote')
      .where('tenant', '=', tenant)
      .where('accountId', '=', accountId)
      .where('questionId', '=', row.id)
      .execute()
  else
    await db
      .insertInto('questionNote')
      .values({ tenant, accountId, questionId: row.id, text, at: now })
      .onConflict((conflict) =>
        conflict.columns(['tenant', 'accountId', 'questionId']).doUpdateSet({ text, at: now }),
      )
      .execute()
  return { questionId: servedId(row), text, at: now }
}

/** What somebody wrote about questions, and the questions that they made for themselves. */
export async function deleteOwnQuestions(db: Db, accountId: number, within: Executor): Promise<void> {
  for (const table of ['questionNote', 'questionReport'] as const)
    await within.deleteFrom(table).where('tenant', '=', tenant).where('accountId', '=', accountId).execute()
  await deleteQuestionsOf(db, accountId, within)
}
