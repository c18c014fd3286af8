import { turns } from '../../outbox/pending.ts'
import type { UnsentRow } from '../../queries/session/unsent.ts'

/** Changes that wait until the person has decided on one that needs them. @param rows all of the queue, in its order */
export function heldBack(rows: readonly UnsentRow[]): ReadonlySet<UnsentRow> {
  const turn = turns(Date.now(), () => true)
  return new Set(rows.filter((row) => turn(row) === 'stuck' && row.state === 'waiting'))
}
