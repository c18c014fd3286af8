import type { Term } from '../types.ts'

export const parasitologyTerms: Term[] = []
