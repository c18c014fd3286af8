/** Hashes of work whose files are still on their way: they prove later that the work was made by then. */
import { graceMs } from '../../../src/rules/quizzes/acceptance.ts'
import type { Context } from '../../context.ts'
import type { Executor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'

type Within = Pick<Context, 'rows' | 'caller' | 'now'>

/** A condition on an announcement `a`: the work that it names has not arrived. */
const isMissingSql = `not exists (select 1 from "assignmentSubmission" s where s."tenant" = a."tenant"
  and s."assignmentId" = a."assignmentId" and s."accountId" = a."accountId" and s."hash" = a."hash")`

/** Notes when a hash was seen first. */
export async function saveAnnouncement(
  { rows, caller, now }: Within,
  assignmentId: number,
  hash: string,
): Promise<void> {
  await rows(
    `insert into "assignmentAnnouncement" ("tenant", "assignmentId", "accountId", "hash", "at")
      values (?, ?, ?, ?, ?) on conflict do nothing`,
    [tenant, assignmentId, caller.accountId, hash, now],
    'writer',
  )
}

/** When the hash of work that arrives now was seen, and whether other work was announced that has not arrived. */
export async function announcementOf(
  { rows, caller }: Within,
  assignmentId: number,
  hash: string,
): Promise<{ announcedAt: number | null; hasGap: boolean }> {
  const found = await rows<{ hash: string; at: number }>(
    `select a."hash", a."at" from "assignmentAnnouncement" a
      where a."tenant" = ? and a."assignmentId" = ? and a."accountId" = ? and (a."hash" = ? or ${isMissingSql})`,
    [tenant, assignmentId, caller.accountId, hash],
  )
  return {
    announcedAt: found.find((one) => one.hash === hash)?.at ?? null,
    hasGap: found.some((one) => one.hash !== hash),
  }
}

/** Once nothing is missing any more, work counts as in time that was announced by the deadline and waited for the rest. */
export async function settleGap(
  { rows, caller }: Within,
  { id, deadline }: { id: number; deadline: number },
): Promise<void> {
  const own = [tenant, id, caller.accountId]
  const [missing] = await rows(
    `select 1 as "is" from "assignmentAnnouncement" a
      where a."tenant" = ? and a."assignmentId" = ? and a."accountId" = ? and ${isMissingSql} limit 1`,
    own,
  )
  if (missing) return
  await rows(
    `update "assignmentSubmission" set "isUnproved" = 0 where "tenant" = ? and "assignmentId" = ? and "accountId" = ?
      and "isUnproved" = 1 and "announcedAt" <= ?`,
    [...own, deadline + graceMs],
    'writer',
  )
}

export async function deleteAnnouncements(db: Executor, accountId: number): Promise<void> {
  await db
    .deleteFrom('assignmentAnnouncement')
    .where('tenant', '=', tenant)
    .where('accountId', '=', accountId)
    .execute()
}
