/** Accounts, sessions, codes, tries, receipts, settings. */
import type { Generated } from 'kysely'
import type { Flag, Row } from './row.ts'

export interface AccountTable extends Row {
  /** in lower case */
  loginName: string
  phone: string | null
  email: string
  /** of server/people/password.ts: `$argon2id$…` */
  passwordHash: string
  fullName: string
  fullNameEn: string
  /** address of the avatar, or empty */
  image: string
  /** bits of src/rules/roles.ts */
  roles: number
  /** empty until the person chose */
  language: '' | 'Zh' | 'En'
  mustChangePassword: Flag
  disabled: Flag
  /** its place in the tree; the names beside it are what was given as texts */
  academyId: Generated<number | null>
  academyName: string
  academyNameEn: string
  classesName: string
  classesNameEn: string
  subjectName: string
  subjectNameEn: string
  createdAt: number
}

export interface SessionTable {
  tenant: number
  /** SHA-256 of the token, hex */
  tokenHash: string
  accountId: number
  /** UUID of the device, or empty */
  device: string
  createdAt: number
  renewedAt: number
  expiresAt: number
  revokedAt: number | null
}

export interface SmsCodeTable {
  tenant: number
  phone: string
  purpose: string
  codeHash: string
  sentAt: number
  expiresAt: number
  /** wrong guesses */
  tries: number
}

/** Tries, counted by what server/people/throttle.ts counts; `subject` is a hash. */
export interface SignInFailureTable {
  tenant: number
  kind: string
  subject: string
  count: number
  since: number
}

/** Proves a sign-in that led to a further step. */
export interface TicketTable {
  tenant: number
  ticketHash: string
  accountId: number
  expiresAt: number
}

/** A key that took effect, with what was answered then. */
export interface ReceiptTable {
  tenant: number
  accountId: number
  key: string
  /** SHA-256 of path and payload, hex */
  payloadHash: string
  /** the envelope's text; empty while the effect is in progress */
  reply: string
  at: number
}

/** What a school sets for itself; see server/system/settings.ts. */
export interface SettingTable {
  tenant: number
  name: string
  /** JSON */
  value: string
}
