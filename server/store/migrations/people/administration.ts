import { maybeNumbers, numbered, numbers, type Step, texts } from '../table.ts'

/** Numbers of students and staff, notices that are planned, grades that were promoted or graduated. */
export const up: Step = async (db, name) => {
  for (const column of ['number', 'edited'])
    await db.schema
      .alterTable('account')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute()
  await db.schema.createIndex('accountNumber').on('account').columns(['tenant', 'number']).execute()
  await db.schema.createIndex('accountAcademy').on('account').columns(['tenant', 'academyId']).execute()

  const notice = texts(
    numbered(db, name, 'plannedNotice'),
    ...['key', 'form', 'title', 'titleEn', 'content', 'contentEn', 'audience'],
  )
  await maybeNumbers(
    numbers(notice, 'sendAt', 'createdBy', 'createdAt'),
    ...['sentAt', 'cancelledAt', 'recipients'],
  )
    .addUniqueConstraint('plannedNoticeKey', ['tenant', 'key'])
    .execute()

  const move = texts(numbered(db, name, 'gradeMove'), 'kind', 'gradeName', 'newName', 'before')
  await maybeNumbers(numbers(move, 'gradeId', 'students', 'byAccountId', 'at'), 'undoneAt').execute()
}
