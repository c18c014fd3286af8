/** An answer arrives: it is judged, kept in the history, and stands on the card unless its paper was cleared since. */
import type { Selectable } from 'kysely'
import type { Outcome } from '../../src/contract/practice.ts'
import { judge } from '../../src/rules/kinds/index.ts'
import type { Context } from '../context.ts'
import { badParameter, notFound } from '../http/failure.ts'
import { isOpenSql, questionOf } from '../questions/question.ts'
import { tenant } from '../store/schema.ts'
import type { SubmissionTable } from '../store/tables/practice.ts'
import { type Answered, amendedBy, type Judged, tellBooks } from './books/verdict.ts'

interface Submission {
  catalogId: number
  paperId: string
  questionId: number
  content: string
  /** from sight to answer */
  ms?: number | undefined
  /** when it was given */
  at?: number | undefined
  /** it is the answer before it, marked otherwise */
  amends?: boolean | undefined
  /** so it was said before */
  guessed?: boolean | undefined
}

/** When an answer was given: never later than it arrived. */
export const givenAt = (at: number | undefined, now: number): number => Math.min(at ?? now, now)

/** Plain SQL, for it is the call that a whole class sends at once. */
export const submitSql = {
  question: `select q."id", q."body", q."catalogId", q."specimenId", c."subjectId", ${isOpenSql}, (select count(*) from "bookItem" i
      where i."tenant" = q."tenant" and i."accountId" = ? and i."book" in ('wrong', 'collection')
        and i."questionId" = q."id") as "inBooks"
    from "question" q join "catalog" c on c."tenant" = q."tenant" and c."id" = q."catalogId"
    where q."tenant" = ? and q."id" = ?`,
  // an update, not a look: a restart of the chapter at the same time waits for us, or we for it
  usePaper: `update "paper" set "usedAt" = ? where "tenant" = ? and "accountId" = ? and "id" = ?
    returning "catalogId", "clearedAt"`,
  openPaper: `insert into "paper" ("tenant", "accountId", "id", "catalogId", "openedAt", "usedAt")
    values (?, ?, ?, ?, ?, ?) on conflict ("tenant", "accountId", "id") do nothing`,
  keep: `insert into "submission" ("tenant", "accountId", "questionId", "paperId", "content", "correct", "at", "ms", "source")
    values (?, ?, ?, ?, ?, ?, ?, ?, ?) returning "id"`,
  replace: `update "submission" set "replacedBy" = ? where "tenant" = ? and "id" = ?`,
  stand: `insert into "answer"
      ("tenant", "accountId", "questionId", "catalogId", "paperId", "content", "correct", "at")
    values (?, ?, ?, ?, ?, ?, ?, ?) on conflict ("tenant", "accountId", "questionId") do update set
      "catalogId" = excluded."catalogId", "paperId" = excluded."paperId", "content" = excluded."content",
      "correct" = excluded."correct", "at" = excluded."at"`,
}

type Asked = Parameters<typeof questionOf>[0] & Judged & { inBooks: number }

interface Paper {
  catalogId: number
  clearedAt: number | null
}

/** Opens a paper on first sight: whoever starts one makes its id. */
async function paperFor({ paperId, catalogId }: Submission, context: Context): Promise<Paper> {
  const { rows, now } = context
  const { accountId } = context.caller
  const use = () => rows<Paper>(submitSql.usePaper, [now, tenant, accountId, paperId])
  let [paper] = await use()
  if (!paper) {
    await rows(submitSql.openPaper, [tenant, accountId, paperId, catalogId, now, now])
    ;[paper] = await use()
  }
  if (paper?.catalogId !== catalogId) throw badParameter('paperId')
  return paper
}

interface Kept
  extends Pick<Selectable<SubmissionTable>, 'questionId' | 'paperId' | 'content' | 'at' | 'ms' | 'source'> {
  /** 0 or 1; null: not judged */
  correct: number | null
}

/**
 * Every answer stays in the history. A mark stands there in place of the answer that it amends: given when that one
 * was, and it took as long. @returns its id there
 */
export async function keep(
  { questionId, paperId, content, correct, source, ...given }: Kept,
  amended: Answered | undefined,
  { rows, caller }: Context,
): Promise<number> {
  const { at, ms } = amended ?? given
  const [kept] = await rows<{ id: number }>(submitSql.keep, [
    ...[tenant, caller.accountId, questionId, paperId, content, correct, at, ms, source],
  ])
  const id = kept?.id ?? 0
  if (amended) await rows(submitSql.replace, [id, tenant, amended.id])
  return id
}

export async function submit(given: Submission, context: Context): Promise<Outcome> {
  const { catalogId, paperId, questionId, content, ms = null, at, guessed } = given
  const { rows, now } = context
  const { accountId } = context.caller
  const [row] = await rows<Asked>(submitSql.question, [accountId, tenant, questionId])
  if (!row) throw notFound()
  if (row.catalogId !== catalogId) throw badParameter('catalogId')
  const question = questionOf(row)
  const correct = judge(question, content)
  const flag = correct === null ? null : Number(correct)
  const paper = await paperFor(given, context)
  const amended = given.amends ? await amendedBy(question, row, content, context) : undefined
  const when = givenAt(at, now)
  const answer = { questionId, paperId, content, correct: flag, at: when, ms, source: 'chapter' } as const
  const id = await keep(answer, amended, context)
  if (paper.clearedAt === null)
    await rows(submitSql.stand, [tenant, accountId, questionId, catalogId, paperId, content, flag, now])
  if (correct === false || row.inBooks > 0)
    await tellBooks(row, { id, correct, at: when, guessed }, amended, context)
  return { correct }
}
