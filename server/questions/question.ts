import type { AnyQuestion, Question, QuestionId } from '../../src/contract/questions.ts'
import type { Context } from '../context.ts'
import { notFound } from '../http/failure.ts'
import { inOpenCatalog } from '../library/openSubjects.ts'
import { marksFor } from '../store/db.ts'
import { type QuestionRow, tenant } from '../store/schema.ts'

type Stored = Pick<QuestionRow, 'id' | 'body' | 'catalogId' | 'specimenId'>

/** A stored question as the contract has it: what is a column stands above what the body says. */
export function questionOf(row: Stored): Question {
  const { id, catalogId, specimenId } = row
  return inChapter({ ...(JSON.parse(row.body) as Question), id, specimenId }, catalogId)
}

/** The parts of a question are in its chapter. */
const inChapter = (question: Question, catalogId: number): Question => ({
  ...question,
  catalogId,
  children: question.children.map((child) => inChapter(child, catalogId)),
})

type Named = Pick<QuestionRow, 'id' | 'clientId'>

/** As a question is called outside: one's own by the UUID of the device that made it. */
export const servedId = ({ id, clientId }: Named): QuestionId => (clientId === '' ? id : clientId)

/** A question of the school's or of one's own. */
export const anyQuestionOf = (row: Stored & Named): AnyQuestion => ({
  ...questionOf(row),
  id: servedId(row),
})

export type AskedQuestion = Stored &
  Named &
  Pick<QuestionRow, 'baseType'> & {
    subjectId: number
    /** 0: of a closed subject */
    isOpen: number
  }

/** The subject of a question `q`: its chapter's, or its specimen's where it stands in none. */
export const inSubjectSql = `left join "catalog" c on c."tenant" = q."tenant" and c."id" = q."catalogId"
  left join "specimen" s on s."tenant" = q."tenant" and s."id" = q."specimenId"`
/**
 * For a question `q` to which its catalogue `c` is joined, if any: with a subquery Citus would not take the statement.
 * @param closed the closed subjects; their ids are the parameters
 */
export const isOpenSql = (closed: readonly number[]) =>
  `case when c."subjectId" in (${marksFor(closed)}) then 0 else 1 end as "isOpen"`
export const subjectSql = `coalesce(c."subjectId", s."subjectId", 0)`

/** Of a context, what reading a question for the caller needs. */
type QuestionAsker = Pick<Context, 'rows' | 'caller' | 'closedSubjects'>

/** The condition that the caller may read the questions `q`: one of a closed subject only out of the caller's books. */
export async function readableBy({
  caller,
  closedSubjects,
}: Pick<Context, 'caller' | 'closedSubjects'>): Promise<{ sql: string; values: number[] }> {
  const closed = await closedSubjects()
  return {
    sql: `q."creator" in (0, ?) and (${inOpenCatalog('q."catalogId"', closed)} or exists (
      select 1 from "bookItem" i where i."tenant" = q."tenant" and i."accountId" = ?
        and i."book" in ('wrong', 'collection') and i."questionId" = q."id"))`,
    values: [caller.accountId, ...closed, caller.accountId],
  }
}

/** @param closed the closed subjects; their ids are the first parameters */
const askedSql = (
  by: 'id' | 'clientId',
  closed: readonly number[],
) => `select q."id", q."clientId", q."baseType", q."body", q."catalogId",
    q."specimenId", ${subjectSql} as "subjectId", ${isOpenSql(closed)}
  from "question" q ${inSubjectSql} where q."tenant" = ? and q."${by}" = ? and q."creator" in (?, ?)`

/** The one place that knows questions by either name; @throws Failure 404 also where it is another person's own */
export async function askedQuestion(
  id: QuestionId,
  { rows, caller, closedSubjects }: QuestionAsker,
): Promise<AskedQuestion> {
  const own = caller.accountId
  const closed = await closedSubjects()
  const [row] =
    typeof id === 'number'
      ? await rows<AskedQuestion>(askedSql('id', closed), [...closed, tenant, id, 0, own])
      : await rows<AskedQuestion>(askedSql('clientId', closed), [...closed, tenant, id, own, own])
  if (!row) throw notFound()
  return row
}

/** The same to be read: one of a closed subject only where it is in the caller's books. @throws Failure 404 */
export async function readQuestion(id: QuestionId, asker: QuestionAsker): Promise<AskedQuestion> {
  const row = await askedQuestion(id, asker)
  if (row.isOpen === 0 && !(await isInBooks(row.id, asker))) throw notFound()
  return row
}

async function isInBooks(id: number, { rows, caller }: Pick<Context, 'rows' | 'caller'>): Promise<boolean> {
  const found = await rows(
    `select 1 as "is" from "bookItem" where "tenant" = ? and "accountId" = ?
      and "book" in ('wrong', 'collection') and "questionId" = ?`,
    [tenant, caller.accountId, id],
  )
  return found.length > 0
}

/**
 * The same to be answered. Answers that were given before the subject closed may arrive after it: whoever has a paper
 * of the chapter was let into it, for nobody opens a paper of a closed one. @throws Failure 404
 */
export async function answerableQuestion(id: QuestionId, asker: QuestionAsker): Promise<AskedQuestion> {
  const row = await askedQuestion(id, asker)
  const isOpen = row.isOpen === 1 || (await isInBooks(row.id, asker))
  if (!isOpen && !(await hasPaperOf(row.catalogId, asker))) throw notFound()
  return row
}

/** Whether the caller was let into a chapter, now or before its subject closed. */
export async function hasPaperOf(
  catalogId: number,
  { rows, caller }: Pick<Context, 'rows' | 'caller'>,
): Promise<boolean> {
  const found = await rows(
    `select 1 as "is" from "paper" where "tenant" = ? and "accountId" = ? and "catalogId" = ? limit 1`,
    [tenant, caller.accountId, catalogId],
  )
  return found.length > 0
}
