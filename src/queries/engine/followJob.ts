/** Waits for a job of the service to end. */
import { call } from '../../api/call.ts'
import { HttpFailure, Offline } from '../../api/errors.ts'
import { type Job, jobCancel, jobDetail } from '../../contract/jobs.ts'

/** Time (ms) between two looks at a job. */
const pollMs = 500
/** Pause (ms) while the service does not answer. */
const pauseMs = 2000

/** Why a job brought nothing, in the person's language. */
export class JobEnded extends Error {
  readonly job: Job

  constructor(job: Job) {
    super(job.message)
    this.job = job
  }
}

/** How far a job is. */
export interface JobStep {
  jobId: number
  done: number
  total: number
}

/** For `onLook` of `followJob`. */
export const tellSteps =
  (onProgress: (progress: JobStep) => void) =>
  ({ id, done, total }: Job): void =>
    onProgress({ jobId: id, done, total })

/** Ends a job before it is done. */
export const cancelFollowedJob = (id: number): Promise<Job> => call(jobCancel, { id })

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Whether the same look may succeed later: the job goes on, whether this device reaches the service or not. */
const isPassing = (failure: unknown): boolean =>
  failure instanceof Offline || (failure instanceof HttpFailure && failure.status >= 500)

async function lookAt(id: number): Promise<Job> {
  for (;;) {
    try {
      return await call(jobDetail, { id })
    } catch (failure) {
      if (!isPassing(failure)) throw failure
    }
    await wait(pauseMs)
  }
}

/**
 * Asks until the job has ended, and goes on asking through an outage.
 * @returns the result of the job. @throws JobEnded where it failed or was cancelled
 */
export async function followJob(id: number, onLook?: (job: Job) => void): Promise<unknown> {
  for (;;) {
    const job = await lookAt(id)
    onLook?.(job)
    if (job.state === 'done') return job.result
    if (job.state === 'failed' || job.state === 'cancelled') throw new JobEnded(job)
    await wait(pollMs)
  }
}
