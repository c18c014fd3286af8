/** Rows that an older build stored, as this one would have stored them. */
import type { QueueRow } from '../device/db.ts'

/** What is said of a question holds up nothing else; of one's own it came after what makes that, wherever it stood. */
const alone = (what: string) => (row: QueueRow) => {
  const { questionId } = row.input as { questionId: unknown }
  const isAlone = row.lane === 'practice' && typeof questionId === 'number'
  return { ...row, version: 2, lane: isAlone ? `${what}:${questionId}` : row.lane }
}

/** One version further: by action, from this version. A step is never changed once it was shipped. */
const steps: Record<string, Record<number, (row: QueueRow) => QueueRow>> = {
  // what is done in a book shares one lane since catalogues are made on the device
  'wrong.add': {
    1: (row) => ({
      ...row,
      version: 2,
      lane: 'book:wrong',
      subject: row.subject.replace(/^wrong:/, 'question:'),
    }),
  },
  'question.note': { 1: alone('note') },
  'question.report': { 1: alone('report') },
  'review.log': { 1: alone('review') },
}

/** Brings a row forward, step by step; one that this build or only a newer one wrote stays as it is. */
export function forward(row: QueueRow): QueueRow {
  const step = steps[row.call]?.[row.version]
  return step ? forward(step(row)) : row
}
