import type { CatalogId } from '../../../contract/books.ts'
import type { BookName, QuestionId } from '../../../contract/questions.ts'
import { lastPlaceKey } from '../../../device/names.ts'
import { dropDraft, loadDraft, saveDraft } from '../../../queries/engine/drafts.ts'

/** Chapter or catalogue whose practice can be resumed in one tap. */
export interface Resumable {
  /** left out: a chapter */
  to?: `/exercise/${BookName}/question/$catalogId`
  catalogId: CatalogId
  /** which of its questions, and in which order */
  search?: object
  name: string
  nameEn: string
}

/** Where a person practised last on this device. */
export interface LastPlace extends Resumable {
  questionId: QuestionId
  /** the question's number, and how many there are */
  at: number
  of: number
}

const isPlace = (value: unknown): value is LastPlace => {
  if (typeof value !== 'object' || value === null) return false
  const place = value as Record<string, unknown>
  return (
    ['at', 'of'].every((field) => typeof place[field] === 'number') &&
    typeof place.name === 'string' &&
    typeof place.nameEn === 'string'
  )
}

export const loadLastPlace = () => loadDraft(lastPlaceKey, isPlace)

export const saveLastPlace = (place: LastPlace) => saveDraft(lastPlaceKey, place)

/** A chapter or catalogue that is finished is not offered again; another one stays. */
export async function forgetLastPlace({ to, catalogId }: Resumable): Promise<void> {
  const last = await loadLastPlace()
  if (last?.to === to && last?.catalogId === catalogId) await dropDraft(lastPlaceKey)
}
