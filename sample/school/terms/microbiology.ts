import type { Term } from '../types.ts'
import { morphologyTerms } from './microbiology/morphology.ts'
import { pusTerms } from './microbiology/pus.ts'
import { speciesTerms } from './microbiology/species.ts'

/** Bacteria as Gram smears show them; names after 微生物学名词 (2nd ed.), species as binomials. */
export const microbiologyTerms: Term[] = [...morphologyTerms, ...speciesTerms, ...pusTerms]
