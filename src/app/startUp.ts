/** The start: one retry after a second, counted in local storage; then the error page (B10). */

/** Pause (ms) before the retry. */
export const retryPauseMs = 1000
/** Pause (ms) before one more retry where a newer build stored the data: by then it has taken over, if it just came. */
export const takeOverPauseMs = 4000

/** Everything that a start touches, so that a test can hand in its own. */
export interface Start {
  /** brings the app up; rejects when it cannot */
  boot: () => Promise<void>
  /** retries made so far; a counter that cannot be read counts as none */
  readRetry: () => number
  /** false: this device stores nothing, so no retry could be counted */
  writeRetry: (count: number) => boolean
  /** local storage and cookies; never the outbox */
  clear: () => void
  /** asks for a newer version of the app; true once one has taken over, which may take minutes */
  renew: () => Promise<boolean>
  reload: () => void
  showError: (error: unknown) => void
  wait: (ms: number) => Promise<void>
}

/**
 * What this device stores is not to blame: a newer build stored it, or a part of the app is gone and there is no network
 * to bring it. Who was signed out then could not sign in again.
 */
const isDataSound = (error: unknown) => navigator.onLine === false || isOfNewerBuild(error)

const isOfNewerBuild = (error: unknown) => error instanceof DOMException && error.name === 'VersionError'

export async function startUp(start: Start): Promise<void> {
  try {
    await start.boot()
    start.writeRetry(0)
  } catch (error) {
    console.error(error)
    const renewed = start.renew().catch(() => false)
    const retries = start.readRetry()
    // A newer version that takes over while a page loads can be met by the next page alone.
    const mostRetries = isOfNewerBuild(error) ? 2 : 1
    if (retries < mostRetries && start.writeRetry(retries + 1)) {
      await start.wait(retries === 0 ? retryPauseMs : takeOverPauseMs)
      start.reload()
      return
    }
    if (!isDataSound(error)) start.clear()
    start.showError(error)
    // as an old version's start fails on data that a newer one stored
    if (await renewed) start.reload()
  }
}
