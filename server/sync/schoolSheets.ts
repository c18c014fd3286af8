/** Sheets that both a person and their school get: what was written in quizzes, and scores that are out. */
import type { CsvSheet } from './sheets.ts'

export const quizSheet: CsvSheet = {
  name: 'quizzes',
  columns: [
    'startedAt',
    'submittedAt',
    'course',
    'courseEn',
    'title',
    'titleEn',
    'number',
    'state',
    'points',
    'receiptCode',
  ],
  sql: `select a."startedAt", a."submittedAt", c."name" as "course", c."nameEn" as "courseEn", q."title",
      q."titleEn", a."number", a."state",
      case when q."releasedAt" is null then null else a."points" end as "points", a."receiptCode"
    from "quizAttempt" a
    join "quiz" q on q."tenant" = a."tenant" and q."id" = a."quizId"
    left join "course" c on c."tenant" = q."tenant" and c."id" = q."courseId"
    where a."tenant" = ? and a."accountId" = ? order by a."startedAt", a."id"`,
}

export const quizAnswerSheet: CsvSheet = {
  name: 'quiz answers',
  columns: ['at', 'receivedAt', 'attemptId', 'questionId', 'kind', 'content'],
  sql: `select w."at", w."receivedAt", w."attemptId", w."questionId", w."kind", w."content" from "quizAnswer" w
    join "quizAttempt" a on a."tenant" = w."tenant" and a."id" = w."attemptId"
    where a."tenant" = ? and a."accountId" = ? order by w."attemptId", w."seq", w."opId"`,
}

export const scoreSheet: CsvSheet = {
  name: 'scores',
  columns: ['at', 'course', 'courseEn', 'part', 'status', 'score', 'resitScore', 'document'],
  sql: `select s."at", c."name" as "course", c."nameEn" as "courseEn", s."part", s."status", s."score",
      s."resitScore", s."document" from "score" s
    join "scorePublication" p on p."tenant" = s."tenant" and p."courseId" = s."courseId"
    left join "course" c on c."tenant" = s."tenant" and c."id" = s."courseId"
    where s."tenant" = ? and s."accountId" = ? order by s."courseId", s."part"`,
}
