import { keyed, numbers, type Step, texts } from './table.ts'

/** A code for each address that asks, so that a stranger's replaces none in hand. A code of before lived ten minutes. */
export const up: Step = async (db) => {
  await db.schema.dropTable('smsCode').execute()
  const code = texts(keyed(db, 'smsCode'), 'phone', 'purpose', 'asker', 'codeHash')
  await numbers(code, 'sentAt', 'expiresAt', 'tries', 'otherTries')
    .addPrimaryKeyConstraint('smsCodeKey', ['tenant', 'phone', 'purpose', 'asker'])
    .execute()
}
