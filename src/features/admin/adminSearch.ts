import { readAddressNumber } from '../../rules/addresses/addressNumber.ts'

/** Search parameters in the address of an administration list. */
export interface AdminSearch {
  /** the words that are searched for */
  q?: string
  /** a filter: a role, a state, a form */
  by?: string
  state?: string
  /** an academy or a subject */
  at?: number
  page?: number
}

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 100) : undefined

export function checkAdminSearch(raw: Record<string, unknown>): AdminSearch {
  const search: AdminSearch = {}
  // a keyword of digits alone arrives as a number
  const q = textIn(typeof raw.q === 'number' ? String(raw.q) : raw.q)
  const by = textIn(raw.by)
  const state = textIn(raw.state)
  const at = readAddressNumber(raw.at)
  const page = readAddressNumber(raw.page)
  if (q !== undefined) search.q = q
  if (by !== undefined) search.by = by
  if (state !== undefined) search.state = state
  if (at !== undefined) search.at = at
  if (page !== undefined) search.page = page
  return search
}
