import type { Generated } from 'kysely'
import type { JobState } from '../../../src/contract/jobs.ts'
import type { Flag, NumberedRow } from '../row.ts'

/** Work that takes longer than a call: see runner.ts. */
export interface JobTable extends NumberedRow {
  kind: string
  /** JSON */
  input: string
  state: JobState
  /** steps that are finished, of `total`; total 0 until it is known */
  done: Generated<number>
  total: Generated<number>
  /** The job's present step, or why it failed, in words of the kind: JSON {zh, en}, or empty. */
  message: Generated<string>
  /** JSON, once it is done */
  result: Generated<string>
  /** JSON, what the last finished step left for whoever takes the job up again */
  saved: Generated<string>
  /** the process that runs it */
  worker: Generated<string>
  ownerId: number
  createdAt: number
  startedAt: Generated<number | null>
  endedAt: Generated<number | null>
  /** When the lease ends (ms UTC); after it another process may take the job up. */
  leaseUntil: Generated<number>
  cancelAsked: Generated<Flag>
  /** how often it was taken up */
  tries: Generated<number>
}
