/** Academies, accounts, sessions, devices, codes, tries. */
import type { Generated } from 'kysely'
import type { AcademyKind } from '../../src/contract/admin/academies.ts'
import type { GradeMoveKind } from '../../src/contract/admin/adminPeople.ts'
import type { ChannelName } from '../../src/contract/admin/adminSystem.ts'
import type { NumberSource } from '../../src/contract/admin/learningPlatforms.ts'
import type { Gender } from '../../src/contract/users.ts'
import type { Flag, NumberedRow } from '../store/row.ts'

/** One tree of academies, grades and classes. */
export interface AcademyTable extends NumberedRow {
  parentId: number | null
  kind: AcademyKind
  name: string
  nameEn: Generated<string>
  position: Generated<number>
  /** no longer offered, still readable where somebody belongs to it; null: in use */
  archivedAt: number | null
}

/** The report in which a person's device last told of itself. */
export interface DeviceTable {
  tenant: number
  accountId: number
  uuid: string
  name: string
  lastSeenAt: number
  /** rows of the queue that were not sent yet */
  unsent: number
  /** JSON, the contract's ReportedPack[] */
  packs: string
  reportedAt: number
}

export interface AccountTable extends NumberedRow {
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
  gender: Generated<Gender>
  /** of server/people/seal.ts; empty without a number */
  idCardSealed: Generated<string>
  /** The part of the number that may be shown: 4…1234. */
  idCardMask: Generated<string>
  /** address of the photo for exams, or empty */
  examImage: Generated<string>
  graduateAt: Generated<number | null>
  /** When the address was proved to be the person's (ms UTC); null while nobody has proved it. */
  emailConfirmedAt: Generated<number | null>
  /** student or staff number: by it an import finds the account again; may be empty */
  number: Generated<string>
  /** JSON, names of fields that were edited by hand: an import leaves them as they are; empty: none */
  edited: Generated<string>
}

/** A grade that was promoted or graduated, with what it takes to undo it. */
export interface GradeMoveTable extends NumberedRow {
  kind: GradeMoveKind
  gradeId: number
  gradeName: string
  newName: string
  students: number
  /** JSON, of server/people/manage/moveGrades.ts */
  before: string
  byAccountId: number
  at: number
  undoneAt: number | null
}

export interface SessionTable {
  tenant: number
  /** SHA-256 of the token, hex */
  tokenHash: string
  accountId: number
  /** UUID of the device, or empty */
  device: string
  /** as the device called itself, or empty */
  deviceName: Generated<string>
  createdAt: number
  renewedAt: number
  expiresAt: number
  revokedAt: number | null
}

export interface SmsCodeTable {
  tenant: number
  phone: string
  purpose: string
  /** hash of the address that asked for it */
  asker: string
  codeHash: string
  sentAt: number
  expiresAt: number
  /** wrong guesses from the address that asked for it */
  tries: number
  /** wrong guesses from all other addresses */
  otherTries: number
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

/** Proves that a letter arrived: it binds a new address, or takes a change back. */
export interface ContactTokenTable {
  tenant: number
  tokenHash: string
  accountId: number
  kind: 'email' | 'phone'
  /** the address or number that it binds; empty where there was none */
  value: string
  /** it takes a change back: every session ends then */
  undoes: Flag
  expiresAt: number
}

/** Which account a person of the school's sign-in service is. */
export interface IdentityLinkTable {
  tenant: number
  /** `oidc`, `cas`, or `lti:` with the id of the platform */
  provider: string
  /** by which the provider knows the person for good */
  subject: string
  accountId: number
  createdAt: number
}

/** A mail or text message that has to leave, see senders/outgoing.ts. */
export interface OutgoingTable extends NumberedRow {
  /** the same event is sent to a person once by each channel */
  key: string
  channel: ChannelName
  accountId: number
  /** sealed JSON of the message; empty: it is the notice of this key, or it has ended */
  sealed: string
  /** names the message to its receiver, however often it is tried */
  messageId: string
  state: 'waiting' | 'sent' | 'failed'
  tries: number
  /** When it may be tried next (ms UTC): while it is being sent, when its lease ends. */
  dueAt: number
  createdAt: number
  endedAt: number | null
  /** why the last try failed, in words of the other server */
  reason: string
}

/** How a channel does, told by all processes together. */
export interface SenderStateTable {
  tenant: number
  channel: ChannelName
  lastSentAt: number | null
  lastFailedAt: number | null
  /** why the last message did not leave; empty once one left again */
  reason: string
}

/** A learning platform whose people may launch. */
export interface LtiPlatformTable extends NumberedRow {
  name: string
  issuer: string
  clientId: string
  /** the platform's address for authentication requests */
  signInUrl: string
  tokenUrl: string
  /** of its JWKS */
  keysUrl: string
  /** JSON, ids of the deployments that are taken */
  deployments: string
  /** JSON, hosts to which its scores may go beside those of its addresses */
  scoreHosts: Generated<string>
  numberSource: NumberSource
  enabled: Flag
  createdAt: number
}

/** The nonce of a launch that was used. */
export interface LtiNonceTable {
  tenant: number
  nonceHash: string
  expiresAt: number
}

/** The score of a quiz as a platform's gradebook gets it, see lti/scores.ts. */
export interface LtiScoreTable extends NumberedRow {
  platformId: number
  accountId: number
  quizId: number
  /** address of the column in the platform's gradebook */
  lineItem: string
  /** by which the platform knows the person */
  subject: string
  /** whole hundredths; null: nothing was released yet */
  points: number | null
  maxPoints: number
  /** When the score came about (ms UTC): the same at every try, so that it takes effect once. */
  scoredAt: number
  state: 'none' | 'waiting' | 'sent' | 'failed'
  tries: number
  /** When it may be tried next (ms UTC): while it is being sent, when its lease ends. */
  dueAt: number
  endedAt: number | null
  /** why the last try failed */
  reason: string
}

/** An account that will be closed unless that is taken back: see closing.ts. */
export interface AccountClosingTable {
  tenant: number
  accountId: number
  askedAt: number
  closesAt: number
  byAccountId: number
}

export interface PeopleTables {
  ltiPlatform: LtiPlatformTable
  ltiNonce: LtiNonceTable
  ltiScore: LtiScoreTable
  accountClosing: AccountClosingTable
  outgoing: OutgoingTable
  senderState: SenderStateTable
  identityLink: IdentityLinkTable
  contactToken: ContactTokenTable
  academy: AcademyTable
  gradeMove: GradeMoveTable
  device: DeviceTable
  account: AccountTable
  session: SessionTable
  smsCode: SmsCodeTable
  signInFailure: SignInFailureTable
  ticket: TicketTable
}
