import type { Step } from './table.ts'

/** Notices in the order of their lists, so that no page has to sort them all. */
export const up: Step = async (db) => {
  await db.schema
    .createIndex('announcementOrder')
    .on('announcement')
    .columns(['tenant', 'createTime', 'id'])
    .execute()
  await db.schema
    .createIndex('messageOrder')
    .on('message')
    .columns(['tenant', 'accountId', 'createTime', 'id', 'readAt'])
    .execute()
}
