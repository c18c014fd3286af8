import type * as quizResults from '../../quizzes/quizResults.ts'
import { type Replies, replyId } from '../shapes.ts'

export const replies = { quizExcel: replyId } satisfies Replies<typeof quizResults>
