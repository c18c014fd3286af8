/** Courses made, changed, copied and ended. */

import type { Args } from '../../../src/contract/endpoint.ts'
import type { courseCopy, courseSave, courseTeacherSave } from '../../../src/contract/teaching/courseEdit.ts'
import type { Context } from '../../context.ts'
import { badParameter, notFound, refuse } from '../../http/failure.ts'
import { transaction } from '../../http/idempotency.ts'
import { readSoon } from '../../library/initials.ts'
import { mustBeAsOpened } from '../../people/changedMeanwhile.ts'
import type { Executor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import { recordChange } from '../../system/audit.ts'
import { mustBeOnTeacherSide, mustMay } from '../access.ts'
import { readCourseInitials } from '../courseInitials.ts'

type Given = Args<typeof courseSave>

const weekMs = 604_800_000

function columnsOf({ name, nameEn, desc, descEn, academyId, termId, startsAt, endsAt, state, ratio }: Given) {
  const { experiment, homework, quiz, exam } = ratio
  if (name === '') throw refuse('courseNameEmpty', [], { field: 'name' })
  if (experiment + homework + quiz + exam !== 100)
    throw refuse('ratioSum', [experiment + homework + quiz + exam], { field: 'ratio' })
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    throw refuse('courseEndsFirst', [], { field: 'endsAt' })
  return {
    name,
    nameEn,
    desc,
    descEn,
    academyId,
    termId,
    startsAt,
    endsAt,
    state,
    published: state === 'draft' ? (0 as const) : (1 as const),
    ratioExperiment: experiment,
    ratioHomework: homework,
    ratioQuiz: quiz,
    ratioExam: exam,
  }
}

async function lastPosition({ rows }: Context): Promise<number> {
  const [row] = await rows<{ last: number | null }>(
    'select max("position") as "last" from "course" where "tenant" = ?',
    [tenant],
  )
  return (row?.last ?? 0) + 1
}

/** A course without a key of the school's files gets one of its own. */
async function insertCourse(
  context: Context,
  columns: ReturnType<typeof columnsOf> & { thumbnail: string; copyOf: number | null },
): Promise<number> {
  const position = await lastPosition(context)
  const { id } = await context.db
    .insertInto('course')
    .values({ tenant, key: `own:${crypto.randomUUID()}`, position, ...columns })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Makes somebody the owner, also one who teaches in the course already. */
async function addOwner(context: Context, courseId: number, accountId: number): Promise<void> {
  await context.db
    .insertInto('courseTeacher')
    .values({ tenant, courseId, accountId, position: 0, role: 'owner' })
    .onConflict((twin) => twin.columns(['tenant', 'courseId', 'accountId']).doUpdateSet({ role: 'owner' }))
    .execute()
}

/** @returns the course's id */
export async function saveCourse(given: Given, context: Context): Promise<number> {
  const id = await writeCourse(given, context)
  readSoon(context.service, readCourseInitials)
  return id
}

async function writeCourse(given: Given, context: Context): Promise<number> {
  const columns = columnsOf(given)
  const { id } = given
  if (id === undefined) {
    mustBeOnTeacherSide(context)
    return transaction(context, async (within) => {
      const made = await insertCourse(within, { ...columns, thumbnail: '', copyOf: null })
      await addOwner(within, made, within.caller.accountId)
      const after = factsOf(columns)
      await recordChange(within, { what: 'course.create', thing: 'course', thingId: made, after })
      return made
    })
  }
  const { state } = await mustMay(context, id, 'edit')
  if (state === 'ended') throw refuse('courseEnded')
  await transaction(context, (within) => changeCourse(within, id, columns, given.base))
  return id
}

async function changeCourse(
  within: Context,
  id: number,
  columns: ReturnType<typeof columnsOf>,
  base: Given['base'],
): Promise<void> {
  const { db } = within
  const before = await db
    .selectFrom('course')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw notFound()
  const form = { base, now: factsOf(before), after: factsOf(columns) }
  await mustBeAsOpened(within, { thing: 'course', thingId: id }, form)
  await db
    .updateTable('course')
    // the initials of the new name are written soon
    .set({ ...columns, initials: null })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute()
  const facts = { before: factsOf(before), after: factsOf(columns) }
  await recordChange(within, { what: 'course.edit', thing: 'course', thingId: id, ...facts })
}

/** As the form has them. */
const factsOf = (row: Omit<ReturnType<typeof columnsOf>, 'published' | 'state'> & { state: string }) => ({
  name: row.name,
  nameEn: row.nameEn,
  desc: row.desc,
  descEn: row.descEn,
  academyId: row.academyId,
  termId: row.termId,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  state: row.state,
  ratio: {
    experiment: row.ratioExperiment,
    homework: row.ratioHomework,
    quiz: row.ratioQuiz,
    exam: row.ratioExam,
  },
})

const later = (at: number | null, weeks: number) => (at === null ? null : at + weeks * weekMs)

/** Coursewares and staff go along, whole weeks later; classes, students and scores stay behind. */
export async function copyCourse({ id, termId, weeks }: Args<typeof courseCopy>, context: Context) {
  await mustMay(context, id, 'edit')
  return transaction(context, async (within) => {
    const { db, caller } = within
    const from = await db
      .selectFrom('course')
      .selectAll()
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      // the files that it names stay named until the copy names them too
      .forShare()
      .executeTakeFirstOrThrow()
    const { tenant: _, id: __, key: ___, position: ____, ...columns } = from
    const made = await insertCourse(within, {
      ...columns,
      termId,
      startsAt: later(from.startsAt, weeks),
      endsAt: later(from.endsAt, weeks),
      state: 'draft',
      published: 0,
      copyOf: id,
    })
    await within.rows(
      `insert into "courseCourseware" ("tenant", "courseId", "coursewareId", "position", "shownFrom")
        select "tenant", ${made}, "coursewareId", "position", "shownFrom" + ? from "courseCourseware"
        where "tenant" = ? and "courseId" = ?`,
      [weeks * weekMs, tenant, id],
      'writer',
    )
    await within.rows(
      `insert into "courseTeacher" ("tenant", "courseId", "accountId", "position", "role")
        select "tenant", ${made}, "accountId", "position", "role" from "courseTeacher"
        where "tenant" = ? and "courseId" = ? and "role" <> 'substitute'`,
      [tenant, id],
      'writer',
    )
    const [owner] = await within.rows<object>(
      `select 1 as "is" from "courseTeacher" where "tenant" = ? and "courseId" = ? and "role" = 'owner'`,
      [tenant, made],
    )
    if (!owner) await addOwner(within, made, caller.accountId)
    const after = { courseId: id, name: from.name, termId, startsAt: later(from.startsAt, weeks) }
    await recordChange(within, { what: 'course.copy', thing: 'course', thingId: made, after })
    return made
  })
}

/** The members of an ended course go on reading it; nobody joins any more. */
export async function endCourse(id: number, context: Context): Promise<null> {
  await mustMay(context, id, 'edit')
  await transaction(context, async (within) => {
    const { db, now } = within
    const before = await db
      .selectFrom('course')
      .select(['state', 'endsAt'])
      .where('tenant', '=', tenant)
      .where('id', '=', id)
      .where('state', '<>', 'ended')
      .forUpdate()
      .executeTakeFirst()
    if (!before) return
    const after = { state: 'ended' as const, endsAt: now }
    await db.updateTable('course').set(after).where('tenant', '=', tenant).where('id', '=', id).execute()
    await recordChange(within, { what: 'course.end', thing: 'course', thingId: id, before, after })
    await db
      .updateTable('room')
      .set({ open: 0 })
      .where('tenant', '=', tenant)
      .where('courseId', '=', id)
      .execute()
  })
  return null
}

interface Staff {
  accountId: number
  role: string
  from: number | null
  until: number | null
}

const staffFacts = ({ accountId, role, from, until }: Staff) => ({
  accountId,
  courseRole: role,
  startsAt: from,
  endsAt: until,
})

export async function saveTeacher(given: Args<typeof courseTeacherSave>, context: Context): Promise<null> {
  const { courseId, accountId, role, from = null, until = null } = given
  await mustMay(context, courseId, 'edit')
  if (role === 'substitute' && (from === null || until === null || until <= from)) throw badParameter('until')
  await transaction(context, async (within) => {
    const { db } = within
    const known = await db
      .selectFrom('account')
      .select('roles')
      .where('tenant', '=', tenant)
      .where('id', '=', accountId)
      .executeTakeFirst()
    if (!known) throw badParameter('accountId')
    const [last] = await within.rows<{ last: number | null }>(
      'select max("position") as "last" from "courseTeacher" where "tenant" = ? and "courseId" = ?',
      [tenant, courseId],
    )
    const before = await db
      .deleteFrom('courseTeacher')
      .where('tenant', '=', tenant)
      .where('courseId', '=', courseId)
      .where('accountId', '=', accountId)
      .returning(['role', 'from', 'until'])
      .executeTakeFirst()
    const days = role === 'substitute' ? { from, until } : { from: null, until: null }
    if (role !== null)
      await db
        .insertInto('courseTeacher')
        .values({ tenant, courseId, accountId, position: (last?.last ?? 0) + 1, role, ...days })
        .execute()
    await recordChange(within, {
      what: 'course.teacher',
      thing: 'course',
      thingId: courseId,
      ...(before && { before: staffFacts({ accountId, ...before }) }),
      ...(role && { after: staffFacts({ accountId, role, ...days }) }),
    })
    const [owner] = await within.rows<object>(
      `select 1 as "is" from "courseTeacher" where "tenant" = ? and "courseId" = ? and "role" = 'owner'`,
      [tenant, courseId],
    )
    if (!owner) throw refuse('courseNeedsOwner')
  })
  return null
}

/** Takes pictures off the courses that show them. @param picture a LIKE pattern of their addresses */
export async function uncoverCourses(db: Executor, picture: string): Promise<void> {
  await db
    .updateTable('course')
    .set({ thumbnail: '' })
    .where('tenant', '=', tenant)
    .where('thumbnail', 'like', picture)
    .execute()
}
