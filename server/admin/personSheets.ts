/**
 * What an administrator gets of a person: what the school keeps and may see of them. What only the person sees stands in
 * server/sync/ownArchive.ts.
 */
import { quizAnswerSheet, quizSheet, scoreSheet } from '../sync/schoolSheets.ts'
import type { CsvSheet } from '../sync/sheets.ts'

export const personSheets: readonly CsvSheet[] = [
  {
    name: 'classes',
    columns: ['joinedAt', 'leftAt', 'course', 'courseEn', 'class'],
    sql: `select m."joinedAt", m."leftAt", c."name" as "course", c."nameEn" as "courseEn", r."name" as "class"
      from "roomMember" m
      left join "room" r on r."tenant" = m."tenant" and r."id" = m."roomId"
      left join "course" c on c."tenant" = m."tenant" and c."id" = m."courseId"
      where m."tenant" = ? and m."accountId" = ? order by m."joinedAt", m."id"`,
  },
  {
    name: 'courses taught',
    columns: ['course', 'courseEn', 'role', 'fromTime', 'untilTime'],
    sql: `select c."name" as "course", c."nameEn" as "courseEn", t."role", t."from" as "fromTime", t."until" as "untilTime"
      from "courseTeacher" t
      left join "course" c on c."tenant" = t."tenant" and c."id" = t."courseId"
      where t."tenant" = ? and t."accountId" = ? order by t."courseId"`,
  },
  {
    name: 'coursewares',
    columns: ['at', 'courseware', 'coursewareEn', 'percent', 'videoMs'],
    sql: `select v."at", k."name" as "courseware", k."nameEn" as "coursewareEn", v."percent", v."videoMs"
      from "viewProgress" v
      left join "courseware" k on k."tenant" = v."tenant" and k."id" = v."coursewareId"
      where v."tenant" = ? and v."accountId" = ? order by v."coursewareId"`,
  },
  quizSheet,
  quizAnswerSheet,
  {
    name: 'quiz events',
    columns: ['at', 'title', 'titleEn', 'attemptId', 'kind'],
    // a detail may hold the token of a device
    sql: `select e."at", q."title", q."titleEn", e."attemptId", e."kind" from "quizEvent" e
      join "quizAttempt" a on a."tenant" = e."tenant" and a."id" = e."attemptId"
      join "quiz" q on q."tenant" = a."tenant" and q."id" = a."quizId"
      where a."tenant" = ? and a."accountId" = ? order by e."at", e."id"`,
  },
  {
    name: 'quiz scores by teachers',
    columns: ['at', 'title', 'titleEn', 'attemptId', 'questionId', 'points', 'comment'],
    sql: `select g."at", q."title", q."titleEn", g."attemptId", g."questionId", g."points", g."comment" from "quizGrade" g
      join "quizAttempt" a on a."tenant" = g."tenant" and a."id" = g."attemptId"
      join "quiz" q on q."tenant" = a."tenant" and q."id" = a."quizId"
      where a."tenant" = ? and a."accountId" = ? and q."releasedAt" is not null order by g."at", g."id"`,
  },
  {
    name: 'quiz decisions',
    columns: ['at', 'title', 'titleEn', 'attemptId', 'accept', 'reason'],
    sql: `select d."at", q."title", q."titleEn", d."attemptId", d."accept", d."reason" from "quizDecision" d
      join "quizAttempt" a on a."tenant" = d."tenant" and a."id" = d."attemptId"
      join "quiz" q on q."tenant" = a."tenant" and q."id" = a."quizId"
      where a."tenant" = ? and a."accountId" = ? order by d."at", d."id"`,
  },
  {
    name: 'requests for a review',
    columns: ['at', 'title', 'titleEn', 'questionId', 'text', 'answer', 'answeredAt'],
    sql: `select c."at", q."title", q."titleEn", c."questionId", c."text", c."answer", nullif(c."answeredAt", 0) as "answeredAt"
      from "quizComplaint" c
      left join "quiz" q on q."tenant" = c."tenant" and q."id" = c."quizId"
      where c."tenant" = ? and c."accountId" = ? order by c."at", c."id"`,
  },
  // why somebody got more time may speak of their health: only who granted it sees that
  {
    name: 'extra time in every quiz',
    columns: ['at', 'factorPercent'],
    sql: `select "at", "factorPercent" from "quizAllowance"
      where "tenant" = ? and "accountId" = ? order by "id"`,
  },
  {
    name: 'extra time in a quiz',
    columns: ['at', 'title', 'titleEn', 'minutes', 'factorPercent'],
    sql: `select x."at", q."title", q."titleEn", x."minutes", x."factorPercent" from "quizExtension" x
      left join "quiz" q on q."tenant" = x."tenant" and q."id" = x."quizId"
      where x."tenant" = ? and x."accountId" = ? order by x."id"`,
  },
  {
    name: 'scores sent to learning platforms',
    columns: ['scoredAt', 'endedAt', 'platform', 'title', 'titleEn', 'points', 'state'],
    sql: `select l."scoredAt", l."endedAt", p."name" as "platform", q."title", q."titleEn", l."points", l."state" from "ltiScore" l
      left join "ltiPlatform" p on p."tenant" = l."tenant" and p."id" = l."platformId"
      left join "quiz" q on q."tenant" = l."tenant" and q."id" = l."quizId"
      where l."tenant" = ? and l."accountId" = ? and l."points" is not null order by l."id"`,
  },
  {
    name: 'assignments',
    columns: [
      'submittedAt',
      'course',
      'courseEn',
      'title',
      'titleEn',
      'version',
      'state',
      'isLate',
      'content',
      'answers',
      'files',
      'score',
      'comment',
      'scoredAt',
    ],
    sql: `select s."submittedAt", c."name" as "course", c."nameEn" as "courseEn", g."title", g."titleEn", s."version", s."state",
        s."isLate", s."content", s."answers", s."attachments" as "files", s."score", s."comment", s."scoredAt"
      from "assignmentSubmission" s
      left join "assignment" g on g."tenant" = s."tenant" and g."id" = s."assignmentId"
      left join "course" c on c."tenant" = g."tenant" and c."id" = g."courseId"
      where s."tenant" = ? and s."accountId" = ? and s."state" <> 'open'
      order by s."submittedAt", s."assignmentId", s."version"`,
  },
  scoreSheet,
  {
    name: 'marks for classes',
    columns: ['updatedAt', 'specimen', 'specimenEn', 'shape', 'points', 'name', 'nameEn', 'desc', 'scope'],
    sql: `select m."updatedAt", s."name" as "specimen", s."nameEn" as "specimenEn", m."shape", m."points", m."name", m."nameEn",
        m."desc", m."scope"
      from "teacherMark" m
      left join "specimen" s on s."tenant" = m."tenant" and s."id" = m."specimenId"
      where m."tenant" = ? and m."accountId" = ? and m."scope" <> 'own' order by m."id"`,
  },
  {
    name: 'messages',
    columns: ['createTime', 'title', 'titleEn', 'content', 'contentEn'],
    sql: `select "createTime", "title", "titleEn", "content", "contentEn" from "message"
      where "tenant" = ? and "accountId" = ? order by "id"`,
  },
  {
    name: 'linked sign-in services',
    columns: ['createdAt', 'provider'],
    sql: `select "createdAt", "provider" from "identityLink"
      where "tenant" = ? and "accountId" = ? order by "createdAt", "provider"`,
  },
  {
    name: 'device reports',
    columns: ['lastSeenAt', 'unsent'],
    sql: `select "lastSeenAt", "unsent" from "device"
      where "tenant" = ? and "accountId" = ? order by "lastSeenAt", "uuid"`,
  },
]

/**
 * Entries of the audit about the person. What changed and from where is told of the account alone: a score in them may not
 * be out yet, and another person's address is not theirs.
 */
export const auditSheet: CsvSheet = {
  name: 'audit',
  columns: ['at', 'by', 'what', 'before', 'after', 'reason', 'address'],
  sql: `select u."at", coalesce(b."fullName", '') as "by", u."what",
      case when u."thing" = 'account' then u."before" else '' end as "before",
      case when u."thing" = 'account' then u."after" else '' end as "after",
      u."reason", case when u."accountId" = a."id" then u."address" else '' end as "address"
    from "account" a
    join "audit" u on u."tenant" = a."tenant" and (
      (u."thing" = 'account' and u."thingId" = cast(a."id" as text))
      or (u."thing" = 'assignment' and u."thingId" like '% ' || cast(a."id" as text))
      or (u."thing" = 'score' and u."thingId" like '% ' || cast(a."id" as text) || ' %'))
    left join "account" b on b."tenant" = u."tenant" and b."id" = u."accountId"
    where a."tenant" = ? and a."id" = ? order by u."id"`,
}
