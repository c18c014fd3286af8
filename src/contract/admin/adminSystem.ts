/** Administration of the service: overview, settings, announcements and messages, audit, jobs. */
import * as v from 'valibot'
import {
  get,
  id,
  keyword,
  oneOf,
  optional,
  type Paged,
  page,
  post,
  text,
  time,
  title,
  uuid,
} from '../endpoint.ts'
import type { FileUse } from '../files.ts'
import { opened } from '../forms/opened.ts'
import type { Job } from '../jobs.ts'
import type { PasswordPolicy } from '../system.ts'
import { type ModuleName, moduleNames } from './modules.ts'

/** Steps of a school's first hour, in the order in which they are done. */
export const firstSteps = [
  'name',
  'terms',
  'academies',
  'accounts',
  'subjects',
  'specimens',
  'questions',
  'senders',
] as const
export type FirstStep = (typeof firstSteps)[number]

export interface AdminOverview {
  counts: Record<
    | 'students'
    | 'teachers'
    | 'disabled'
    | 'academies'
    | 'terms'
    | 'subjects'
    | 'specimens'
    | 'questions'
    | 'decks'
    | 'courses',
    number
  >
  /** Steps that still have to be done before lessons can begin. */
  missing: FirstStep[]
  health: {
    version: string
    database: 'sqlite' | 'postgres'
    jobsWaiting: number
    jobsRunning: number
    jobsFailed: number
    /** mails and text messages */
    outgoingWaiting: number
    outgoingFailed: number
    /** ms UTC; 0: never */
    lastBackupAt: number
    /** reports of wrong questions that nobody answered */
    questionReports: number
    /** bytes of uploaded files */
    fileBytes: number
  }
  /** the caller's own permissions decide what is listed */
  canSeeAll: boolean
}

export const adminOverview = get('/dh-admin/overview', {}).replies<AdminOverview>()

export interface AdminSettings {
  schoolName: string
  schoolNameEn: string
  passwordPolicy: PasswordPolicy
  canEditName: boolean
  canChooseClass: boolean
  fileSpaceMb: number
  aiEnable: boolean
  aiChatUrl: string
  /** areas that the school shows; empty: all */
  installModules: ModuleName[]
  auditDays: number
  /** digits of scores behind the point */
  scoreDigits: number
  /** points of 100 that a resit counts at most */
  resitCap: number
}

const number = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most))

export const adminSettings = get('/dh-admin/settings', {}).replies<AdminSettings>()
export const adminSettingsSave = post('/dh-admin/settings', {
  schoolName: title,
  schoolNameEn: title,
  passwordPolicy: v.object({
    minLength: number(6, 64),
    maxLength: number(8, 128),
    uppercase: v.boolean(),
    lowercase: v.boolean(),
    digit: v.boolean(),
    symbol: v.boolean(),
  }),
  canEditName: v.boolean(),
  canChooseClass: v.boolean(),
  fileSpaceMb: number(10, 10_000_000),
  aiEnable: v.boolean(),
  aiChatUrl: v.pipe(v.string(), v.trim(), v.maxLength(500), v.regex(/^(|https?:\/\/[^\s"'<>]+)$/)),
  auditDays: number(30, 3650),
  // A page of an earlier build does not send them: they stay as they are.
  installModules: optional(v.array(oneOf(moduleNames))),
  scoreDigits: optional(number(0, 2)),
  resitCap: optional(number(0, 100)),
  base: opened,
}).replies<null>()

export const channelNames = ['mail', 'sms'] as const
export type ChannelName = (typeof channelNames)[number]
export const channelKinds = ['off', 'file', 'smtp', 'http'] as const

/** How mail or text messages leave, and whether they do. */
export interface SenderStatus {
  channel: ChannelName
  /** `file`: nothing leaves by itself, the messages are lines of a file in the data folder */
  kind: (typeof channelKinds)[number]
  waiting: number
  /** messages of the last 30 days that were given up */
  failed: number
  lastSentAt: number | null
  lastFailedAt: number | null
  /** why the last message did not leave, in words of the other server; empty: the last one left */
  reason: string
}

export const adminSenders = get('/dh-admin/senders', {}).replies<SenderStatus[]>()
/** Sends a test message at once, and says why it failed. */
export const adminSenderTest = post(
  '/dh-admin/senders/test',
  { channel: oneOf(channelNames), to: title },
  { rate: 'message' },
).replies<null>()

/**
 * The people who get a message: everybody with one of the roles, in these places of the tree and below; empty lists:
 * all.
 */
export interface NoticeAudience {
  roles: ('Student' | 'Teacher')[]
  academyIds: number[]
}

export const noticeFormNames = ['announcement', 'message'] as const
export type NoticeFormName = (typeof noticeFormNames)[number]

/** An announcement or a message to a group, sent or planned. */
export interface ManagedNotice {
  id: number
  form: NoticeFormName
  title: string
  titleEn: string
  content: string
  contentEn: string
  audience: NoticeAudience
  sendAt: number
  /** null: not yet */
  sentAt: number | null
  cancelledAt: number | null
  /** people who got it; null: everybody sees it, or it is not sent yet */
  recipients: number | null
  senderName: string
}

const audience = v.object({
  roles: v.pipe(v.array(oneOf(['Student', 'Teacher'])), v.maxLength(2)),
  academyIds: v.pipe(v.array(id), v.maxLength(200)),
})

export const adminNoticePage = get('/dh-admin/notice/page', page).replies<Paged<ManagedNotice>>()
/** How many people a message would reach. */
export const adminNoticeCount = post('/dh-admin/notice/count', { audience }).replies<number>()
/**
 * Sends it now, or at `sendAt`. @param key made by the page: the same key again sends nothing twice
 */
export const adminNoticeSend = post(
  '/dh-admin/notice/send',
  {
    key: uuid,
    form: oneOf(noticeFormNames),
    title,
    titleEn: title,
    content: text,
    contentEn: text,
    audience,
    sendAt: v.nullable(time),
  },
  { rate: 'message' },
).replies<number>()
/** Takes back a notice that is planned and not sent; an announcement that is out is taken down. */
export const adminNoticeCancel = post('/dh-admin/notice/cancel', { id }).replies<null>()

/** What the ids of an entry are called, in the caller's language; an id of a thing that is gone stays an id. */
export interface AuditNames {
  /** the thing itself; empty where nothing tells */
  thing: string
  /** by the name of the fact that holds the id */
  before: Record<string, string>
  after: Record<string, string>
}

export interface AuditEntry {
  id: number
  at: number
  accountName: string
  loginName: string
  what: string
  thing: string
  thingId: string
  /** JSON, or empty */
  before: string
  after: string
  address: string
  reason: string
  names: AuditNames
}

export const adminAuditPage = get('/dh-admin/audit/page', {
  ...page,
  keyword,
  thing: optional(title),
  from: optional(time),
  until: optional(time),
}).replies<Paged<AuditEntry>>()

export interface ManagedJob extends Omit<Job, 'result'> {
  ownerName: string
}

export const adminJobPage = get('/dh-admin/job/page', page).replies<Paged<ManagedJob>>()
export const adminJobCancel = post('/dh-admin/job/cancel', { id }).replies<null>()

/** Who uses the space for files, the most first. */
export interface FileOwner {
  id: number
  fullName: string
  loginName: string
  files: number
  bytes: number
}

export const adminFilePage = get('/dh-admin/file/page', page).replies<Paged<FileOwner>>()

/** A file that a person brought as material of the school. */
export interface ManagedFile {
  id: number
  name: string
  /** bytes */
  size: number
  useTo: FileUse
  at: number
}

/** Newest first. Faces, photos for exams and what students attach are not among them. */
export const adminFileList = get('/dh-admin/file/list', { accountId: id, ...page }).replies<
  Paged<ManagedFile>
>()
