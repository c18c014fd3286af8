import type { ChapterSeed } from '../types.ts'

export const stomatologyChapters: ChapterSeed[] = []
