/** What a line in index.html asked for before any script had come: each reply is taken once. */

declare global {
  interface Window {
    /** path and query of a GET, to its response on the way */
    __early?: Record<string, Promise<Response> | undefined>
  }
}

/** The response that is already on its way to this address; the second asker finds none. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const early = window.__early?.[address]
  if (early && window.__early) delete window.__early[address]
  return early
}
