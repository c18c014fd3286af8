/** Launches from a learning platform (LTI 1.3): the browser's way in. */
import { post, secret } from './endpoint.ts'
import type { IdentityFault } from './identity.ts'

/**
 * Where the platform sends a browser, and where it finds our keys. No calls: `login` and `launch` redirect, `return` leads
 * back to the platform with what a teacher chose.
 */
export const launchPath = (step: 'login' | 'launch' | 'keys' | 'return') =>
  `/dh-usercenter/identity/lti/${step}`

/** The cookie with the secret that binds a launch's ticket to the browser; the page reads it. */
export const launchCookie = 'vitrine-launch'

/** Beside those of the school's own sign-in: the platform is not known here, or too many launches failed. */
export type LaunchFault = IdentityFault | 'platform' | 'busy'

/** The thing that a link of a platform opens. */
export const linkedKinds = ['course', 'chapter', 'quiz'] as const
export type LinkedKind = (typeof linkedKinds)[number]

/** Whether a launch is the caller's own; then it has served, and the page goes on with its session. */
export const launchAsCaller = post('/dh-usercenter/launch/own', { ticket: secret, binding: secret }).replies<{
  isOwn: boolean
}>()
