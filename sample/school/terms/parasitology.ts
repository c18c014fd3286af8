import type { Term } from '../types.ts'
import { helminthTerms } from './parasitology/helminths.ts'
import { protozoaTerms } from './parasitology/protozoa.ts'
import { trichurisTerms } from './parasitology/trichuris.ts'

/** Eggs of worms, stages of malaria and their hosts; names after 人体寄生虫学 (9th ed.), species as binomials. */
export const parasitologyTerms: Term[] = [...helminthTerms, ...protozoaTerms, ...trichurisTerms]
