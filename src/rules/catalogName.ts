/** Names of one's own catalogues in the two books: what both sides hold true. */
import { normalizeText } from './words/unicode.ts'

/** Why a name cannot stand. */
export type CatalogNameFault = 'empty' | 'duplicate'

/** characters */
export const maxCatalogNameLength = 60

/** A name as it is kept: no blanks around it, runs of them as one, one form of each letter. */
export const tidyName = (name: string): string => normalizeText(name, 'NFC').replace(/\s+/g, ' ').trim()

/** Names that read the same are the same: width and case tell none apart, nor does what nobody sees. */
const folded = (name: string) =>
  tidyName(normalizeText(name, 'NFKC').replace(/\p{Default_Ignorable_Code_Point}+/gu, '')).toLowerCase()

/** @param beside the names that stand under the same parent already, without the one that is renamed */
export function catalogNameFault(name: string, beside: readonly string[]): CatalogNameFault | null {
  const asked = folded(name)
  if (asked === '') return 'empty'
  return beside.some((one) => folded(one) === asked) ? 'duplicate' : null
}
