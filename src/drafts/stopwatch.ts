import type { QuestionId } from '../contract/questions.ts'

/** Times spent, in ms: in all, and on each question. */
export interface Spent {
  total: number
  on: ReadonlyMap<QuestionId, number>
}

/** How long each question was in sight, unanswered. Times are ms of one clock, which the caller reads. */
export class Stopwatch {
  readonly #spent: Map<QuestionId, number>
  #on: { question: QuestionId; since: number } | null = null
  #total: number

  /** @param before spent before this visit */
  constructor(before?: Spent) {
    this.#spent = new Map(before?.on)
    this.#total = before?.total ?? 0
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

  /** Takes over time that was spent elsewhere: the surplus over the time spent here. */
  catchUp({ total, on }: Spent, now: number): void {
    this.turnTo(this.#on?.question ?? null, now)
    for (const [question, ms] of on) this.#spent.set(question, Math.max(ms, this.#spent.get(question) ?? 0))
    this.#total = Math.max(total, this.#total)
  }

  total(now: number): number {
    return this.#total + (this.#on ? Math.max(now - this.#on.since, 0) : 0)
  }

  /** The time of every question that was in sight. */
  spent(now: number): Spent {
    const seen = new Set(this.#spent.keys())
    if (this.#on) seen.add(this.#on.question)
    return { total: this.total(now), on: new Map([...seen].map((one) => [one, this.on(one, now)])) }
  }
}

/** 0:07, 12:48, 1:02:03 */
export function elapsedText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
