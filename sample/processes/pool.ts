/** Draws in processes of their own: the event loop stays free, and what drawing takes of memory is given back. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, totalmem } from 'node:os'
import type { Report } from './answer.ts'

/** bytes that a process takes at most, roughly */
const needed = 1_000_000_000

/** One for each core, as far as the memory goes. */
const processCount = () => Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / needed), 8))

/** One process; a new one takes its place after a crash. */
class DrawingProcess<Order, Result> {
  readonly #script: URL
  #child: ChildProcess | null = null

  constructor(script: URL) {
    this.#script = script
  }

  /** @throws an Error where it could not be done */
  run(order: Order): Promise<Result> {
    this.#child ??= fork(this.#script, { serialization: 'advanced', execArgv: [] })
    const child = this.#child
    return new Promise((resolve, reject) => {
      const crashed = (failure: Error) => {
        this.#child = null
        reject(failure)
      }
      const gone = (code: number | null, signal: string | null) =>
        crashed(new Error(`The drawing process ended with ${code ?? signal}.`))
      child.once('error', crashed)
      child.once('exit', gone)
      child.once('message', (report: Report<Result>) => {
        child.off('error', crashed)
        child.off('exit', gone)
        if ('failed' in report) reject(new Error(report.failed))
        else resolve(report.result)
      })
      child.send(order as object)
    })
  }

  async end(): Promise<void> {
    const child = this.#child
    this.#child = null
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}

/** Carries out orders in a process. */
export type Run<Order, Result> = (order: Order) => Promise<Result>

/**
 * Carries out work on each item in order, as many at once as there are processes.
 * @param script what the processes run; it calls `answerOrders`
 * @param signal ends what is under way; nothing new begins
 */
export async function inProcesses<T, Order, Result>(
  script: URL,
  items: readonly T[],
  signal: AbortSignal,
  work: (item: T, run: Run<Order, Result>) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const processes = Array.from(
    { length: Math.min(processCount(), items.length) },
    () => new DrawingProcess<Order, Result>(script),
  )
  const endAll = () => Promise.all(processes.map((one) => one.end()))
  const onAbort = () => void endAll()
  signal.addEventListener('abort', onAbort)
  try {
    await Promise.all(
      processes.map(async (one) => {
        for (let item = waiting.shift(); item !== undefined && !signal.aborted; item = waiting.shift())
          await work(item, (order) => one.run(order))
      }),
    )
  } finally {
    signal.removeEventListener('abort', onAbort)
    await endAll()
  }
}
