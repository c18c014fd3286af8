/** Everything that a teacher does with quizzes, assignments and scores: it needs the service at once. */

import { Refused } from '../../api/errors.ts'
import type { Endpoint, Given, Reply } from '../../contract/endpoint.ts'
import { questionMend, questionReportPage } from '../../contract/questionMending.ts'
import { bankPage, type Question } from '../../contract/questions.ts'
import {
  assignmentLines,
  assignmentQuestions,
  assignmentTeacherPage,
} from '../../contract/quizzes/assignment.ts'
import { quizComplaints, quizOwnComplaints } from '../../contract/quizzes/quizComplaints.ts'
import { quizQuestionList } from '../../contract/quizzes/quizQuestions.ts'
import { type QuizResultFile, quizExcel } from '../../contract/quizzes/quizResults.ts'
import { quizSeals } from '../../contract/quizzes/quizSeal.ts'
import {
  quizAnalyse,
  quizAttempt,
  quizDecide,
  quizGrading,
  quizItems,
  quizReady,
  quizTeacherDetail,
  quizTeacherPage,
  quizUndecided,
  type UndecidedAttempt,
} from '../../contract/quizzes/quizTeaching.ts'
import { scoreBook } from '../../contract/score.ts'
import { requestOfForm } from '../../rules/questionForm.ts'
import { followJob, type JobStep, tellSteps } from '../engine/followJob.ts'
import { ask, refresh } from '../engine/query.ts'

const shown: readonly Endpoint[] = [
  quizTeacherPage,
  quizTeacherDetail,
  quizReady,
  quizAttempt,
  quizUndecided,
  quizGrading,
  quizItems,
  quizComplaints,
  quizOwnComplaints,
  quizSeals,
  assignmentTeacherPage,
  assignmentLines,
  assignmentQuestions,
  scoreBook,
  quizQuestionList,
  questionReportPage,
  bankPage,
]

/** Makes a teacher's change: quizzes, assignments and scores on screen are asked for again. */
export async function manageQuizzes<E extends Endpoint>(call: E, args: Given<E>): Promise<Reply<E>> {
  const reply = await ask(call, args)
  await refreshShown()
  return reply
}

/** @param base as it was when the form was opened: refused where somebody has changed it since */
export const mendQuestion = (id: number, changed: Question, base: Question): Promise<Question> =>
  manageQuizzes(questionMend, { id, question: requestOfForm(changed), base: requestOfForm(base) })

/** Whether a question was refused because somebody else changed it since the form was opened. */
export const isChangedMeanwhile = (error: Error): boolean =>
  error instanceof Refused && error.field === 'base'

const refreshShown = () => refresh(new Set(shown.map(({ path }) => path)))

/** Has the item analysis of a quiz computed, unless the newest one is not out of date, and shows it. */
export async function analyseQuiz(quizId: number, onProgress: (progress: JobStep) => void): Promise<void> {
  const jobId = await ask(quizAnalyse, { quizId })
  if (jobId !== null) await followJob(jobId, tellSteps(onProgress))
  await refresh(new Set([quizItems.path]))
}

/** Has an Excel file of a quiz's results written, with times as this device tells them. */
export async function writeQuizResults(
  quizId: number,
  onProgress: (progress: JobStep) => void,
): Promise<QuizResultFile> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const jobId = await ask(quizExcel, { quizId, timeZone })
  return (await followJob(jobId, tellSteps(onProgress))) as QuizResultFile
}

/** Most answers that one request decides on. */
const maxDecisions = 500

/** Answers of attempts in parts of so many: those of one student stay together where they can, for one message to them. */
export function decisionParts(attempts: readonly Pick<UndecidedAttempt, 'rows'>[]): string[][] {
  const parts: string[][] = []
  for (const { rows } of attempts) {
    const opIds = rows.map(({ opId }) => opId)
    const last = parts.at(-1)
    if (last && last.length + opIds.length <= maxDecisions) last.push(...opIds)
    else
      for (let from = 0; from < opIds.length; from += maxDecisions)
        parts.push(opIds.slice(from, from + maxDecisions))
  }
  return parts
}

/**
 * Decides on the answers of many students alike. What was decided before a failure stays decided, and the list says what
 * is left.
 */
export async function decideOnAttempts(
  quizId: number,
  attempts: readonly Pick<UndecidedAttempt, 'rows'>[],
  { accept, reason }: { accept: boolean; reason: string },
): Promise<void> {
  try {
    for (const opIds of decisionParts(attempts))
      await ask(quizDecide, { quizId, decisions: opIds.map((opId) => ({ opId, accept })), reason })
  } finally {
    await refreshShown()
  }
}
