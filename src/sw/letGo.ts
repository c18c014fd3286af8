/** The next version takes over once this one has nothing under way: what hangs on a dead line would hold it up for minutes. */
let leaving = new AbortController()

/** Ends what is under way. */
export function letGo(): void {
  leaving.abort()
  leaving = new AbortController()
}

/** Aborted when this version is to let go. */
export const untilLeaving = (): AbortSignal => leaving.signal

/** The same request, ended by `letGo` too, where the browser can join two signals. */
export const leavable = (request: Request): Request =>
  'any' in AbortSignal
    ? new Request(request, { signal: AbortSignal.any([request.signal, leaving.signal]) })
    : request
