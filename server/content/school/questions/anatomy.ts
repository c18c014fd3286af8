import type { ChapterSeed } from '../types.ts'
import { brainVesselQuestions } from './anatomy/brain-vessels.ts'
import { heartQuestions } from './anatomy/heart.ts'

export const anatomyChapters: ChapterSeed[] = [
  { subject: 'anatomy', catalog: 'heart', questions: heartQuestions },
  { subject: 'anatomy', catalog: 'brain-vessels', questions: brainVesselQuestions },
]
