/** Unsent work as a file: readable by people, complete enough to be sent by hand. */
import type { QueueRow } from '../device/db.ts'
import { requestOf } from './entry.ts'

export interface CarriedOut {
  format: 'vitrine-unsent'
  version: 1
  user: number
  /** ISO 8601 */
  madeAt: string
  items: {
    key: string
    call: string
    madeAt: string
    subject: string
    state: QueueRow['state']
    reason: string
    method?: string
    path?: string
    input: unknown
  }[]
}

export function carryOut(user: number, rows: readonly QueueRow[], now: number): CarriedOut {
  const items = rows.map((row) => {
    const request = requestOf(row)
    return {
      key: row.id,
      call: row.call,
      madeAt: new Date(row.madeAt).toISOString(),
      subject: row.subject,
      state: row.state,
      reason: row.lastError?.text ?? '',
      method: request?.method,
      path: request?.path,
      input: row.input,
    }
  })
  return { format: 'vitrine-unsent', version: 1, user, madeAt: new Date(now).toISOString(), items }
}
