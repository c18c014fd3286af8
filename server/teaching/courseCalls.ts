import type * as contract from '../../src/contract/teaching/course.ts'
import type { Named } from '../../src/contract/teaching/course.ts'
import type { Context, Handlers } from '../context.ts'
import type { Permissions } from '../permissions.ts'
import { countedPage } from '../store/countedPage.ts'
import { marksFor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { standingOf } from './access.ts'
import { courseDetailOf } from './courseDetail.ts'
import { coursesByIds, findCourses } from './courses.ts'
import { studyingCourses, teachingCourses } from './ownCourses.ts'

async function uncollect(courseIds: number[], { rows, caller }: Context): Promise<null> {
  await rows(
    `delete from "favouriteCourse" where "tenant" = ? and "accountId" = ?
      and "courseId" in (${marksFor(courseIds)})`,
    [tenant, caller.accountId, ...courseIds],
    'writer',
  )
  return null
}

export const permissions: Permissions<typeof contract> = {
  coursePage: 'course.read',
  courseCollect: 'library.collect',
  courseUncollect: 'library.collect',
  courseUncollectBatch: 'library.collect',
  collectedCourses: 'library.collect',
  courseTeaching: 'course.read',
  courseStudying: 'course.read',
  courseAcademies: 'course.read',
  courseTeachers: 'course.read',
  courseDetail: 'course.read',
  termList: 'course.read',
}

export const handlers: Handlers<typeof contract> = {
  coursePage: ({ pageNo, pageSize, keyword, academyId, teacherId }, context) =>
    findCourses({ keyword: keyword?.trim() ?? '', academyId, teacherId, pageNo, pageSize }, context),

  /** A course that is a favourite already keeps its time. */
  async courseCollect({ courseId }, context) {
    await standingOf(context, courseId)
    await context.db
      .insertInto('favouriteCourse')
      .values({ tenant, accountId: context.caller.accountId, courseId, at: context.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return null
  },
  courseUncollect: ({ courseId }, context) => uncollect([courseId], context),
  courseUncollectBatch: ({ courseIds }, context) => uncollect(courseIds, context),

  /** The latest first. */
  async collectedCourses({ pageNo, pageSize }, context) {
    const { found, total } = await countedPage({ pageNo, pageSize }, (limit, offset) =>
      context.rows<{ id: number; total: number }>(
        `select f."courseId" as "id", count(*) over () as "total" from "favouriteCourse" f
          join "course" c on c."tenant" = f."tenant" and c."id" = f."courseId" and c."published" = 1
          where f."tenant" = ? and f."accountId" = ? order by f."at" desc, f."courseId" desc limit ? offset ?`,
        [tenant, context.caller.accountId, limit, offset],
      ),
    )
    const records = await coursesByIds(
      context,
      found.map(({ id }) => id),
    )
    return { records, total }
  },

  courseTeaching: (_, context) => teachingCourses(context),
  courseStudying: (_, context) => studyingCourses(context),

  courseAcademies: (_, { rows }) =>
    rows<Named>(
      `select distinct a."id", a."name", a."nameEn" from "academy" a
        join "course" c on c."tenant" = a."tenant" and c."academyId" = a."id"
        where a."tenant" = ? and c."published" = 1 and c."state" <> 'ended' order by a."id"`,
      [tenant],
    ),
  courseTeachers: (_, { rows }) =>
    rows<Named>(
      `select distinct a."id", a."fullName" as "name", a."fullNameEn" as "nameEn" from "account" a
        join "courseTeacher" t on t."tenant" = a."tenant" and t."accountId" = a."id" and t."role" <> 'substitute'
        join "course" c on c."tenant" = t."tenant" and c."id" = t."courseId"
        where a."tenant" = ? and c."published" = 1 and c."state" <> 'ended' order by a."id"`,
      [tenant],
    ),

  courseDetail: ({ id }, context) => courseDetailOf(context, id),

  termList: (_, { rows }) =>
    rows(
      `select "id", "name", "nameEn", "startsAt", "endsAt" from "term" where "tenant" = ?
        order by "startsAt" desc, "id" desc`,
      [tenant],
    ),
}
