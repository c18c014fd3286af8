import type * as contract from '../../src/contract/teaching/record.ts'
import type { StudyRecord } from '../../src/contract/teaching/record.ts'
import type { Handlers } from '../context.ts'
import { notFound } from '../http/failure.ts'
import type { Permissions } from '../permissions.ts'
import type { Executor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { mayOf, standingOf } from './access.ts'
import { visibleSql } from './coursewares.ts'
import { slidesIn } from './slides.ts'

type LatestRow = Omit<StudyRecord, 'slideNo'> & { slides: string }

export const permissions: Permissions<typeof contract> = {
  recordLatest: 'course.study',
  recordUpdate: 'course.study',
}

export const handlers: Handlers<typeof contract> = {
  /** The last one that the caller can still open. */
  async recordLatest(_, context) {
    const visible = visibleSql(context)
    const [row] = await context.rows<LatestRow>(
      `select r."courseId", c."name" as "courseName", c."nameEn" as "courseNameEn", r."coursewareId",
          k."name" as "coursewareName", k."nameEn" as "coursewareNameEn", k."thumbnail", r."slideId",
          k."slideCount", coalesce(p."percent", 0) as "percent", r."at", k."slides"
        from "studyRecord" r
        join "course" c on c."tenant" = r."tenant" and c."id" = r."courseId"
        join "courseware" k on k."tenant" = r."tenant" and k."id" = r."coursewareId"
        left join "viewProgress" p on p."tenant" = r."tenant" and p."coursewareId" = k."id"
          and p."accountId" = r."accountId"
        where r."tenant" = ? and r."accountId" = ? and ${visible.sql}
        order by r."at" desc, r."coursewareId" desc limit 1`,
      [tenant, context.caller.accountId, ...visible.values],
    )
    if (!row) return null
    const { slides, ...record } = row
    return { ...record, slideNo: slidesIn(slides).findIndex(({ id }) => id === row.slideId) + 1 }
  },

  async recordUpdate({ courseId, coursewareId, slideId }, context) {
    const { rows, caller, now } = context
    const standing = await standingOf(context, courseId)
    if (standing.roomId === null && !mayOf(standing).members) throw notFound()
    const [stands] = await rows<object>(
      'select 1 as "is" from "courseCourseware" where "tenant" = ? and "courseId" = ? and "coursewareId" = ?',
      [tenant, courseId, coursewareId],
    )
    if (!stands) throw notFound()
    await rows(
      `insert into "studyRecord" ("tenant", "accountId", "courseId", "coursewareId", "slideId", "at")
        values (?, ?, ?, ?, ?, ?)
        on conflict ("tenant", "accountId", "courseId", "coursewareId") do update
          set "slideId" = excluded."slideId", "at" = excluded."at"`,
      [tenant, caller.accountId, courseId, coursewareId, slideId ?? null, now],
      'writer',
    )
    return null
  },
}

/** What somebody watched and liked, and the name on decks; membership of classes stays with the scores. */
export async function deleteOwnTraces(db: Executor, accountId: number): Promise<void> {
  for (const table of [
    'favouriteCourse',
    'viewProgress',
    'studyRecord',
    'slideReaction',
    'followPresence',
  ] as const)
    await db.deleteFrom(table).where('tenant', '=', tenant).where('accountId', '=', accountId).execute()
  await db
    .updateTable('deck')
    .set({ creatorName: '' })
    .where('tenant', '=', tenant)
    .where('creator', '=', accountId)
    .execute()
}
