/** Classes of a course: made, changed, closed, and given another code. */

import type { Args } from '../../../src/contract/endpoint.ts'
import type { Room, roomClose, roomSave } from '../../../src/contract/teaching/room.ts'
import type { Context } from '../../context.ts'
import { notFound, refuse } from '../../http/failure.ts'
import { transaction } from '../../http/idempotency.ts'
import { tenant } from '../../store/schema.ts'
import { recordChange } from '../../system/audit.ts'
import { mustMay } from '../access.ts'
import { newCode } from '../joining.ts'

export type RoomRow = Omit<Room, 'open' | 'mayEdit'> & { open: number }

export const roomColumns = 'r."id", r."courseId", r."name", r."code", r."open", r."capacity", r."members"'
export const toRoom = (row: RoomRow, mayEdit: boolean): Room => ({ ...row, open: row.open === 1, mayEdit })

/** A class that the caller may change. */
async function roomById({ rows }: Pick<Context, 'rows'>, id: number): Promise<Room> {
  const [row] = await rows<RoomRow>(
    `select ${roomColumns} from "room" r where r."tenant" = ? and r."id" = ?`,
    [tenant, id],
  )
  if (!row) throw notFound()
  return toRoom(row, true)
}

/** @throws Failure 404 without such a class, 403 where the caller may not */
export async function mustMayInRoom(context: Context, id: number, what: 'rooms' | 'members'): Promise<Room> {
  const room = await roomById(context, id)
  await mustMay(context, room.courseId, what)
  return room
}

/** Tries codes until one is free among the open classes of the school. */
async function withFreeCode<T>(use: (code: string) => Promise<T[]>): Promise<T> {
  for (let left = 20; left > 0; left--) {
    const [done] = await use(newCode())
    if (done !== undefined) return done
  }
  throw new Error('no free class code was found')
}

const codeIsFree = `not exists (select 1 from "room" o where o."tenant" = ? and o."code" = ? and o."open" = 1)`

async function insertRoom(
  context: Context,
  courseId: number,
  name: string,
  capacity: number,
): Promise<number> {
  const { id } = await withFreeCode((code) =>
    context.rows<{ id: number }>(
      `insert into "room" ("tenant", "courseId", "name", "code", "open", "createdBy", "capacity", "members",
        "createdAt") values (?, ?, ?, ?, 1, ?, ?, 0, ?) on conflict do nothing returning "id"`,
      [tenant, courseId, name, code, context.caller.accountId, capacity, context.now],
      'writer',
    ),
  )
  return id
}

const factsOf = ({ courseId, name, capacity, open }: Room) => ({ courseId, name, capacity, open })

/** Records what became of a class, and answers it. */
async function changed(within: Context, what: string, before: Room): Promise<Room> {
  const room = await roomById(within, before.id)
  const facts = { before: factsOf(before), after: factsOf(room) }
  await recordChange(within, { what, thing: 'room', thingId: room.id, ...facts })
  return room
}

export async function saveRoom(given: Args<typeof roomSave>, context: Context): Promise<Room> {
  const { id, courseId, name, capacity } = given
  const { state } = await mustMay(context, courseId, 'rooms')
  if (state === 'ended') throw refuse('courseEnded')
  if (name === '') throw refuse('roomNameEmpty', [], { field: 'name' })
  if (id === undefined)
    return transaction(context, async (within) => {
      const made = await roomById(within, await insertRoom(within, courseId, name, capacity))
      await recordChange(within, {
        what: 'room.create',
        thing: 'room',
        thingId: made.id,
        after: factsOf(made),
      })
      return made
    })
  return transaction(context, async (within) => {
    const room = await mustMayInRoom(within, id, 'rooms')
    if (room.courseId !== courseId) throw notFound()
    const saved = await within.rows<object>(
      `update "room" set "name" = ?, "capacity" = ? where "tenant" = ? and "id" = ? and "members" <= ? returning "id"`,
      [name, capacity, tenant, id, capacity],
      'writer',
    )
    if (saved.length === 0) throw refuse('roomCapacity', [room.members], { field: 'capacity' })
    return changed(within, 'room.edit', room)
  })
}

/** The old code leads nowhere from then on. The audit holds neither. */
export const renewRoom = (id: number, context: Context): Promise<Room> =>
  transaction(context, async (within) => {
    await mustMayInRoom(within, id, 'rooms')
    await withFreeCode((code) =>
      within.rows<object>(
        `update "room" set "code" = ? where "tenant" = ? and "id" = ? and ${codeIsFree} returning "id"`,
        [code, tenant, id, tenant, code],
        'writer',
      ),
    )
    await recordChange(within, { what: 'room.renew', thing: 'room', thingId: id })
    return roomById(within, id)
  })

/** Opened again a class has its code as before, unless another class has it by now. */
async function openAgain(within: Context, { id, code: own }: Room): Promise<void> {
  const opened = await within.rows<object>(
    `update "room" set "open" = 1 where "tenant" = ? and "id" = ? and ${codeIsFree} returning "id"`,
    [tenant, id, tenant, own],
    'writer',
  )
  if (opened.length > 0) return
  await withFreeCode((code) =>
    within.rows<object>(
      `update "room" set "open" = 1, "code" = ? where "tenant" = ? and "id" = ? and ${codeIsFree} returning "id"`,
      [code, tenant, id, tenant, code],
      'writer',
    ),
  )
}

/** Nobody joins a class that is closed. */
export const closeRoom = ({ id, open }: Args<typeof roomClose>, context: Context): Promise<Room> =>
  transaction(context, async (within) => {
    const room = await mustMayInRoom(within, id, 'rooms')
    const { state } = await mustMay(within, room.courseId, 'rooms')
    if (open && state === 'ended') throw refuse('courseEnded')
    // opened again it would get another code: its own is not free
    if (open === room.open) return room
    if (open) await openAgain(within, room)
    else
      await within.rows(
        'update "room" set "open" = 0 where "tenant" = ? and "id" = ?',
        [tenant, id],
        'writer',
      )
    return changed(within, open ? 'room.open' : 'room.close', room)
  })
