import * as v from 'valibot'
import type * as quizComplaints from '../../quizzes/quizComplaints.ts'
import { nothing, type Replies, replyId, replyText, replyTime } from '../shapes.ts'

const own = {
  id: replyId,
  questionId: v.nullable(replyId),
  text: replyText,
  at: replyTime,
  answer: replyText,
  answeredAt: replyTime,
}

export const replies = {
  quizComplain: nothing,
  quizOwnComplaints: v.array(v.strictObject(own)),
  quizComplaints: v.array(
    v.strictObject({
      ...own,
      accountId: replyId,
      name: replyText,
      nameEn: replyText,
      loginName: replyText,
    }),
  ),
  quizComplaintAnswer: nothing,
} satisfies Replies<typeof quizComplaints>
