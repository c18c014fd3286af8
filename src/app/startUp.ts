/** The start: one retry after a second, counted in local storage; then the error page (B10). */

/** Pause (ms) before the retry. */
export const retryPauseMs = 1000
/** Pause (ms) before the second retry, where a newer build stored the data: if it has just come, it takes over meanwhile. */
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
 * Whether the stored data are sound although the start failed: a newer build wrote them, or a file of the app is missing
 * and no network can bring it. Clearing them would sign the person out, who could not sign in without a network.
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
    // A page that loads while a newer version takes over still gets the old files; the page after it gets the new ones.
    const mostRetries = isOfNewerBuild(error) ? 2 : 1
    if (retries < mostRetries && start.writeRetry(retries + 1)) {
      await start.wait(retries === 0 ? retryPauseMs : takeOverPauseMs)
      start.reload()
      return
    }
    if (!isDataSound(error)) start.clear()
    start.showError(error)
    // an old version cannot read what a newer one stored, so the page starts again as the newer one
    if (await renewed) start.reload()
  }
}
