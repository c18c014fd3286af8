import type { Term } from '../types.ts'
import { molarTerms } from './stomatology/molar.ts'
import { salivaryGlandTerms } from './stomatology/salivary-glands.ts'
import { toothTerms } from './stomatology/tooth.ts'

/** Tissues of the tooth and the salivary glands; names after 口腔组织病理学 (8th ed.), Latin after Terminologia Histologica and TA 2. */
export const stomatologyTerms: Term[] = [...toothTerms, ...salivaryGlandTerms, ...molarTerms]
