/** Quizzes, assignments and scores: what a screen may ask. */
import type { InfiniteData } from '@tanstack/react-query'
import { atom } from 'jotai'
import type { Paged } from '../../contract/endpoint.ts'
import {
  type AssignmentState,
  assignmentPaper,
  assignmentStudentPage,
  assignmentTeacherPage,
} from '../../contract/quizzes/assignment.ts'
import {
  type ListedQuiz,
  questionWithoutAnswer,
  quizCardDetail,
  quizDistribution,
  quizPaper,
  quizQuestionAnswer,
  quizRemainingTime,
  quizStudentPage,
  quizStudyingPage,
  quizSubmitDetail,
  type StudentQuiz,
} from '../../contract/quizzes/quiz.ts'
import { quizComplaints, quizOwnComplaints } from '../../contract/quizzes/quizComplaints.ts'
import {
  quizAttempt,
  quizItems,
  quizReady,
  quizTeacherDetail,
  quizTeacherPage,
  quizUndecided,
} from '../../contract/quizzes/quizTeaching.ts'
import { scoreBook, scoreExamPage, scorePage } from '../../contract/score.ts'
import type { LastError } from '../../device/stored.ts'
import { completeQuiz } from '../../rules/quizzes/specified.ts'
import { enqueueInLane } from '../engine/enqueueInLane.ts'
import { ledgerAtom, ofAction } from '../engine/overlay.ts'
import { pagedQuery } from '../engine/paged.ts'
import { overlaidQuery, query, type Snapshot } from '../engine/query.ts'
import { sameMap } from '../engine/sameMap.ts'

const wholePage = { pageNo: 1, pageSize: 100 }

type QuizzesSnapshot = Snapshot<Paged<ListedQuiz>>

/** A list whose quizzes are whole, wherever they came from. */
const wholeQuizzes = ({ records, total }: Paged<ListedQuiz>): Paged<StudentQuiz> => ({
  records: records.map(completeQuiz),
  total,
})

/** Quizzes of the person's classes, with what they read here laid over. */
export function studyingQuizzesQuery(courseId?: number) {
  const listed = overlaidQuery(quizStudyingPage, { ...wholePage, courseId }, (reply, operations) => {
    const seen = new Set(ofAction(operations, 'quiz.seen').map(({ input }) => input.quizId))
    const handedIn = new Set(ofAction(operations, 'quiz.handIn').map(({ input }) => input.quizId))
    return {
      ...reply,
      records: reply.records.map((quiz) => ({
        ...quiz,
        isUnread: quiz.isUnread === true && !seen.has(quiz.id),
        ...(quiz.state === 'running' && handedIn.has(quiz.id) && { state: 'submitted' as const }),
      })),
    }
  })
  const { select } = listed
  return {
    ...listed,
    select: (data: QuizzesSnapshot) => wholeQuizzes(select ? select(data) : data.reply),
  }
}

const sameHandIns = sameMap<number, LastError['class'] | null>()

/** Quizzes whose hand-in waits on this device, with the failure of its last try. */
export const waitingHandInsAtom = atom((get) =>
  sameHandIns(
    new Map(
      get(ledgerAtom).rows.flatMap(({ call, input, lastError }) =>
        call === 'quiz.handIn' ? [[(input as { quizId: number }).quizId, lastError?.class ?? null]] : [],
      ),
    ),
  ),
)

export function takenQuizzesQuery() {
  const taken = pagedQuery(quizStudentPage, {})
  const { select } = taken
  return {
    ...taken,
    select: (data: InfiniteData<QuizzesSnapshot, number>) =>
      wholeQuizzes(select ? select(data) : { records: [], total: 0 }),
  }
}
export const quizPaperQuery = (quizId: number, deviceId: string) => query(quizPaper, { quizId, deviceId })
/** The seconds that the running attempt has, or that a start now would give. */
export const quizTimeQuery = (quizId: number) => query(quizRemainingTime, { quizId })
export const quizResultQuery = (quizId: number) => query(quizCardDetail, { quizId })
export const quizKeyQuery = (quizId: number, questionId: number) =>
  query(quizQuestionAnswer, { quizId, questionId })
export const quizQuestionQuery = (id: number) => query(questionWithoutAnswer, { id })
export const quizAnswerQuery = (quizId: number, questionId: number) =>
  query(quizSubmitDetail, { quizId, questionId })
export const quizDistributionQuery = (quizId: number) => query(quizDistribution, { quizId })

export const teacherQuizzesQuery = (courseId?: number) => pagedQuery(quizTeacherPage, { courseId })
export const teacherQuizQuery = (quizId: number) => query(quizTeacherDetail, { quizId })
export const quizReadyQuery = (quizId: number) => query(quizReady, { quizId })
export const quizAttemptQuery = (quizId: number, accountId: number) =>
  query(quizAttempt, { quizId, accountId })
export const undecidedQuery = (quizId: number) => query(quizUndecided, { quizId })
export const ownComplaintsQuery = (quizId: number) => query(quizOwnComplaints, { quizId })
export const complaintsQuery = (quizId: number) => query(quizComplaints, { quizId })
export const quizItemsQuery = (quizId: number) => query(quizItems, { quizId })

/** The person's assignments; what waits here to be handed in is shown as waiting by the screen. */
export const studentAssignmentsQuery = (courseId?: number) =>
  overlaidQuery(assignmentStudentPage, { ...wholePage, courseId }, (reply, operations) => {
    const handedIn = ofAction(operations, 'assignment.submit')
    const seen = new Set(ofAction(operations, 'assignment.seen').map(({ input }) => input.practiseId))
    const stateWith = (id: number, state: AssignmentState): AssignmentState =>
      handedIn.some(({ input }) => input.practiseId === id) ? 'submitted' : state
    return {
      ...reply,
      records: reply.records.map((one) => ({
        ...one,
        isUnread: one.isUnread && !seen.has(one.id),
        state: stateWith(one.id, one.state),
      })),
    }
  })
/** The questions of an assignment as the person may see them now. */
export const assignmentPaperQuery = (practiseId: number) => query(assignmentPaper, { practiseId })
export const teacherAssignmentsQuery = (courseId?: number) => pagedQuery(assignmentTeacherPage, { courseId })

export const scoresQuery = () => query(scorePage, wholePage)
export const examScoresQuery = () => query(scoreExamPage, wholePage)
export const gradebookQuery = (courseId: number) => query(scoreBook, { courseId })

/** The student has seen the last release, comment or decision. */
export const markQuizSeen = (quizId: number): Promise<void> =>
  enqueueInLane('quiz.seen', { quizId }, { subject: `quiz:${quizId}` })
export const markAssignmentSeen = (practiseId: number): Promise<void> =>
  enqueueInLane('assignment.seen', { practiseId }, { subject: `assignment:${practiseId}` })
