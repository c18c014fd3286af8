import { keyed, maybeNumbers, numbered, numbers, type Step, texts } from './table.ts'

/** Banners, announcements and who read them, messages. */
export const up: Step = async (db, name) => {
  let banner = texts(numbered(db, name, 'banner'), 'key', 'title', 'titleEn', 'subtitle', 'subtitleEn')
  banner = numbers(texts(banner, 'image', 'link'), 'position')
  await banner.addUniqueConstraint('bannerKey', ['tenant', 'key']).execute()

  let announcement = texts(numbered(db, name, 'announcement'), 'key', 'title', 'titleEn')
  announcement = numbers(texts(announcement, 'content', 'contentEn'), 'createTime')
  await announcement.addUniqueConstraint('announcementKey', ['tenant', 'key']).execute()

  await numbers(keyed(db, 'announcementRead'), 'accountId', 'announcementId', 'readAt')
    .addPrimaryKeyConstraint('announcementReadKey', ['tenant', 'accountId', 'announcementId'])
    .execute()

  let message = texts(numbered(db, name, 'message'), 'key', 'title', 'titleEn', 'content', 'contentEn')
  message = maybeNumbers(numbers(message, 'accountId', 'createTime'), 'readAt')
  await message.addUniqueConstraint('messageKey', ['tenant', 'accountId', 'key']).execute()
}
