import { keyed, numbers, type Step } from '../table.ts'

/** Accounts that will be closed. */
export const up: Step = async (db) => {
  await numbers(keyed(db, 'accountClosing'), 'accountId', 'askedAt', 'closesAt', 'byAccountId')
    .addPrimaryKeyConstraint('accountClosingKey', ['tenant', 'accountId'])
    .execute()
}
