import type * as questions from '../../src/contract/questions.ts'
import type { Handlers } from '../context.ts'
import type { Permissions } from '../permissions.ts'
import { readBankPage } from './bank.ts'
import { readClassStanding } from './classStatistics.ts'
import { namesAndKeywordsByInitials } from './keywordsByInitials.ts'
import { notesOf, saveNote } from './notes.ts'
import { anyQuestionOf, readQuestion } from './question.ts'
import { reportQuestion } from './questionReport.ts'

export const permissions: Permissions<typeof questions> = {
  bankPage: 'question.read',
  classStanding: 'question.read',
  namesOfInitials: 'library.read',
  questionNoteSave: 'question.own',
  questionNotes: 'question.own',
  questionReport: 'question.own',
  questionWithAnswer: 'question.read',
}

export const handlers: Handlers<typeof questions> = {
  questionWithAnswer: async ({ id }, context) => anyQuestionOf(await readQuestion(id, context)),
  questionNotes: (_, context) => notesOf(context),
  questionNoteSave: saveNote,
  async questionReport(given, context) {
    await reportQuestion(given, context)
    return null
  },
  classStanding: ({ questionId }, context) => readClassStanding(questionId, context),
  bankPage: readBankPage,
  namesOfInitials: ({ initials }, context) => namesAndKeywordsByInitials(initials, context),
}
