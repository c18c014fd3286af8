/** Where one is in the library and what one filters by: it stands in the address, so a reload and a link keep it. */
import { type SpecimenKind, specimenKinds } from '../../../contract/specimenKinds.ts'
import { readAddressNumber } from '../../../rules/addresses/addressNumber.ts'

/** Filters of a list of specimens, for every list. */
export interface ListSearch {
  catalog?: number
  kind?: SpecimenKind
  keyword?: string
  /** a stain's Chinese name */
  dye?: string
  /** a group of people that it suits */
  people?: number
  /** favourites only */
  fav?: 1
  /** kept for offline only */
  kept?: 1
}

export interface LibrarySearch extends ListSearch {
  /** left out: the first subject that is open */
  subject?: number | 'all'
}

const wordOf = (value: unknown, longest: number) => {
  const word = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return word.trim().slice(0, longest) || undefined
}

const flagOf = (value: unknown) => (Number(value) === 1 ? 1 : undefined)

/** Reads an address that anybody may have typed: values that make no sense are left out. */
export const readListSearch = (raw: Record<string, unknown>): ListSearch => ({
  catalog: readAddressNumber(raw.catalog),
  kind: specimenKinds.find((one) => one === raw.kind),
  keyword: wordOf(raw.keyword, 100),
  dye: wordOf(raw.dye, 200),
  people: readAddressNumber(raw.people),
  fav: flagOf(raw.fav),
  kept: flagOf(raw.kept),
})

export const readLibrarySearch = (raw: Record<string, unknown>): LibrarySearch => ({
  subject: raw.subject === 'all' ? 'all' : readAddressNumber(raw.subject),
  ...readListSearch(raw),
})

/** Nothing narrows the list. */
export const noSearch: Record<keyof ListSearch, undefined> = {
  catalog: undefined,
  kind: undefined,
  keyword: undefined,
  dye: undefined,
  people: undefined,
  fav: undefined,
  kept: undefined,
}

/** How many filters narrow the list. */
export const narrowings = (search: ListSearch): number =>
  (Object.keys(noSearch) as (keyof ListSearch)[]).filter((name) => search[name] !== undefined).length
