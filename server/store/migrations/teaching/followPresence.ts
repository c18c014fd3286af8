import { keyed, numbers, type Step } from '../table.ts'

/** The members of a class who follow its lesson now. */
export const up: Step = async (db) => {
  await numbers(keyed(db, 'followPresence'), 'roomId', 'accountId', 'seenAt')
    .addPrimaryKeyConstraint('followPresenceKey', ['tenant', 'roomId', 'accountId'])
    .execute()
}
