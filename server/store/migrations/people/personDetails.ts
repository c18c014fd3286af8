import { keyed, numbers, type Step, texts } from '../table.ts'

/** Columns of a person's base info, proofs of new addresses, and the notices that a person does not want. */
export const up: Step = async (db) => {
  const account = db.schema.alterTable('account')
  for (const column of ['gender', 'idCardSealed', 'idCardMask', 'examImage'])
    await account.addColumn(column, 'text', (c) => c.notNull().defaultTo('')).execute()
  for (const column of ['graduateAt', 'emailConfirmedAt']) await account.addColumn(column, 'bigint').execute()
  await db.schema
    .alterTable('session')
    .addColumn('deviceName', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('accountEmail').on('account').columns(['tenant', 'email']).execute()

  await numbers(
    texts(keyed(db, 'contactToken'), 'tokenHash', 'kind', 'value'),
    'accountId',
    'expiresAt',
    'undoes',
  )
    .addPrimaryKeyConstraint('contactTokenKey', ['tenant', 'tokenHash'])
    .execute()
  await numbers(texts(keyed(db, 'noticeSetting'), 'kind'), 'accountId', 'enabled')
    .addPrimaryKeyConstraint('noticeSettingKey', ['tenant', 'accountId', 'kind'])
    .execute()
}
