import * as v from 'valibot'
import type * as questionMending from '../questionMending.ts'
import { question } from './questions.ts'
import { nothing, pagedOf, type Replies, replyId, replyText, replyTime } from './shapes.ts'

export const replies = {
  questionReportPage: pagedOf(
    v.strictObject({
      id: replyId,
      kind: replyText,
      text: replyText,
      at: replyTime,
      question: v.nullable(question),
    }),
  ),
  questionReportClose: nothing,
  questionMend: question,
  questionAdd: question,
} satisfies Replies<typeof questionMending>
