/** Entering, importing and publishing scores. */
import type { Args } from '../../src/contract/endpoint.ts'
import {
  type GradePart,
  gradeParts,
  type ScoreImportLine,
  type ScoreImportProblem,
  type scoreImport,
  type scoreSave,
} from '../../src/contract/score.ts'
import type { Context } from '../context.ts'
import { notFound, refuse } from '../http/failure.ts'
import { say } from '../http/texts.ts'
import { notify } from '../notices/notify.ts'
import { tenant } from '../store/schema.ts'
import { recordChange } from '../system/audit.ts'
import { gradebookOf, gradedCourse } from './gradebook.ts'

type Change = Args<typeof scoreSave>['changes'][number]

interface Stored {
  status: string
  score: number | null
  resitScore: number | null
}

async function storedScore({ rows }: Context, courseId: number, { accountId, part }: Change) {
  const [row] = await rows<Stored>(
    `select "status", "score", "resitScore" from "score" where "tenant" = ? and "courseId" = ? and "accountId" = ?
      and "part" = ?`,
    [tenant, courseId, accountId, part],
  )
  return row ?? { status: 'normal', score: null, resitScore: null }
}

/** @throws Failure code 1 below 0, or without a reason after the publication; 404 for who is not in the course */
export async function saveScores(
  context: Context,
  courseId: number,
  changes: readonly Change[],
  reason: string,
): Promise<void> {
  const { rows, caller, now } = context
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
  for (const change of changes) {
    if (!inCourse.has(change.accountId)) throw notFound()
    const before = await storedScore(context, courseId, change)
    const after: Stored = { status: change.status, score: change.score, resitScore: change.resitScore }
    if (JSON.stringify(before) === JSON.stringify(after)) continue
    await rows(
      `insert into "score" ("tenant", "courseId", "accountId", "part", "status", "score", "resitScore", "by", "at")
        values (?, ?, ?, ?, ?, ?, ?, ?, ?)
        on conflict ("tenant", "courseId", "accountId", "part") do update set "status" = excluded."status",
          "score" = excluded."score", "resitScore" = excluded."resitScore", "by" = excluded."by", "at" = excluded."at"`,
      [
        tenant,
        courseId,
        change.accountId,
        change.part,
        change.status,
        change.score,
        change.resitScore,
        caller.accountId,
        now,
      ],
    )
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
          before: scoreText(before.score),
          after: scoreText(after.score),
          reason,
        },
        `score-${courseId}-${change.part}-${now}`,
      )
  }
}

const scoreText = (score: number | null): string => (score === null ? '–' : String(score / 100))

/** A cell as a teacher types it: empty changes nothing; null where it is no score from 0 to 100. */
function readScore(cell: string): number | undefined | null {
  const text = cell.trim()
  if (text === '') return undefined
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return null
  const score = Math.round(Number(text) * 100)
  return score > 10_000 ? null : score
}

/** Compares a table with the gradebook; writes it where `confirm` says so and no row is wrong. */
export async function importScores(
  context: Context,
  { courseId, rows, confirm, reason }: Args<typeof scoreImport>,
): Promise<{ changes: ScoreImportLine[]; problems: ScoreImportProblem[]; unchanged: number }> {
  const book = await gradebookOf(context, courseId, undefined)
  const byNumber = new Map(book.lines.map((line) => [line.loginName.toLowerCase(), line]))
  const changes: (ScoreImportLine & { accountId: number })[] = []
  const problems: ScoreImportProblem[] = []
  const seen = new Set<string>()
  let unchanged = 0
  for (const { row, studentNo, name, scores } of rows) {
    const key = studentNo.toLowerCase()
    const line = byNumber.get(key)
    const refuseRow = (text: string) => problems.push({ row, studentNo, text })
    if (!line) {
      refuseRow(say(context.lang, 'importNobody', studentNo))
      continue
    }
    if (seen.has(key)) refuseRow(say(context.lang, 'importTwice', studentNo))
    seen.add(key)
    if (name !== '' && name !== line.name) refuseRow(say(context.lang, 'importOtherName', line.name, name))
    for (const part of gradeParts) {
      const after = readScore(scores[part] ?? '')
      if (after === undefined) continue
      if (after === null) {
        refuseRow(say(context.lang, 'importNoScore', scores[part] ?? ''))
        continue
      }
      const before = enteredScore(line.parts, part)
      if (before === after) unchanged++
      else changes.push({ row, studentNo, name: line.name, part, before, after, accountId: line.accountId })
    }
  }
  if (confirm && problems.length === 0 && changes.length > 0)
    await saveScores(
      context,
      courseId,
      changes.map(({ accountId, part, after }) => ({
        accountId,
        part,
        score: after,
        status: 'normal' as const,
        resitScore: null,
      })),
      reason,
    )
  return { changes: changes.map(({ accountId: _, ...line }) => line), problems, unchanged }
}

function enteredScore(
  parts: readonly { part: GradePart; items: readonly { kind: string; score: number | null }[] }[],
  part: GradePart,
): number | null {
  const items = parts.find((one) => one.part === part)?.items ?? []
  return items.find(({ kind }) => kind === 'entered')?.score ?? null
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
