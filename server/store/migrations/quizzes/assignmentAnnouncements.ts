import { keyed, numbers, type Step, texts } from '../table.ts'

/** Hashes of work whose files are on their way, and what each submission owes to one. */
export const up: Step = async (db) => {
  const announcement = texts(keyed(db, 'assignmentAnnouncement'), 'hash')
  await numbers(announcement, 'assignmentId', 'accountId', 'at')
    .addPrimaryKeyConstraint('assignmentAnnouncementKey', ['tenant', 'assignmentId', 'accountId', 'hash'])
    .execute()
  await db.schema
    .alterTable('assignmentSubmission')
    .addColumn('hash', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('assignmentSubmission').addColumn('announcedAt', 'bigint').execute()
}
