import type { ChapterSeed } from '../types.ts'
import { cestodeQuestions } from './parasitology/cestodes.ts'
import { nematodeQuestions } from './parasitology/nematodes.ts'
import { sporozoaQuestions } from './parasitology/sporozoa.ts'
import { trematodeQuestions } from './parasitology/trematodes.ts'

export const parasitologyChapters: ChapterSeed[] = [
  { subject: 'parasitology', catalog: 'nematodes', questions: nematodeQuestions },
  { subject: 'parasitology', catalog: 'trematodes', questions: trematodeQuestions },
  { subject: 'parasitology', catalog: 'cestodes', questions: cestodeQuestions },
  { subject: 'parasitology', catalog: 'sporozoa', questions: sporozoaQuestions },
]
