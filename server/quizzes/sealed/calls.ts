import type * as contract from '../../../src/contract/quizzes/quizSeal.ts'
import type { SealedRoom, SealedSitter } from '../../../src/contract/quizzes/quizSeal.ts'
import { sealedLeadMs } from '../../../src/rules/quizzes/sealedPaper.ts'
import type { Context, Handlers } from '../../context.ts'
import { badParameter, notFound, refuse } from '../../http/failure.ts'
import type { Permissions } from '../../permissions.ts'
import { tenant } from '../../store/schema.ts'
import { readAttemptEnd, recordEvent } from '../attempts.ts'
import { allAttempts, attemptsOf, isOpenAt, type QuizRow, quizForStudent, quizForTeacher } from '../quiz.ts'
import { copyForDevice, sealedCopiesOf } from './copies.ts'
import { sealedAddresses, sealOf, sealPictures } from './seal.ts'

/** A code that is shown again by the same teacher within this time (ms) is one event. */
const sameShowingMs = 10 * 60_000

/** Only a quiz that all take at one time can be sealed: the code is read out to a room. @throws Failure code 1 */
function requireSealable(quiz: QuizRow): void {
  if (quiz.together !== 1 || quiz.state === 'draft') throw refuse('quizNotSealed')
}

/** The caller's class that the quiz was published to. @throws Failure 404 */
async function ownRoom({ rows, caller }: Context, quizId: number): Promise<number> {
  const [room] = await rows<{ roomId: number }>(
    `select r."roomId" from "quizRoom" r join "roomMember" m on m."tenant" = r."tenant" and m."roomId" = r."roomId"
      and m."leftAt" is null where r."tenant" = ? and r."quizId" = ? and m."accountId" = ? order by r."roomId" limit 1`,
    [tenant, quizId, caller.accountId],
  )
  if (!room) throw notFound()
  return room.roomId
}

/** @throws Failure 404 where the quiz was not published to the class */
async function requireRoom({ rows }: Context, quizId: number, roomId: number): Promise<void> {
  const found = await rows<object>(
    'select 1 as "is" from "quizRoom" where "tenant" = ? and "quizId" = ? and "roomId" = ?',
    [tenant, quizId, roomId],
  )
  if (found.length === 0) throw notFound()
}

interface SitterRow {
  roomId: number
  accountId: number
  name: string
  nameEn: string
  loginName: string
}

interface EventRow {
  attemptId: string
  kind: string
  at: number
  detail: string
}

/** The attempts and the sealed copies of a quiz with what happened to them. */
async function sealedFacts(context: Context, quiz: QuizRow) {
  const { rows } = context
  const [copies, attempts, events, witnessed] = await Promise.all([
    rows<{ accountId: number; attemptId: string; name: string; at: number }>(
      `select "accountId", "attemptId", "name", "at" from "quizSealedHolder" where "tenant" = ? and "quizId" = ?
        order by "at"`,
      [tenant, quiz.id],
    ),
    allAttempts(context, quiz.id),
    rows<EventRow>(
      `select "attemptId", "kind", "at", "detail" from "quizEvent" where "tenant" = ? and "quizId" = ?
        and "kind" in ('sealOpened', 'keyShown') order by "id"`,
      [tenant, quiz.id],
    ),
    rows<{ attemptId: string; at: number }>(
      `select c."attemptId", min(c."at") as "at" from "quizCommitment" c where c."tenant" = ? and c."by" = 'witness'
        and c."attemptId" in (select h."attemptId" from "quizSealedHolder" h where h."tenant" = c."tenant"
          and h."quizId" = ? union select a."id" from "quizAttempt" a where a."tenant" = c."tenant"
          and a."quizId" = ?) group by c."attemptId"`,
      [tenant, quiz.id, quiz.id],
    ),
  ])
  return {
    copies,
    attempts,
    events,
    witnessedAt: new Map(witnessed.map(({ attemptId, at }) => [attemptId, at])),
  }
}

type SealedFacts = Awaited<ReturnType<typeof sealedFacts>>

function toSitter({ roomId: _, ...person }: SitterRow, facts: SealedFacts): SealedSitter {
  const copy = facts.copies.find(({ accountId }) => accountId === person.accountId)
  const attempt = facts.attempts.find(({ accountId }) => accountId === person.accountId)
  const attemptId = attempt?.id ?? copy?.attemptId ?? ''
  const opened = facts.events.find((event) => event.kind === 'sealOpened' && event.attemptId === attemptId)
  return {
    ...person,
    attemptId,
    loadedAt: copy?.at ?? null,
    deviceName: copy?.name ?? '',
    openedAt: opened?.at ?? null,
    witnessedAt: facts.witnessedAt.get(attemptId) ?? null,
    hasArrived: attempt !== undefined,
  }
}

async function sealedRooms(context: Context, quiz: QuizRow): Promise<SealedRoom[]> {
  const { rows } = context
  const [rooms, sitters, facts] = await Promise.all([
    rows<{ roomId: number; name: string; presentAt: number | null }>(
      `select q."roomId", r."name", s."presentAt" from "quizRoom" q
        join "room" r on r."tenant" = q."tenant" and r."id" = q."roomId"
        left join "quizSeal" s on s."tenant" = q."tenant" and s."quizId" = q."quizId" and s."roomId" = q."roomId"
        where q."tenant" = ? and q."quizId" = ? order by q."roomId"`,
      [tenant, quiz.id],
    ),
    rows<SitterRow>(
      `select m."roomId", a."id" as "accountId", a."fullName" as "name", a."fullNameEn" as "nameEn", a."loginName"
        from "quizRoom" q join "roomMember" m on m."tenant" = q."tenant" and m."roomId" = q."roomId"
          and m."leftAt" is null
        join "account" a on a."tenant" = m."tenant" and a."id" = m."accountId"
        where q."tenant" = ? and q."quizId" = ? order by a."loginName", a."id"`,
      [tenant, quiz.id],
    ),
    sealedFacts(context, quiz),
  ])
  return rooms.map(({ roomId, name, presentAt }) => {
    const shown = facts.events.findLast(({ kind, detail }) => kind === 'keyShown' && detail === name)
    return {
      roomId,
      name,
      presentAt: presentAt || null,
      keyShownAt: shown?.at ?? null,
      sitters: sitters.filter((one) => one.roomId === roomId).map((one) => toSitter(one, facts)),
    }
  })
}

const roomNameOf = async ({ rows }: Context, roomId: number): Promise<string> =>
  (
    await rows<{ name: string }>('select "name" from "room" where "tenant" = ? and "id" = ?', [
      tenant,
      roomId,
    ])
  )[0]?.name ?? ''

/** Notes that a teacher fetched a code; the name of the class stands in the event. */
async function noteShown(context: Context, quiz: QuizRow, roomId: number): Promise<void> {
  const { rows, caller, now } = context
  const name = await roomNameOf(context, roomId)
  const before = await rows<object>(
    `select 1 as "is" from "quizEvent" where "tenant" = ? and "quizId" = ? and "attemptId" = '' and "kind" = 'keyShown'
      and "by" = ? and "detail" = ? and "at" > ? limit 1`,
    [tenant, quiz.id, caller.accountId, name, now - sameShowingMs],
  )
  if (before.length === 0) await recordEvent(context, quiz.id, '', 'keyShown', name)
}

/** Notes once that a student's device got the code from the service, after the opening; its name stands in the event. */
async function noteGiven(
  context: Context,
  quiz: QuizRow,
  { attemptId, name }: Awaited<ReturnType<typeof copyForDevice>>,
): Promise<void> {
  const before = await context.rows<object>(
    `select 1 as "is" from "quizEvent" where "tenant" = ? and "quizId" = ? and "attemptId" = ? and "kind" = 'keyGiven'
      and "detail" = ? limit 1`,
    [tenant, quiz.id, attemptId, name],
  )
  if (before.length === 0) await recordEvent(context, quiz.id, attemptId, 'keyGiven', name)
}

/** The attempt that a witness means: named by its id, or by its student. @throws Failure 404 */
async function witnessedAttempt(
  context: Context,
  quiz: QuizRow,
  { accountId, attemptId }: { accountId?: number | undefined; attemptId?: string | undefined },
): Promise<string> {
  if (attemptId === undefined && accountId === undefined) throw badParameter('accountId')
  const { rows } = context
  const [key, value] = attemptId === undefined ? ['accountId', accountId] : ['attemptId', attemptId]
  const copies = await rows<{ id: string }>(
    `select "attemptId" as "id" from "quizSealedHolder" where "tenant" = ? and "quizId" = ? and "${key}" = ? limit 1`,
    [tenant, quiz.id, value ?? 0],
  )
  const attempts = (await allAttempts(context, quiz.id)).filter((one) =>
    attemptId === undefined ? one.accountId === accountId : one.id === attemptId,
  )
  const id = copies[0]?.id ?? attempts.at(-1)?.id
  if (id === undefined) throw notFound()
  return id
}

export const permissions: Permissions<typeof contract> = {
  quizSealed: 'quiz.take',
  quizSealedPictures: 'quiz.take',
  quizSeals: 'quiz.watch',
  quizKey: 'quiz.watch',
  quizWitness: 'quiz.watch',
  quizPresence: 'quiz.edit',
}

export const handlers: Handlers<typeof contract> = {
  async quizSealed({ quizId, deviceId, deviceName }, context) {
    const quiz = await quizForStudent(context, quizId)
    requireSealable(quiz)
    const { now, caller } = context
    if (now < quiz.opensAt - sealedLeadMs) throw refuse('quizSealTooEarly')
    const copies = await sealedCopiesOf(context, quizId, caller.accountId)
    const attempts = await attemptsOf(context, quizId, caller.accountId)
    const isKnown = copies.some((copy) => copy.deviceId === deviceId)
    if (!isKnown && attempts.length > 0) throw refuse('quizSealedBegun')
    const endAt = await readAttemptEnd(context, quiz, caller.accountId, quiz.opensAt)
    if (quiz.state === 'closed' || (endAt !== null && endAt <= now)) throw refuse('quizOver')
    const roomId = copies[0]?.roomId ?? (await ownRoom(context, quizId))
    const seal = await sealOf(context, quiz, roomId)
    const copy = await copyForDevice(context, quizId, roomId, { deviceId, deviceName })
    const isOpen = isOpenAt(quiz, now)
    if (isOpen) await noteGiven(context, quiz, copy)
    return {
      roomId,
      attemptId: copy.attemptId,
      seed: copy.seed,
      token: copy.token,
      startedAt: quiz.opensAt,
      endAt,
      salt: seal.salt,
      iv: seal.iv,
      data: seal.data,
      pictures: (await sealedAddresses(context, quiz)).length,
      code: isOpen ? seal.code : '',
    }
  },

  async quizSealedPictures({ quizId, from }, context) {
    const quiz = await quizForStudent(context, quizId)
    const [copy] = await sealedCopiesOf(context, quizId, context.caller.accountId)
    if (!copy) throw refuse('quizNotSealed')
    return sealPictures(context, quiz, await sealOf(context, quiz, copy.roomId), from)
  },

  async quizSeals({ quizId }, context) {
    return sealedRooms(context, await quizForTeacher(context, quizId, 'watch'))
  },

  async quizKey({ quizId, roomId }, context) {
    const quiz = await quizForTeacher(context, quizId, 'watch')
    requireSealable(quiz)
    await requireRoom(context, quizId, roomId)
    const { code } = await sealOf(context, quiz, roomId)
    await noteShown(context, quiz, roomId)
    return { code }
  },

  async quizWitness({ quizId, shown, at, ...whose }, context) {
    const quiz = await quizForTeacher(context, quizId, 'watch')
    const attemptId = await witnessedAttempt(context, quiz, whose)
    const { rows, now } = context
    const made = await rows<{ hash: string }>(
      `insert into "quizCommitment" ("tenant", "attemptId", "token", "hash", "at", "by")
        values (?, ?, '', ?, ?, 'witness') on conflict do nothing returning "hash"`,
      [tenant, attemptId, shown, Math.min(at, now)],
      'writer',
    )
    if (made.length > 0) await recordEvent(context, quiz.id, attemptId, 'witnessed', '')
    return null
  },

  async quizPresence({ quizId, roomId }, context) {
    const quiz = await quizForTeacher(context, quizId, 'edit')
    requireSealable(quiz)
    await requireRoom(context, quizId, roomId)
    const { rows, now } = context
    await sealOf(context, quiz, roomId)
    await rows(
      'update "quizSeal" set "presentAt" = ? where "tenant" = ? and "quizId" = ? and "roomId" = ?',
      [now, tenant, quizId, roomId],
      'writer',
    )
    await recordEvent(context, quiz.id, '', 'presence', await roomNameOf(context, roomId))
    return null
  },
}
