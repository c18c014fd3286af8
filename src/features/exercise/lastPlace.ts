import type { QuestionId } from '../../contract/questions.ts'
import { loadDraft, saveDraft } from '../../queries/drafts.ts'

/** Where a person practised last on this device. */
export interface LastPlace {
  catalogId: number
  questionId: QuestionId
  name: string
  nameEn: string
  /** the question's number, and how many there are */
  at: number
  of: number
}

const key = 'practice:last'

const isPlace = (value: unknown): value is LastPlace => {
  if (typeof value !== 'object' || value === null) return false
  const place = value as Record<string, unknown>
  return (
    ['catalogId', 'questionId', 'at', 'of'].every((field) => typeof place[field] === 'number') &&
    typeof place.name === 'string' &&
    typeof place.nameEn === 'string'
  )
}

export const loadLastPlace = () => loadDraft(key, isPlace)

export const saveLastPlace = (place: LastPlace) => saveDraft(key, place)
