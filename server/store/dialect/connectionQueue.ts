/** Callers wait here, first come first served, while all connections of a pool are taken. */

/** Nobody got a turn in time: a crowd that comes again later is served. The code is PostgreSQL's for too many connections. */
class NoTurnError extends Error {
  readonly code = '53300'

  constructor() {
    super('no connection became free in time')
  }
}

interface Waiting {
  start(): void
  timer: ReturnType<typeof setTimeout>
}

export class ConnectionQueue {
  readonly #waiting = new Set<Waiting>()
  readonly #timeoutMs: number
  #free: number

  constructor(connections: number, timeoutMs: number) {
    this.#free = connections
    this.#timeoutMs = timeoutMs
  }

  /** Resolves when a connection is free for this caller, who says with `leave` that it is free again. */
  enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free--
      return Promise.resolve()
    }
    return new Promise((start, fail) => {
      const one: Waiting = {
        start,
        timer: setTimeout(() => {
          this.#waiting.delete(one)
          fail(new NoTurnError())
        }, this.#timeoutMs),
      }
      this.#waiting.add(one)
    })
  }

  leave(): void {
    const [next] = this.#waiting
    if (!next) {
      this.#free++
      return
    }
    this.#waiting.delete(next)
    clearTimeout(next.timer)
    next.start()
  }
}
