import type { Args } from '../../../src/contract/endpoint.ts'
import type * as contract from '../../../src/contract/teaching/prepare.ts'
import type { Preparation, prepareSave } from '../../../src/contract/teaching/prepare.ts'
import type { Context, Handlers } from '../../context.ts'
import { notFound, refuse } from '../../http/failure.ts'
import { transaction } from '../../http/idempotency.ts'
import { notify } from '../../notices/notify.ts'
import type { Permissions } from '../../permissions.ts'
import { tenant } from '../../store/schema.ts'
import { recordChange } from '../../system/audit.ts'
import { mayOf, mustMay, standingOf } from '../access.ts'
import { depthFor, itemsOf, mustSeeItems } from './items.ts'
import { readinessIn } from './readiness.ts'

type PreparationRow = Omit<Preparation, 'items' | 'readiness'>

const preparationsSql = `select p."id", p."roomId", r."name" as "roomName", r."courseId",
    c."name" as "courseName", c."nameEn" as "courseNameEn", p."title", p."labAt", p."note"
  from "preparation" p
  join "room" r on r."tenant" = p."tenant" and r."id" = p."roomId"
  join "course" c on c."tenant" = r."tenant" and c."id" = r."courseId"
  where p."tenant" = ?`

/** Labs of long ago need no preparing. */
const pastDays = 2
const dayMs = 86_400_000

async function preparationsWhere(
  context: Context,
  narrow: { sql: string; values: number[] },
): Promise<PreparationRow[]> {
  return context.rows<PreparationRow>(
    `${preparationsSql} ${narrow.sql} order by coalesce(p."labAt", p."createdAt") desc, p."id" desc limit 100`,
    [tenant, ...narrow.values],
  )
}

/** @param seesReady of the courses: whether the caller sees who is ready */
async function withItems(
  context: Context,
  rows: readonly PreparationRow[],
  seesReady: (courseId: number) => boolean,
): Promise<Preparation[]> {
  const items = await itemsOf(
    context,
    rows.map(({ id }) => id),
  )
  const taught = rows.filter(({ courseId }) => seesReady(courseId)).map(({ roomId }) => roomId)
  const readiness = await readinessIn(context, [...new Set(taught)])
  return rows.map((row) => {
    const own = items.get(row.id) ?? []
    return { ...row, items: own, readiness: seesReady(row.courseId) ? readiness(row.roomId, own) : null }
  })
}

async function roomOf({ rows }: Context, roomId: number): Promise<{ id: number; courseId: number }> {
  const [room] = await rows<{ id: number; courseId: number }>(
    'select "id", "courseId" from "room" where "tenant" = ? and "id" = ?',
    [tenant, roomId],
  )
  if (!room) throw notFound()
  return room
}

/** Of one course: all of its classes for those who teach it, one's own class for a member. */
async function ofCourse(context: Context, courseId: number, roomId: number | null): Promise<Preparation[]> {
  const standing = await standingOf(context, courseId)
  const seesAll = mayOf(standing).members
  if (!seesAll && standing.roomId === null) return []
  if (!seesAll && roomId !== null && roomId !== standing.roomId) throw notFound()
  const shown = seesAll ? roomId : standing.roomId
  const narrow =
    shown === null
      ? { sql: 'and r."courseId" = ?', values: [courseId] }
      : { sql: 'and p."roomId" = ?', values: [shown] }
  return withItems(context, await preparationsWhere(context, narrow), () => seesAll)
}

/** The preparations still to come of the classes that the caller is in. */
async function ofCaller(context: Context): Promise<Preparation[]> {
  const rows = await preparationsWhere(context, {
    sql: `and (p."labAt" is null or p."labAt" > ?) and exists (select 1 from "roomMember" m
      where m."tenant" = p."tenant" and m."roomId" = p."roomId" and m."accountId" = ? and m."leftAt" is null)`,
    values: [context.now - pastDays * dayMs, context.caller.accountId],
  })
  return withItems(context, rows.toReversed(), () => false)
}

async function writeItems(within: Context, id: number, items: Args<typeof prepareSave>['items']) {
  await within.rows(
    'delete from "preparationItem" where "tenant" = ? and "preparationId" = ?',
    [tenant, id],
    'writer',
  )
  const unique = new Map(items.map((item) => [`${item.kind} ${item.id}`, item]))
  for (const [position, { kind, id: refId }] of [...unique.values()].entries())
    await within.db
      .insertInto('preparationItem')
      .values({ tenant, preparationId: id, kind, refId, depth: depthFor(kind), position })
      .execute()
}

/** The class reads one message about a lab, however often its preparation is changed. */
async function tellClass(within: Context, id: number, roomId: number, title: string): Promise<void> {
  const members = await within.rows<{ accountId: number }>(
    'select "accountId" from "roomMember" where "tenant" = ? and "roomId" = ? and "leftAt" is null',
    [tenant, roomId],
  )
  const [course] = await within.rows<{ zh: string; en: string }>(
    `select c."name" as "zh", c."nameEn" as "en" from "room" r
      join "course" c on c."tenant" = r."tenant" and c."id" = r."courseId" where r."tenant" = ? and r."id" = ?`,
    [tenant, roomId],
  )
  if (!course) throw notFound()
  const people = members.map(({ accountId }) => accountId)
  await notify(within, 'preparation', people, { course, title }, String(id))
}

/** What the audit tells of a preparation, which nobody else changes until the transaction ends. */
async function heldFacts({ db, rows }: Context, id: number) {
  const held = await db
    .selectFrom('preparation')
    .select(['roomId', 'title', 'labAt', 'note'])
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const [counted] = await rows<{ n: number | string }>(
    'select count(*) as "n" from "preparationItem" where "tenant" = ? and "preparationId" = ?',
    [tenant, id],
  )
  return held && { ...held, items: Number(counted?.n ?? 0) }
}

async function savePreparation(given: Args<typeof prepareSave>, context: Context): Promise<number> {
  const { id, roomId, title, labAt, note, items } = given
  const { courseId } = await roomOf(context, roomId)
  await mustMay(context, courseId, 'prepare')
  if (title === '') throw refuse('preparationTitleEmpty', [], { field: 'title' })
  if (items.length === 0) throw refuse('preparationBlank', [], { field: 'items' })
  await mustSeeItems(context, items)
  return transaction(context, async (within) => {
    const columns = { title, labAt, note }
    const after = { roomId, ...columns, items: items.length }
    if (id !== undefined) {
      const before = await heldFacts(within, id)
      if (before?.roomId !== roomId) throw notFound()
      await within.db
        .updateTable('preparation')
        .set(columns)
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .execute()
      await writeItems(within, id, items)
      await recordChange(within, { what: 'prepare.edit', thing: 'preparation', thingId: id, before, after })
      return id
    }
    const made = await within.db
      .insertInto('preparation')
      .values({ tenant, roomId, createdAt: within.now, ...columns })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeItems(within, made.id, items)
    await recordChange(within, { what: 'prepare.create', thing: 'preparation', thingId: made.id, after })
    await tellClass(within, made.id, roomId, title)
    return made.id
  })
}

async function onePreparation(context: Context, id: number): Promise<PreparationRow> {
  const [row] = await preparationsWhere(context, { sql: 'and p."id" = ?', values: [id] })
  if (!row) throw notFound()
  return row
}

export const permissions: Permissions<typeof contract> = {
  prepareList: 'course.study',
  prepareSave: 'course.prepare',
  prepareRemove: 'course.prepare',
}

export const handlers: Handlers<typeof contract> = {
  async prepareList({ roomId, courseId }, context) {
    if (roomId !== undefined) return ofCourse(context, (await roomOf(context, roomId)).courseId, roomId)
    return courseId === undefined ? ofCaller(context) : ofCourse(context, courseId, null)
  },

  async prepareSave(given, context) {
    const row = await onePreparation(context, await savePreparation(given, context))
    const [preparation] = await withItems(context, [row], () => true)
    if (!preparation) throw notFound()
    return preparation
  },

  async prepareRemove({ id }, context) {
    const { courseId } = await onePreparation(context, id)
    await mustMay(context, courseId, 'prepare')
    await transaction(context, async (within) => {
      const before = await heldFacts(within, id)
      if (!before) throw notFound()
      const { rows } = within
      await rows(
        'delete from "preparationItem" where "tenant" = ? and "preparationId" = ?',
        [tenant, id],
        'writer',
      )
      await rows('delete from "preparation" where "tenant" = ? and "id" = ?', [tenant, id], 'writer')
      await recordChange(within, { what: 'prepare.remove', thing: 'preparation', thingId: id, before })
    })
    return null
  },
}
