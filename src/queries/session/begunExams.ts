/** Exams that were begun on this device and stand nowhere else: a sign-out clears them with all drafts. */
import { queryOptions } from '@tanstack/react-query'
import { inUser } from '../../device/db.ts'
import { currentOwner } from '../engine/owner.ts'

export interface BegunExams {
  /** a 标本考试 that was not ended */
  runs: boolean
  /** 模考 papers that were not handed in */
  papers: number
}

/** Both are drafts: under this key what runs, under longer ones, beside an exam's other facts, the papers. */
const key = 'exam'

const isPaper = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'answers' in value &&
  Array.isArray(value.answers) &&
  value.answers.length > 0

async function begunExams(): Promise<BegunExams> {
  const owner = currentOwner()
  if (!owner) return { runs: false, papers: 0 }
  const range = IDBKeyRange.bound(key, `${key}:\uffff`)
  const drafts = await inUser(owner.user, (db) => db.getAll('drafts', range))
  return {
    runs: drafts.some((one) => one.key === key),
    papers: drafts.filter(({ value }) => isPaper(value)).length,
  }
}

export const begunExamsQuery = () =>
  queryOptions({ queryKey: ['begunExams'], queryFn: begunExams, staleTime: 0 })
