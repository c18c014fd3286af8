import { keyed, maybeNumbers, numbered, numbers, type Step, texts } from '../table.ts'

/** Mail and text messages that have to leave, how each channel does, and which notices a person wants by mail. */
export const up: Step = async (db, name) => {
  const row = texts(
    numbered(db, name, 'outgoing'),
    ...['key', 'channel', 'sealed', 'messageId', 'state', 'reason'],
  )
  await maybeNumbers(numbers(row, 'accountId', 'tries', 'dueAt', 'createdAt'), 'endedAt')
    .addUniqueConstraint('outgoingKey', ['tenant', 'channel', 'accountId', 'key'])
    .execute()
  await db.schema
    .createIndex('outgoingDue')
    .on('outgoing')
    .columns(['tenant', 'state', 'channel', 'dueAt'])
    .execute()

  const state = texts(keyed(db, 'senderState'), 'channel', 'reason')
  await maybeNumbers(state, 'lastSentAt', 'lastFailedAt')
    .addPrimaryKeyConstraint('senderStateKey', ['tenant', 'channel'])
    .execute()

  await db.schema
    .alterTable('noticeSetting')
    .addColumn('mail', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
