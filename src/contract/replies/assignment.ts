import * as v from 'valibot'
import type * as assignment from '../assignment.ts'
import { count, id, nothing, pagedOf, type Replies, text, time, yes } from './shapes.ts'

const attachments = v.array(v.strictObject({ id, name: text, size: count, url: text }))
const state = v.picklist(['open', 'draft', 'submitted', 'late', 'returned', 'scored', 'missed'])
const score = v.nullable(count)

const submission = v.strictObject({
  version: count,
  content: text,
  attachments,
  submittedAt: time,
  isLate: yes,
  score,
  scoredAt: time,
  comment: text,
  isReturned: yes,
})

const task = {
  id,
  courseId: id,
  title: text,
  titleEn: text,
  content: text,
  attachments,
  deadline: time,
  maxScore: count,
  allowLate: yes,
}

const teacherAssignment = v.strictObject({
  ...task,
  students: count,
  submitted: count,
  scored: count,
  createdAt: time,
})

export const replies = {
  assignmentStudentPage: pagedOf(
    v.strictObject({
      ...task,
      courseName: text,
      courseNameEn: text,
      state,
      score,
      isUnread: yes,
      submissions: v.array(submission),
    }),
  ),
  assignmentSubmit: submission,
  assignmentAnswer: nothing,
  assignmentPhoto: nothing,
  assignmentPhotos: attachments,
  assignmentSeen: nothing,
  assignmentTeacherPage: pagedOf(teacherAssignment),
  assignmentSave: teacherAssignment,
  assignmentDelete: nothing,
  assignmentLines: v.array(
    v.strictObject({
      accountId: id,
      name: text,
      nameEn: text,
      loginName: text,
      roomName: text,
      state,
      submissions: v.array(submission),
    }),
  ),
  assignmentScore: submission,
  assignmentReturn: nothing,
  assignmentRemind: v.strictObject({ reminded: count }),
} satisfies Replies<typeof assignment>
