import type { CourseDetail, CourseTeacher, Named } from '../../src/contract/teaching/course.ts'
import type { Context } from '../context.ts'
import { notFound } from '../http/failure.ts'
import { tenant } from '../store/schema.ts'
import { isInDays, mayOf, standingOf } from './access.ts'
import { coursesByIds } from './courses.ts'

interface DetailRow {
  startsAt: number | null
  endsAt: number | null
  ratioExperiment: number
  ratioHomework: number
  ratioQuiz: number
  ratioExam: number
  academyId: number | null
  academyName: string | null
  academyNameEn: string | null
  termId: number | null
  termName: string | null
  termNameEn: string | null
  rooms: number
  students: number
  coursewares: number
}

const detailSql = `select c."startsAt", c."endsAt", c."ratioExperiment", c."ratioHomework", c."ratioQuiz",
    c."ratioExam", c."academyId", a."name" as "academyName", a."nameEn" as "academyNameEn", c."termId", t."name" as "termName", t."nameEn" as "termNameEn",
    (select count(*) from "room" r where r."tenant" = c."tenant" and r."courseId" = c."id") as "rooms",
    (select count(*) from "roomMember" m where m."tenant" = c."tenant" and m."courseId" = c."id"
      and m."leftAt" is null) as "students",
    (select count(*) from "courseCourseware" w join "courseware" k on k."tenant" = w."tenant"
      and k."id" = w."coursewareId" where w."tenant" = c."tenant" and w."courseId" = c."id"
      and k."state" = 'published' and w."shownFrom" <= ?) as "coursewares"
  from "course" c
  left join "academy" a on a."tenant" = c."tenant" and a."id" = c."academyId"
  left join "term" t on t."tenant" = c."tenant" and t."id" = c."termId"
  where c."tenant" = ? and c."id" = ?`

const staffSql = `select a."id", a."fullName" as "name", a."fullNameEn" as "nameEn", t."role", t."from", t."until"
  from "courseTeacher" t join "account" a on a."tenant" = t."tenant" and a."id" = t."accountId"
  where t."tenant" = ? and t."courseId" = ? order by t."position", a."id"`

const namedOrNull = (id: number | null, name: string | null, nameEn: string | null): Named | null =>
  id === null || name === null ? null : { id, name, nameEn: nameEn ?? '' }

/** @throws Failure 404 where there is no such course for the caller */
export async function courseDetailOf(context: Context, id: number): Promise<CourseDetail> {
  const standing = await standingOf(context, id)
  const [course] = await coursesByIds(context, [id])
  const [row] = await context.rows<DetailRow>(detailSql, [context.now, tenant, id])
  if (!course || !row) throw notFound()
  const staff = await context.rows<CourseTeacher>(staffSql, [tenant, id])
  const may = mayOf(standing)
  return {
    ...course,
    state: standing.state,
    academy: namedOrNull(row.academyId, row.academyName, row.academyNameEn),
    term: namedOrNull(row.termId, row.termName, row.termNameEn),
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    ratio: {
      experiment: row.ratioExperiment,
      homework: row.ratioHomework,
      quiz: row.ratioQuiz,
      exam: row.ratioExam,
    },
    // students read who teaches them now
    staff: may.members
      ? staff
      : staff.filter((one) => one.role !== 'substitute' || isInDays(one, context.now)),
    role: standing.role,
    may,
    roomId: standing.roomId,
    rooms: row.rooms,
    students: row.students,
    coursewares: row.coursewares,
  }
}
