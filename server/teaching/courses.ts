/** Courses as lists show them. */

import type { Paged } from '../../src/contract/endpoint.ts'
import type { Course } from '../../src/contract/teaching/course.ts'
import { initialsPattern } from '../../src/rules/words/initials.ts'
import { holdsWord } from '../../src/rules/words/keyword.ts'
import type { Context } from '../context.ts'
import { countedPage } from '../store/countedPage.ts'
import { marksFor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { readCourseInitials } from './courseInitials.ts'

const shownCoursesSql = (narrowed: string) =>
  `from "course" where "tenant" = ? and "published" = 1 and "state" <> 'ended' ${narrowed}`

/**
 * A page of courses, a row for each teacher of each; plain SQL, for it is asked at every start of the app.
 * @param narrowed further conditions; their values follow the tenant, both times
 */
export const coursePageSql = (
  narrowed = '',
) => `select c."id", c."name", c."nameEn", c."desc", c."descEn", c."thumbnail",
    (select count(*) ${shownCoursesSql(narrowed)}) as "total", f."at" as "favouredAt",
    t."accountId" as "teacherId", a."fullName" as "teacherName", a."fullNameEn" as "teacherNameEn"
  from (select "id", "name", "nameEn", "desc", "descEn", "thumbnail", "position" ${shownCoursesSql(narrowed)}
    order by "position", "id" limit ? offset ?) c
  left join "favouriteCourse" f on f."tenant" = ? and f."accountId" = ? and f."courseId" = c."id"
  left join "courseTeacher" t on t."tenant" = ? and t."courseId" = c."id" and t."role" <> 'substitute'
  left join "account" a on a."tenant" = ? and a."id" = t."accountId"
  order by c."position", c."id", t."position", t."accountId"`

/** One text, by which SQLite finds its prepared statement sooner than by one that is put together anew. */
const allCoursesSql = coursePageSql()

interface CourseRow {
  id: number
  name: string
  nameEn: string
  desc: string
  descEn: string
  thumbnail: string
  total: number
  favouredAt: number | null
  teacherId: number | null
  teacherName: string
  teacherNameEn: string
}

function coursesIn(found: readonly CourseRow[]): Course[] {
  const records: Course[] = []
  let last: Course | undefined
  for (const row of found) {
    if (row.id !== last?.id) {
      const { id, name, nameEn, desc, descEn, thumbnail } = row
      last = { id, name, nameEn, desc, descEn, thumbnail, collected: row.favouredAt !== null, teachers: [] }
      records.push(last)
    }
    if (row.teacherId !== null)
      last.teachers.push({ id: row.teacherId, name: row.teacherName, nameEn: row.teacherNameEn })
  }
  return records
}

interface CourseSearch {
  keyword: string
  academyId: number | undefined
  teacherId: number | undefined
  pageNo: number
  pageSize: number
}

/** The courses that are called so, or by these pinyin initials; a school has few enough to look through their names. */
async function coursesCalled(keyword: string, { rows, service }: Context): Promise<number[]> {
  const initials = keyword.toLowerCase()
  const mayBeInitials = initialsPattern.test(initials)
  if (mayBeInitials) await readCourseInitials(service.db)
  const all = await rows<Pick<CourseRow, 'id' | 'name' | 'nameEn'> & { initials: string | null }>(
    `select "id", "name", "nameEn", "initials" from "course" where "tenant" = ? and "published" = 1 and "state" <> 'ended'`,
    [tenant],
  )
  const isCalled = (course: (typeof all)[number]) =>
    holdsWord([`${course.name} ${course.nameEn}`], keyword) ||
    (mayBeInitials && course.initials?.includes(initials))
  return all.filter(isCalled).map(({ id }) => id)
}

export async function findCourses(
  { keyword, academyId, teacherId, pageNo, pageSize }: CourseSearch,
  context: Context,
): Promise<Paged<Course>> {
  const { rows, caller } = context
  const conditions: string[] = []
  const values: (string | number)[] = []
  const narrow = (condition: string, value: string | number) => {
    conditions.push(`and ${condition}`)
    values.push(value)
  }
  if (keyword !== '') {
    const called = await coursesCalled(keyword, context)
    if (called.length === 0) return { records: [], total: 0 }
    conditions.push(`and "id" in (${marksFor(called)})`)
    values.push(...called)
  }
  if (academyId !== undefined) narrow('"academyId" = ?', academyId)
  if (teacherId !== undefined)
    narrow(
      `"id" in (select "courseId" from "courseTeacher" where "tenant" = ${tenant} and "accountId" = ?)`,
      teacherId,
    )
  const sql = conditions.length === 0 ? allCoursesSql : coursePageSql(conditions.join(' '))
  const page = (size: number, skip: number) =>
    rows<CourseRow>(sql, [
      tenant,
      ...values,
      tenant,
      ...values,
      size,
      skip,
      tenant,
      caller.accountId,
      tenant,
      tenant,
    ])
  const { found, total } = await countedPage({ pageNo, pageSize }, page)
  return { records: coursesIn(found), total }
}

/** These courses in this order, whatever their state. */
export async function coursesByIds(
  { rows, caller }: Pick<Context, 'rows' | 'caller'>,
  ids: readonly number[],
): Promise<Course[]> {
  if (ids.length === 0) return []
  const found = await rows<CourseRow>(
    `select c."id", c."name", c."nameEn", c."desc", c."descEn", c."thumbnail", 0 as "total",
      f."at" as "favouredAt", t."accountId" as "teacherId", a."fullName" as "teacherName",
      a."fullNameEn" as "teacherNameEn"
    from "course" c
    left join "favouriteCourse" f on f."tenant" = c."tenant" and f."accountId" = ? and f."courseId" = c."id"
    left join "courseTeacher" t on t."tenant" = c."tenant" and t."courseId" = c."id" and t."role" <> 'substitute'
    left join "account" a on a."tenant" = t."tenant" and a."id" = t."accountId"
    where c."tenant" = ? and c."id" in (${marksFor(ids)})
    order by c."id", t."position", t."accountId"`,
    [caller.accountId, tenant, ...ids],
  )
  const byId = new Map(coursesIn(found).map((course) => [course.id, course]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
