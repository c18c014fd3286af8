import type { Generated } from 'kysely'

/** 0 or 1 */
export type Flag = 0 | 1

/** What a row has whose id the database gives. */
export interface Row {
  tenant: number
  id: Generated<number>
}
