/** The rows of jobs: how one begins, is taken up, goes on and ends. */
import type { Selectable } from 'kysely'
import type { JobState } from '../../../src/contract/jobs.ts'
import type { Db, Executor } from '../db.ts'
import { tenant } from '../schema.ts'
import type { JobKinds, JobProgress, JobText } from './kinds.ts'
import type { JobTable } from './tables.ts'

export type JobRow = Selectable<JobTable>

/** How long (ms) a process may be silent about its job before another takes the job up. */
export const jobLeaseMs = 30_000
/** A job that ended its process this often is not tried again. */
const maxTries = 3

interface Starting {
  db: Executor
  now: number
  caller: { accountId: number }
}

/**
 * Writes a job down; in a transaction it begins exactly if the rest of it happens.
 * @param kind one of exchange/jobs.ts
 * @param notBefore ms UTC at which it may begin
 * @returns its id
 */
export async function startJob(
  { db, now, caller }: Starting,
  kind: string,
  input: unknown,
  notBefore = 0,
): Promise<number> {
  const { id } = await db
    .insertInto('job')
    .values({
      tenant,
      kind,
      input: JSON.stringify(input),
      state: 'waiting',
      ownerId: caller.accountId,
      createdAt: now,
      leaseUntil: notBefore,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The id of a lock of PostgreSQL, one for each school: it makes looking for a job and beginning one a single step. */
const startLock = 7_310_002

/**
 * As `startJob`; but while a job of the person with the same kind and input waits or runs, and is not cancelled, that one
 * is answered.
 * @param within a transaction
 */
export async function startJobOnce(
  within: Starting & Pick<Db, 'rows'> & { service: { db: Pick<Db, 'name'> } },
  kind: string,
  input: unknown,
): Promise<number> {
  if (within.service.db.name === 'postgres')
    await within.rows(`select pg_advisory_xact_lock(${startLock}, ${tenant})`, [])
  const going = await within.db
    .selectFrom('job')
    .select('id')
    .where('tenant', '=', tenant)
    .where('ownerId', '=', within.caller.accountId)
    .where('kind', '=', kind)
    .where('input', '=', JSON.stringify(input))
    .where('state', 'in', ['waiting', 'running'])
    .where('cancelAsked', '=', 0)
    .executeTakeFirst()
  return going?.id ?? startJob(within, kind, input)
}

/** The id of a lock of PostgreSQL, one for each school: it makes looking for a job and counting those that run one step. */
const claimLock = 7_310_001

/** Takes up the oldest job that may run now, or that another process left. */
export async function claimJob(db: Db, kinds: JobKinds, worker: string, now: number): Promise<JobRow | null> {
  return db.kysely.transaction().execute(async (trx) => {
    if (db.name === 'postgres')
      await db.rows(`select pg_advisory_xact_lock(${claimLock}, ${tenant})`, [], trx)
    const running = await trx
      .selectFrom('job')
      .select(['kind', ({ fn }) => fn.countAll<number>().as('n')])
      .where('tenant', '=', tenant)
      .where('state', '=', 'running')
      .where('leaseUntil', '>', now)
      .groupBy('kind')
      .execute()
    const counts = new Map(running.map(({ kind, n }) => [kind, Number(n)]))
    const free = Object.keys(kinds).filter((kind) => (counts.get(kind) ?? 0) < (kinds[kind]?.atOnce ?? 1))
    if (free.length === 0) return null
    let waiting = trx
      .selectFrom('job')
      .select('id')
      .where('tenant', '=', tenant)
      .where('kind', 'in', free)
      .where('state', 'in', ['waiting', 'running'])
      .where('leaseUntil', '<=', now)
      .orderBy('id')
      .limit(1)
    if (db.name === 'postgres') waiting = waiting.forUpdate().skipLocked()
    const found = await waiting.executeTakeFirst()
    if (!found) return null
    const row = await trx
      .updateTable('job')
      .set(({ eb, fn, ref }) => ({
        state: 'running' as const,
        worker,
        leaseUntil: now + jobLeaseMs,
        startedAt: fn.coalesce(ref('startedAt'), eb.val(now)),
        tries: eb('tries', '+', 1),
      }))
      .where('tenant', '=', tenant)
      .where('id', '=', found.id)
      .returningAll()
      .executeTakeFirst()
    return row ?? null
  })
}

const textOf = (text: JobText | undefined) => (text ? JSON.stringify(text) : '')

/** Writes only while the job is still this worker's. @returns whether it is */
async function write(db: Db, id: number, worker: string, change: Partial<JobRow>): Promise<boolean> {
  const written = await db.kysely
    .updateTable('job')
    .set(change)
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return written.numUpdatedRows > 0n
}

export const writeProgress = (
  db: Db,
  id: number,
  worker: string,
  { done, total, message, saved }: JobProgress,
  now: number,
): Promise<boolean> => {
  const change: Partial<JobRow> = {
    done,
    total,
    message: textOf(message),
    leaseUntil: now + jobLeaseMs,
    tries: 1,
  }
  if (saved !== undefined) change.saved = JSON.stringify(saved)
  return write(db, id, worker, change)
}

/** Says that the worker is alive. @returns whether the job shall end: it was cancelled, or is another's by now */
export async function renewLease(db: Db, id: number, worker: string, now: number): Promise<boolean> {
  const own = await write(db, id, worker, { leaseUntil: now + jobLeaseMs })
  const row = await db.kysely
    .selectFrom('job')
    .select('cancelAsked')
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst()
  return !own || row?.cancelAsked === 1
}

export interface JobEnd {
  state: Exclude<JobState, 'waiting' | 'running'>
  result?: unknown
  message?: JobText
}

export function endJob(db: Db, id: number, worker: string, end: JobEnd, now: number): Promise<boolean> {
  const change: Partial<JobRow> = {
    state: end.state,
    endedAt: now,
    leaseUntil: 0,
    message: textOf(end.message),
  }
  if (end.result !== undefined) change.result = JSON.stringify(end.result)
  return write(db, id, worker, change)
}

/** Ends a job that waits; the process that runs one hears of it with its next sign of life. */
export async function cancelJob(db: Executor, id: number, now: number): Promise<void> {
  const job = db.updateTable('job').where('tenant', '=', tenant).where('id', '=', id)
  await job.set({ state: 'cancelled', endedAt: now, cancelAsked: 1 }).where('state', '=', 'waiting').execute()
  await job.set({ cancelAsked: 1 }).where('state', '=', 'running').execute()
}

/** Lets another process, or this one after its next start, go on behind the last finished step. */
export const releaseJob = (db: Db, id: number, worker: string): Promise<boolean> =>
  write(db, id, worker, { state: 'waiting', leaseUntil: 0 })

/** Whether a job has ended its process so often that it is the job's own fault. */
export const isBeyondHope = ({ tries }: JobRow): boolean => tries > maxTries
