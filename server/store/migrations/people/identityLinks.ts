import { keyed, numbers, type Step, texts } from '../table.ts'

/** Which account a person of the school's sign-in service is. */
export const up: Step = async (db) => {
  await numbers(texts(keyed(db, 'identityLink'), 'provider', 'subject'), 'accountId', 'createdAt')
    .addPrimaryKeyConstraint('identityLinkKey', ['tenant', 'provider', 'subject'])
    .addUniqueConstraint('identityLinkAccount', ['tenant', 'accountId', 'provider'])
    .execute()
}
