import * as v from 'valibot'
import type * as quizResults from '../quizResults.ts'
import { count, type Replies, text, time } from './shapes.ts'

const points = v.nullable(count)

export const replies = {
  quizResults: v.array(
    v.strictObject({
      loginName: text,
      name: text,
      nameEn: text,
      roomName: text,
      number: count,
      startedAt: time,
      submittedAt: v.nullable(time),
      points,
      answers: v.array(v.strictObject({ content: text, points })),
    }),
  ),
} satisfies Replies<typeof quizResults>
