import type { BankFilter } from '../../queries/practice/bank.ts'

/** Kinds by which the bank can be narrowed; without their names, for addresses are read before the screen is there. */
export const bankKinds = [
  'DANXUAN',
  'DUOXUAN',
  'PANDUAN',
  'TIANKONG',
  'WENDA',
  'PEIWU',
  'BINGLI',
  'OTHER',
] as const

/** Search parameters of the question bank in its address; one that is left out does not filter. */
export interface BankSearch {
  keyword?: string
  subject?: number
  kind?: string
  /** only questions with this specimen */
  specimen?: number
  /** 1: only questions with a specimen */
  seen?: 1
}

const id = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined)

export const readBankSearch = (given: Record<string, unknown>): BankSearch => ({
  keyword: given.keyword === undefined ? undefined : String(given.keyword).slice(0, 100) || undefined,
  subject: id(given.subject),
  kind: bankKinds.find((one) => one === given.kind),
  specimen: id(given.specimen),
  seen: given.seen === 1 ? 1 : undefined,
})

/** The same as the service is asked. */
export const filterOf = ({ keyword, subject, kind, specimen, seen }: BankSearch): BankFilter => ({
  ...(keyword && { keyword }),
  ...(subject && { subjectId: subject }),
  ...(kind && { baseType: kind }),
  ...(specimen && { specimenId: specimen }),
  ...(seen && { onSpecimen: 'yes' as const }),
})

export const isNarrowed = (search: BankSearch): boolean =>
  Object.values(search).some((value) => value !== undefined)
