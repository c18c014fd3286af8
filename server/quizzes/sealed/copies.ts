/** Copies of sealed papers on devices: each has the id and the seed of its student's attempt and a token of its own. */
import { randomInt, randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Context } from '../../context.ts'
import { newToken } from '../../hash.ts'
import { marksFor } from '../../store/db.ts'
import { tenant } from '../../store/schema.ts'
import type { QuizSealedHolderTable } from '../tables.ts'

export type SealedCopyRow = Selectable<QuizSealedHolderTable>
type Within = Pick<Context, 'rows'>

/** The sealed copies of a student, the first one first. */
export const sealedCopiesOf = (
  { rows }: Within,
  quizId: number,
  accountId: number,
): Promise<SealedCopyRow[]> =>
  rows<SealedCopyRow>(
    `select * from "quizSealedHolder" where "tenant" = ? and "quizId" = ? and "accountId" = ?
      order by "at", "deviceId"`,
    [tenant, quizId, accountId],
  )

/** A copy of some attempt, with the time (ms UTC) until which a teacher watched its room; 0: nobody said so. */
export interface WatchedCopy {
  attemptId: string
  token: string
  presentAt: number
}

export const copiesOfAttempts = ({ rows }: Within, attemptIds: readonly string[]): Promise<WatchedCopy[]> =>
  rows<WatchedCopy>(
    `select h."attemptId", h."token", coalesce(s."presentAt", 0) as "presentAt" from "quizSealedHolder" h
      left join "quizSeal" s on s."tenant" = h."tenant" and s."quizId" = h."quizId" and s."roomId" = h."roomId"
      where h."tenant" = ? and h."attemptId" in (${marksFor(attemptIds)})`,
    [tenant, ...attemptIds],
  )

/** The copy of one device: made the first time, the same ever after. */
export async function copyForDevice(
  { rows, caller, now }: Pick<Context, 'rows' | 'caller' | 'now'>,
  quizId: number,
  roomId: number,
  device: { deviceId: string; deviceName: string },
): Promise<SealedCopyRow> {
  const before = await sealedCopiesOf({ rows }, quizId, caller.accountId)
  const own = before.find(({ deviceId }) => deviceId === device.deviceId)
  if (own) return own
  await rows(
    `insert into "quizSealedHolder" ("tenant", "quizId", "accountId", "deviceId", "name", "roomId", "attemptId", "seed",
      "token", "at") values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
    [
      tenant,
      quizId,
      caller.accountId,
      device.deviceId,
      device.deviceName,
      roomId,
      before[0]?.attemptId ?? randomUUID(),
      before[0]?.seed ?? randomInt(2 ** 31),
      newToken(),
      now,
    ],
    'writer',
  )
  const made = (await sealedCopiesOf({ rows }, quizId, caller.accountId)).find(
    ({ deviceId }) => deviceId === device.deviceId,
  )
  if (!made) throw new Error('a sealed copy was not stored')
  return made
}
