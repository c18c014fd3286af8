/**
 * A new row that says again a thing that the service refused removes the parked row, behind which it would wait for
 * ever.
 */
import type { QueueRow } from '../device/stored.ts'
import { actionOf, inputOf } from './actions/index.ts'
import type { NewRow } from './entry.ts'
import type { Supersede } from './store.ts'
import { upgradeRow } from './upgradeRow.ts'

/**
 * Which parked rows a new row replaces; undefined for an action that never replaces any. They are found in the
 * transaction that stores the new row, for other tabs change rows too.
 */
export function supersedeBy(row: NewRow): Supersede | undefined {
  const { call, subject } = row
  const rule = actionOf(call)?.supersedes
  if (!rule) return undefined
  const isReplaced = (parked: QueueRow) =>
    parked.call === call && parked.subject === subject && rule.covers(inputOf(row), inputOf(parked))
  return async (queue) => {
    const replaced = (await queue.index('state').getAll('parked')).map(upgradeRow).filter(isReplaced)
    const [first] = replaced
    if (!first) return { gone: [] }
    const { seq, lane } = first
    for (const one of replaced) await queue.delete(one.seq)
    const gone = replaced.map((one) => one.seq)
    const later = (await queue.index('lane').getAll(lane)).filter((one) => one.seq > seq)
    // a later action on the same subject, a deletion for one, has to stay before the new row
    const takesPlace = rule.takesPlace && later.every((one) => one.subject !== subject)
    return takesPlace ? { gone, at: { seq, lane } } : { gone }
  }
}
