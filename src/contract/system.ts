import { get } from './endpoint.ts'

/** What a new password must have; lengths in characters. */
export interface PasswordPolicy {
  minLength: number
  maxLength: number
  uppercase: boolean
  lowercase: boolean
  digit: boolean
  symbol: boolean
}

export interface SystemInfo {
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
  /** the service's clock, ms UTC */
  time?: number
  /** the sample school's accounts may be shown at sign-in */
  sample?: boolean
}

/** A static file of the build, never cached, without an envelope: `{version}`. */
export const versionPath = '/wk_mobile/static/version.json'
export const systemInfo = get('/dh-usercenter/system/anon/info', {}, { open: true }).replies<SystemInfo>()
