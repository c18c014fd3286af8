import type { Generated } from 'kysely'

/** 0 or 1 */
export type Flag = 0 | 1

/** Columns of a row whose id the database gives. */
export interface NumberedRow {
  tenant: number
  id: Generated<number>
}
