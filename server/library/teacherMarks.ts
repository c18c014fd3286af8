/**
 * Marks that teachers draw for others. They stand in a table of their own, which nothing but the calls below reads: a
 * mark that is hidden or not yet due leaves the service in no search, station, statistic, pack or export.
 */

import type { Args } from '../../src/contract/endpoint.ts'
import type { Mark } from '../../src/contract/specimens.ts'
import type * as contract from '../../src/contract/teaching/teacherMarks.ts'
import type { TeacherMark, teacherMarkSave } from '../../src/contract/teaching/teacherMarks.ts'
import { inLang } from '../../src/rules/lang.ts'
import { markDesc, markName, pointsOf } from '../../src/rules/marks/limits.ts'
import { outlineOfShape, tipOfShape } from '../../src/rules/teaching/teacherMark.ts'
import type { Context, Handlers } from '../context.ts'
import { badParameter, notAllowed, refuse } from '../http/failure.ts'
import type { Permissions } from '../permissions.ts'
import { tenant } from '../store/schema.ts'
import { mustSee } from './specimen.ts'
import type { TeacherMarkTable } from './tables.ts'

type Stored = Omit<TeacherMarkTable, 'tenant' | 'id'> & { id: number }

/** Their ids lie above those of the school's marks: both stand in one list. */
const firstId = 10 ** 12

/** Condition on the marks `m` that the caller sees; parameters: account, now, account, account, now, now. */
const visibleMarksSql = `(m."accountId" = ? or (m."shownFrom" <= ? and (m."scope" = 'school' or (m."scope" = 'room'
  and (exists (select 1 from "roomMember" r where r."tenant" = m."tenant" and r."roomId" = m."roomId"
      and r."accountId" = ? and r."leftAt" is null)
    or exists (select 1 from "room" o join "courseTeacher" t on t."tenant" = o."tenant"
        and t."courseId" = o."courseId"
      where o."tenant" = m."tenant" and o."id" = m."roomId" and t."accountId" = ? and (t."role" <> 'substitute'
        or ((t."from" is null or t."from" <= ?) and (t."until" is null or t."until" > ?)))))))))`

/** Teachers' marks on a specimen that the caller sees, in the form of the school's marks. */
export async function visibleTeacherMarks(specimenId: number, context: Context): Promise<Mark[]> {
  const { rows, caller, now } = context
  const me = caller.accountId
  const found = await rows<Stored & { creatorName: string; creatorNameEn: string }>(
    `select m.*, a."fullName" as "creatorName", a."fullNameEn" as "creatorNameEn" from "teacherMark" m
      join "account" a on a."tenant" = m."tenant" and a."id" = m."accountId"
      where m."tenant" = ? and m."specimenId" = ? and ${visibleMarksSql} order by m."id"`,
    [tenant, specimenId, me, now, me, me, now, now],
  )
  return found.map((row) => {
    const points = JSON.parse(row.points)
    const [x, y] = tipOfShape(row.shape, points)
    return {
      id: firstId + row.id,
      layer: 'school',
      name: row.name,
      nameEn: row.nameEn,
      nameLatin: '',
      aliases: [],
      apart: [],
      desc: row.desc,
      descEn: '',
      x,
      y,
      outline: outlineOfShape(row.shape, points),
      objective: 0,
      frames: [],
      creatorName: inLang(context.lang, row.creatorName, row.creatorNameEn),
    }
  })
}

/** Whether the caller teaches the course of a class, today. */
async function teachesRoom({ rows, caller, now }: Context, roomId: number): Promise<boolean> {
  const found = await rows<object>(
    `select 1 as "is" from "room" o join "courseTeacher" t on t."tenant" = o."tenant" and t."courseId" = o."courseId"
      where o."tenant" = ? and o."id" = ? and t."accountId" = ? and (t."role" <> 'substitute'
        or ((t."from" is null or t."from" <= ?) and (t."until" is null or t."until" > ?))) limit 1`,
    [tenant, roomId, caller.accountId, now, now],
  )
  return found.length > 0
}

async function saveTeacherMark(given: Args<typeof teacherMarkSave>, context: Context): Promise<void> {
  const { specimenId, shape, points, name, desc, scope, roomId } = given
  await mustSee(context, specimenId)
  const { least, most } = pointsOf[shape]
  if (points.length < least || points.length > most) throw badParameter('points')
  if (name.trim() === '') throw refuse('teacherMarkNameless', [], { field: 'name' })
  if (name.length > markName.most) throw badParameter('name')
  if (desc.length > markDesc.most) throw badParameter('desc')
  if ((scope === 'room') !== (roomId !== null)) throw badParameter('roomId')
  if (roomId !== null && !(await teachesRoom(context, roomId))) throw notAllowed()
  const told = { ...given, points: JSON.stringify(points), updatedAt: context.now }
  await context.db
    .insertInto('teacherMark')
    .values({ tenant, accountId: context.caller.accountId, ...told })
    .onConflict((conflict) => conflict.columns(['tenant', 'accountId', 'clientId']).doUpdateSet(told))
    .execute()
}

export const permissions: Permissions<typeof contract> = {
  teacherMarks: 'mark.teach',
  teacherMarkSave: 'mark.teach',
  teacherMarkDelete: 'mark.teach',
}

export const handlers: Handlers<typeof contract> = {
  async teacherMarks({ specimenId }, context) {
    await mustSee(context, specimenId)
    const found = await context.rows<Stored & { roomName: string | null }>(
      `select m.*, o."name" as "roomName" from "teacherMark" m
        left join "room" o on o."tenant" = m."tenant" and o."id" = m."roomId"
        where m."tenant" = ? and m."accountId" = ? and m."specimenId" = ? order by m."id"`,
      [tenant, context.caller.accountId, specimenId],
    )
    return found.map(
      ({
        clientId,
        shape,
        points,
        frame,
        name,
        nameEn,
        desc,
        color,
        scope,
        roomId,
        roomName,
        shownFrom,
      }): TeacherMark => ({
        clientId,
        specimenId,
        shape,
        points: JSON.parse(points),
        frame,
        name,
        nameEn,
        desc,
        color,
        scope,
        roomId,
        roomName: roomName ?? '',
        shownFrom,
      }),
    )
  },

  async teacherMarkSave(given, context) {
    await saveTeacherMark(given, context)
    return null
  },

  async teacherMarkDelete({ clientId }, context) {
    await context.db
      .deleteFrom('teacherMark')
      .where('tenant', '=', tenant)
      .where('accountId', '=', context.caller.accountId)
      .where('clientId', '=', clientId)
      .execute()
    return null
  },
}
