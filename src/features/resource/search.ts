/** Where one is in the library and what one filters by: it stands in the address, so a reload and a link keep it. */
import type { SpecimenKind } from '../../contract/specimens.ts'

export interface ListSearch {
  subject?: number
  catalog?: number
  kind?: SpecimenKind
  keyword?: string
}

export const kinds: readonly SpecimenKind[] = ['slide', 'gross', 'pattern', 'electron', 'light']

const idOf = (value: unknown) => {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Reads an address that anybody may have typed: what makes no sense is left out. */
export function readSearch(raw: Record<string, unknown>): ListSearch {
  const kind = kinds.find((one) => one === raw.kind)
  const keyword =
    typeof raw.keyword === 'string' || typeof raw.keyword === 'number' ? String(raw.keyword) : ''
  return {
    subject: idOf(raw.subject),
    catalog: idOf(raw.catalog),
    kind,
    keyword: keyword.trim().slice(0, 100) || undefined,
  }
}

export interface DetailSearch {
  /** came from somewhere to which one wants to return, such as the assistant */
  back?: 1
  /** the mark that is selected */
  mark?: number
}

export const readDetailSearch = (raw: Record<string, unknown>): DetailSearch => ({
  back: Number(raw.back) === 1 ? 1 : undefined,
  mark: idOf(raw.mark),
})
