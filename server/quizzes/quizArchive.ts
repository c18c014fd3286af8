/**
 * A quiz as a school keeps it: its questions with their keys, and for each attempt what arrived, when it can have been
 * made, what was decided, and its points.
 */
import { TextReader } from '@zip.js/zip.js'
import type { CallerContext, Service } from '../context.ts'
import { pathOf } from '../http/staticFiles.ts'
import { safeName } from '../media/files/uploads.ts'
import { tenant } from '../store/schema.ts'
import { questionsOf } from './paper.ts'
import { type AttemptRecord, allAttempts, type QuizRow, quizForTeacher } from './quiz.ts'
import { listComplaints } from './quizComplaintCalls.ts'
import { readAttemptDetail } from './teach/sitters.ts'
import { type ArchiveWriter, readDownloader, zipResponse } from './zipDownload.ts'

const address = /^\/wk_mobile\/media\/own\/quiz\/(\d{1,15})\.zip$/

/** Of 0 (none) to 9: text becomes a tenth, and others hardly wait for it. */
const compressionLevel = 1

/**
 * Answers the archive of a quiz to its teachers.
 * @returns null for any other address
 * @throws Failure 401 without a session, 403 for others, 404 without such a quiz
 */
export async function serveQuizArchive(service: Service, request: Request): Promise<Response | null> {
  const id = address.exec(pathOf(request.url))?.[1]
  if (id === undefined) return null
  const context = await readDownloader(service, request)
  const quiz = await quizForTeacher(context, Number(id), 'watch')
  return zipResponse(quiz.title, `quiz-${id}`, compressionLevel, (zip) => writeQuiz(zip, context, quiz))
}

/** The meaning of the numbers in the files, for whoever opens them in years. */
const explanation = `Times are ms UTC, points whole hundredths of a point.
quiz.json: settings, questions with their answers as published, corrections of keys in their order ("keepsReleased": with
it no released score became a smaller share of the maximum), events of the whole quiz, requests for a review.
attempts/: one file for each attempt. "lower" and "upper" are the earliest and the latest time at which an answer can have
been made, "kept" are points beyond those of the answers that a correction left, "verdict" is what follows from them, "decided" what a teacher decided, "counts" whether it counts. "decisions":
who decided on which row ("opId") and why; of several on one row the last holds.
`

interface Sitter {
  accountId: number
  loginName: string
  name: string
}

async function sittersOf({ rows }: CallerContext, quizId: number): Promise<Map<number, Sitter>> {
  const found = await rows<Sitter>(
    `select "id" as "accountId", "loginName", "fullName" as "name" from "account" where "tenant" = ?
      and "id" in (select a."accountId" from "quizAttempt" a where a."tenant" = ? and a."quizId" = ?)`,
    [tenant, tenant, quizId],
  )
  return new Map(found.map((sitter) => [sitter.accountId, sitter]))
}

const json = (value: unknown) => new TextReader(JSON.stringify(value, null, 1))

async function writeQuiz(zip: ArchiveWriter, context: CallerContext, quiz: QuizRow): Promise<void> {
  await zip.add('README.txt', new TextReader(explanation))
  await zip.add('quiz.json', json(await readWholeQuiz(context, quiz)))
  const sitters = await sittersOf(context, quiz.id)
  for (const attempt of await allAttempts(context, quiz.id)) {
    const sitter = sitters.get(attempt.accountId)
    const person = safeName(`${sitter?.loginName ?? attempt.accountId} ${sitter?.name ?? ''}`.trim())
    await zip.add(
      `attempts/${person} ${attempt.number}.json`,
      json(await readWholeAttempt(context, quiz, attempt)),
    )
  }
}

async function readWholeQuiz(context: CallerContext, quiz: QuizRow) {
  const { rows } = context
  const ofQuiz = [tenant, quiz.id]
  const [questions, keys, events, complaints] = await Promise.all([
    questionsOf(context, quiz),
    rows<{ questionId: number; change: string; at: number; reason: string }>(
      'select "questionId", "change", "at", "reason" from "quizKey" where "tenant" = ? and "quizId" = ? order by "id"',
      ofQuiz,
    ),
    rows<{ kind: string; at: number; detail: string }>(
      `select "kind", "at", "detail" from "quizEvent" where "tenant" = ? and "quizId" = ? and "attemptId" = ''
        order by "at", "id"`,
      ofQuiz,
    ),
    listComplaints(context, quiz.id),
  ])
  const { tenant: _, ...settings } = quiz
  const correctedKeys = keys.map(({ change, ...key }) => ({ ...key, change: JSON.parse(change) as unknown }))
  return { ...settings, questions, correctedKeys, events, complaints }
}

async function readWholeAttempt(context: CallerContext, quiz: QuizRow, attempt: AttemptRecord) {
  const { id: attemptId, state, submittedAt, receiptCode, points } = attempt
  const detail = await readAttemptDetail(context, quiz, attempt)
  return { attemptId, state, submittedAt, receiptCode, points, ...detail }
}
