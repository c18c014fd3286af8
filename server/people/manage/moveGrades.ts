/**
 * A grade goes up a year, or graduates. Both say beforehand what they will do, and can be undone until one of those
 * concerned has signed in since.
 *
 *   promote   the grade gets its new name, and so do the accounts in it
 *   graduate  grade and classes are put away; students get the date, and their accounts are disabled where it is asked
 */
import type { GradeMove, GradeMoveKind, GradeMovePreview } from '../../../src/contract/admin/adminPeople.ts'
import { roleBits } from '../../../src/rules/roles.ts'
import type { Context } from '../../context.ts'
import { notFound, refuse } from '../../http/failure.ts'
import { chunksOf } from '../../store/chunks.ts'
import { marksFor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import { family } from '../../store/tree.ts'
import { recordChange } from '../../system/audit.ts'
import { inPlaceOrder, renameOnAccounts } from '../academyNames.ts'

interface Asked {
  gradeId: number
  kind: GradeMoveKind
  newName: string
}

interface Concerned {
  id: number
  roles: number
  academyId: number
  disabled: 0 | 1
  graduateAt: number | null
}

/** The state before a move, as an undo needs it. */
interface Stored {
  places: number[]
  /** the grade's English name; rows of earlier versions have none */
  gradeNameEn?: string
  students: Pick<Concerned, 'id' | 'disabled' | 'graduateAt'>[]
  /** the move disabled them; rows of earlier versions do not say */
  hasDisabled?: boolean
}

/** Nobody else moves or renames the grade until the transaction ends. */
const lockGrade = ({ db }: Context, gradeId: number) =>
  db
    .selectFrom('academy')
    .select(['name', 'parentId'])
    .where('tenant', '=', tenant)
    .where('id', '=', gradeId)
    .forUpdate()
    .executeTakeFirst()

async function placesOf({ db }: Context, { gradeId, kind, newName }: Asked) {
  const found = await db
    .selectFrom('academy')
    .select(['id', 'parentId', 'kind', 'name', 'nameEn', 'archivedAt', 'position'])
    .where('tenant', '=', tenant)
    .execute()
  const rows = inPlaceOrder(found)
  const grade = rows.find((row) => row.id === gradeId && row.kind === 'grade')
  if (!grade) throw notFound()
  if (grade.archivedAt !== null) throw refuse('gradeArchived', [grade.name])
  if (kind === 'promote') {
    if (newName === '' || newName === grade.name) throw refuse('gradeSameName', [], { field: 'newName' })
    const twin = rows.find(
      (row) => row.parentId === grade.parentId && row.name === newName && row.archivedAt === null,
    )
    if (twin) throw refuse('gradeTwin', [newName], { field: 'newName' })
  }
  const ids = family(rows, gradeId)
  return { grade, classes: rows.filter((row) => row.kind === 'class' && ids.includes(row.id)), ids }
}

const concernedIn = ({ rows }: Context, ids: readonly number[]) =>
  rows<Concerned>(
    `select "id", "roles", "academyId", "disabled", "graduateAt" from "account"
      where "tenant" = ? and "academyId" in (${marksFor(ids)})`,
    [tenant, ...ids],
  )

const isStudent = ({ roles }: Concerned) => roles === roleBits.Student

export async function previewGradeMove(context: Context, asked: Asked): Promise<GradeMovePreview> {
  const { grade, classes, ids } = await placesOf(context, asked)
  const people = await concernedIn(context, ids)
  const students = people.filter(isStudent)
  return {
    gradeName: grade.name,
    newName: asked.kind === 'promote' ? asked.newName : grade.name,
    classes: classes.map(({ id, name }) => ({
      id,
      name,
      people: students.filter(({ academyId }) => academyId === id).length,
    })),
    students: students.length,
    others: people.length - students.length,
  }
}

async function promote(within: Context, { gradeId, newName }: Asked): Promise<void> {
  await within.db
    .updateTable('academy')
    .set({ name: newName, nameEn: '' })
    .where('tenant', '=', tenant)
    .where('id', '=', gradeId)
    .execute()
  await renameOnAccounts(within.db, gradeId)
}

async function graduate(
  within: Context,
  ids: readonly number[],
  students: readonly Concerned[],
  disable: boolean,
): Promise<void> {
  const { db, now, rows } = within
  await db
    .updateTable('academy')
    .set({ archivedAt: now })
    .where('tenant', '=', tenant)
    .where('id', 'in', ids)
    .where('archivedAt', 'is', null)
    .execute()
  const update = disable ? '"graduateAt" = ?, "disabled" = 1' : '"graduateAt" = ?'
  await rows(
    `update "account" set ${update} where "tenant" = ? and "roles" = ? and "academyId" in (${marksFor(ids)})`,
    [now, tenant, roleBits.Student, ...ids],
    'writer',
  )
  if (!disable || students.length === 0) return
  await rows(
    `update "session" set "revokedAt" = ? where "tenant" = ? and "revokedAt" is null and "accountId" in
      (select "id" from "account" where "tenant" = ? and "roles" = ? and "academyId" in (${marksFor(ids)}))`,
    [now, tenant, tenant, roleBits.Student, ...ids],
    'writer',
  )
}

/** @param expected students, as the preview said */
export async function moveGrade(
  within: Context,
  asked: Asked,
  expected: number,
  disable: boolean,
): Promise<number> {
  await lockGrade(within, asked.gradeId)
  const { grade, ids } = await placesOf(within, asked)
  const students = (await concernedIn(within, ids)).filter(isStudent)
  if (students.length !== expected) throw refuse('gradeChanged', [students.length])
  if (asked.kind === 'promote') await promote(within, asked)
  else await graduate(within, ids, students, disable)
  const stored: Stored = {
    places: ids,
    gradeNameEn: grade.nameEn,
    students: students.map(({ id, disabled, graduateAt }) => ({ id, disabled, graduateAt })),
    hasDisabled: asked.kind === 'graduate' && disable,
  }
  const { id } = await within.db
    .insertInto('gradeMove')
    .values({
      tenant,
      kind: asked.kind,
      gradeId: asked.gradeId,
      gradeName: grade.name,
      newName: asked.kind === 'promote' ? asked.newName : grade.name,
      students: students.length,
      before: JSON.stringify(stored),
      byAccountId: within.caller.accountId,
      at: within.now,
      undoneAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordChange(within, {
    what: `grade.${asked.kind}`,
    thing: 'academy',
    thingId: asked.gradeId,
    before: { name: grade.name },
    after: { name: asked.newName, students: students.length, disabled: disable },
  })
  return id
}

/** Whether one of them opened a session after it. */
async function hasSignedInSince({ rows }: Context, stored: Stored, at: number): Promise<boolean> {
  const ids = stored.students.map(({ id }) => id)
  for (const some of chunksOf(ids)) {
    const found = await rows(
      `select 1 as "is" from "session" where "tenant" = ? and "createdAt" > ? and "accountId" in (${marksFor(some)}) limit 1`,
      [tenant, at, ...some],
    )
    if (found.length > 0) return true
  }
  return false
}

/** Whether the grade was moved again since: an undo would put back a state that lies before that move. */
async function hasMovedSince({ db }: Context, { id, gradeId }: { id: number; gradeId: number }) {
  const later = await db
    .selectFrom('gradeMove')
    .select('id')
    .where('tenant', '=', tenant)
    .where('gradeId', '=', gradeId)
    .where('id', '>', id)
    .where('undoneAt', 'is', null)
    .executeTakeFirst()
  return later !== undefined
}

const maxMoves = 20

export async function recentGradeMoves(context: Context): Promise<GradeMove[]> {
  const rows = await context.db
    .selectFrom('gradeMove')
    .selectAll()
    .where('tenant', '=', tenant)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxMoves)
    .execute()
  const moves: GradeMove[] = []
  for (const row of rows) {
    const { id, kind, gradeName, newName, students, at, undoneAt, before } = row
    const canUndo =
      undoneAt === null &&
      !(await hasMovedSince(context, row)) &&
      !(await hasSignedInSince(context, JSON.parse(before), at))
    moves.push({ id, kind, gradeName, newName, students, at, undoneAt, canUndo })
  }
  return moves
}

/** Accounts as they were; whoever was disabled by hand since stays so. */
async function putBack(
  { rows }: Context,
  { students, hasDisabled = true }: Stored,
  at: number,
): Promise<void> {
  const enabling = hasDisabled ? '"disabled" = ?, ' : ''
  for (const { id, disabled, graduateAt } of students)
    await rows(
      `update "account" set ${enabling}"graduateAt" = ? where "tenant" = ? and "id" = ? and "graduateAt" = ?`,
      [...(hasDisabled ? [disabled] : []), graduateAt, tenant, id, at],
      'writer',
    )
}

/** @throws Failure code 1 where the grade has another name since, or another grade has its old one */
async function checkOldName(
  { db }: Context,
  move: { gradeName: string; newName: string },
  grade: GradePlace,
) {
  if (grade.name !== move.newName) throw refuse('gradeRenamed', [grade.name, move.newName])
  const sisters = await db
    .selectFrom('academy')
    .select('parentId')
    .where('tenant', '=', tenant)
    .where('name', '=', move.gradeName)
    .where('archivedAt', 'is', null)
    .execute()
  if (sisters.some(({ parentId }) => parentId === grade.parentId)) throw refuse('gradeTwin', [move.gradeName])
}

interface GradePlace {
  name: string
  parentId: number | null
}

export async function undoGradeMove(within: Context, id: number): Promise<void> {
  const move = await within.db
    .selectFrom('gradeMove')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const grade = move && (await lockGrade(within, move.gradeId))
  if (!move || !grade) throw notFound()
  if (move.undoneAt !== null) throw refuse('gradeUndone')
  const stored = JSON.parse(move.before) as Stored
  if (await hasMovedSince(within, move)) throw refuse('gradeMovedSince')
  if (await hasSignedInSince(within, stored, move.at)) throw refuse('gradeSignedIn')
  if (move.kind === 'promote') {
    await checkOldName(within, move, grade)
    await within.db
      .updateTable('academy')
      .set({ name: move.gradeName, nameEn: stored.gradeNameEn ?? '' })
      .where('tenant', '=', tenant)
      .where('id', '=', move.gradeId)
      .execute()
    await renameOnAccounts(within.db, move.gradeId)
  } else {
    await within.db
      .updateTable('academy')
      .set({ archivedAt: null })
      .where('tenant', '=', tenant)
      .where('id', 'in', stored.places)
      .where('archivedAt', '=', move.at)
      .execute()
    await putBack(within, stored, move.at)
  }
  await within.db
    .updateTable('gradeMove')
    .set({ undoneAt: within.now })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute()
  const facts = { before: { name: move.newName }, after: { name: move.gradeName, students: move.students } }
  await recordChange(within, { what: 'grade.undo', thing: 'academy', thingId: move.gradeId, ...facts })
}
