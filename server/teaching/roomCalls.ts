import type { Named } from '../../src/contract/teaching/course.ts'
import type * as contract from '../../src/contract/teaching/room.ts'
import type { JoinedRoom, Room, RoomMember } from '../../src/contract/teaching/room.ts'
import type { Context, Handlers } from '../context.ts'
import { notFound } from '../http/failure.ts'
import { notify } from '../notices/notify.ts'
import type { Permissions } from '../permissions.ts'
import { countedPage } from '../store/countedPage.ts'
import { marksFor } from '../store/db.ts'
import { tenant } from '../store/schema.ts'
import { recordChange } from '../system/audit.ts'
import { isSchoolAdmin, mayOf, mustBeOnTeacherSide, mustMay, standingOf } from './access.ts'
import {
  closeRoom,
  mustMayInRoom,
  type RoomRow,
  renewRoom,
  roomColumns,
  saveRoom,
  toRoom,
} from './edit/editRoom.ts'
import { checkFollowers } from './follow/calls.ts'
import { joinRoom, leaveRoom } from './joining.ts'

/** Whether the caller may change the classes of each of these courses. */
async function editableAmong(context: Context, courseIds: readonly number[]): Promise<Set<number>> {
  const editable = new Set<number>()
  for (const courseId of new Set(courseIds))
    if (mayOf(await standingOf(context, courseId)).rooms) editable.add(courseId)
  return editable
}

async function toRooms(context: Context, found: readonly RoomRow[]): Promise<Room[]> {
  const editable = await editableAmong(
    context,
    found.map(({ courseId }) => courseId),
  )
  return found.map((row) => toRoom(row, editable.has(row.courseId)))
}

const joinedSql = `select r."id", r."courseId", r."name", r."members", m."joinedAt", c."name" as "courseName",
    c."nameEn" as "courseNameEn"
  from "roomMember" m
  join "room" r on r."tenant" = m."tenant" and r."id" = m."roomId"
  join "course" c on c."tenant" = m."tenant" and c."id" = m."courseId"
  where m."tenant" = ? and m."accountId" = ? and m."leftAt" is null`

async function joinedRooms(
  { rows, caller }: Context,
  narrow: { sql: string; values: number[] },
): Promise<JoinedRoom[]> {
  type JoinedRow = Omit<JoinedRoom, 'teachers'>
  const found = await rows<JoinedRow>(`${joinedSql} ${narrow.sql} order by m."joinedAt" desc, r."id"`, [
    tenant,
    caller.accountId,
    ...narrow.values,
  ])
  if (found.length === 0) return []
  const courses = found.map(({ courseId }) => courseId)
  const teachers = await rows<Named & { courseId: number }>(
    `select t."courseId", a."id", a."fullName" as "name", a."fullNameEn" as "nameEn" from "courseTeacher" t
      join "account" a on a."tenant" = t."tenant" and a."id" = t."accountId"
      where t."tenant" = ? and t."courseId" in (${marksFor(courses)}) and t."role" in ('owner', 'teacher')
      order by t."position", a."id"`,
    [tenant, ...courses],
  )
  const byCourse = Map.groupBy(teachers, ({ courseId }) => courseId)
  return found.map((row) => ({
    ...row,
    teachers: (byCourse.get(row.courseId) ?? []).map(({ id, name, nameEn }) => ({ id, name, nameEn })),
  }))
}

async function oneJoined(context: Context, roomId: number): Promise<JoinedRoom> {
  const [room] = await joinedRooms(context, { sql: 'and r."id" = ?', values: [roomId] })
  if (!room) throw notFound()
  return room
}

/** A member's part: how much of the course's coursewares was opened and seen. */
const membersSql = `select a."id", a."fullName" as "name", a."fullNameEn" as "nameEn", a."loginName", m."joinedAt",
    count(*) over () as "total",
    (select max(s."renewedAt") from "session" s where s."tenant" = a."tenant" and s."accountId" = a."id") as "signedInAt",
    (select max(d."lastSeenAt") from "device" d where d."tenant" = a."tenant" and d."accountId" = a."id") as "lastReportAt",
    (select max(p."at") from "viewProgress" p where p."tenant" = a."tenant" and p."accountId" = a."id") as "viewedAt",
    (select sum(d."unsent") from "device" d where d."tenant" = a."tenant" and d."accountId" = a."id") as "unsent",
    (select count(*) from "viewProgress" p join "courseCourseware" w on w."tenant" = p."tenant"
      and w."coursewareId" = p."coursewareId" and w."courseId" = m."courseId"
      where p."tenant" = a."tenant" and p."accountId" = a."id") as "opened",
    (select coalesce(sum(p."percent"), 0) from "viewProgress" p join "courseCourseware" w
      on w."tenant" = p."tenant" and w."coursewareId" = p."coursewareId" and w."courseId" = m."courseId"
      where p."tenant" = a."tenant" and p."accountId" = a."id") as "percents",
    (select count(*) from "courseCourseware" w where w."tenant" = a."tenant" and w."courseId" = m."courseId")
      as "coursewares"
  from "roomMember" m join "account" a on a."tenant" = m."tenant" and a."id" = m."accountId"
  where m."tenant" = ? and m."roomId" = ? and m."leftAt" is null
  order by a."loginName", a."id" limit ? offset ?`

interface MemberRow extends Omit<RoomMember, 'percent' | 'unsent' | 'lastSeenAt'> {
  /** true to the day */
  signedInAt: number | null
  lastReportAt: number | null
  /** a courseware was last seen then: sessions that ended long ago are swept, and what was seen stays */
  viewedAt: number | null
  total: number
  percents: number | string
  unsent: number | string | null
  coursewares: number
}

export const permissions: Permissions<typeof contract> = {
  roomJoin: 'room.join',
  roomTeacherList: 'course.members',
  roomStudentList: 'room.join',
  roomExit: 'room.join',
  roomJoined: 'room.join',
  roomSave: 'room.edit',
  roomRenew: 'room.edit',
  roomClose: 'room.edit',
  roomRemove: 'room.edit',
  roomMembers: 'course.members',
}

export const handlers: Handlers<typeof contract> = {
  roomJoin: async ({ code }, context) => oneJoined(context, await joinRoom(code, context)),

  async roomTeacherList({ courseId }, context) {
    mustBeOnTeacherSide(context)
    const { rows, caller, now } = context
    if (courseId !== undefined) {
      await mustMay(context, courseId, 'members')
      const found = await rows<RoomRow>(
        `select ${roomColumns} from "room" r where r."tenant" = ? and r."courseId" = ? order by r."open" desc, r."id"`,
        [tenant, courseId],
      )
      return toRooms(context, found)
    }
    const found = await rows<RoomRow>(
      `select ${roomColumns} from "room" r
        where r."tenant" = ? and (${isSchoolAdmin(caller.roles) ? '1 = 1 or' : ''} r."courseId" in (
          select "courseId" from "courseTeacher" where "tenant" = ? and "accountId" = ? and ("role" <> 'substitute'
            or (("from" is null or "from" <= ?) and ("until" is null or "until" > ?)))))
        order by r."open" desc, r."courseId", r."id" limit 500`,
      [tenant, tenant, caller.accountId, now, now],
    )
    return toRooms(context, found)
  },

  roomStudentList: (_, context) => joinedRooms(context, { sql: '', values: [] }),

  async roomJoined({ courseId }, context) {
    const [room] = await joinedRooms(context, { sql: 'and r."courseId" = ?', values: [courseId] })
    return room ?? null
  },

  async roomExit({ roomId }, context) {
    await leaveRoom(roomId, context.caller.accountId, context)
    await checkFollowers(context, roomId)
    return null
  },

  roomSave: (given, context) => saveRoom(given, context),
  roomRenew: ({ id }, context) => renewRoom(id, context),
  roomClose: (given, context) => closeRoom(given, context),

  async roomRemove({ roomId, accountId }, context) {
    const { name, courseId } = await mustMayInRoom(context, roomId, 'rooms')
    const [course] = await context.rows<{ zh: string; en: string }>(
      'select "name" as "zh", "nameEn" as "en" from "course" where "tenant" = ? and "id" = ?',
      [tenant, courseId],
    )
    if (!course) throw notFound()
    await leaveRoom(roomId, accountId, context, async (within) => {
      await recordChange(within, {
        what: 'room.remove',
        thing: 'room',
        thingId: roomId,
        before: { accountId },
      })
      const event = `${roomId}-${within.now}`
      await notify(within, 'removed', [accountId], { course, room: name }, event)
    })
    await checkFollowers(context, roomId)
    return null
  },

  async roomMembers({ roomId, pageNo, pageSize }, context) {
    const { courseId } = await mustMayInRoom(context, roomId, 'members')
    const mayRemove = mayOf(await standingOf(context, courseId)).rooms
    const { found, total } = await countedPage({ pageNo, pageSize }, (limit, offset) =>
      context.rows<MemberRow>(membersSql, [tenant, roomId, limit, offset]),
    )
    const records = found.map(
      ({ total: _, percents, coursewares, unsent, signedInAt, lastReportAt, viewedAt, ...member }) => ({
        ...member,
        mayRemove,
        lastSeenAt: Math.max(signedInAt ?? 0, lastReportAt ?? 0, viewedAt ?? 0) || null,
        unsent: unsent === null ? null : Number(unsent),
        percent: coursewares > 0 ? Math.floor(Number(percents) / coursewares) : 0,
      }),
    )
    return { records, total }
  },
}
