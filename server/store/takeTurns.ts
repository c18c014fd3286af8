/** Long work on one thread that serves everybody. */
import { setImmediate as letOthersRun } from 'node:timers/promises'

/** Time (ms) that one piece of work takes before others get a turn. */
const turnMs = 5

/** @returns a function to call between small pieces of work: it lets others run once their turn has come */
export function takeTurns(): () => Promise<void> {
  let begunAt = performance.now()
  return async () => {
    if (performance.now() - begunAt < turnMs) return
    await letOthersRun()
    begunAt = performance.now()
  }
}
