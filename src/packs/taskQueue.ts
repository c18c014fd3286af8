/** Works that wait for each other: a few at a time, first come first served, each under its own name. */
interface Work {
  key: string
  run: (signal: AbortSignal) => Promise<void>
  stop: AbortController
  done: Promise<void>
  end: () => void
}

export class TaskQueue {
  readonly #atOnce: number
  readonly #works = new Map<string, Work>()
  readonly #running = new Set<string>()

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  has(key: string): boolean {
    return this.#works.has(key)
  }

  keys(): string[] {
    return [...this.#works.keys()]
  }

  /** @returns when it is done or was dropped; a work of this name that is there already is the same */
  add(key: string, run: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const known = this.#works.get(key)
    if (known) return known.done
    let end: () => void = () => undefined
    const done = new Promise<void>((resolve) => {
      end = resolve
    })
    this.#works.set(key, { key, run, stop: new AbortController(), done, end })
    this.#next()
    return done
  }

  /** Stops it, or takes it out of the line. @returns when it has ended */
  async drop(key: string): Promise<void> {
    const work = this.#works.get(key)
    if (!work) return
    work.stop.abort()
    if (!this.#running.has(key)) this.#end(work)
    await work.done
  }

  #end(work: Work): void {
    this.#works.delete(work.key)
    this.#running.delete(work.key)
    work.end()
  }

  #next(): void {
    for (const work of this.#works.values()) {
      if (this.#running.size >= this.#atOnce) return
      if (this.#running.has(work.key)) continue
      this.#running.add(work.key)
      void work
        .run(work.stop.signal)
        .catch(() => undefined)
        .finally(() => {
          this.#end(work)
          this.#next()
        })
    }
  }
}
