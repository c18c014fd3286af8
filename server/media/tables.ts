import type { Generated } from 'kysely'
import type { FileUse } from '../../src/contract/files.ts'
import type { NumberedRow } from '../store/row.ts'

/** Files that people uploaded: see files/. */
export interface FileTable extends NumberedRow {
  ownerId: number
  /** UUID of the device that uploads, unique per owner */
  key: string
  useTo: FileUse
  name: string
  /** bytes, as told at the beginning and checked at the end */
  size: number
  /** by the first bytes; empty while it arrives */
  type: Generated<string>
  sha256: Generated<string>
  width: Generated<number | null>
  height: Generated<number | null>
  state: 'arriving' | 'ready'
  /** where the store has it */
  storageKey: string
  createdAt: number
  /** When the last piece came (ms UTC): half files are swept a day after it. */
  touchedAt: number
}
