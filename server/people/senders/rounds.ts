/** Rounds of work that several events ask for. */
import { setTimeout as sleep } from 'node:timers/promises'

/** Runs `round` when it is asked to, never twice at once; asked meanwhile, it runs once more. */
export class Rounds {
  private isAskedAgain = false
  private running: Promise<void> | null = null
  private readonly round: () => Promise<unknown>
  private readonly signal: AbortSignal
  private readonly onFailure: (failure: unknown) => void

  constructor(round: () => Promise<unknown>, signal: AbortSignal, onFailure: (failure: unknown) => void) {
    this.round = round
    this.signal = signal
    this.onFailure = onFailure
  }

  /** The end of the round under way. */
  get end(): Promise<void> | null {
    return this.running
  }

  ask(): void {
    this.isAskedAgain = true
    if (this.signal.aborted || this.running) return
    this.running = this.runWhileAsked()
      .catch(this.onFailure)
      .finally(() => {
        this.running = null
      })
  }

  private async runWhileAsked(): Promise<void> {
    do {
      this.isAskedAgain = false
      await this.round()
    } while (this.isAskedAgain && !this.signal.aborted)
  }
}

export async function waitAtMost(ms: number, work: readonly (Promise<void> | null)[]): Promise<void> {
  const late = new AbortController()
  await Promise.race([
    Promise.allSettled(work),
    sleep(ms, undefined, { signal: late.signal }).catch(() => undefined),
  ])
  late.abort()
}
