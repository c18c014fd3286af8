/**
 * Counts who follows a lesson. Each process writes down its own followers, so that the count holds over all processes: who
 * came within a second of each other in one statement, and everybody again with each heartbeat.
 */
import type { Db } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'

/** Time (ms) after which a follower who was not heard of counts as gone: two heartbeats of 15 s, and some. */
const presentMs = 40_000
/** rows of one statement: SQLite takes 32,766 values */
const maxRows = 1000

export interface Present {
  roomId: number
  accountId: number
}

export async function writePresent({ kysely }: Db, present: readonly Present[], now: number): Promise<void> {
  for (let at = 0; at < present.length; at += maxRows)
    await kysely
      .insertInto('followPresence')
      .values(present.slice(at, at + maxRows).map((one) => ({ tenant, ...one, seenAt: now })))
      .onConflict((conflict) =>
        conflict.columns(['tenant', 'roomId', 'accountId']).doUpdateSet({ seenAt: now }),
      )
      .execute()
}

export async function removePresent({ kysely }: Db, { roomId, accountId }: Present): Promise<void> {
  await kysely
    .deleteFrom('followPresence')
    .where('tenant', '=', tenant)
    .where('roomId', '=', roomId)
    .where('accountId', '=', accountId)
    .execute()
}

/** How many members of a class follow now, and how many it has. */
export async function audienceOf(
  { rows }: Pick<Db, 'rows'>,
  roomId: number,
  now: number,
): Promise<{ followers: number; members: number }> {
  const [counted] = await rows<{ followers: number | string; members: number | string }>(
    `select count(p."accountId") as "followers", count(*) as "members" from "roomMember" m
      left join "followPresence" p on p."tenant" = m."tenant" and p."roomId" = m."roomId"
        and p."accountId" = m."accountId" and p."seenAt" > ?
      where m."tenant" = ? and m."roomId" = ? and m."leftAt" is null`,
    [now - presentMs, tenant, roomId],
  )
  return { followers: Number(counted?.followers ?? 0), members: Number(counted?.members ?? 0) }
}
