/**
 * The modules that carry out each kind of job. server/main.ts hands them to the service, which knows the kinds by name.
 */
import type { JobKinds } from '../server/store/jobs/kinds.ts'

export const jobKinds: JobKinds = {
  /** one at a time: LibreOffice takes a whole core and much memory */
  deck: { module: new URL('./decks/job.ts', import.meta.url), atOnce: 1, limitMs: 600_000, memoryMb: 1024 },
  document: {
    module: new URL('./decks/documentJob.ts', import.meta.url),
    atOnce: 1,
    limitMs: 600_000,
    memoryMb: 1024,
  },
  'accounts.preview': {
    module: new URL('./accounts/previewJob.ts', import.meta.url),
    atOnce: 2,
    limitMs: 300_000,
  },
  'accounts.import': {
    module: new URL('./accounts/importJob.ts', import.meta.url),
    atOnce: 1,
    limitMs: 3_600_000,
  },
  'accounts.renew': {
    module: new URL('./accounts/renewJob.ts', import.meta.url),
    atOnce: 1,
    limitMs: 3_600_000,
  },
  'courseware.announce': {
    module: new URL('./announceCourseware.ts', import.meta.url),
    atOnce: 1,
    limitMs: 600_000,
    memoryMb: 256,
  },
  /** one at a time: pictures are made by one process of a kind */
  'specimens.import': {
    module: new URL('./uploads/specimensJob.ts', import.meta.url),
    atOnce: 1,
    limitMs: 43_200_000,
    memoryMb: 1024,
  },
  'questions.import': {
    module: new URL('./uploads/questionsJob.ts', import.meta.url),
    atOnce: 1,
    limitMs: 1_800_000,
  },
  'questions.read': {
    module: new URL('./uploads/readQuestionsJob.ts', import.meta.url),
    atOnce: 2,
    limitMs: 300_000,
  },
  'quiz.items': {
    module: new URL('./quizzes/itemsJob.ts', import.meta.url),
    atOnce: 1,
    limitMs: 1_800_000,
  },
  'quiz.results': {
    module: new URL('./quizzes/resultsJob.ts', import.meta.url),
    atOnce: 1,
    limitMs: 1_800_000,
  },
  'notice.send': {
    module: new URL('./sendNotice.ts', import.meta.url),
    atOnce: 1,
    limitMs: 600_000,
    memoryMb: 256,
  },
}
