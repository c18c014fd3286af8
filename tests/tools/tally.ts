/** What a test counted of a row of design/faults.md; `npm run faults` gathers it into its table. */
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

/** All of them must be 0. */
export interface Counts {
  /** things that the app said are saved, and that are neither on the device nor taken in by the service */
  lost: number
  /** effects beyond the one that each thing has */
  duplicated: number
  /** taken in as somebody else's */
  misattributed: number
  /** said to be received although the service has none of it */
  falselySent: number
}

export interface Tally {
  /** for example F05 */
  rows: string[]
  /** things that were saved */
  items?: number
  counts?: Counts
  /** counted by the audit of what a browser did (tools/audit.ts) */
  chromium?: true
  /** the row's own figure, as measured */
  figure?: string
}

export const rowsIn = (name: string): string[] => [...new Set(name.match(/\b(?:F|QF|QX)\d\d\b/g) ?? [])]

/** Notes what the running test counted, for the rows in its name. */
export function tally(counted: Omit<Tally, 'rows'>, name = expect.getState().currentTestName ?? ''): void {
  const folder = process.env.FAULTS_DIR
  const rows = rowsIn(name)
  if (!folder || rows.length === 0) return
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify({ rows, ...counted })}\n`)
}
