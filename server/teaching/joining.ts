/** Joining and leaving a class. The database itself refuses two classes of one course, and one member too many. */
import type { Context } from '../context.ts'
import { refuse } from '../http/failure.ts'
import { transaction } from '../http/idempotency.ts'
import { notify } from '../notices/notify.ts'
import { countTry, forgiveTry } from '../people/throttle.ts'
import { tenant } from '../store/schema.ts'

/** Easily told apart when read aloud: without 0, 1, I, O. */
export const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const codeForm = new RegExp(`^[${codeLetters}]{6}$`)

/** A code as it is compared: full width, case, blanks and hyphens say nothing. */
export const foldCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\u00AD\u200B-\u200D\u2010-\u2015\u2212\uFEFF-]/g, '')

export function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  // 32 letters: each byte's low five bits choose one, all alike
  return Array.from(bytes, (byte) => codeLetters[byte & 31]).join('')
}

interface FoundRoom {
  id: number
  courseId: number
  open: number
  state: string
}

const roomByCodeSql = `select r."id", r."courseId", r."open", c."state" from "room" r
  join "course" c on c."tenant" = r."tenant" and c."id" = r."courseId"
  where r."tenant" = ? and r."code" = ? order by r."open" desc, r."id" desc limit 1`

const memberSql = `select "roomId" from "roomMember"
  where "tenant" = ? and "courseId" = ? and "accountId" = ? and "leftAt" is null`

/** @returns the class that the caller is in now; @throws Failure refused, each case in its own words */
export async function joinRoom(typed: string, context: Context): Promise<number> {
  const code = foldCode(typed)
  if (code === '') throw refuse('roomCodeEmpty', [], { reason: 'empty' })
  const wrongCodes = [
    {
      kind: 'roomCode' as const,
      subject: `room ${context.caller.accountId}`,
      most: 10,
      windowMs: 600_000,
    },
  ]
  await countTry(context, wrongCodes)
  if (!codeForm.test(code)) throw refuse('roomCodeInvalid', [], { reason: 'invalid' })
  const [room] = await context.rows<FoundRoom>(roomByCodeSql, [tenant, code])
  if (!room) throw refuse('roomCodeUnknown', [], { reason: 'unknown' })
  await forgiveTry(context, wrongCodes)
  const own = await roomOfCourse(context, room.courseId)
  if (own === room.id) return room.id
  if (room.open !== 1 || room.state !== 'open') throw refuse('roomClosed', [], { reason: 'closed' })
  await transaction(context, (within) => enter(room, within))
  return room.id
}

async function roomOfCourse(
  { rows, caller }: Pick<Context, 'rows' | 'caller'>,
  courseId: number,
): Promise<number | null> {
  const [row] = await rows<{ roomId: number }>(memberSql, [tenant, courseId, caller.accountId])
  return row?.roomId ?? null
}

/** The unique index decides who was first; the condition on the count, who was last. */
async function enter({ id, courseId }: FoundRoom, within: Context): Promise<void> {
  const { accountId } = within.caller
  const inserted = await within.rows<object>(
    `insert into "roomMember" ("tenant", "roomId", "courseId", "accountId", "joinedAt") values (?, ?, ?, ?, ?)
      on conflict do nothing returning "id"`,
    [tenant, id, courseId, accountId, within.now],
    'writer',
  )
  if (inserted.length === 0) {
    const own = await roomOfCourse(within, courseId)
    if (own === id) return
    throw refuse('roomOther', [], { reason: 'other' })
  }
  const counted = await within.rows<object>(
    `update "room" set "members" = "members" + 1
      where "tenant" = ? and "id" = ? and "open" = 1 and "members" < "capacity" returning "id"`,
    [tenant, id],
    'writer',
  )
  if (counted.length > 0) return tellJoined(id, within)
  const [room] = await within.rows<{ open: number }>(
    'select "open" from "room" where "tenant" = ? and "id" = ?',
    [tenant, id],
  )
  throw room?.open === 1
    ? refuse('roomFull', [], { reason: 'full' })
    : refuse('roomClosed', [], { reason: 'closed' })
}

const joinedNamesSql = `select r."name" as "room", c."name" as "zh", c."nameEn" as "en" from "room" r
  join "course" c on c."tenant" = r."tenant" and c."id" = r."courseId" where r."tenant" = ? and r."id" = ?`

async function tellJoined(roomId: number, within: Context): Promise<void> {
  const [names] = await within.rows<{ room: string; zh: string; en: string }>(joinedNamesSql, [
    tenant,
    roomId,
  ])
  if (!names) return
  const { room, zh, en } = names
  const event = `${roomId}-${within.now}`
  await notify(within, 'joined', [within.caller.accountId], { course: { zh, en }, room }, event)
}

/**
 * Ends a membership; one that has ended already stays as it is.
 * @param tell what else belongs to the same transaction, only where it ended now
 * @returns whether it ended now
 */
export function leaveRoom(
  roomId: number,
  accountId: number,
  context: Context,
  tell: (within: Context) => Promise<void> = async () => undefined,
): Promise<boolean> {
  return transaction(context, async (within) => {
    const ended = await within.rows<object>(
      `update "roomMember" set "leftAt" = ?, "endedBy" = ?
        where "tenant" = ? and "roomId" = ? and "accountId" = ? and "leftAt" is null returning "id"`,
      [within.now, within.caller.accountId, tenant, roomId, accountId],
      'writer',
    )
    if (ended.length === 0) return false
    await within.rows(
      'update "room" set "members" = "members" - 1 where "tenant" = ? and "id" = ?',
      [tenant, roomId],
      'writer',
    )
    await tell(within)
    return true
  })
}
