import type { ChapterSeed } from '../types.ts'
import { salivaryGlandQuestions } from './stomatology/salivary-glands.ts'
import { salivaryGlandsFurther } from './stomatology/salivary-glands-further.ts'
import { toothFormQuestions } from './stomatology/tooth-form.ts'
import { toothTissueQuestions } from './stomatology/tooth-tissue.ts'
import { toothTissueFurther } from './stomatology/tooth-tissue-further.ts'

export const stomatologyChapters: ChapterSeed[] = [
  {
    subject: 'stomatology',
    catalog: 'tooth-tissue',
    questions: [...toothTissueQuestions, ...toothTissueFurther],
  },
  {
    subject: 'stomatology',
    catalog: 'salivary-glands',
    questions: [...salivaryGlandQuestions, ...salivaryGlandsFurther],
  },
  { subject: 'stomatology', catalog: 'tooth-form', questions: toothFormQuestions },
]
