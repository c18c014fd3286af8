import * as v from 'valibot'
import type * as questionMending from '../questionMending.ts'
import { question } from './questions.ts'
import { id, nothing, pagedOf, type Replies, text, time } from './shapes.ts'

export const replies = {
  questionReportPage: pagedOf(
    v.strictObject({ id, kind: text, text, at: time, question: v.nullable(question) }),
  ),
  questionReportClose: nothing,
  questionMend: question,
} satisfies Replies<typeof questionMending>
