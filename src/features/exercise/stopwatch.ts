import type { QuestionId } from '../../contract/questions.ts'

/** How long each question was in sight, unanswered. Times are ms of one clock, which the caller reads. */
export class Stopwatch {
  readonly #spent = new Map<QuestionId, number>()
  #on: { question: QuestionId; since: number } | null = null
  #total: number

  /** @param spent ms before this visit */
  constructor(spent = 0) {
    this.#total = spent
  }

  /** Goes on with a question; null: with none (it is answered, or the page is out of sight). */
  turnTo(question: QuestionId | null, now: number): void {
    if (this.#on) {
      const { question, since } = this.#on
      const spent = Math.max(now - since, 0)
      this.#spent.set(question, (this.#spent.get(question) ?? 0) + spent)
      this.#total += spent
    }
    this.#on = question === null ? null : { question, since: now }
  }

  on(question: QuestionId, now: number): number {
    const running = this.#on?.question === question ? Math.max(now - this.#on.since, 0) : 0
    return (this.#spent.get(question) ?? 0) + running
  }

  /** As if nothing was in sight before now. */
  reset(now: number): void {
    this.#spent.clear()
    this.#total = 0
    if (this.#on) this.#on.since = now
  }

  total(now: number): number {
    return this.#total + (this.#on ? Math.max(now - this.#on.since, 0) : 0)
  }
}

/** 0:07, 12:48, 1:02:03 */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
