import * as v from 'valibot'
import type * as quizQuestions from '../../quizzes/quizQuestions.ts'
import { question } from '../questions.ts'
import { type Replies, replyId } from '../shapes.ts'

export const replies = {
  quizQuestionList: v.array(question),
  quizQuestionSave: question,
  quizQuestionRead: replyId,
} satisfies Replies<typeof quizQuestions>
