/** Replies that a line in index.html asked for before any script had come: each is taken once. */

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

/** Asks for the first banner's picture, the largest thing of the home, while the session is read. */
export async function askFirstPicture(): Promise<void> {
  const banners = await window.__early?.['/api/v1.0/banner/list']
  const { data } = (await banners?.clone().json()) ?? {}
  const address = data?.items?.[0]?.image
  if (address) new Image().src = address
}
