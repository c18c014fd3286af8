/** The claims of a launch, as LTI 1.3, Deep Linking 2.0 and Assignment and Grade Services 2.0 name them. */
import * as v from 'valibot'
import type { NumberSource } from '../../../src/contract/admin/learningPlatforms.ts'

const core = 'https://purl.imsglobal.org/spec/lti/claim/'
const deepLinking = 'https://purl.imsglobal.org/spec/lti-dl/claim/'

export const claimNames = {
  messageType: `${core}message_type`,
  version: `${core}version`,
  deployment: `${core}deployment_id`,
  target: `${core}target_link_uri`,
  custom: `${core}custom`,
  people: `${core}lis`,
  presentation: `${core}launch_presentation`,
  scores: 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint',
  linkSettings: `${deepLinking}deep_linking_settings`,
  linkItems: `${deepLinking}content_items`,
  linkData: `${deepLinking}data`,
} as const

export const scoreScope = 'https://purl.imsglobal.org/spec/lti-ags/scope/score'

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(1000))
const address = v.pipe(name, v.regex(/^(?:https:\/\/|http:\/\/(?:127\.0\.0\.1|localhost)[:/])/))

const launch = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  [claimNames.messageType]: v.picklist(['LtiResourceLinkRequest', 'LtiDeepLinkingRequest']),
  [claimNames.version]: v.literal('1.3.0'),
  [claimNames.deployment]: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  [claimNames.target]: v.optional(v.string()),
  [claimNames.custom]: v.optional(v.record(v.string(), v.unknown())),
  [claimNames.people]: v.optional(v.record(v.string(), v.unknown())),
  [claimNames.presentation]: v.optional(v.record(v.string(), v.unknown())),
  [claimNames.scores]: v.optional(
    v.object({ lineitem: v.optional(address), scope: v.optional(v.array(v.string()), []) }),
  ),
  [claimNames.linkSettings]: v.optional(
    v.object({
      deep_link_return_url: address,
      accept_types: v.array(v.string()),
      accept_lineitem: v.optional(v.boolean()),
      data: v.optional(v.pipe(v.string(), v.maxLength(20_000)), ''),
    }),
  ),
})

/** @throws where a claim that a launch must have is missing or wrong */
export const readLaunchClaims = (payload: unknown) => v.parse(launch, payload)
export type LaunchClaims = ReturnType<typeof readLaunchClaims>

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** The student or staff number where the school trusts this platform to say it; else empty. */
export function numberIn(claims: LaunchClaims, source: NumberSource): string {
  if (source === 'lis') return textOf(claims[claimNames.people]?.person_sourcedid)
  if (source === 'custom') return textOf(claims[claimNames.custom]?.number)
  return ''
}

/** What the link opens, by the name that deep linking gave it. */
export const resourceIn = (claims: LaunchClaims): string => textOf(claims[claimNames.custom]?.resource)

/** The language that the platform shows; null where it is none of ours. */
export function langIn(claims: LaunchClaims): string | null {
  const locale = textOf(claims[claimNames.presentation]?.locale)
  return /^(?:zh|en)\b/i.test(locale.replaceAll('_', '-')) ? locale : null
}
