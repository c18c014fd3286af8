import type * as contract from '../../../src/contract/teaching/follow.ts'
import type { CallerContext, Context, Handlers, Service } from '../../context.ts'
import { Failure, notFound } from '../../http/failure.ts'
import type { Permissions } from '../../permissions.ts'
import { tenant } from '../../store/schema.ts'
import { mayOf, mustMay, standingOf } from '../access.ts'
import { checkPayload, FollowHub, followChannel } from './hub.ts'
import { audienceOf, writePresent } from './presence.ts'
import { endInRoom, type FollowStateRow, followRow, showInRoom, toFollowState, versionOf } from './state.ts'

async function courseOfRoom({ rows }: Pick<CallerContext, 'rows'>, roomId: number): Promise<number> {
  const [room] = await rows<{ courseId: number }>(
    'select "courseId" from "room" where "tenant" = ? and "id" = ?',
    [tenant, roomId],
  )
  if (!room) throw notFound()
  return room.courseId
}

/** @returns whether the caller follows as a member; @throws Failure 404 for who is neither in the class nor teaches it */
async function mustFollow(asking: CallerContext, roomId: number): Promise<boolean> {
  const standing = await standingOf(asking, await courseOfRoom(asking, roomId))
  if (standing.roomId === roomId) return true
  if (!mayOf(standing).members) throw notFound()
  return false
}

const hubs = new WeakMap<Service, FollowHub>()

/** The hub of this process. */
function hubOf(service: Service): FollowHub {
  const known = hubs.get(service)
  if (known) return known
  const hub = new FollowHub(service, async (caller, roomId) => {
    try {
      await mustFollow({ rows: service.db.rows, caller, now: service.now() }, roomId)
      return true
    } catch (failure) {
      if (failure instanceof Failure) return false
      throw failure
    }
  })
  hubs.set(service, hub)
  return hub
}

/** Hands it to the streams of this process, and tells the others. */
async function publish({ service }: Context, row: FollowStateRow): Promise<void> {
  hubOf(service).publish(row)
  await service.db.tell(followChannel, String(row.roomId))
}

/** Ends the streams of who left the class, here and in the other processes, without waiting for the next look. */
export async function checkFollowers({ service }: Context, roomId: number): Promise<void> {
  await hubOf(service).check(roomId)
  await service.db.tell(followChannel, checkPayload(roomId))
}

export const permissions: Permissions<typeof contract> = {
  followShow: 'course.present',
  followEnd: 'course.present',
  followState: 'course.study',
  followStream: 'course.study',
}

export const handlers: Handlers<typeof contract> = {
  async followShow(given, context) {
    await mustMay(context, await courseOfRoom(context, given.roomId), 'present')
    const row = await showInRoom(given, context)
    await publish(context, row)
    const audience = await audienceOf(context.service.db, given.roomId, context.now)
    return { ...toFollowState(row, context.now), ...audience }
  },

  async followEnd({ roomId }, context) {
    await mustMay(context, await courseOfRoom(context, roomId), 'present')
    const row = await endInRoom(roomId, context)
    if (row) await publish(context, row)
    return null
  },

  async followState({ roomId, since, follows }, context) {
    const isMember = await mustFollow(context, roomId)
    const { service, caller, now } = context
    if (follows && isMember) await writePresent(service.db, [{ roomId, accountId: caller.accountId }], now)
    const row = await followRow(context, roomId)
    return row && versionOf(row) !== since ? toFollowState(row, context.now) : null
  },

  async followStream({ roomId }, context) {
    const isMember = await mustFollow(context, roomId)
    const { service, caller } = context
    return hubOf(service).open(caller, roomId, isMember, await followRow(context, roomId))
  },
}
