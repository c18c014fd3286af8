import type { ChapterSeed } from '../types.ts'
import { anatomyChapters } from './anatomy.ts'
import { histologyChapters } from './histology/index.ts'
import { microbiologyChapters } from './microbiology.ts'
import { parasitologyChapters } from './parasitology.ts'
import { stomatologyChapters } from './stomatology.ts'

/** The questions of every chapter, in order of subject. */
export const chapters: ChapterSeed[] = [
  ...histologyChapters,
  ...anatomyChapters,
  ...microbiologyChapters,
  ...parasitologyChapters,
  ...stomatologyChapters,
]
