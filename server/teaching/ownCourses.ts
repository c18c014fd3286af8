/** The courses that the caller teaches or studies, as the teaching home shows them. */
import type { Named, StudyingCourse, TeachingCourse } from '../../src/contract/teaching/course.ts'
import type { Context } from '../context.ts'
import { marksFor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { coursesByIds } from './courses.ts'

const teachingSql = `select c."id", c."state", t."role", coalesce(k."name", '') as "termName",
    coalesce(k."nameEn", '') as "termNameEn",
    (select count(*) from "room" r where r."tenant" = c."tenant" and r."courseId" = c."id") as "rooms",
    (select count(*) from "roomMember" m where m."tenant" = c."tenant" and m."courseId" = c."id"
      and m."leftAt" is null) as "students",
    (select count(*) from "courseCourseware" w where w."tenant" = c."tenant" and w."courseId" = c."id") as "coursewares"
  from "courseTeacher" t join "course" c on c."tenant" = t."tenant" and c."id" = t."courseId"
  left join "term" k on k."tenant" = c."tenant" and k."id" = c."termId"
  where t."tenant" = ? and t."accountId" = ? and (t."role" <> 'substitute'
    or ((t."from" is null or t."from" <= ?) and (t."until" is null or t."until" > ?)))
  order by case c."state" when 'open' then 0 when 'draft' then 1 else 2 end, c."position", c."id"`

type TeachingRow = Omit<TeachingCourse, 'name' | 'nameEn' | 'desc' | 'descEn' | 'teachers'>

export async function teachingCourses(context: Context): Promise<TeachingCourse[]> {
  const { rows, caller, now } = context
  const own = await rows<TeachingRow>(teachingSql, [tenant, caller.accountId, now, now])
  const courses = await coursesByIds(
    context,
    own.map(({ id }) => id),
  )
  const byId = new Map(courses.map((course) => [course.id, course]))
  return own.flatMap((row) => {
    const course = byId.get(row.id)
    return course ? [{ ...row, ...course }] : []
  })
}

const studyingSql = `select c."id", c."state", m."roomId", r."name" as "roomName"
  from "roomMember" m
  join "room" r on r."tenant" = m."tenant" and r."id" = m."roomId"
  join "course" c on c."tenant" = m."tenant" and c."id" = m."courseId"
  where m."tenant" = ? and m."accountId" = ? and m."leftAt" is null
  order by case c."state" when 'ended' then 1 else 0 end, m."joinedAt" desc, c."id"`

const shownSql = (ids: readonly number[]) => `select w."courseId", k."id", k."name", k."nameEn",
    coalesce(p."percent", 0) as "percent"
  from "courseCourseware" w
  join "courseware" k on k."tenant" = w."tenant" and k."id" = w."coursewareId" and k."state" = 'published'
  left join "viewProgress" p on p."tenant" = w."tenant" and p."coursewareId" = k."id" and p."accountId" = ?
  where w."tenant" = ? and w."courseId" in (${marksFor(ids)}) and w."shownFrom" <= ?
  order by w."courseId", w."position", k."id"`

interface ShownRow extends Named {
  courseId: number
  percent: number
}

export async function studyingCourses(context: Context): Promise<StudyingCourse[]> {
  const { rows, caller, now } = context
  type Joined = Pick<StudyingCourse, 'id' | 'state' | 'roomId' | 'roomName'>
  const joined = await rows<Joined>(studyingSql, [tenant, caller.accountId])
  if (joined.length === 0) return []
  const ids = joined.map(({ id }) => id)
  const courses = new Map((await coursesByIds(context, ids)).map((course) => [course.id, course]))
  const shown = await rows<ShownRow>(shownSql(ids), [caller.accountId, tenant, ...ids, now])
  const byCourse = Map.groupBy(shown, ({ courseId }) => courseId)
  return joined.flatMap((row) => {
    const course = courses.get(row.id)
    if (!course) return []
    const all = byCourse.get(row.id) ?? []
    const next = all.find(({ percent }) => percent < 100)
    const sum = all.reduce((total, { percent }) => total + percent, 0)
    return [
      {
        ...course,
        ...row,
        coursewares: all.length,
        percent: all.length > 0 ? Math.floor(sum / all.length) : 0,
        next: next ? { id: next.id, name: next.name, nameEn: next.nameEn } : null,
      },
    ]
  })
}
