/** What is said anew takes the place of what the service refused, for it would wait behind it for ever. */
import type { QueueRow } from '../device/stored.ts'
import type { Action } from './actions.ts'
import type { NewRow } from './entry.ts'
import { forward } from './forward.ts'
import type { Anew } from './store.ts'

const anew: ReadonlySet<string> = new Set<Action>([
  'chapter.submit',
  'wrong.submit',
  'collection.submit',
  'question.note',
  'practice.setting',
  'mark.save',
  'user.language',
])

const fieldsOf = (input: unknown) => Object.keys(input as object)

/** A setting says some of its fields: what was refused of others is not said by it. */
function isSaid(row: NewRow, refused: QueueRow): boolean {
  const fields = new Set(fieldsOf(row.input))
  return row.call !== 'practice.setting' || fieldsOf(refused.input).every((name) => fields.has(name))
}

/**
 * How a row is said anew; undefined for an action that never is. Found and decided in the transaction that stores it, for
 * other tabs change rows too.
 */
export function anewOf(row: NewRow): Anew | undefined {
  const { call, subject } = row
  if (!anew.has(call)) return undefined
  return async (queue) => {
    const parked = (await queue.index('state').getAll('parked')).map(forward)
    const old = parked.filter((one) => one.call === call && one.subject === subject && isSaid(row, one))
    const [first] = old
    if (!first) return { gone: [] }
    const { seq, lane } = first
    for (const one of old) await queue.delete(one.seq)
    const later = (await queue.index('lane').getAll(lane)).filter((one) => one.seq > seq)
    // a mark may be what later rows build on; deleted meanwhile, and everything else, it stands where it was said: last
    const stays = call === 'mark.save' && later.every((one) => one.subject !== subject)
    return { gone: old.map((one) => one.seq), ...(stays && { at: { seq, lane } }) }
  }
}
