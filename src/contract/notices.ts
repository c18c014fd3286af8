import { array, boolean, maxLength, object, pipe } from 'valibot'
import { get, id, optional, type Paged, page, postOnce, time, word } from './endpoint.ts'

export interface Banner {
  id: number
  title: string
  titleEn: string
  subtitle: string
  subtitleEn: string
  image: string
  /** a place in the app, without the base path, such as /resource */
  link: string
}

export interface Announcement {
  id: number
  title: string
  titleEn: string
  /** paragraphs, separated by a blank line */
  content: string
  contentEn: string
  createTime: number
  read: boolean
}

export interface Message {
  id: number
  title: string
  titleEn: string
  content: string
  contentEn: string
  createTime: number
  haveRead: boolean
}

/** `before`: what arrived later stays unread (ms UTC). */
const before = { before: optional(time) }

export const bannerList = get('/api/v1.0/banner/list', {}).replies<{ items: Banner[] }>()

export const announcementPage = get('/dh-notify/announcement/page', page).replies<Paged<Announcement>>()
export const announcementDetail = get('/dh-notify/announcement/detail', { id }).replies<Announcement>()
export const announcementUnread = get('/dh-notify/announcement/unreadCount', {}).replies<number>()
export const announcementRead = postOnce('/dh-notify/announcement/read', { id }).replies<null>()
export const announcementReadAll = postOnce('/dh-notify/announcement/readAll', before).replies<null>()

export const messagePage = get('/dh-notify/message/page', page).replies<Paged<Message>>()
export const messageUnread = get('/dh-notify/message/unreadCount', {}).replies<number>()
export const messageRead = postOnce('/dh-notify/message/read', { id }).replies<null>()
export const messageReadAll = postOnce('/dh-notify/message/readAll', before).replies<null>()

export interface NoticeSetting {
  /** a name of server/notices/kinds.ts */
  kind: string
  name: string
  nameEn: string
  enabled: boolean
  /** it comes by mail too, where the person has an address that was proved */
  mail: boolean
  /** about one's own scores or account, or from the school: it cannot be turned off */
  always: boolean
}

export const noticeSettings = get('/dh-notify/setting', {}).replies<NoticeSetting[]>()
/** Changes the kinds that it names; an unknown one stays as it is, and one about scores or the account stays on. */
export const changeNoticeSettings = postOnce('/dh-notify/setting', {
  settings: pipe(
    array(object({ kind: word, enabled: boolean(), mail: optional(boolean()) })),
    maxLength(100),
  ),
}).replies<null>()
