import type { ChapterSeed } from '../types.ts'
import { anaerobeQuestions } from './microbiology/anaerobes.ts'
import { anaerobeFurther } from './microbiology/anaerobes-further.ts'
import { bacilliQuestions } from './microbiology/bacilli.ts'
import { bacilliFurther } from './microbiology/bacilli-further.ts'
import { cocciQuestions } from './microbiology/cocci.ts'
import { cocciFurther } from './microbiology/cocci-further.ts'
import { stainingQuestions } from './microbiology/staining.ts'
import { stainingFurther } from './microbiology/staining-further.ts'
import { virusGeneralQuestions } from './microbiology/virus-general.ts'
import { virusSpecialQuestions } from './microbiology/virus-special.ts'

export const microbiologyChapters: ChapterSeed[] = [
  { subject: 'microbiology', catalog: 'cocci', questions: [...cocciQuestions, ...cocciFurther] },
  { subject: 'microbiology', catalog: 'bacilli', questions: [...bacilliQuestions, ...bacilliFurther] },
  { subject: 'microbiology', catalog: 'anaerobes', questions: [...anaerobeQuestions, ...anaerobeFurther] },
  { subject: 'microbiology', catalog: 'staining', questions: [...stainingQuestions, ...stainingFurther] },
  { subject: 'microbiology', catalog: 'virus-general', questions: virusGeneralQuestions },
  { subject: 'microbiology', catalog: 'virus-special', questions: virusSpecialQuestions },
]
