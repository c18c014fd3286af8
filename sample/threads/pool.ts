/** Draws in threads, so that the event loop stays free. */
import { availableParallelism, totalmem } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Report } from './answer.ts'

/** bytes that a thread takes at most, roughly */
const needed = 1_000_000_000

/** One for each core, as far as the memory goes. */
const threadCount = () => Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / needed), 8))

/** One thread; a new one takes its place after a crash. */
class Thread<Order, Result> {
  readonly #script: URL
  #worker: Worker | null = null

  constructor(script: URL) {
    this.#script = script
  }

  /** @throws an Error where it could not be done */
  run(order: Order): Promise<Result> {
    this.#worker ??= new Worker(this.#script)
    const worker = this.#worker
    return new Promise((resolve, reject) => {
      const crashed = (failure: Error) => {
        this.#worker = null
        reject(failure)
      }
      const gone = (code: number) => crashed(new Error(`The drawing thread ended with code ${code}.`))
      worker.once('error', crashed)
      worker.once('exit', gone)
      worker.once('message', (report: Report<Result>) => {
        worker.off('error', crashed)
        worker.off('exit', gone)
        if ('failed' in report) reject(new Error(report.failed))
        else resolve(report.result)
      })
      worker.postMessage(order)
    })
  }

  async end(): Promise<void> {
    await this.#worker?.terminate()
    this.#worker = null
  }
}

/** Carries out orders in a thread. */
export type Run<Order, Result> = (order: Order) => Promise<Result>

/**
 * Carries out work on each item in order, as many at once as there are threads.
 * @param script what the threads run; it calls `answerOrders`
 * @param signal ends what is under way; nothing new begins
 */
export async function inThreads<T, Order, Result>(
  script: URL,
  items: readonly T[],
  signal: AbortSignal,
  work: (item: T, run: Run<Order, Result>) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const threads = Array.from(
    { length: Math.min(threadCount(), items.length) },
    () => new Thread<Order, Result>(script),
  )
  const endAll = () => Promise.all(threads.map((thread) => thread.end()))
  const onAbort = () => void endAll()
  signal.addEventListener('abort', onAbort)
  try {
    await Promise.all(
      threads.map(async (thread) => {
        for (let item = waiting.shift(); item !== undefined && !signal.aborted; item = waiting.shift())
          await work(item, (order) => thread.run(order))
      }),
    )
  } finally {
    signal.removeEventListener('abort', onAbort)
    await endAll()
  }
}
