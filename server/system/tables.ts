/** Settings, and who changed what. */
import type { NumberedRow } from '../store/row.ts'

/** Who changed what: see audit.ts. */
export interface AuditTable extends NumberedRow {
  /** 0: the service itself */
  accountId: number
  /** such as `room.remove` */
  what: string
  thing: string
  thingId: string
  /** JSON, or empty */
  before: string
  after: string
  /** of the machine that asked */
  address: string
  reason: string
  at: number
}

/** Settings of a school; see server/system/settings.ts. */
export interface SettingTable {
  tenant: number
  name: string
  /** JSON */
  value: string
}

export interface SystemTables {
  audit: AuditTable
  setting: SettingTable
}
