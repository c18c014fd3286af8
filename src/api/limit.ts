/** Limit (ms) for a whole call (B16). */
export const callTimeoutMs = 60_000

/**
 * Does something under a limit of time and the caller's own abort; what does not heed its signal is left to itself.
 * `AbortSignal.any` is too new for some.
 * @throws an AbortError, or the reason of the caller's abort
 */
export async function withTimeLimit<T>(
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const own = new AbortController()
  const { signal } = own
  const abort = () => own.abort(outer?.reason)
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  const timer = setTimeout(abort, ms)
  outer?.addEventListener('abort', abort)
  if (outer?.aborted) abort()
  try {
    return await Promise.race([work(signal), over])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', abort)
  }
}
