/** The answer to a question on the open paper: content, verdict, and the time that it took. */
import type { SubmitDetail } from '../../src/contract/practice.ts'
import type { Context } from '../context.ts'
import { askedQuestion } from '../questions/question.ts'
import { tenant } from '../store/schema.ts'
import { toVerdict } from './answers/history.ts'

interface Row {
  questionId: number
  content: string
  correct: number | null
  ms: number | string | null
}

// a self-mark may come without a time: the answer's own stands
const answersSql = `select a."questionId", a."content", a."correct", (select h."ms" from "submission" h
      where h."tenant" = a."tenant" and h."accountId" = a."accountId" and h."questionId" = a."questionId"
        and h."paperId" = a."paperId" and h."ms" is not null order by h."id" desc limit 1) as "ms"
  from "answer" a where a."tenant" = ? and a."accountId" = ?`

const detailOf = ({ content, correct, ms }: Row): SubmitDetail => ({
  content,
  correct: toVerdict(correct),
  ...(ms !== null && { ms: Number(ms) }),
})

/** Null where it was not answered. @throws Failure 404 for a question that there is not */
export async function submitDetail(questionId: number, context: Context): Promise<SubmitDetail | null> {
  const { id } = await askedQuestion(questionId, context)
  const own = [tenant, context.caller.accountId, id]
  const [row] = await context.rows<Row>(`${answersSql} and a."questionId" = ?`, own)
  return row ? detailOf(row) : null
}

/** Of all questions of a chapter that were answered. */
export async function readChapterAnswers(catalogId: number, { rows, caller }: Context) {
  const answers = await rows<Row>(`${answersSql} and a."catalogId" = ? order by a."questionId"`, [
    tenant,
    caller.accountId,
    catalogId,
  ])
  return answers.map((row) => ({ questionId: row.questionId, ...detailOf(row) }))
}
