import { keyed, numbers, type Step, texts } from '../table.ts'

/** The state that the presenter of a class shows now. */
export const up: Step = async (db) => {
  const state = texts(keyed(db, 'followState'), 'kind', 'ref', 'view', 'pointer', 'device')
  await numbers(state, 'roomId', 'epoch', 'seq', 'by', 'live', 'leaseUntil', 'at')
    .addPrimaryKeyConstraint('followStateKey', ['tenant', 'roomId'])
    .execute()
}
