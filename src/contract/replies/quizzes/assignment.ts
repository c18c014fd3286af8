import * as v from 'valibot'
import type * as assignment from '../../quizzes/assignment.ts'
import { question } from '../questions.ts'
import { count, nothing, pagedOf, type Replies, replyId, replyText, replyTime, yes } from '../shapes.ts'
import { paperParts, paperQuestion, paperSpecimen } from './quiz.ts'

const attachments = v.array(v.strictObject({ id: replyId, name: replyText, size: count, url: replyText }))
const state = v.picklist(['open', 'draft', 'submitted', 'late', 'returned', 'scored', 'missed'])
const score = v.nullable(count)

const submission = v.strictObject({
  version: count,
  content: replyText,
  answers: v.optional(v.array(v.strictObject({ questionId: replyId, content: replyText }))),
  attachments,
  submittedAt: replyTime,
  isLate: yes,
  madeAt: replyTime,
  isUnproved: yes,
  announcedAt: v.optional(replyTime),
  score,
  scoredAt: replyTime,
  comment: replyText,
  isReturned: yes,
})

const task = {
  id: replyId,
  courseId: replyId,
  title: replyText,
  titleEn: replyText,
  content: replyText,
  attachments,
  deadline: replyTime,
  maxScore: count,
  allowLate: yes,
  questionCount: v.optional(count),
}

const teacherAssignment = v.strictObject({
  ...task,
  students: count,
  submitted: count,
  scored: count,
  createdAt: replyTime,
})

export const replies = {
  assignmentStudentPage: pagedOf(
    v.strictObject({
      ...task,
      courseName: replyText,
      courseNameEn: replyText,
      state,
      score,
      isUnread: yes,
      submissions: v.array(submission),
    }),
  ),
  assignmentPaper: v.strictObject({
    questions: v.array(
      v.strictObject({
        ...paperParts,
        isRemoved: v.optional(v.literal(true)),
        children: v.array(v.lazy(() => paperQuestion)),
      }),
    ),
    specimens: v.array(paperSpecimen),
    keys: v.nullable(v.array(question)),
  }),
  assignmentAnnounce: nothing,
  assignmentSubmit: submission,
  assignmentAnswer: nothing,
  assignmentPhoto: nothing,
  assignmentPhotos: attachments,
  assignmentSeen: nothing,
  assignmentTeacherPage: pagedOf(teacherAssignment),
  assignmentSave: teacherAssignment,
  assignmentDelete: nothing,
  assignmentQuestions: v.array(v.strictObject({ id: replyId, sourceId: replyId, isRemoved: yes, question })),
  assignmentLines: v.array(
    v.strictObject({
      accountId: replyId,
      name: replyText,
      nameEn: replyText,
      loginName: replyText,
      roomName: replyText,
      state,
      submissions: v.array(submission),
    }),
  ),
  assignmentScore: submission,
  assignmentReturn: nothing,
  assignmentDecide: submission,
  assignmentRemind: v.strictObject({ reminded: count }),
} satisfies Replies<typeof assignment>
