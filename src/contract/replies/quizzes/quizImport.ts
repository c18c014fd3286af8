import * as v from 'valibot'
import type * as quizImport from '../../quizzes/quizImport.ts'
import { count, type Replies, replyText } from '../shapes.ts'

export const replies = {
  quizImport: v.strictObject({
    name: replyText,
    nameEn: replyText,
    number: count,
    added: count,
    known: count,
    undecided: count,
  }),
} satisfies Replies<typeof quizImport>
