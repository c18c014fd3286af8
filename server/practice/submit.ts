/** An answer arrives: it is judged, kept in the history, and stands on the card unless its paper was cleared since. */

import type { Outcome } from '../../src/contract/practice.ts'
import { judge } from '../../src/rules/kinds/index.ts'
import type { Context } from '../context.ts'
import { badParameter, notFound } from '../http/failure.ts'
import { hasPaperOf, isOpenSql, questionOf } from '../questions/question.ts'
import { tenant } from '../store/schema.ts'
import { givenAt, keep } from './answers/history.ts'
import { amendedBy, type Judged, tellBooks } from './books/verdict.ts'

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

/** Plain SQL, for it is the call that a whole class sends at once. */
export const submitSql = {
  question: (
    closed: readonly number[],
  ) => `select q."id", q."body", q."catalogId", q."specimenId", c."subjectId", ${isOpenSql(closed)}, (select count(*) from "bookItem" i
      where i."tenant" = q."tenant" and i."accountId" = ? and i."book" in ('wrong', 'collection')
        and i."questionId" = q."id") as "inBooks"
    from "question" q join "catalog" c on c."tenant" = q."tenant" and c."id" = q."catalogId"
    where q."tenant" = ? and q."id" = ? and q."creator" = 0`,
  // an update, not a look: a restart of the chapter at the same time waits for us, or we for it
  usePaper: `update "paper" set "usedAt" = ? where "tenant" = ? and "accountId" = ? and "id" = ?
    returning "catalogId", "clearedAt"`,
  openPaper: `insert into "paper" ("tenant", "accountId", "id", "catalogId", "openedAt", "usedAt")
    values (?, ?, ?, ?, ?, ?) on conflict ("tenant", "accountId", "id") do nothing`,
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
  const use = () => rows<Paper>(submitSql.usePaper, [now, tenant, accountId, paperId], 'writer')
  let [paper] = await use()
  if (!paper) {
    await rows(submitSql.openPaper, [tenant, accountId, paperId, catalogId, now, now], 'writer')
    ;[paper] = await use()
  }
  if (paper?.catalogId !== catalogId) throw badParameter('paperId')
  return paper
}

export async function submit(given: Submission, context: Context): Promise<Outcome> {
  const { catalogId, paperId, questionId, content, ms = null, at, guessed } = given
  const { rows, now } = context
  const { accountId } = context.caller
  const closed = await context.closedSubjects()
  const asked = submitSql.question(closed)
  const [row] = await rows<Asked>(asked, [...closed, accountId, tenant, questionId])
  if (!row) throw notFound()
  // an answer to a closed chapter is only taken late, from somebody who was let into it
  const isOpen = row.isOpen === 1 || row.inBooks > 0
  if (!isOpen && !(await hasPaperOf(row.catalogId, context))) throw notFound()
  if (row.catalogId !== catalogId) throw badParameter('catalogId')
  const question = questionOf(row)
  const correct = judge(question, content)
  const flag = correct === null ? null : Number(correct)
  const paper = await paperFor(given, context)
  const amended = given.amends ? await amendedBy(question, row, content, context) : undefined
  const when = givenAt(at, context)
  const answer = { questionId, paperId, content, correct: flag, at: when, ms, source: 'chapter' } as const
  const id = await keep(answer, amended, context)
  if (paper.clearedAt === null)
    await rows(
      submitSql.stand,
      [tenant, accountId, questionId, catalogId, paperId, content, flag, now],
      'writer',
    )
  if (correct === false || row.inBooks > 0)
    await tellBooks(row, { id, correct, at: when, guessed }, amended, context)
  return { correct }
}
