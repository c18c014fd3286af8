/** The history of answers: each one that was ever given stays in it. */
import type { Selectable } from 'kysely'
import type { Context } from '../../context.ts'
import { tenant } from '../../store/schema.ts'
import type { SubmissionTable } from '../tables.ts'

/** As stored to as told: null where nothing judged it. */
export const toVerdict = (correct: number | null): boolean | null => (correct === null ? null : correct === 1)

/** Nothing waits longer than this on a device before it is sent. */
const longestWaitMs = 365 * 86_400_000

/** By how much a clock may be off before its times are put right: longer than any request takes. */
const toleratedMs = 300_000

/**
 * When an answer was given: by the service's clock, however wrong the device's runs. A time that is later than now even so,
 * or longer ago than anything waits, is not believed.
 */
export function givenAt(
  at: number | undefined,
  { now, deviceTime }: Pick<Context, 'now' | 'deviceTime'>,
): number {
  if (at === undefined) return now
  const ahead = deviceTime === null ? 0 : deviceTime - now
  const when = Math.abs(ahead) > toleratedMs ? at - ahead : at
  return when > now || when < now - longestWaitMs ? now : when
}

interface Kept
  extends Pick<Selectable<SubmissionTable>, 'questionId' | 'paperId' | 'content' | 'at' | 'ms' | 'source'> {
  /** 0 or 1; null: not judged */
  correct: number | null
}

export const keepSql = `insert into "submission"
    ("tenant", "accountId", "questionId", "paperId", "content", "correct", "at", "ms", "source")
  values (?, ?, ?, ?, ?, ?, ?, ?, ?) returning "id"`
const replaceSql = `update "submission" set "replacedBy" = ? where "tenant" = ? and "id" = ?`

/**
 * Every answer stays in the history. A mark stands there in place of the answer that it amends: given when that one
 * was, and it took as long. @returns its id there
 */
export async function keep(
  { questionId, paperId, content, correct, source, ...given }: Kept,
  amended: Answered | undefined,
  { rows, caller }: Context,
): Promise<number> {
  const { at, ms } = amended ?? given
  const [kept] = await rows<{ id: number }>(
    keepSql,
    [tenant, caller.accountId, questionId, paperId, content, correct, at, ms, source],
    'writer',
  )
  const id = kept?.id ?? 0
  if (amended) await rows(replaceSql, [id, tenant, amended.id], 'writer')
  return id
}

/** One that was there before. */
export interface Answered {
  /** in the history */
  id: number
  correct: boolean | null
  /** when it was given */
  at: number
  /** from sight to answer; null: not known */
  ms: number | null
}
