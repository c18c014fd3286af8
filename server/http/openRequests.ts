/** How many answers somebody may have open at once. */
export class OpenRequests {
  readonly #most: number
  readonly #open = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** @returns how to leave, or null where this one has as many open as may be */
  enter(who: string): (() => void) | null {
    const open = this.#open.get(who) ?? 0
    if (open >= this.#most) return null
    this.#open.set(who, open + 1)
    return () => {
      const left = (this.#open.get(who) ?? 1) - 1
      if (left > 0) this.#open.set(who, left)
      else this.#open.delete(who)
    }
  }
}
