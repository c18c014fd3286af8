/** Signing in at the school's own service (OpenID Connect, CAS): the browser goes there and comes back with a ticket. */
import { fallback, object } from 'valibot'
import { optional, post, secret, title, uuid } from './endpoint.ts'
import type { LoginResult } from './session.ts'

export type IdentityProvider = 'oidc' | 'cas'

/** Where the browser goes; with `?binding=`, a secret of this tab that its ticket is bound to. No call: it redirects. */
export const identityPath = (provider: IdentityProvider, step: 'begin' | 'callback') =>
  `/dh-usercenter/identity/${provider}/${step}`

/** How the browser comes back to the page of sign-in: behind `#`, which is sent to no service. */
export const identityMarks = { ticket: '#identity=', fault: '#identity-fault=' } as const

/** Why nobody came in: no account has this number, the account is disabled, or the proof did not hold. */
export type IdentityFault = 'unknown' | 'disabled' | 'failed'

const wbInfo = fallback(optional(object({ uuid: optional(uuid), name: optional(title) })), undefined)

export const signInByIdentity = post(
  '/dh-usercenter/login/anon/identity',
  { ticket: secret, binding: secret, wbInfo },
  { open: true },
).replies<LoginResult>()
