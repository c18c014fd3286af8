/** Signing in at the school's own service (OpenID Connect, CAS): the browser goes there and comes back with a ticket. */
import * as v from 'valibot'
import { optional, post, secret, title, uuid, withoutNul, word } from './endpoint.ts'
import type { LoginResult } from './session.ts'

export type IdentityProvider = 'oidc' | 'cas'

/** Where the browser goes; with `?binding=`, a secret of this tab that its ticket is bound to. No call: it redirects. */
export const identityPath = (provider: IdentityProvider, step: 'begin' | 'callback') =>
  `/dh-usercenter/identity/${provider}/${step}`

/** How the browser comes back to the page of sign-in: behind `#`, which is sent to no service. */
export const identityMarks = {
  ticket: '#identity=',
  fault: '#identity-fault=',
  /** An offer to link who was proven, and has no account by number, to the account whose password they know. */
  link: '#identity-link=',
} as const

/** Why nobody came in: no account has this number, the account is disabled, or the proof did not hold. */
export type IdentityFault = 'unknown' | 'disabled' | 'failed'

const wbInfo = v.fallback(optional(v.object({ uuid: optional(uuid), name: optional(title) })), undefined)

export const signInByIdentity = post(
  '/dh-usercenter/login/anon/identity',
  { ticket: secret, binding: secret, wbInfo },
  { open: true },
).replies<LoginResult>()

export interface LinkedSignIn extends LoginResult {
  /** the address below the app that a link of a platform opens; empty: none */
  opens: string
}

/** Sealed by the service: who was proven, and in which browser. */
const linkOffer = v.pipe(v.string(), withoutNul, v.minLength(1), v.maxLength(8000))

/**
 * Links the proven person to the account with this name and password, for good, and signs in. An account that needs a new
 * password first is linked by the next call, with that one.
 */
export const linkIdentity = post(
  '/dh-usercenter/login/anon/identity/link',
  { offer: linkOffer, binding: secret, loginName: word, password: secret, wbInfo },
  { open: true },
).replies<LinkedSignIn>()
