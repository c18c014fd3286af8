import type { ChapterSeed } from '../types.ts'

export const microbiologyChapters: ChapterSeed[] = []
