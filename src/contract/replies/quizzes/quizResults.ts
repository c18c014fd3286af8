import * as v from 'valibot'
import type * as quizResults from '../../quizzes/quizResults.ts'
import { count, pagedOf, type Replies, replyText, replyTime } from '../shapes.ts'

const points = v.nullable(count)

export const replies = {
  quizResults: pagedOf(
    v.strictObject({
      loginName: replyText,
      name: replyText,
      nameEn: replyText,
      roomName: replyText,
      number: count,
      startedAt: replyTime,
      submittedAt: v.nullable(replyTime),
      points,
      kept: count,
      answers: v.array(v.strictObject({ content: replyText, points })),
    }),
  ),
} satisfies Replies<typeof quizResults>
