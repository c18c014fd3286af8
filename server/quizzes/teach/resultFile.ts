/** The Excel file of a quiz's results: a background job writes it, and who asked for it loads it within a day. */
import { randomUUID } from 'node:crypto'
import type { Args } from '../../../src/contract/endpoint.ts'
import type { QuizResultFile, quizExcel } from '../../../src/contract/quizzes/quizResults.ts'
import { fileTypes } from '../../../src/rules/fileUses.ts'
import type { Lang } from '../../../src/rules/lang.ts'
import type { Context, Service } from '../../context.ts'
import { hashFile } from '../../hash.ts'
import { badParameter, notFound } from '../../http/failure.ts'
import { transaction } from '../../http/idempotency.ts'
import { pathOf } from '../../http/staticFiles.ts'
import { fileStoreOf, type StorePlace } from '../../media/files/store.ts'
import type { Db } from '../../store/db.ts'
import { startJobOnce } from '../../store/jobs/jobs.ts'
import type { RunningJob } from '../../store/jobs/kinds.ts'
import { tenant } from '../../store/schema.ts'
import { quizForTeacher, requirePublished } from '../quiz.ts'
import { attachmentHeaders, readDownloader } from '../zipDownload.ts'

/** Input of the background job `quiz.results`. */
export interface ResultsJobInput {
  quizId: number
  lang: Lang
  timeZone: string
}

const addressOf = (jobId: number) => `/wk_mobile/media/own/quiz/results/${jobId}.xlsx`
const address = /^\/wk_mobile\/media\/own\/quiz\/results\/(\d{1,15})\.xlsx$/

/** How long (ms) a file stays. */
const keptMs = 86_400_000

const isTimeZone = (timeZone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

export async function startResultFile(
  { quizId, timeZone }: Args<typeof quizExcel>,
  context: Context,
): Promise<number> {
  const quiz = await quizForTeacher(context, quizId, 'watch')
  requirePublished(quiz)
  if (!isTimeZone(timeZone)) throw badParameter('timeZone')
  const input: ResultsJobInput = { quizId, lang: context.lang, timeZone }
  const id = await transaction(context, (within) => startJobOnce(within, 'quiz.results', input))
  context.service.jobs.wake()
  return id
}

interface StoredFile {
  jobId: number
  storageKey: string
}

type FileOwner = Pick<Db, 'rows'> & { place: StorePlace }

async function dropStored({ rows, place }: FileOwner, found: readonly StoredFile[]): Promise<void> {
  for (const { jobId, storageKey } of found) {
    // the row goes last: what fails here is found again
    await fileStoreOf(place).remove(storageKey)
    await rows('delete from "quizResultFile" where "tenant" = ? and "jobId" = ?', [tenant, jobId], 'writer')
  }
}

/**
 * Hands a file that a job wrote to the store, in the place of the one that its owner had of the quiz before.
 * @param path of the file, which the store takes over
 */
export async function storeResultFile(
  { rows }: Pick<Db, 'rows'>,
  { id: jobId, ownerId, createdAt, input: { quizId }, ...place }: RunningJob<ResultsJobInput>,
  name: string,
  path: string,
): Promise<QuizResultFile> {
  const before = await rows<StoredFile>(
    'select "jobId", "storageKey" from "quizResultFile" where "tenant" = ? and "ownerId" = ? and "quizId" = ?',
    [tenant, ownerId, quizId],
  )
  await dropStored({ rows, place }, before)
  const storageKey = randomUUID().replaceAll('-', '')
  // the row comes first: nothing lies in the store that no row names
  await rows(
    `insert into "quizResultFile" ("tenant", "jobId", "quizId", "ownerId", "storageKey", "name", "madeAt")
      values (?, ?, ?, ?, ?, ?, ?)`,
    [tenant, jobId, quizId, ownerId, storageKey, name, createdAt],
    'writer',
  )
  await fileStoreOf(place).take(storageKey, path, await hashFile(path))
  return { url: addressOf(jobId) }
}

/**
 * Answers a file of results to the person for whom it was written, as long as they watch the quiz.
 * @returns null for any other address
 * @throws Failure 401 without a session, 403 for who may not watch the quiz any longer, 404 for others and later on
 */
export async function serveResultFile(service: Service, request: Request): Promise<Response | null> {
  const jobId = address.exec(pathOf(request.url))?.[1]
  if (jobId === undefined) return null
  const context = await readDownloader(service, request)
  const [file] = await context.rows<{ quizId: number; storageKey: string; name: string }>(
    `select "quizId", "storageKey", "name" from "quizResultFile"
      where "tenant" = ? and "jobId" = ? and "ownerId" = ? and "madeAt" > ?`,
    [tenant, Number(jobId), context.caller.accountId, context.now - keptMs],
  )
  if (!file) throw notFound()
  await quizForTeacher(context, file.quizId, 'watch')
  const store = fileStoreOf(service.config)
  const size = await store.size(file.storageKey)
  if (size === null) throw notFound()
  const headers = attachmentHeaders(`${file.name}.xlsx`, `quiz-${file.quizId}.xlsx`, fileTypes.xlsx.mime)
  return new Response(await store.read(file.storageKey, 0, size - 1), {
    headers: { ...headers, 'content-length': String(size) },
  })
}

/** Takes away files whose day is over. */
export async function sweepResultFiles({ db, config }: Service, nowMs: number): Promise<void> {
  const old = await db.rows<StoredFile>(
    'select "jobId", "storageKey" from "quizResultFile" where "tenant" = ? and "madeAt" <= ? limit 1000',
    [tenant, nowMs - keptMs],
  )
  await dropStored({ rows: db.rows, place: config }, old)
}

/** Takes away what was written for a person. */
export async function dropResultFiles({ rows }: Db, place: StorePlace, ownerId: number): Promise<void> {
  const own = await rows<StoredFile>(
    'select "jobId", "storageKey" from "quizResultFile" where "tenant" = ? and "ownerId" = ?',
    [tenant, ownerId],
  )
  await dropStored({ rows, place }, own)
}
