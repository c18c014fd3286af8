/** Rows that an older build stored, as this one would have stored them. */
import type { QueueRow } from '../device/stored.ts'

/** A row about one of the school's questions gets a lane of its own; one about an own question stays behind its making. */
const withOwnLane = (row: QueueRow) => ({
  ...row,
  version: 2,
  lane: row.lane === 'practice' && /:\d+$/.test(row.subject) ? row.subject : row.lane,
})

/** One version further: by action, from this version. A step is never changed once it was shipped. */
const steps: Record<string, Record<number, (row: QueueRow) => QueueRow>> = {
  // at that time all actions of a book shared one lane
  'wrong.add': {
    1: (row) => ({
      ...row,
      version: 2,
      lane: 'book:wrong',
      subject: row.subject.replace(/^wrong:/, 'question:'),
    }),
  },
  'question.note': { 1: withOwnLane },
  'question.report': { 1: withOwnLane },
  'review.log': { 1: withOwnLane },
}

/** Brings a row forward, step by step; one that this build or only a newer one wrote stays as it is. */
export function upgradeRow(row: QueueRow): QueueRow {
  const step = steps[row.call]?.[row.version]
  return step ? upgradeRow(step(row)) : row
}
