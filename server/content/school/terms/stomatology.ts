import type { Term } from '../types.ts'

export const stomatologyTerms: Term[] = []
