import type * as contract from '../../src/contract/quizzes/quizQuestions.ts'
import type { Handlers } from '../context.ts'
import { notFound } from '../http/failure.ts'
import { transaction } from '../http/idempotency.ts'
import type { ReadQuestionsInput } from '../library/importJobs.ts'
import { mustOwnFiles } from '../media/files/ownFiles.ts'
import type { Permissions } from '../permissions.ts'
import { auditedFacts } from '../questions/auditedFacts.ts'
import { mustBeUnchanged, readQuestionForm } from '../questions/questionForm.ts'
import { startJob } from '../store/jobs/jobs.ts'
import { recordChange } from '../system/audit.ts'
import { requireQuizRight } from './quiz.ts'
import { lockQuizOnlyQuestion, quizOnlyQuestionsOf, saveQuizOnlyQuestion } from './quizOnlyQuestions.ts'

export const permissions: Permissions<typeof contract> = {
  quizQuestionList: 'quiz.edit',
  quizQuestionSave: 'quiz.edit',
  quizQuestionRead: 'quiz.edit',
}

export const handlers: Handlers<typeof contract> = {
  async quizQuestionList({ courseId }, context) {
    await requireQuizRight(context, courseId, 'edit')
    return quizOnlyQuestionsOf(context, courseId)
  },

  async quizQuestionSave({ courseId, id, question: given, base }, context) {
    await requireQuizRight(context, courseId, 'edit')
    const question = readQuestionForm(given)
    return transaction(context, async (within) => {
      const now = id === undefined ? undefined : await lockQuizOnlyQuestion(within, courseId, id)
      if (id !== undefined) {
        if (!now) throw notFound()
        await mustBeUnchanged(within, { base, now, after: question })
      }
      const saved = await saveQuizOnlyQuestion(within, courseId, question, id)
      await recordChange(within, {
        what: now ? 'question.mend' : 'question.add',
        thing: 'question',
        thingId: saved,
        ...(now ? { before: auditedFacts(now) } : {}),
        after: auditedFacts(question),
      })
      return { ...question, id: saved }
    })
  },

  async quizQuestionRead({ courseId, fileId }, context) {
    await requireQuizRight(context, courseId, 'edit')
    const input: ReadQuestionsInput = { fileId }
    const jobId = await transaction(context, async (within) => {
      await mustOwnFiles(within, 'questions', [fileId])
      return startJob(within, 'questions.read', input)
    })
    context.service.jobs.wake()
    return jobId
  },
}
