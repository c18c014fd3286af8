/** What home says of review: noted by the screens that know it, so that home itself needs neither the books nor FSRS. */
import { loadDraft, saveDraft } from './drafts.ts'

export interface Due {
  /** ms UTC, for every question of the wrong book when it is to be answered again; the earliest first */
  dues: number[]
  /** of the exam; 0: none */
  examAt: number
}

const key = 'review:due'
/** nobody is told of more */
const most = 500

const isDue = (value: unknown): value is Due => {
  if (typeof value !== 'object' || value === null) return false
  const { dues, examAt } = value as Record<string, unknown>
  return Array.isArray(dues) && dues.every((due) => typeof due === 'number') && typeof examAt === 'number'
}

export const loadDue = () => loadDraft(key, isDue)

export const saveDue = ({ dues, examAt }: Due) =>
  saveDraft(key, { dues: dues.toSorted((a, b) => a - b).slice(0, most), examAt } satisfies Due)
