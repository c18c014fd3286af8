/** Grading of quizzes, answer by answer: a score may wait here, and one that another teacher gave first stands. */
import { useAtomValue } from 'jotai'
import { type QuizAnswerToGrade, quizGrading } from '../../contract/quizzes/quizTeaching.ts'
import { enqueueInLane } from '../engine/enqueueInLane.ts'
import { ledgerAtom, type Operation, ofAction } from '../engine/overlay.ts'
import { overlaidQuery } from '../engine/query.ts'

const subjectOf = (attemptId: string, questionId: number) => `quizGrade:${attemptId}:${questionId}`

function applyGrades(
  answers: QuizAnswerToGrade[],
  operations: readonly Operation[],
  questionId: number,
): QuizAnswerToGrade[] {
  // One that was refused counts nothing: what another teacher gave stands.
  const given = ofAction(operations, 'quiz.grade')
    .filter(({ state }) => state !== 'parked')
    .map(({ input }) => input)
    .filter((input) => input.questionId === questionId)
  if (given.length === 0) return answers
  return answers.map((answer) => {
    const last = given.findLast(({ attemptId }) => attemptId === answer.attemptId)
    if (!last || last.version < answer.version) return answer
    return { ...answer, points: last.points, comment: last.comment ?? '' }
  })
}

/** The answers of all students to one question, with the points that still wait here. */
export const quizGradingQuery = (quizId: number, questionId: number) =>
  overlaidQuery(quizGrading, { quizId, questionId }, (answers, operations) =>
    applyGrades(answers, operations, questionId),
  )

export interface GivenGrade {
  quizId: number
  attemptId: string
  questionId: number
  points: number
  comment: string
  /** version of the score that the teacher saw */
  version: number
}

export const gradeAnswer = (given: GivenGrade): Promise<void> =>
  enqueueInLane('quiz.grade', given, { subject: subjectOf(given.attemptId, given.questionId) })

/** The state of points given here: they wait, or the service refused them, in its words. */
export function useGradeState(
  attemptId: string,
  questionId: number,
): { isWaiting: boolean; refused: string | undefined } {
  const { rows } = useAtomValue(ledgerAtom)
  const own = rows.filter(({ subject }) => subject === subjectOf(attemptId, questionId))
  const parked = own.find(({ state }) => state === 'parked')
  return { isWaiting: own.length > 0 && !parked, refused: parked?.lastError?.text }
}
