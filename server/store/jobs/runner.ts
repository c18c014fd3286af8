/**
 * Carries jobs out: one runner in each process of the service, each job in a process of its own.
 *
 *   waiting ── claimJob ──> running ── result ──> done
 *                             │ ├───── failure ─> failed
 *                             │ └───── cancel ──> cancelled
 *                             └─ lease runs out, or the service ends ─> taken up again behind the last step
 */
import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import type { Config } from '../../config.ts'
import type { Log } from '../../log.ts'
import type { Db } from '../db.ts'
import { tenant } from '../schema.ts'
import {
  claimJob,
  endJob,
  isBeyondHope,
  type JobEnd,
  type JobRow,
  releaseJob,
  renewLease,
  writeProgress,
} from './jobs.ts'
import type { FromJob, JobKinds, JobText, ToJob } from './kinds.ts'

interface Serving {
  db: Db
  config: Config
  log: Log
  now(): number
}

export interface JobRunner {
  /** Looks for work at once instead of at the next round. */
  wake(): void
  /** Ends the processes of all jobs; they go on with the next start. */
  stop(): Promise<void>
}

/** How long (ms) it is between two looks for work, and between two signs of life of a job. */
const roundMs = 1000

const broken: JobText = {
  zh: '处理时出错，请重试；如再次失败，请联系管理员',
  en: 'Something went wrong while working on it. Try again; if it fails once more, tell your administrator.',
}
const tooLong: JobText = { zh: '处理时间过长，已停止', en: 'It took too long and was stopped.' }

/** Kills a process and everything that it started. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // it has ended already
  }
}

class RunningChild {
  readonly ended: Promise<void>
  private readonly child: ChildProcess
  private readonly serving: Serving
  private readonly row: JobRow
  private readonly worker: string
  /** how it ends; without one when the process goes, it died */
  private end: JobEnd | 'release' | null = null

  constructor(serving: Serving, row: JobRow, kinds: JobKinds, worker: string) {
    this.serving = serving
    this.row = row
    this.worker = worker
    const kind = kinds[row.kind]
    if (!kind) throw new Error(`no kind ${row.kind}`)
    this.child = fork(new URL('./process.ts', import.meta.url), {
      // its own group, so that its converters end with it
      detached: true,
      env: { ...process.env, TENANT: String(tenant) },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [`--max-old-space-size=${kind.memoryMb ?? 1024}`],
    })
    this.child.on('message', (message: FromJob) => void this.hear(message))
    this.child.on('error', () => this.stop(null))
    const { id, ownerId, createdAt, input, saved } = row
    const { dataDir, databaseUrl, bucket } = serving.config
    const begin = {
      id,
      ownerId,
      createdAt,
      input: JSON.parse(input) as unknown,
      saved: saved === '' ? null : (JSON.parse(saved) as unknown),
      dataDir,
      databaseUrl,
      bucket,
    }
    this.tell({ begin, module: kind.module.href })
    const late = setTimeout(() => this.stop({ state: 'failed', message: tooLong }), kind.limitMs)
    this.ended = new Promise<void>((resolve) => this.child.once('exit', () => resolve())).then(async () => {
      clearTimeout(late)
      killGroup(this.child)
      await this.writeEnd()
    })
  }

  /** Ends the process; what becomes of the row is written once it is gone. */
  stop(end: JobEnd | 'release' | null): void {
    this.end ??= end
    killGroup(this.child)
  }

  async signOfLife(): Promise<void> {
    const { db, now } = this.serving
    if (await renewLease(db, this.row.id, this.worker, now())) this.stop({ state: 'cancelled' })
  }

  private tell(message: ToJob): void {
    if (this.child.connected) this.child.send(message, () => undefined)
  }

  private async hear(message: FromJob): Promise<void> {
    const { db, log, now } = this.serving
    if ('report' in message) {
      const own = await writeProgress(db, this.row.id, this.worker, message.report, now())
      if (own) this.tell({ written: message.number })
      return
    }
    if ('result' in message) return this.stop({ state: 'done', result: message.result })
    if (!message.failure) log('job failed', { kind: this.row.kind, id: this.row.id, failure: message.stack })
    this.stop({ state: 'failed', message: message.failure ?? broken })
  }

  private async writeEnd(): Promise<void> {
    const { db, log, now } = this.serving
    const { id, kind } = this.row
    const { end } = this
    if (end !== null && end !== 'release') {
      // an import may have brought a hundred times as much as there was
      await db
        .renewStatistics()
        .catch((failure: unknown) => log('no statistics', { failure: String(failure) }))
      await endJob(db, id, this.worker, end, now())
      return
    }
    if (end === null) log('process of a job died', { kind, id })
    await releaseJob(db, id, this.worker)
  }
}

export function startRunner(serving: Serving, kinds: JobKinds): JobRunner {
  const { db, log, now } = serving
  const worker = randomUUID()
  const running = new Map<number, RunningChild>()
  let isStopped = false
  let round: Promise<void> | null = null
  let isAskedAgain = false

  const takeUp = async (): Promise<boolean> => {
    const row = isStopped ? null : await claimJob(db, kinds, worker, now())
    if (!row) return false
    if (isBeyondHope(row)) {
      await endJob(db, row.id, worker, { state: 'failed', message: broken }, now())
      return true
    }
    const child = new RunningChild(serving, row, kinds, worker)
    running.set(row.id, child)
    void child.ended
      .catch((failure: unknown) => log('job could not be written', { failure: String(failure) }))
      .finally(() => {
        running.delete(row.id)
        wake()
      })
    return true
  }

  const oneRound = async () => {
    do {
      isAskedAgain = false
      for (const child of running.values()) await child.signOfLife()
      while (await takeUp());
    } while (isAskedAgain && !isStopped)
  }

  function wake(): void {
    isAskedAgain = true
    if (isStopped || round) return
    round = oneRound()
      .catch((failure: unknown) => log('jobs cannot be read', { failure: String(failure) }))
      .finally(() => {
        round = null
      })
  }

  const timer = setInterval(wake, roundMs)
  timer.unref()
  wake()

  return {
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await round
      const children = [...running.values()]
      for (const child of children) child.stop('release')
      await Promise.allSettled(children.map(({ ended }) => ended))
    },
  }
}
