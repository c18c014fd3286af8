/** Learning platforms (Moodle, Canvas) that open this school's content by LTI 1.3: set up by administrators. */
import * as v from 'valibot'
import { get, id, oneOf, optional, post, title } from '../endpoint.ts'
import { opened } from '../forms/opened.ts'

/** Where a launch says the student or staff number; `none`: this platform is not trusted to say it. */
export const numberSources = ['none', 'lis', 'custom'] as const
export type NumberSource = (typeof numberSources)[number]

export interface LearningPlatform {
  id: number
  name: string
  issuer: string
  clientId: string
  /** where a browser signs in: the platform's OIDC authentication request URL */
  signInUrl: string
  tokenUrl: string
  /** where its public keys are (JWKS) */
  keysUrl: string
  deployments: string[]
  /** hosts to which its scores may go, beside those of its addresses */
  scoreHosts: string[]
  numberSource: NumberSource
  enabled: boolean
  /** accounts that are linked to a person of this platform */
  people: number
  /** scores that wait to be given back, and those that were given up */
  waiting: number
  failed: number
  /** why the last one did not arrive; empty: it did; `unlistedHost` and a host: no score goes there */
  reason: string
}

/** Begins the reason of a score whose address is at a host that nobody listed. */
export const unlistedHost = 'unlisted host: '

/** What an administrator copies into the platform. */
export interface ToolAddresses {
  loginUrl: string
  launchUrl: string
  deepLinkUrl: string
  keysUrl: string
  /** browsers keep what a launch needs only over HTTPS */
  isSecure: boolean
}

export interface LearningPlatforms {
  platforms: LearningPlatform[]
  tool: ToolAddresses
}

/** Of a platform: what goes there must not cross a network in the open; a platform on this machine itself may. */
export const platformAddressForm = /^(?:https:\/\/|http:\/\/(?:127\.0\.0\.1|localhost)[:/])[^\s"'<>]+$/
const platformAddress = v.pipe(v.string(), v.trim(), v.maxLength(500), v.regex(platformAddressForm))
const needed = v.pipe(title, v.minLength(1))
/** A name with its port where it has one: `school.instructure.com`. */
export const scoreHostForm = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i
const scoreHost = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(260), v.regex(scoreHostForm))

export const adminPlatforms = get('/dh-admin/platforms', {}).replies<LearningPlatforms>()
export const adminPlatformSave = post('/dh-admin/platform/save', {
  id: optional(id),
  name: needed,
  issuer: platformAddress,
  clientId: needed,
  signInUrl: platformAddress,
  tokenUrl: platformAddress,
  keysUrl: platformAddress,
  deployments: v.pipe(v.array(needed), v.minLength(1), v.maxLength(100)),
  /** Left out, by a page of before: they stay as they are. */
  scoreHosts: optional(v.pipe(v.array(scoreHost), v.maxLength(20))),
  numberSource: oneOf(numberSources),
  enabled: v.boolean(),
  base: opened,
}).replies<number>()
/** Its people keep their accounts here; their links to the platform go, and scores that wait with them. */
export const adminPlatformRemove = post('/dh-admin/platform/remove', { id }).replies<null>()

/** Whether the platform's keys can be read, and whether it gives this service a token; why not, else empty. */
export interface PlatformCheck {
  keys: string
  token: string
}

export const adminPlatformTest = post(
  '/dh-admin/platform/test',
  { id },
  { rate: 'message' },
).replies<PlatformCheck>()
