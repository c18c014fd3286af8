/** Answers that a device could not send, brought in by a teacher: the acceptance rule judges them as any late delivery. */
import type { Args } from '../../src/contract/endpoint.ts'
import type * as contract from '../../src/contract/quizzes/quizImport.ts'
import type { quizImport } from '../../src/contract/quizzes/quizImport.ts'
import { hashRow } from '../../src/rules/quizzes/acceptance.ts'
import type { Context, Handlers } from '../context.ts'
import { readBeacon } from '../http/beacon.ts'
import { refuse } from '../http/failure.ts'
import type { Permissions } from '../permissions.ts'
import { tenant } from '../store/schema.ts'
import { recordEvent } from './attempts.ts'
import { type AttemptRecord, type QuizRow, quizForTeacher } from './quiz.ts'
import { closeIfOver, storeRow } from './rows.ts'
import { scoreAttempt } from './scoring.ts'
import { takeUpSealedAttempt } from './sealed/begin.ts'
import { scoreLateRows } from './teach/lateRows.ts'
import { namesOf, unknownPerson } from './teach/people.ts'

type ImportedRow = Args<typeof quizImport>['rows'][number]

export const permissions: Permissions<typeof contract> = { quizImport: 'quiz.edit' }

interface DeviceKey {
  token: string
  /** Whose sealed copy it is; null: of a device that held the attempt. */
  accountId: number | null
}

/** The devices that may have made rows of the attempt: those that held it, and those with a sealed copy of its paper. */
const deviceKeysOf = ({ rows }: Context, quizId: number, attemptId: string): Promise<DeviceKey[]> =>
  rows<DeviceKey>(
    `select h."token", null as "accountId" from "quizHolder" h
        join "quizAttempt" a on a."tenant" = h."tenant" and a."id" = h."attemptId"
        where h."tenant" = ? and a."quizId" = ? and h."attemptId" = ?
      union all select s."token", s."accountId" from "quizSealedHolder" s
        where s."tenant" = ? and s."quizId" = ? and s."attemptId" = ?`,
    [tenant, quizId, attemptId, tenant, quizId, attemptId],
  )

/** The attempt that a file names; one from a sealed paper of which nothing has arrived begins now. @throws Failure code 1 */
async function attemptOfFile(
  context: Context,
  quiz: QuizRow,
  attemptId: string,
  { token, accountId }: DeviceKey,
): Promise<AttemptRecord> {
  const [attempt] = await context.rows<AttemptRecord>(
    'select * from "quizAttempt" where "tenant" = ? and "quizId" = ? and "id" = ?',
    [tenant, quiz.id, attemptId],
  )
  if (attempt) return attempt
  if (accountId === null) throw refuse('quizFileForeign')
  // As if the device itself were heard; this session is none of the student's.
  const student = { ...context.caller, accountId, tokenHash: '' }
  const sealed = await takeUpSealedAttempt({ ...context, caller: student }, quiz, token)
  if (!sealed) throw refuse('quizFileForeign')
  return sealed
}

/** A row with the device that made it: the one under whose token its hash comes out; null where none did. */
function withDevice(sent: ImportedRow, keys: readonly DeviceKey[]) {
  const { at: wallTime, mono: monoTime, beacon: beaconText, hash, ...row } = sent
  const device = keys.find(({ token }) => hashRow({ ...row, token, wallTime, monoTime, beaconText }) === hash)
  return device
    ? { device, row: { ...row, token: device.token, wallTime, monoTime, hash }, beaconText }
    : null
}

export const handlers: Handlers<typeof contract> = {
  async quizImport({ quizId, attemptId, rows: sent }, context) {
    const quiz = await quizForTeacher(context, quizId, 'edit')
    const keys = await deviceKeysOf(context, quiz.id, attemptId)
    if (keys.length === 0) throw refuse('quizFileForeign')
    const made = sent.flatMap((row) => withDevice(row, keys) ?? [])
    const [first] = made
    if (!first || made.length < sent.length) throw refuse('quizFileForged')
    const attempt = await attemptOfFile(context, quiz, attemptId, first.device)
    let added = 0
    for (const { row, beaconText } of made) {
      const beacon = readBeacon(context.service.keys.beacon, beaconText)
      if (await storeRow(context, attempt.id, { ...row, beacon })) added++
    }
    if (added > 0) await recordEvent(context, quiz.id, attempt.id, 'imported', String(added))
    await closeIfOver(context, quiz, attempt)
    await scoreLateRows(context, quiz, attempt.accountId)
    const names = await namesOf(context, [attempt.accountId])
    const { undecided } = await scoreAttempt(context, quiz, attempt)
    return {
      ...(names.get(attempt.accountId) ?? unknownPerson),
      number: attempt.number,
      added,
      known: made.length - added,
      undecided,
    }
  },
}
