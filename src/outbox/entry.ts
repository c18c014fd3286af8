import { outgoing } from '../api/call.ts'
import type { Outgoing } from '../api/http.ts'
import { newId } from '../device/names.ts'
import type { QueueRow } from '../device/stored.ts'
import { type Action, actionOf, actions, type Input } from './actions/index.ts'

/** The place of a new row among the waiting rows. */
export interface QueuePlace {
  /** As `laneOf` chooses it: order is kept inside it. */
  lane: string
  /** the thing that the screen marks: `question:123`, `announcement:3` … */
  subject: string
  /** the device's own knowledge of it: never sent */
  local?: unknown
  beside?: Beside
  /** its Idempotency-Key, where the same thing may be said again; else a new one */
  id?: string
}

export type NewRow = Omit<QueueRow, 'seq'>

/** Makes the rows that are stored together with a row or not at all, right after it; none of them supersedes. */
export type Beside = () => readonly NewRow[]

/** A row that was never tried; its id is its Idempotency-Key for good. */
export function entry<A extends Action>(
  action: A,
  input: Input<A>,
  place: QueuePlace,
  now: number,
  id = newId(),
): NewRow {
  return {
    id,
    call: action,
    version: actions[action].version,
    input,
    lane: place.lane,
    subject: place.subject,
    madeAt: now,
    state: 'waiting',
    notBefore: 0,
    tries: 0,
    ...(place.local === undefined ? {} : { local: place.local }),
  }
}

/** How a row is sent; null when only a newer build knows it: such a row is left alone. */
export function requestOf(row: QueueRow): Outgoing | null {
  const action = actionOf(row.call)
  if (!action || row.version > action.version) return null
  return { ...outgoing(action.send, row.input as Record<string, unknown>), key: row.id }
}
