/** What a teacher may link to from a learning platform: own courses, their quizzes, and chapters of open subjects. */
import type { LinkedKind } from '../../src/contract/launch.ts'
import { isTeacherSide, rolesOf } from '../../src/rules/roles.ts'
import type { Service } from '../context.ts'
import { closedSubjectsReader, inOpenSubject } from '../library/openSubjects.ts'
import type { LinkableItem } from '../people/lti/deepLink.ts'
import { maxPointsSql } from '../store/maxPointsSql.ts'
import { tenant } from '../store/schema.ts'
import { isInDays } from '../teaching/access.ts'

interface TaughtCourse {
  id: number
  name: string
  nameEn: string
  from: number | null
  until: number | null
}

const coursesSql = `select c."id", c."name", c."nameEn", t."from", t."until" from "course" c
  join "courseTeacher" t on t."tenant" = c."tenant" and t."courseId" = c."id" and t."accountId" = ?
  where c."tenant" = ? order by c."id" desc`

const quizzesSql = `select q."id", q."courseId", q."title" as "name", q."titleEn" as "nameEn",
    ${maxPointsSql} as "maxPoints"
  from "quiz" q where q."tenant" = ? and q."state" <> 'draft'
    and exists (select 1 from "courseTeacher" t where t."tenant" = q."tenant" and t."courseId" = q."courseId"
      and t."accountId" = ?)
  order by q."id" desc`

const chaptersSql = (
  closed: readonly number[],
) => `select c."id", c."name", c."nameEn", s."name" as "group", s."nameEn" as "groupEn"
  from "catalog" c join "subject" s on s."tenant" = c."tenant" and s."id" = c."subjectId"
  where c."tenant" = ? and ${inOpenSubject('c."subjectId"', closed)} and exists (select 1 from "question" q
    where q."tenant" = c."tenant" and q."catalogId" = c."id")
  order by s."position", s."id", c."position", c."id"`

const toItem = (
  kind: LinkedKind,
  named: Pick<LinkableItem, 'id' | 'name' | 'nameEn'>,
  more: Partial<LinkableItem> = {},
): LinkableItem => ({ kind, group: '', groupEn: '', maxPoints: 0, ...named, ...more })

/** Students link to nothing. */
export async function listLinkableItems({ db, now }: Service, accountId: number): Promise<LinkableItem[]> {
  const account = await db.kysely
    .selectFrom('account')
    .select('roles')
    .where('tenant', '=', tenant)
    .where('id', '=', accountId)
    .where('disabled', '=', 0)
    .executeTakeFirst()
  if (!account || !rolesOf(account.roles).some(isTeacherSide)) return []
  const taught = (await db.rows<TaughtCourse>(coursesSql, [accountId, tenant])).filter((course) =>
    isInDays(course, now()),
  )
  const closed = await closedSubjectsReader(db.rows)()
  const courseOf = new Map(taught.map((course) => [course.id, course]))
  const [quizzes, chapters] = await Promise.all([
    db.rows<{ id: number; courseId: number; name: string; nameEn: string; maxPoints: number | string }>(
      quizzesSql,
      [tenant, accountId],
    ),
    db.rows<Pick<LinkableItem, 'id' | 'name' | 'nameEn' | 'group' | 'groupEn'>>(chaptersSql(closed), [
      tenant,
      ...closed,
    ]),
  ])
  return [
    ...taught.map(({ id, name, nameEn }) => toItem('course', { id, name, nameEn })),
    ...quizzes.flatMap(({ id, courseId, name, nameEn, maxPoints }) => {
      const course = courseOf.get(courseId)
      if (!course) return []
      const more = { group: course.name, groupEn: course.nameEn, maxPoints: Number(maxPoints) }
      return [toItem('quiz', { id, name, nameEn }, more)]
    }),
    ...chapters.map(({ id, name, nameEn, group, groupEn }) =>
      toItem('chapter', { id, name, nameEn }, { group, groupEn }),
    ),
  ]
}
