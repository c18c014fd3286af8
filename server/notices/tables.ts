/** Banners, announcements, messages. */
import type { Generated } from 'kysely'
import type { NoticeFormName } from '../../src/contract/admin/adminSystem.ts'
import type { Flag, NumberedRow } from '../store/row.ts'

export interface BannerTable extends NumberedRow {
  key: string
  title: string
  titleEn: string
  subtitle: string
  subtitleEn: string
  image: string
  link: string
  position: number
}

export interface AnnouncementTable extends NumberedRow {
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

export interface MessageTable extends NumberedRow {
  key: string
  accountId: number
  title: string
  titleEn: string
  content: string
  contentEn: string
  createTime: number
  readAt: number | null
}

/** A kind of notice that a person turned off, or on again. */
export interface NoticeSettingTable {
  tenant: number
  accountId: number
  kind: string
  enabled: Flag
  /** it comes by mail too */
  mail: Generated<Flag>
}

/** An announcement or a message to a group, sent or planned: see plannedNotices.ts. */
export interface PlannedNoticeTable extends NumberedRow {
  /** made by the page that asked: the same key sends nothing twice */
  key: string
  form: NoticeFormName
  title: string
  titleEn: string
  content: string
  contentEn: string
  /** JSON, the contract's NoticeAudience */
  audience: string
  sendAt: number
  sentAt: number | null
  cancelledAt: number | null
  /** people who got it; null: it is for everybody, or not sent yet */
  recipients: number | null
  createdBy: number
  createdAt: number
}

export interface NoticeTables {
  plannedNotice: PlannedNoticeTable
  noticeSetting: NoticeSettingTable
  banner: BannerTable
  announcement: AnnouncementTable
  announcementRead: AnnouncementReadTable
  message: MessageTable
}
