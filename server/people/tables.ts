/** Academies and devices. */
import type { Generated } from 'kysely'
import type { AcademyKind } from '../../src/contract/academies.ts'
import type { Row } from '../store/tables/row.ts'

/** One tree of academies, grades and classes. */
export interface AcademyTable extends Row {
  parentId: number | null
  kind: AcademyKind
  name: string
  nameEn: Generated<string>
  position: Generated<number>
  /** no longer offered, still readable where somebody belongs to it; null: in use */
  archivedAt: number | null
}

/** What a person's device last told of itself. */
export interface DeviceTable {
  tenant: number
  accountId: number
  uuid: string
  name: string
  lastSeenAt: number
  /** rows of the queue that were not sent yet */
  unsent: number
  /** JSON, the contract's ReportedPack[] */
  packs: string
  reportedAt: number
}
