/** Banners, announcements, messages. */
import type { Flag, Row } from '../store/row.ts'

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

/** A kind of notice that a person turned off, or on again. */
export interface NoticeSettingTable {
  tenant: number
  accountId: number
  kind: string
  enabled: Flag
}

export interface NoticeTables {
  noticeSetting: NoticeSettingTable
  banner: BannerTable
  announcement: AnnouncementTable
  announcementRead: AnnouncementReadTable
  message: MessageTable
}
