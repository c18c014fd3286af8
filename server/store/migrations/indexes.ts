import { sql } from 'kysely'
import type { Step } from './table.ts'

/** Notices in the order of their lists, so that no page sorts them all; cases, whose parts may ask about specimens. */
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
  await sql
    .raw(`create index "questionCase" on "question" ("tenant", "creator") where "baseType" = 'BINGLI'`)
    .execute(db)
}
