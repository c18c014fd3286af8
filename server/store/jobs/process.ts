/** The process of one job: imports the module of its kind and speaks with the runner. It leads a process group. */
import type { FromJob, RunJob, ToJob } from './kinds.ts'
import { JobFailure } from './kinds.ts'

const tell = (message: FromJob) => new Promise<void>((resolve) => process.send?.(message, () => resolve()))

/** Ends this process and all that it started. */
function endGroup(): never {
  if (process.platform !== 'win32') process.kill(-process.pid, 'SIGKILL')
  process.exit(1)
}

// A runner that was killed leaves nothing running: the channel to it closes.
process.on('disconnect', endGroup)

const written = new Map<number, () => void>()

async function begin({ begin: job, module }: Extract<ToJob, { begin: unknown }>): Promise<void> {
  let reports = 0
  try {
    const { run } = (await import(module)) as { run: RunJob }
    const result = await run({
      ...job,
      report(progress) {
        reports += 1
        const number = reports
        const done = new Promise<void>((resolve) => written.set(number, resolve))
        void tell({ report: progress, number })
        return done
      },
    })
    await tell({ result: result ?? null })
  } catch (thrown) {
    const stack = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
    await tell({ failure: thrown instanceof JobFailure ? thrown.text : null, stack })
  }
}

process.on('message', (message: ToJob) => {
  if ('begin' in message) return void begin(message)
  written.get(message.written)?.()
  written.delete(message.written)
})
