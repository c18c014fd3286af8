import { get } from './endpoint.ts'
import type { IdentityProvider } from './identity.ts'

/** Rules for a new password; lengths in characters. */
export interface PasswordPolicy {
  minLength: number
  maxLength: number
  uppercase: boolean
  lowercase: boolean
  digit: boolean
  symbol: boolean
}

export interface SystemInfo {
  /** who the school is, whatever its address: made once for each database, never changed (UUID) */
  schoolId?: string
  /** the school's name */
  name: string
  nameEn: string
  aiSetting: { aiEnable: boolean; aiChatUrl: string }
  installModules: string[]
  passwordPolicy: PasswordPolicy
  emailService: boolean
  sms: boolean
  /** the service keeps Idempotency-Keys: "once" may be promised */
  exactlyOnce?: boolean
  /** the service has /dh-sync/batch */
  batch?: boolean
  /** the service has our calls for quizzes beside the specification's: signed times, one holder, the whole paper at once */
  quiz?: boolean
  /** the service's clock, ms UTC */
  time?: number
  /** the oldest `contractVersion` that the service still understands: apps below it are asked to update */
  minVersion?: number
  /** where people may sign in besides, as the school calls it */
  identity?: { provider: IdentityProvider; name: string; nameEn: string }[]
  /** the sample school's accounts may be shown at sign-in */
  sample?: boolean
}

/**
 * Version of the contract that an app of this build speaks: one more with each change that an older app would not
 * understand.
 */
export const contractVersion = 1

/** A static file of the build, never cached, without an envelope: `{version}`. */
export const versionPath = '/wk_mobile/static/version.json'
export const systemInfo = get('/dh-usercenter/system/anon/info', {}, { open: true }).replies<SystemInfo>()
