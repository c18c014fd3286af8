/** The state that a class follows: one row for a class. */

import type { Args } from '../../../src/contract/endpoint.ts'
import {
  type FollowKind,
  type FollowState,
  type followShow,
  presenterLeaseMs,
} from '../../../src/contract/teaching/follow.ts'
import { inLang } from '../../../src/rules/lang.ts'
import type { Context } from '../../context.ts'
import { notFound, refuse } from '../../http/failure.ts'
import { marksFor } from '../../store/db.ts'
import type { Flag } from '../../store/row.ts'
import { tenant } from '../../store/schema.ts'

export interface FollowStateRow {
  roomId: number
  epoch: number
  seq: number
  kind: FollowKind
  ref: string
  view: string
  pointer: string
  by: number
  name: string
  nameEn: string
  device: string
  live: Flag
  leaseUntil: number
}

const statesSql = (roomIds: readonly number[]) => `select f."roomId", f."epoch", f."seq", f."kind", f."ref",
    f."view", f."pointer", f."by", a."fullName" as "name", a."fullNameEn" as "nameEn", f."device", f."live",
    f."leaseUntil"
  from "followState" f join "account" a on a."tenant" = f."tenant" and a."id" = f."by"
  where f."tenant" = ? and f."roomId" in (${marksFor(roomIds)}) and f."epoch" > 0`

export const followRows = (
  { rows }: Pick<Context, 'rows'>,
  roomIds: readonly number[],
): Promise<FollowStateRow[]> =>
  roomIds.length === 0 ? Promise.resolve([]) : rows<FollowStateRow>(statesSql(roomIds), [tenant, ...roomIds])

export const versionOf = ({ epoch, seq, leaseUntil }: FollowStateRow): string =>
  `${epoch}.${seq}.${leaseUntil}`

/** Whether a row tells more than another: polls and this process's own changes may come in any order. */
export const isNewer = (row: FollowStateRow, than: FollowStateRow | undefined): boolean => {
  if (!than) return true
  if (row.epoch !== than.epoch) return row.epoch > than.epoch
  return row.seq === than.seq ? row.leaseUntil > than.leaseUntil : row.seq > than.seq
}

/** @param now ms UTC */
export function toFollowState(row: FollowStateRow, now: number): FollowState {
  const { roomId, epoch, seq, kind, by, name, nameEn, device, live, leaseUntil } = row
  const [coursewareId, slideId, specimenId] = JSON.parse(row.ref)
  return {
    roomId,
    epoch,
    seq,
    kind,
    coursewareId,
    slideId,
    specimenId,
    view: JSON.parse(row.view),
    pointer: JSON.parse(row.pointer),
    by: { id: by, name, nameEn },
    device,
    live: live === 1,
    leaseLeftMs: live === 1 ? Math.max(0, leaseUntil - now) : 0,
    version: versionOf(row),
  }
}

export async function followRow(
  context: Pick<Context, 'rows'>,
  roomId: number,
): Promise<FollowStateRow | undefined> {
  const [row] = await followRows(context, [roomId])
  return row
}

/**
 * Writes what is shown, in one statement: of two who present at once, one holds the lease. The same again only renews
 * the lease; after an end, a lapsed lease or another presenter a new lesson begins.
 */
const showSql = `update "followState" set
    "epoch" = case when "live" = 1 and "by" = ? then "epoch" else "epoch" + 1 end,
    "seq" = case when "live" = 1 and "by" = ? and "device" = ? and "kind" = ? and "ref" = ? and "view" = ?
      and "pointer" = ? then "seq" else "seq" + 1 end,
    "by" = ?, "device" = ?, "kind" = ?, "ref" = ?, "view" = ?, "pointer" = ?, "live" = 1, "leaseUntil" = ?, "at" = ?
  where "tenant" = ? and "roomId" = ?
    and ("live" = 0 or "leaseUntil" <= ? or ("by" = ? and ("device" = ? or ? = 1)))
  returning "roomId"`

/** @throws Failure refused, while another teacher or another device presents */
export async function showInRoom(given: Args<typeof followShow>, context: Context): Promise<FollowStateRow> {
  const { roomId, device, takes, kind, coursewareId, slideId, specimenId, view, pointer } = given
  const { rows, caller, now } = context
  const by = caller.accountId
  const ref = JSON.stringify([coursewareId, slideId, specimenId])
  const shown = [kind, ref, JSON.stringify(view), JSON.stringify(pointer)]
  await rows(
    `insert into "followState" ("tenant", "roomId", "by", "ref", "view", "pointer") values (?, ?, ?, ?, 'null', 'null')
      on conflict do nothing`,
    [tenant, roomId, by, ref],
    'writer',
  )
  const written = await rows<object>(
    showSql,
    [
      ...[by, by, device, ...shown],
      ...[by, device, ...shown, now + presenterLeaseMs, now],
      ...[tenant, roomId, now, by, device, takes ? 1 : 0],
    ],
    'writer',
  )
  const row = await followRow(context, roomId)
  if (!row) throw notFound()
  if (written.length > 0) return row
  const isOwn = row.by === by
  const presenter = inLang(context.lang, row.name, row.nameEn)
  throw isOwn
    ? refuse('followOtherDevice', [], { reason: 'device' })
    : refuse('followTaken', [presenter], { reason: 'taken' })
}

/** The lesson ends; the lesson of another presenter who is there goes on. */
export async function endInRoom(roomId: number, context: Context): Promise<FollowStateRow | undefined> {
  const { rows, caller, now } = context
  const ended = await rows<object>(
    `update "followState" set "live" = 0, "leaseUntil" = 0, "seq" = "seq" + 1, "at" = ?
      where "tenant" = ? and "roomId" = ? and "live" = 1 and ("by" = ? or "leaseUntil" <= ?) returning "roomId"`,
    [now, tenant, roomId, caller.accountId, now],
    'writer',
  )
  return ended.length > 0 ? followRow(context, roomId) : undefined
}
