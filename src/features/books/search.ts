import type { CatalogId } from '../../contract/books.ts'
import type { QuestionId } from '../../contract/questions.ts'

export const sorts = ['date', 'times', 'kind'] as const
export type Sort = (typeof sorts)[number]

/** Part of a catalogue that is practised: all questions, those never answered right, or one kind. */
export type Only = 'never' | (string & {}) | undefined

/** Where one is in a book: its address holds it. */
export interface BookSearch {
  subject?: number
  /** its questions are listed; left out: the catalogues */
  catalog?: CatalogId
  sort?: Sort
  /** a base type */
  kind?: string
}

/** Where one is in practising a book. */
export interface BookPracticeSearch {
  /** the question on screen */
  q?: QuestionId
  only?: Only
  sort?: Sort
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads an id that the service gave or a device made; undefined for any other value. */
export function readId(value: unknown): number | string | undefined {
  if (typeof value === 'string' && uuid.test(value)) return value
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
  return Number.isSafeInteger(number) && Number(number) > 0 ? Number(number) : undefined
}

const readSort = (value: unknown): Sort | undefined => sorts.find((sort) => sort === value)

/** A kind of another build's may be called otherwise than ours: X_2. */
const word = (value: unknown) =>
  typeof value === 'string' && /^[\p{L}\p{N}_-]{1,40}$/u.test(value) ? value : undefined

export function readBookSearch(given: Record<string, unknown>): BookSearch {
  const subject = readId(given.subject)
  return {
    subject: typeof subject === 'number' ? subject : undefined,
    catalog: readId(given.catalog),
    sort: readSort(given.sort),
    kind: word(given.kind),
  }
}

export const readPracticeSearch = (given: Record<string, unknown>): BookPracticeSearch => ({
  q: readId(given.q),
  only: word(given.only),
  sort: readSort(given.sort),
})

/** A catalogue's id as it stands in an address. */
export const catalogParam = {
  parse: ({ catalogId }: { catalogId: string }) => ({ catalogId: readId(catalogId) ?? 0 }),
  stringify: ({ catalogId }: { catalogId: CatalogId }) => ({ catalogId: String(catalogId) }),
}
