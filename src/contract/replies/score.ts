import * as v from 'valibot'
import * as score from '../score.ts'
import { count, nothing, pagedOf, type Replies, replyId, replyText, replyTime, yes } from './shapes.ts'

const part = v.picklist(score.gradeParts)
const maybeText = v.nullable(replyText)

const scorePart = v.strictObject({
  part,
  ratio: count,
  status: v.picklist(score.scoreStatuses),
  score: maybeText,
  resitScore: v.nullable(count),
  document: v.optional(replyText),
  items: v.array(
    v.strictObject({
      kind: v.picklist(['quiz', 'assignment', 'entered']),
      id: count,
      name: replyText,
      nameEn: replyText,
      score: v.nullable(count),
      maxScore: count,
      isDue: yes,
    }),
  ),
})

const course = {
  courseId: replyId,
  courseName: replyText,
  courseNameEn: replyText,
  publishedAt: v.nullable(replyTime),
}
const totals = { parts: v.array(scorePart), current: maybeText, full: maybeText }

export const replies = {
  scorePage: pagedOf(v.strictObject({ ...course, ...totals, unsetParts: v.array(part) })),
  scoreExamPage: pagedOf(
    v.strictObject({
      quizId: replyId,
      title: replyText,
      titleEn: replyText,
      courseName: replyText,
      courseNameEn: replyText,
      points: v.nullable(count),
      maxPoints: count,
      status: v.picklist(['scored', 'absent']),
      takenAt: v.nullable(replyTime),
    }),
  ),
  scoreBook: v.strictObject({
    ...course,
    ratio: v.strictObject({ experiment: count, homework: count, quiz: count, exam: count }),
    unsetParts: v.array(part),
    mayEdit: yes,
    rules: v.strictObject({ digits: count, resitCap: count }),
    lines: v.array(
      v.strictObject({
        accountId: replyId,
        name: replyText,
        nameEn: replyText,
        loginName: replyText,
        roomId: replyId,
        roomName: replyText,
        ...totals,
      }),
    ),
  }),
  scoreSave: nothing,
  scoreImport: v.strictObject({
    changes: v.array(
      v.strictObject({
        row: count,
        studentNo: replyText,
        name: replyText,
        part,
        before: v.nullable(count),
        after: v.nullable(count),
        statusBefore: v.picklist(score.scoreStatuses),
        statusAfter: v.picklist(score.scoreStatuses),
        document: v.optional(replyText),
      }),
    ),
    problems: v.array(v.strictObject({ row: count, studentNo: replyText, text: replyText })),
    unchanged: count,
  }),
  scorePublish: nothing,
} satisfies Replies<typeof score>
