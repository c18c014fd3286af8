/** Long work on one thread that serves everybody. */
import { setImmediate as letOthersRun } from 'node:timers/promises'

/** Time (ms) that one piece of work takes before others get a turn. */
const turnMs = 5

/**
 * @returns a function to call between small pieces of work: it lets others run once their turn has come. Work that waited
 * for something else meanwhile has let them run already, and goes on at once.
 */
export function takeTurns(): () => Promise<void> {
  let begunAt: number | null = null
  const begin = () => {
    begunAt = performance.now()
    setImmediate(() => {
      begunAt = null
    })
  }
  return async () => {
    if (begunAt === null) return begin()
    if (performance.now() - begunAt < turnMs) return
    await letOthersRun()
    begin()
  }
}
