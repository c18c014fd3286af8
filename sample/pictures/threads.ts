/** Draws in threads, so that the event loop stays free. */
import { availableParallelism, totalmem } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Drawn, Order } from './draw.ts'

type Report = { drawn: Drawn } | { failed: string }

/** bytes that a thread takes at most, roughly */
const needed = 1_000_000_000

/** One for each core, as far as the memory goes. */
export const threadCount = () =>
  Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / needed), 8))

/** One thread; a new one takes its place after a crash. */
class Thread {
  #worker: Worker | null = null

  /** @throws an Error where the picture could not be drawn */
  draw(order: Order): Promise<Drawn> {
    this.#worker ??= new Worker(new URL('thread.ts', import.meta.url))
    const worker = this.#worker
    return new Promise((resolve, reject) => {
      const crashed = (failure: Error) => {
        this.#worker = null
        reject(failure)
      }
      const gone = (code: number) => crashed(new Error(`The drawing thread ended with code ${code}.`))
      worker.once('error', crashed)
      worker.once('exit', gone)
      worker.once('message', (report: Report) => {
        worker.off('error', crashed)
        worker.off('exit', gone)
        if ('drawn' in report) resolve(report.drawn)
        else reject(new Error(report.failed))
      })
      worker.postMessage(order)
    })
  }

  async end(): Promise<void> {
    await this.#worker?.terminate()
    this.#worker = null
  }
}

/**
 * Carries out work on each item in order, as many at once as there are threads.
 * @param signal ends what is under way; nothing new begins
 */
export async function inThreads<T>(
  items: readonly T[],
  signal: AbortSignal,
  work: (item: T, draw: (order: Order) => Promise<Drawn>) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const threads = Array.from({ length: Math.min(threadCount(), items.length) }, () => new Thread())
  const endAll = () => Promise.all(threads.map((thread) => thread.end()))
  const onAbort = () => void endAll()
  signal.addEventListener('abort', onAbort)
  try {
    await Promise.all(
      threads.map(async (thread) => {
        for (let item = waiting.shift(); item !== undefined && !signal.aborted; item = waiting.shift())
          await work(item, (order) => thread.draw(order))
      }),
    )
  } finally {
    signal.removeEventListener('abort', onAbort)
    await endAll()
  }
}
