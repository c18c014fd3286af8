/** What is said anew takes the place of what the service refused, for it would wait behind it for ever. */
import type { QueueRow } from '../device/db.ts'
import type { Action } from './actions.ts'
import type { NewRow } from './entry.ts'
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

/** How a row is said anew; undefined for an action that never is. */
export function anewOf(row: NewRow): Anew | undefined {
  const { call, subject } = row
  if (!anew.has(call)) return undefined
  return {
    replaces: (refused) => refused.call === call && refused.subject === subject && isSaid(row, refused),
    // a mark may be what later rows build on; deleted meanwhile, and everything else, is said last
    stays: (later) => call === 'mark.save' && later.every((one) => one.subject !== subject),
  }
}
