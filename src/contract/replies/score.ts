import * as v from 'valibot'
import * as score from '../score.ts'
import { count, id, nothing, pagedOf, type Replies, text, time, yes } from './shapes.ts'

const part = v.picklist(score.gradeParts)
const maybeText = v.nullable(text)

const scorePart = v.strictObject({
  part,
  ratio: count,
  status: v.picklist(score.scoreStatuses),
  score: maybeText,
  resitScore: v.nullable(count),
  items: v.array(
    v.strictObject({
      kind: v.picklist(['quiz', 'assignment', 'entered']),
      id: count,
      name: text,
      nameEn: text,
      score: v.nullable(count),
      maxScore: count,
      isDue: yes,
    }),
  ),
})

const course = { courseId: id, courseName: text, courseNameEn: text, publishedAt: v.nullable(time) }
const totals = { parts: v.array(scorePart), current: maybeText, full: maybeText }

export const replies = {
  scorePage: pagedOf(v.strictObject({ ...course, ...totals, unsetParts: v.array(part) })),
  scoreExamPage: pagedOf(
    v.strictObject({
      quizId: id,
      title: text,
      titleEn: text,
      courseName: text,
      courseNameEn: text,
      points: v.nullable(count),
      maxPoints: count,
      status: v.picklist(['scored', 'absent']),
      takenAt: v.nullable(time),
    }),
  ),
  scoreBook: v.strictObject({
    ...course,
    ratio: v.strictObject({ experiment: count, homework: count, quiz: count, exam: count }),
    unsetParts: v.array(part),
    mayEdit: yes,
    lines: v.array(
      v.strictObject({
        accountId: id,
        name: text,
        nameEn: text,
        loginName: text,
        roomId: id,
        roomName: text,
        ...totals,
      }),
    ),
  }),
  scoreSave: nothing,
  scoreImport: v.strictObject({
    changes: v.array(
      v.strictObject({
        row: count,
        studentNo: text,
        name: text,
        part,
        before: v.nullable(count),
        after: v.nullable(count),
        statusBefore: v.picklist(score.scoreStatuses),
        statusAfter: v.picklist(score.scoreStatuses),
      }),
    ),
    problems: v.array(v.strictObject({ row: count, studentNo: text, text })),
    unchanged: count,
  }),
  scorePublish: nothing,
} satisfies Replies<typeof score>
