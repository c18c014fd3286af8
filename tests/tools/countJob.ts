/** A kind of job for the tests: counts to `total`, writing each step into a file; it starts a process that outlives a step. */
import { spawn } from 'node:child_process'
import { appendFileSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { JobFailure, type RunJob } from '../../server/store/jobs/kinds.ts'

export interface CountInput {
  file: string
  total: number
  stepMs: number
  /** fails with a text at this step */
  failAt?: number
  /** ends its process at this step, as a fault of memory would */
  dieAt?: number
}

export const run: RunJob<CountInput, number> = async ({ input, saved, report }) => {
  const child = spawn('sleep', ['60'])
  writeFileSync(`${input.file}.pid`, String(child.pid))
  for (let step = (saved ?? 0) + 1; step <= input.total; step++) {
    if (step === input.failAt) throw new JobFailure({ zh: '第 3 页损坏', en: 'Page 3 is damaged' })
    if (step === input.dieAt) process.exit(1)
    await wait(input.stepMs)
    appendFileSync(input.file, `${step}\n`)
    const message = { zh: `第 ${step} 页`, en: `page ${step}` }
    await report({ done: step, total: input.total, saved: step, message })
  }
  child.kill()
  return { counted: input.total }
}
