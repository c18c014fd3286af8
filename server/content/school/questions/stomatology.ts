import type { ChapterSeed } from '../types.ts'
import { salivaryGlandQuestions } from './stomatology/salivary-glands.ts'
import { toothFormQuestions } from './stomatology/tooth-form.ts'
import { toothTissueQuestions } from './stomatology/tooth-tissue.ts'

export const stomatologyChapters: ChapterSeed[] = [
  { subject: 'stomatology', catalog: 'tooth-tissue', questions: toothTissueQuestions },
  { subject: 'stomatology', catalog: 'salivary-glands', questions: salivaryGlandQuestions },
  { subject: 'stomatology', catalog: 'tooth-form', questions: toothFormQuestions },
]
