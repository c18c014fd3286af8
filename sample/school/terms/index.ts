import type { Term } from '../types.ts'
import { anatomyTerms } from './anatomy.ts'
import { histologyTerms } from './histology.ts'
import { microbiologyTerms } from './microbiology.ts'
import { parasitologyTerms } from './parasitology.ts'
import { stomatologyTerms } from './stomatology.ts'

/** Every term in order of subject; a key stands once. */
export const allTerms: Term[] = [
  ...histologyTerms,
  ...anatomyTerms,
  ...microbiologyTerms,
  ...parasitologyTerms,
  ...stomatologyTerms,
]

/** The one term table, by key. */
export const terms: Record<string, Term> = Object.fromEntries(allTerms.map((term) => [term.key, term]))
