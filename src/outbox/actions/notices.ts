import { msg } from '@lingui/core/macro'
import {
  announcementDetail,
  announcementPage,
  announcementRead,
  announcementReadAll,
  announcementUnread,
  changeNoticeSettings,
  messagePage,
  messageRead,
  messageReadAll,
  messageUnread,
  noticeSettings,
} from '../../contract/notices.ts'
import { settingLane } from '../../device/lanes.ts'
import { noticesLane } from '../../device/names.ts'
import { ownLane, queuedAction } from './action.ts'
import { groups } from './groups.ts'

const announcements = [announcementPage, announcementDetail, announcementUnread]
const messages = [messagePage, messageUnread]
const group = () => groups.notices
const lane = ownLane(() => noticesLane)

export const noticeActions = {
  'announcement.read': queuedAction({
    send: announcementRead,
    version: 1,
    name: msg`公告已读`,
    group,
    lane,
    refreshes: announcements,
    supersedes: null,
    whenGone: 'done',
    answers: null,
    repair: null,
  }),
  'announcement.readAll': queuedAction({
    send: announcementReadAll,
    version: 1,
    name: msg`公告全部已读`,
    group,
    lane,
    refreshes: announcements,
    supersedes: null,
    whenGone: 'park',
    answers: null,
    repair: null,
  }),
  'message.read': queuedAction({
    send: messageRead,
    version: 1,
    name: msg`消息已读`,
    group,
    lane,
    refreshes: messages,
    supersedes: null,
    whenGone: 'done',
    answers: null,
    repair: null,
  }),
  'message.readAll': queuedAction({
    send: messageReadAll,
    version: 1,
    name: msg`消息全部已读`,
    group,
    lane,
    refreshes: messages,
    supersedes: null,
    whenGone: 'park',
    answers: null,
    repair: null,
  }),
  'notice.settings': queuedAction({
    send: changeNoticeSettings,
    version: 1,
    name: msg`通知设置`,
    group: () => groups.settings,
    lane: ownLane(() => settingLane),
    refreshes: [noticeSettings],
    supersedes: null,
    whenGone: 'park',
    answers: null,
    repair: null,
  }),
}
