import type { ChapterSeed } from '../types.ts'
import { cestodeQuestions } from './parasitology/cestodes.ts'
import { nematodeQuestions } from './parasitology/nematodes.ts'
import { nematodesFurther } from './parasitology/nematodes-further.ts'
import { sporozoaQuestions } from './parasitology/sporozoa.ts'
import { sporozoaFurther } from './parasitology/sporozoa-further.ts'
import { trematodeQuestions } from './parasitology/trematodes.ts'
import { trematodesFurther } from './parasitology/trematodes-further.ts'

export const parasitologyChapters: ChapterSeed[] = [
  { subject: 'parasitology', catalog: 'nematodes', questions: [...nematodeQuestions, ...nematodesFurther] },
  {
    subject: 'parasitology',
    catalog: 'trematodes',
    questions: [...trematodeQuestions, ...trematodesFurther],
  },
  { subject: 'parasitology', catalog: 'cestodes', questions: cestodeQuestions },
  { subject: 'parasitology', catalog: 'sporozoa', questions: [...sporozoaQuestions, ...sporozoaFurther] },
]
