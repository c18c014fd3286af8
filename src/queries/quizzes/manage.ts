/** Everything that a teacher does with quizzes, assignments and scores: it needs the service at once. */

import type { Endpoint, Given, Reply } from '../../contract/endpoint.ts'
import { questionReportPage } from '../../contract/questionMending.ts'
import { assignmentLines, assignmentTeacherPage } from '../../contract/quizzes/assignment.ts'
import { quizComplaints, quizOwnComplaints } from '../../contract/quizzes/quizComplaints.ts'
import { quizQuestionList } from '../../contract/quizzes/quizQuestions.ts'
import { quizSeals } from '../../contract/quizzes/quizSeal.ts'
import {
  quizAttempt,
  quizGrading,
  quizItems,
  quizReady,
  quizTeacherDetail,
  quizTeacherPage,
} from '../../contract/quizzes/quizTeaching.ts'
import { scoreBook } from '../../contract/score.ts'
import { ask, refresh } from '../engine/query.ts'

const shown: readonly Endpoint[] = [
  quizTeacherPage,
  quizTeacherDetail,
  quizReady,
  quizAttempt,
  quizGrading,
  quizItems,
  quizComplaints,
  quizOwnComplaints,
  quizSeals,
  assignmentTeacherPage,
  assignmentLines,
  scoreBook,
  quizQuestionList,
  questionReportPage,
]

/** Makes a teacher's change: quizzes, assignments and scores on screen are asked for again. */
export async function manageQuizzes<E extends Endpoint>(call: E, args: Given<E>): Promise<Reply<E>> {
  const reply = await ask(call, args)
  await refresh(new Set(shown.map(({ path }) => path)))
  return reply
}
