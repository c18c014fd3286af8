/** OpenID Connect: authorization code with PKCE; the ID token's signature, issuer, audience, nonce and time are checked. */
import * as client from 'openid-client'
import type { OidcSettings } from '../../config.ts'
import type { ProvenIdentity, SignInProvider } from './provider.ts'

/** After which the provider's keys and addresses are asked for again. */
const discoveryMs = 3_600_000
const timeoutSeconds = 10

export function oidcProvider(settings: OidcSettings): SignInProvider {
  const { issuer, clientId, clientSecret, numberClaim } = settings
  let known: { at: number; found: Promise<client.Configuration> } | null = null

  const discover = async (): Promise<client.Configuration> => {
    const now = Date.now()
    if (known && now - known.at < discoveryMs) return known.found
    // config.ts takes http for loopback alone
    const execute = issuer.startsWith('http:') ? [client.allowInsecureRequests] : []
    const found = client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      execute: [...execute, client.enableNonRepudiationChecks],
      timeout: timeoutSeconds,
    })
    known = { at: now, found }
    return found.catch((failure: unknown) => {
      known = null
      throw failure
    })
  }

  return {
    async begin(callback, { state, nonce, verifier }) {
      const address = client.buildAuthorizationUrl(await discover(), {
        redirect_uri: callback,
        scope: 'openid profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return address.href
    },
    async prove(callback, returned, { state, nonce, verifier }): Promise<ProvenIdentity> {
      const current = new URL(callback)
      current.search = returned.search
      const tokens = await client.authorizationCodeGrant(await discover(), current, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider sent no ID token.')
      const number = claims[numberClaim]
      return { subject: claims.sub, number: typeof number === 'string' ? number : '' }
    },
  }
}
