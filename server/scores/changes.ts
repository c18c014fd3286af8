/** Entering and publishing scores. */
import type { Args } from '../../src/contract/endpoint.ts'
import { gradeParts, type ScoreStatus, type scoreSave } from '../../src/contract/score.ts'
import { statusText } from '../../src/rules/scores/scoreTable.ts'
import type { Context } from '../context.ts'
import { notFound, refuse } from '../http/failure.ts'
import { notify } from '../notices/notify.ts'
import { tenant } from '../store/schema.ts'
import { recordChange } from '../system/audit.ts'
import { gradebookOf, gradedCourse } from './gradebook.ts'

type Change = Args<typeof scoreSave>['changes'][number]

interface Stored {
  status: ScoreStatus
  score: number | null
  resitScore: number | null
  /** of `cheated`, else empty */
  document: string
}

const nothingEntered: Stored = { status: 'normal', score: null, resitScore: null, document: '' }

const scoreKey = ({ accountId, part }: Pick<Change, 'accountId' | 'part'>) => `${accountId} ${part}`

/** The scores entered in a course so far, by `scoreKey`. */
async function storedScores({ rows }: Pick<Context, 'rows'>, courseId: number): Promise<Map<string, Stored>> {
  const found = await rows<Stored & Pick<Change, 'accountId' | 'part'>>(
    `select "accountId", "part", "status", "score", "resitScore", "document" from "score" where "tenant" = ? and "courseId" = ?`,
    [tenant, courseId],
  )
  return new Map(
    found.map(({ status, score, resitScore, document, ...key }) => [
      scoreKey(key),
      { status, score, resitScore, document },
    ]),
  )
}

/**
 * What a change leaves. Misconduct keeps the document that stands there where none is given.
 * @throws Failure code 1 for misconduct without a document
 */
function scoreAfter({ status, score, resitScore, document: given }: Change, before: Stored): Stored {
  if (status !== 'cheated') return { status, score, resitScore, document: '' }
  const isUnchanged = before.status === status && before.score === score && before.resitScore === resitScore
  const document = given || before.document
  if (document === '' && !isUnchanged) throw refuse('cheatedWithoutDocument', [], { field: 'document' })
  return { status, score, resitScore, document }
}

/** Writes one score over what was entered for that student and part before. */
async function storeScore(
  { rows, caller, now }: Context,
  courseId: number,
  { accountId, part }: Change,
  { status, score, resitScore, document }: Stored,
): Promise<void> {
  await rows(
    `insert into "score" ("tenant", "courseId", "accountId", "part", "status", "score", "resitScore", "document", "by", "at")
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      on conflict ("tenant", "courseId", "accountId", "part") do update set "status" = excluded."status",
        "score" = excluded."score", "resitScore" = excluded."resitScore", "document" = excluded."document",
        "by" = excluded."by", "at" = excluded."at"`,
    [tenant, courseId, accountId, part, status, score, resitScore, document, caller.accountId, now],
    'writer',
  )
}

/**
 * @throws Failure code 1 below 0, for misconduct without a document, or without a reason after the publication; 404 for who
 * is not in the course
 */
export async function saveScores(
  context: Context,
  courseId: number,
  changes: readonly Change[],
  reason: string,
): Promise<void> {
  const { rows, now } = context
  const { publishedAt, name, nameEn } = await gradedCourse(context, courseId)
  if (publishedAt !== null && reason === '') throw refuse('reasonEmpty', [], { field: 'reason' })
  for (const change of changes)
    if ((change.score ?? 0) < 0 || (change.resitScore ?? 0) < 0)
      throw refuse('scoreBelowZero', [], { field: 'score' })
  const members = await rows<{ accountId: number }>(
    'select "accountId" from "roomMember" where "tenant" = ? and "courseId" = ? and "leftAt" is null',
    [tenant, courseId],
  )
  const inCourse = new Set(members.map(({ accountId }) => accountId))
  const stored = await storedScores(context, courseId)
  for (const change of changes) {
    if (!inCourse.has(change.accountId)) throw notFound()
    const before = stored.get(scoreKey(change)) ?? nothingEntered
    const after = scoreAfter(change, before)
    if (JSON.stringify(before) === JSON.stringify(after)) continue
    await storeScore(context, courseId, change, after)
    await recordChange(context, {
      what: 'score.edit',
      thing: 'score',
      thingId: `${courseId} ${change.accountId} ${change.part}`,
      before: { ...before },
      after: { ...after },
      reason,
    })
    if (publishedAt !== null)
      await notify(
        context,
        'scoreChanged',
        [change.accountId],
        {
          title: { zh: name, en: nameEn },
          before: scoreText(before),
          after: scoreText(after),
          reason,
        },
        `score-${courseId}-${change.part}-${now}`,
      )
  }
}

/** The value that a part counted as, for the message about its change. */
function scoreText({ status, score, document }: Stored): { zh: string; en: string } {
  const number = score === null ? '–' : String(score / 100)
  if (status === 'normal') return { zh: number, en: number }
  return { zh: statusText(status, document, 'zh'), en: statusText(status, document, 'en') }
}

/** Shows the totals to the students. @throws Failure code 1 while a part of the ratio has nothing in it */
export async function publishScores(context: Context, courseId: number): Promise<void> {
  const { rows, caller, now } = context
  const book = await gradebookOf(context, courseId, undefined)
  const ratioSum = gradeParts.reduce((sum, part) => sum + book.ratio[part], 0)
  if (ratioSum !== 100) throw refuse('ratioSum', [ratioSum])
  if (book.unsetParts.length > 0) throw refuse('scoresUnset')
  await rows(
    `insert into "scorePublication" ("tenant", "courseId", "by", "at") values (?, ?, ?, ?)
      on conflict ("tenant", "courseId") do nothing`,
    [tenant, courseId, caller.accountId, now],
    'writer',
  )
  await recordChange(context, { what: 'score.publish', thing: 'course', thingId: courseId })
  await notify(
    context,
    'released',
    book.lines.map(({ accountId }) => accountId),
    { title: { zh: book.courseName, en: book.courseNameEn } },
    `scores-${courseId}`,
  )
}
