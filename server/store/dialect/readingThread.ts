/** A thread with a connection of its own to SQLite's file, for statements that would hold up everybody else. */
import { Worker } from 'node:worker_threads'

/** What the thread is asked; `id` tells answers apart. */
export type ThreadRequest = { id: number; sql: string; parameters: readonly unknown[] } | 'reloadStatistics'

export interface ThreadReply {
  id: number
  rows: unknown[]
  /** instead of rows */
  failure?: { message: string; errcode: number | undefined }
}

interface Waiting {
  resolve(rows: unknown[]): void
  reject(failure: Error): void
}

/** The thread starts with the first statement, and again after it has ended. Statements run one after the other. */
export class ReadingThread {
  readonly #path: string
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #lastId = 0

  /** @param path of the file, which is there */
  constructor(path: string) {
    this.#path = path
  }

  /** @throws what SQLite says, with its `errcode` */
  read<R>(sql: string, parameters: readonly unknown[]): Promise<R[]> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown[]>()
    const id = ++this.#lastId
    this.#waiting.set(id, { resolve, reject })
    this.#worker ??= this.#start()
    this.#worker.ref()
    this.#worker.postMessage({ id, sql, parameters } satisfies ThreadRequest)
    return promise as Promise<R[]>
  }

  /** Plans what comes next by the statistics as they are now. */
  reloadStatistics(): void {
    this.#worker?.postMessage('reloadStatistics' satisfies ThreadRequest)
  }

  async end(): Promise<void> {
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL('./readInThread.ts', import.meta.url), { workerData: this.#path })
    worker.on('message', ({ id, rows, failure }: ThreadReply) => {
      const waiting = this.#waiting.get(id)
      this.#waiting.delete(id)
      // a thread that waits for work keeps no process alive
      if (this.#waiting.size === 0) worker.unref()
      if (failure) waiting?.reject(Object.assign(new Error(failure.message), { errcode: failure.errcode }))
      else waiting?.resolve(rows)
    })
    let reason = new Error('The thread that reads SQLite has ended.')
    worker.on('error', (failure: Error) => {
      reason = failure
    })
    worker.on('exit', () => {
      this.#worker = undefined
      for (const { reject } of this.#waiting.values()) reject(reason)
      this.#waiting.clear()
    })
    return worker
  }
}
