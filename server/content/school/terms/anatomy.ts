import type { Term } from '../types.ts'

export const anatomyTerms: Term[] = []
