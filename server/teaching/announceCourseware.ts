/** A class reads once that a courseware is there: as it is published, or by a job at the time from which it is shown. */

import { notify } from '../notices/notify.ts'
import type { Db, Executor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'

export const coursewareJob = 'courseware.announce'

/** Input of the job. */
export interface PlannedCourseware {
  courseId: number
  coursewareId: number
  /** The time that was planned (ms UTC): after another plan this one announces nothing. */
  shownFrom: number
}

interface Announcing {
  db: Executor
  rows<R>(sql: string, parameters: readonly unknown[]): Promise<R[]>
  now: number
}

/** The members of all classes of the course read once that a courseware is there. */
export async function announceCourseware(
  within: Announcing,
  courseId: number,
  { id, name, nameEn }: { id: number; name: string; nameEn: string },
): Promise<void> {
  const members = await within.rows<{ accountId: number }>(
    'select "accountId" from "roomMember" where "tenant" = ? and "courseId" = ? and "leftAt" is null',
    [tenant, courseId],
  )
  const [course] = await within.rows<{ zh: string; en: string }>(
    'select "name" as "zh", "nameEn" as "en" from "course" where "tenant" = ? and "id" = ?',
    [tenant, courseId],
  )
  if (!course) return
  const people = members.map(({ accountId }) => accountId)
  const courseware = { zh: name, en: nameEn }
  await notify(within, 'newCourseware', people, { course, courseware }, `${courseId}-${id}`)
}

/** Announces a courseware at its time. @returns whether it still was to be announced */
export async function announcePlanned(db: Db, planned: PlannedCourseware, now: number): Promise<boolean> {
  const { courseId, coursewareId, shownFrom } = planned
  return db.kysely.transaction().execute(async (trx) => {
    const rows: Announcing['rows'] = (sql, values) => db.rows(sql, values, trx)
    const [courseware] = await rows<{ id: number; name: string; nameEn: string }>(
      `select k."id", k."name", k."nameEn" from "courseCourseware" w
        join "courseware" k on k."tenant" = w."tenant" and k."id" = w."coursewareId"
        join "course" c on c."tenant" = w."tenant" and c."id" = w."courseId" and c."published" = 1
        where w."tenant" = ? and w."courseId" = ? and w."coursewareId" = ? and w."shownFrom" = ?
          and k."state" = 'published' and c."state" <> 'ended'`,
      [tenant, courseId, coursewareId, shownFrom],
    )
    if (!courseware) return false
    await announceCourseware({ db: trx, rows, now }, courseId, courseware)
    return true
  })
}
