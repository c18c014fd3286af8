import type { ChapterSeed } from '../types.ts'

export const anatomyChapters: ChapterSeed[] = []
