import { turns } from '../../outbox/pending.ts'
import type { UnsentRow } from '../../queries/session/unsent.ts'

/** What waits until the person has decided on something that needs them. @param rows all of the queue, in its order */
export function heldBack(rows: readonly UnsentRow[]): ReadonlySet<UnsentRow> {
  const turn = turns(Date.now(), () => true)
  return new Set(rows.filter((row) => turn(row) === 'stuck' && row.state === 'waiting'))
}
