/** A lab to come, so that teachers and students find one that is prepared. */
import type { Db } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

const prepared = {
  className: '临床医学1班',
  specimenKey: 'kidney',
  title: '肾的观察 · Kidney lab',
  note: '先存到本机：实验室没有网络。\nKeep it on your device first: the lab has no network.',
}

/** In three days, at 14:00 in China. */
const labTime = (now: number) => Math.floor(now / dayMs) * dayMs + 3 * dayMs + 6 * hourMs

/** The class, the specimen and the lesson about it; undefined where one of them is not made. */
async function thingsOf({ rows }: Db) {
  const [found] = await rows<{ roomId: number; specimenId: number; coursewareId: number }>(
    `select r."id" as "roomId", s."id" as "specimenId", k."id" as "coursewareId" from "room" r
      join "courseCourseware" w on w."tenant" = r."tenant" and w."courseId" = r."courseId"
      join "courseware" k on k."tenant" = w."tenant" and k."id" = w."coursewareId"
      join "coursewareResource" x on x."tenant" = k."tenant" and x."coursewareId" = k."id" and x."kind" = 'specimen'
      join "specimen" s on s."tenant" = x."tenant" and s."id" = x."refId" and s."key" = ?
      where r."tenant" = ? and r."name" = ? order by k."id" limit 1`,
    [prepared.specimenKey, tenant, prepared.className],
  )
  return found
}

/** A school that has any preparation is left as it is. */
export async function fillPreparations(db: Db, now: number): Promise<void> {
  const things = await thingsOf(db)
  if (!things) return
  const { roomId, specimenId, coursewareId } = things
  const known = await db.rows('select 1 as "is" from "preparation" where "tenant" = ? limit 1', [tenant])
  if (known.length > 0) return
  const { title, note } = prepared
  await db.kysely.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('preparation')
      .values({ tenant, roomId, title, note, labAt: labTime(now), createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    const items = [
      { kind: 'marks' as const, refId: specimenId },
      { kind: 'courseware' as const, refId: coursewareId },
    ]
    await trx
      .insertInto('preparationItem')
      .values(
        items.map((item, position) => ({
          tenant,
          preparationId: id,
          depth: 'focus' as const,
          position,
          ...item,
        })),
      )
      .execute()
  })
}
