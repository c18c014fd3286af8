/**
 * Reviews that home announces: noted by the screens that know them, so that home itself needs neither the books nor
 * FSRS.
 */
import type { QuestionId } from '../../contract/questions.ts'
import { loadDraft, saveDraft } from '../engine/drafts.ts'

export interface Due {
  /** for every question of the wrong book when it is to be answered again, ms UTC; the earliest first */
  dues: [QuestionId, number][]
  /** time (ms UTC) of the exam; 0: none */
  examAt: number
  /** only questions that this device put in: it was never asked which others are due */
  partial?: true
}

export const dueKey = 'review:due'

const isDue = (value: unknown): value is Due => {
  if (typeof value !== 'object' || value === null) return false
  const { dues, examAt } = value as Record<string, unknown>
  return (
    Array.isArray(dues) && dues.every((due) => typeof due?.[1] === 'number') && typeof examAt === 'number'
  )
}

export const loadDue = () => loadDraft(dueKey, isDue)

export const saveDue = ({ dues, ...rest }: Due) =>
  saveDraft(dueKey, { ...rest, dues: dues.toSorted((a, b) => a[1] - b[1]) } satisfies Due)
