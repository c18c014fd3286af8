/** Banners, announcements, messages. */
import type { Row } from '../store/row.ts'

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

export interface NoticeTables {
  banner: BannerTable
  announcement: AnnouncementTable
  announcementRead: AnnouncementReadTable
  message: MessageTable
}
