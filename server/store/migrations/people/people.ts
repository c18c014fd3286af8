import { keyed, maybeNumbers, numbered, numbers, type Step, texts } from '../table.ts'

/** Accounts, sessions, codes, failed sign-ins, receipts, settings. */
export const up: Step = async (db, name) => {
  let account = numbered(db, name, 'account')
    .addColumn('loginName', 'text', (c) => c.notNull())
    .addColumn('phone', 'text')
  account = texts(account, 'email', 'passwordHash', 'fullName', 'fullNameEn', 'image', 'language')
  account = numbers(account, 'roles', 'mustChangePassword', 'disabled', 'createdAt')
  account = texts(account, 'academyName', 'academyNameEn', 'classesName', 'classesNameEn')
  account = texts(account, 'subjectName', 'subjectNameEn')
  await account
    .addUniqueConstraint('accountLoginName', ['tenant', 'loginName'])
    .addUniqueConstraint('accountPhone', ['tenant', 'phone'])
    .execute()

  let session = texts(keyed(db, 'session'), 'tokenHash', 'device')
  session = numbers(session, 'accountId', 'createdAt', 'renewedAt', 'expiresAt')
  await maybeNumbers(session, 'revokedAt')
    .addPrimaryKeyConstraint('sessionKey', ['tenant', 'tokenHash'])
    .execute()
  await db.schema.createIndex('sessionAccount').on('session').columns(['tenant', 'accountId']).execute()

  await numbers(texts(keyed(db, 'smsCode'), 'phone', 'purpose', 'codeHash'), 'sentAt', 'expiresAt', 'tries')
    .addPrimaryKeyConstraint('smsCodeKey', ['tenant', 'phone', 'purpose'])
    .execute()

  await numbers(texts(keyed(db, 'signInFailure'), 'kind', 'subject'), 'count', 'since')
    .addPrimaryKeyConstraint('signInFailureKey', ['tenant', 'kind', 'subject'])
    .execute()

  await numbers(texts(keyed(db, 'ticket'), 'ticketHash'), 'accountId', 'expiresAt')
    .addPrimaryKeyConstraint('ticketKey', ['tenant', 'ticketHash'])
    .execute()

  await texts(numbers(keyed(db, 'receipt'), 'accountId', 'at'), 'key', 'payloadHash', 'reply')
    .addPrimaryKeyConstraint('receiptKey', ['tenant', 'accountId', 'key'])
    .execute()

  await texts(keyed(db, 'setting'), 'name', 'value')
    .addPrimaryKeyConstraint('settingKey', ['tenant', 'name'])
    .execute()
}
