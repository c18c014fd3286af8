/**
 * The tables, as Kysely sees them. Names are those of the contract, so one name goes from SQL to screen.
 * The tenant is the first column of every key. Ids are integers that the database gives, times are ms UTC,
 * flags 0 or 1, lists and questions JSON text. `key` is what a school's own files call a thing: unique within
 * its table, so that filling in again changes nothing. `position` orders what stands beside each other.
 */
import type { Generated, Selectable } from 'kysely'

/** 0 or 1 */
export type Flag = 0 | 1

interface Row {
  tenant: number
  id: Generated<number>
}

export interface AccountTable extends Row {
  /** in lower case */
  loginName: string
  phone: string | null
  email: string
  /** of server/password.ts: `$argon2id$…` */
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

/** Tries, counted by what server/throttle.ts counts; `subject` is a hash. */
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

export interface SubjectTable extends Row {
  key: string
  parentId: number | null
  name: string
  nameEn: string
  cover: string
  desc: string
  descEn: string
  enabled: Flag
  hasChildren: Flag
  position: number
}

export interface CatalogTable extends Row {
  /** unique within the tenant: begin it with the subject's key */
  key: string
  subjectId: number
  parentId: number | null
  name: string
  nameEn: string
  /** 1 at the top */
  level: number
  isOpen: Flag
  position: number
}

export interface SpecimenTable extends Row {
  key: string
  subjectId: number
  catalogId: number
  name: string
  nameEn: string
  nameLatin: string
  desc: string
  descEn: string
  creator: number
  creatorName: string
  dye: string
  dyeEn: string
  source: string
  sourceEn: string
  /** px; 0 until the picture is ready */
  width: number
  height: number
  /** µm per px at full size */
  scale: number
  zoom: number
  pictureNum: number
  originalPicture: string
  markPicture: string
  fileType: 1 | 2 | 3
  kind: 'slide' | 'gross' | 'pattern' | 'electron' | 'light'
  thumbnailPath: string
  requestId: string
  drawn: Flag
  /** shown to students */
  published: Flag
  /** of its picture */
  state: 'waiting' | 'ready' | 'failed'
  /** address that the tiles' names follow; null until the picture is ready */
  tileUrl: string | null
  tileSize: number
  minLevel: number
  maxLevel: number
  /** the archive for offline; null until the picture is ready */
  packUrl: string | null
  packEtag: string
  /** bytes of the archive's beginning that hold this depth; `packFull` is its length */
  packOverview: number
  packStudy: number
  packFull: number
  position: number
}

export interface MarkTable extends Row {
  specimenId: number
  key: string
  layer: 'preset' | 'system' | 'school' | 'personal'
  name: string
  nameEn: string
  nameLatin: string
  /** JSON, string[] */
  aliases: string
  desc: string
  descEn: string
  x: number
  y: number
  /** JSON, [number, number][] */
  outline: string
  objective: number
  position: number
}

export interface QuestionTable extends Row {
  key: string
  catalogId: number
  baseType: string
  specimenId: number | null
  /** JSON, the contract's Question with its answers; the columns here stand above what it says of them */
  body: string
  position: number
}

/** A run through a chapter; a card shows what was answered in all runs since the last restart. */
export interface PaperTable {
  tenant: number
  accountId: number
  /** UUID of whoever started it */
  id: string
  catalogId: number
  openedAt: number
  usedAt: number
  clearedAt: number | null
}

/** What stands on a card: the answer that arrived last. */
export interface AnswerTable {
  tenant: number
  accountId: number
  questionId: number
  catalogId: number
  paperId: string
  content: string
  correct: Flag | null
  at: number
}

/** Every answer that ever arrived. */
export interface SubmissionTable extends Row {
  accountId: number
  questionId: number
  paperId: string
  content: string
  correct: Flag | null
  at: number
}

export interface WrongQuestionTable {
  tenant: number
  accountId: number
  questionId: number
  at: number
}

export interface CourseTable extends Row {
  key: string
  name: string
  nameEn: string
  desc: string
  descEn: string
  thumbnail: string
  published: Flag
  position: number
}

export interface CourseTeacherTable {
  tenant: number
  courseId: number
  accountId: number
  position: number
}

export interface BannerTable extends Row {
  key: string
  title: string
  titleEn: string
  subtitle: string
  subtitleEn: string
  image: string
  link: string
  position: number
}

export interface AnnouncementTable extends Row {
  key: string
  title: string
  titleEn: string
  content: string
  contentEn: string
  createTime: number
}

export interface AnnouncementReadTable {
  tenant: number
  accountId: number
  announcementId: number
  readAt: number
}

export interface MessageTable extends Row {
  key: string
  accountId: number
  title: string
  titleEn: string
  content: string
  contentEn: string
  createTime: number
  readAt: number | null
}

/** What a school sets for itself; see server/settings.ts. */
export interface SettingTable {
  tenant: number
  name: string
  /** JSON */
  value: string
}

export interface Database {
  account: AccountTable
  session: SessionTable
  smsCode: SmsCodeTable
  signInFailure: SignInFailureTable
  ticket: TicketTable
  receipt: ReceiptTable
  subject: SubjectTable
  catalog: CatalogTable
  specimen: SpecimenTable
  mark: MarkTable
  question: QuestionTable
  paper: PaperTable
  answer: AnswerTable
  submission: SubmissionTable
  wrongQuestion: WrongQuestionTable
  course: CourseTable
  courseTeacher: CourseTeacherTable
  banner: BannerTable
  announcement: AnnouncementTable
  announcementRead: AnnouncementReadTable
  message: MessageTable
  setting: SettingTable
}

export type Account = Selectable<AccountTable>
export type SpecimenRow = Selectable<SpecimenTable>
export type MarkRow = Selectable<MarkTable>
export type QuestionRow = Selectable<QuestionTable>

/** One school for now: the header `Abp.TenantId` names no other. */
export const tenant = 1
