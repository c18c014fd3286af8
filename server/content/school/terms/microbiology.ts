import type { Term } from '../types.ts'

export const microbiologyTerms: Term[] = []
