/** Who of a class is ready for a lab: counted from the verified packs that each device reported. */
import type { ReportedPack } from '../../../src/contract/devices.ts'
import type { Preparation, PreparedItem, PreparedMember } from '../../../src/contract/teaching/prepare.ts'
import { isPrepared } from '../../../src/rules/teaching/prepared.ts'
import type { Context } from '../../context.ts'
import { marksFor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'

interface MemberRow extends PreparedMember {
  roomId: number
}

/** The packs of each device of these people. */
async function packsOf({ rows }: Context, accountIds: number[]): Promise<Map<number, ReportedPack[][]>> {
  if (accountIds.length === 0) return new Map()
  const found = await rows<{ accountId: number; packs: string }>(
    `select "accountId", "packs" from "device" where "tenant" = ? and "accountId" in (${marksFor(accountIds)})`,
    [tenant, ...accountIds],
  )
  const byPerson = Map.groupBy(found, ({ accountId }) => accountId)
  return new Map([...byPerson].map(([id, devices]) => [id, devices.map(({ packs }) => JSON.parse(packs))]))
}

const membersSql = (roomIds: readonly number[]) => `select m."roomId", a."id", a."fullName" as "name",
    a."fullNameEn" as "nameEn", a."loginName"
  from "roomMember" m join "account" a on a."tenant" = m."tenant" and a."id" = m."accountId"
  where m."tenant" = ? and m."roomId" in (${marksFor(roomIds)}) and m."leftAt" is null
  order by a."loginName", a."id"`

/** A function that counts the ready of a class; asks the database once for all of these classes. */
export async function readinessIn(context: Context, roomIds: readonly number[]) {
  const members =
    roomIds.length === 0 ? [] : await context.rows<MemberRow>(membersSql(roomIds), [tenant, ...roomIds])
  const packs = await packsOf(context, [...new Set(members.map(({ id }) => id))])
  return (roomId: number, items: readonly PreparedItem[]): NonNullable<Preparation['readiness']> => {
    const own = members.filter((member) => member.roomId === roomId)
    const missing = own
      .filter(({ id }) => !(packs.get(id) ?? []).some((device) => isPrepared(device, items)))
      .map(({ id, name, nameEn, loginName }) => ({ id, name, nameEn, loginName }))
    return { ready: own.length - missing.length, members: own.length, missing }
  }
}
