import type { ChapterSeed } from '../types.ts'

export const parasitologyChapters: ChapterSeed[] = []
