/** Waits for a job of the service to end. */
import { call } from '../../api/call.ts'
import { type Job, jobDetail } from '../../contract/jobs.ts'

/** Time (ms) between two looks at a job. */
const pollMs = 500

/** Why a job brought nothing, in the person's language. */
export class JobEnded extends Error {
  readonly job: Job

  constructor(job: Job) {
    super(job.message)
    this.job = job
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** @returns the result of the job. @throws JobEnded where it failed or was cancelled */
export async function followJob(id: number, onLook?: (job: Job) => void): Promise<unknown> {
  for (;;) {
    const job = await call(jobDetail, { id })
    onLook?.(job)
    if (job.state === 'done') return job.result
    if (job.state === 'failed' || job.state === 'cancelled') throw new JobEnded(job)
    await wait(pollMs)
  }
}
