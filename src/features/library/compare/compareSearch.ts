import { readAddressNumber } from '../../../rules/addresses/addressNumber.ts'

/** Which two specimens stand beside each other. */
export interface CompareSearch {
  left?: number
  right?: number
}

export type CompareSide = keyof CompareSearch

export const readCompareSearch = (raw: Record<string, unknown>): CompareSearch => ({
  left: readAddressNumber(raw.left),
  right: readAddressNumber(raw.right),
})
