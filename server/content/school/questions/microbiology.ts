import type { ChapterSeed } from '../types.ts'
import { anaerobeQuestions } from './microbiology/anaerobes.ts'
import { bacilliQuestions } from './microbiology/bacilli.ts'
import { cocciQuestions } from './microbiology/cocci.ts'
import { stainingQuestions } from './microbiology/staining.ts'
import { virusGeneralQuestions } from './microbiology/virus-general.ts'
import { virusSpecialQuestions } from './microbiology/virus-special.ts'

export const microbiologyChapters: ChapterSeed[] = [
  { subject: 'microbiology', catalog: 'cocci', questions: cocciQuestions },
  { subject: 'microbiology', catalog: 'bacilli', questions: bacilliQuestions },
  { subject: 'microbiology', catalog: 'anaerobes', questions: anaerobeQuestions },
  { subject: 'microbiology', catalog: 'staining', questions: stainingQuestions },
  { subject: 'microbiology', catalog: 'virus-general', questions: virusGeneralQuestions },
  { subject: 'microbiology', catalog: 'virus-special', questions: virusSpecialQuestions },
]
