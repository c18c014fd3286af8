/** The public keys of platforms: fetched when one is needed, and again for a key that is not among them. */
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'

const fetchTimeoutMs = 10_000
const maxReplyBytes = 200_000
/** Keys are fetched anew after this time (ms) even where all are known: a platform may have taken one back. */
const keysLastMs = 3_600_000
/** How long (ms) it is at least between two fetches: unknown key ids must not make the service ask without end. */
const shortestWaitMs = 10_000

interface KnownKeys {
  at: number
  find: ReturnType<typeof createLocalJWKSet>
}

/** @throws where there are none, or nobody answers */
export async function fetchKeys(url: string): Promise<KnownKeys['find']> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(fetchTimeoutMs) })
  if (!response.ok) throw new Error(`The keys were not answered: ${response.status}.`)
  const text = await response.text()
  if (text.length > maxReplyBytes) throw new Error('There are too many keys.')
  return createLocalJWKSet(JSON.parse(text) as JSONWebKeySet)
}

export class PlatformKeys {
  private readonly known = new Map<string, KnownKeys>()
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  /** Finds a key of the JWKS at this address for `jwtVerify`. */
  keysAt(url: string): JWTVerifyGetKey {
    return async (header, token) => {
      const known = this.known.get(url)
      const isFresh = known !== undefined && this.now() - known.at < keysLastMs
      const { find } = isFresh ? known : await this.renew(url)
      try {
        return await find(header, token)
      } catch (failure) {
        const isUnknown = failure instanceof errors.JWKSNoMatchingKey
        const { at } = this.known.get(url) ?? { at: 0 }
        if (!isUnknown || this.now() - at < shortestWaitMs) throw failure
        return (await this.renew(url)).find(header, token)
      }
    }
  }

  private async renew(url: string): Promise<KnownKeys> {
    const keys = { at: this.now(), find: await fetchKeys(url) }
    this.known.set(url, keys)
    return keys
  }
}
