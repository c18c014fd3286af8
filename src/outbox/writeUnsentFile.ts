/** Unsent work as a file: readable by people, complete enough to be taken in on another device, or sent by hand. */
import type { QueueRow } from '../device/stored.ts'
import { crc32 } from '../rules/pack.ts'
import { requestOf } from './entry.ts'

/** The number that this build writes; older files are read, newer ones are not. */
export const fileVersion = 2

export interface UnsentFileItem {
  key: string
  call: string
  /** ISO 8601 */
  madeAt: string
  subject: string
  state: QueueRow['state']
  reason: string
  method?: string
  path?: string
  input: unknown
  /** from file version 2 on: of the input's shape */
  version?: number
  /** from file version 2 on */
  lane?: string
  local?: unknown
}

/** Which school work belongs to: two may number their people alike. */
export interface School {
  /** where it is reached now */
  origin: string
  /** who it is at every address; a platform may not say */
  id?: string | undefined
}

export interface UnsentFile {
  format: 'vitrine-unsent'
  version: number
  user: number
  /** from version 2 on: the origin; what counts where there is no id */
  school?: string
  schoolId?: string
  /** ISO 8601 */
  madeAt: string
  items: UnsentFileItem[]
  /** from version 2 on: CRC-32 of the items as JSON without spaces */
  sum?: number
}

export const sumOf = (items: readonly UnsentFileItem[]) =>
  crc32(new TextEncoder().encode(JSON.stringify(items)))

export function writeUnsentFile(
  user: number,
  rows: readonly QueueRow[],
  now: number,
  school: School,
): UnsentFile {
  const items = rows.map((row): UnsentFileItem => {
    const request = requestOf(row)
    return {
      key: row.id,
      call: row.call,
      madeAt: new Date(row.madeAt).toISOString(),
      subject: row.subject,
      state: row.state,
      reason: row.lastError?.text ?? '',
      ...(request ? { method: request.method, path: request.path } : {}),
      input: row.input,
      version: row.version,
      lane: row.lane,
      ...(row.local === undefined ? {} : { local: row.local }),
    }
  })
  const madeAt = new Date(now).toISOString()
  return {
    format: 'vitrine-unsent',
    version: fileVersion,
    user,
    school: school.origin,
    ...(school.id === undefined ? {} : { schoolId: school.id }),
    madeAt,
    items,
    sum: sumOf(items),
  }
}
