import * as v from 'valibot'
import type * as notices from '../notices.ts'
import { count, nothing, pagedOf, type Replies, replyId, replyText, replyTime, yes } from './shapes.ts'

const notice = {
  id: replyId,
  title: replyText,
  titleEn: replyText,
  content: replyText,
  contentEn: replyText,
  createTime: replyTime,
}
const announcement = v.strictObject({ ...notice, read: yes })

export const replies = {
  bannerList: v.strictObject({
    items: v.array(
      v.strictObject({
        id: replyId,
        title: replyText,
        titleEn: replyText,
        subtitle: replyText,
        subtitleEn: replyText,
        image: replyText,
        link: replyText,
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
    v.strictObject({
      kind: replyText,
      name: replyText,
      nameEn: replyText,
      enabled: yes,
      mail: yes,
      always: yes,
    }),
  ),
  changeNoticeSettings: nothing,
} satisfies Replies<typeof notices>
