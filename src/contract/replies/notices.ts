import * as v from 'valibot'
import type * as notices from '../notices.ts'
import { count, id, nothing, pagedOf, type Replies, text, time, yes } from './shapes.ts'

const notice = { id, title: text, titleEn: text, content: text, contentEn: text, createTime: time }
const announcement = v.strictObject({ ...notice, read: yes })

export const replies = {
  bannerList: v.strictObject({
    items: v.array(
      v.strictObject({
        id,
        title: text,
        titleEn: text,
        subtitle: text,
        subtitleEn: text,
        image: text,
        link: text,
      }),
    ),
  }),
  announcementPage: pagedOf(announcement),
  announcementDetail: announcement,
  announcementUnread: count,
  announcementRead: nothing,
  announcementReadAll: nothing,
  messagePage: pagedOf(v.strictObject({ ...notice, haveRead: yes })),
  messageUnread: count,
  messageRead: nothing,
  messageReadAll: nothing,
  noticeSettings: v.array(
    v.strictObject({ kind: text, name: text, nameEn: text, enabled: yes, always: yes }),
  ),
  changeNoticeSettings: nothing,
} satisfies Replies<typeof notices>
