import { msg } from '@lingui/core/macro'
import {
  assignmentAnnounce,
  assignmentLines,
  assignmentPaper,
  assignmentPhoto,
  assignmentPhotos,
  assignmentScore,
  assignmentSeen,
  assignmentStudentPage,
  assignmentSubmit,
  assignmentTeacherPage,
} from '../../contract/quizzes/assignment.ts'
import {
  quizCard,
  quizCardDetail,
  quizFlag,
  quizFlagRemove,
  quizPaper,
  quizStudentPage,
  quizStudyingPage,
  quizSubmit,
  quizSubmitAll,
  quizSubmitDetail,
  quizWatchRead,
} from '../../contract/quizzes/quiz.ts'
import { quizSeals, quizWitness } from '../../contract/quizzes/quizSeal.ts'
import { quizGrade, quizGrading, quizTeacherDetail } from '../../contract/quizzes/quizTeaching.ts'
import {
  assignmentAnnouncementLane,
  assignmentLane,
  assignmentScoreLane,
  assignmentSeenLane,
  quizGradeLane,
  quizHandInLane,
  quizLane,
  quizSeenLane,
  quizWitnessLane,
} from '../../device/lanes.ts'
import { coversAll, fieldOf, ownLane, queuedAction } from './action.ts'
import { groups } from './groups.ts'

const lists = [quizStudyingPage, quizStudentPage]
const ofAttempt = [quizCard, quizCardDetail, quizPaper, quizSubmitDetail]

interface OfAttempt {
  quizId: number
  number?: number | undefined
}
const attemptLane = ownLane(({ quizId, number = 0 }: OfAttempt) => quizLane(quizId, number))

/** Answers as this device has them, beside a hand-in for a platform that proves nothing by itself. */
function ownAnswers(local: unknown): readonly (readonly [questionId: number, content: string])[] {
  const answers = fieldOf(local, 'answers')
  return Array.isArray(answers) ? answers : []
}

export const quizActions = {
  'quiz.submit': queuedAction({
    send: quizSubmit,
    version: 1,
    name: msg`测验作答`,
    group: () => groups.quizzes,
    lane: attemptLane,
    refreshes: [],
    // every row is a link of a chain: none is replaced
    supersedes: null,
    whenGone: 'park',
    answers: { questionOf: ({ questionId }) => questionId, hasContent: false },
    repair: null,
    proof: {
      ask: quizSubmitDetail,
      args: ({ quizId, number, questionId }) => ({ quizId, number, questionId }),
      // an answer that was taken back may be held as none
      shows: (reply, { content }) => (fieldOf(reply, 'content') ?? '') === content,
    },
  }),
  'quiz.handIn': queuedAction({
    send: quizSubmitAll,
    version: 1,
    name: msg`交卷`,
    group: () => groups.quizzes,
    lane: ownLane(({ quizId, number = 0 }: OfAttempt) => quizHandInLane(quizId, number)),
    refreshes: [...lists, ...ofAttempt],
    supersedes: null,
    whenGone: 'park',
    answers: null,
    repair: null,
    // it says which answers there are: those that are on their way go first
    notBefore: ['quiz.submit'],
    confirms: ({ quizId }, local) =>
      ownAnswers(local).map(([questionId, content]) => ({
        action: 'quiz.submit',
        input: { quizId, questionId, content },
      })),
  }),
  'quiz.flag': queuedAction({
    send: quizFlag,
    version: 1,
    name: msg`标记测验题目`,
    group: () => groups.quizzes,
    lane: attemptLane,
    refreshes: [],
    supersedes: null,
    whenGone: 'done',
    answers: null,
    repair: null,
  }),
  'quiz.flagRemove': queuedAction({
    send: quizFlagRemove,
    version: 1,
    name: msg`取消标记测验题目`,
    group: () => groups.quizzes,
    lane: attemptLane,
    refreshes: [],
    supersedes: null,
    whenGone: 'done',
    answers: null,
    repair: null,
  }),
  'quiz.seen': queuedAction({
    send: quizWatchRead,
    version: 1,
    name: msg`测验结果已读`,
    group: () => groups.quizzes,
    lane: ownLane(({ quizId }: OfAttempt) => quizSeenLane(quizId)),
    refreshes: lists,
    supersedes: coversAll,
    whenGone: 'done',
    answers: null,
    repair: null,
  }),
  'assignment.announce': queuedAction({
    send: assignmentAnnounce,
    version: 1,
    name: msg`提交作业的时间证明`,
    group: () => groups.assignments,
    lane: ownLane(({ practiseId }: { practiseId: number }) => assignmentAnnouncementLane(practiseId)),
    refreshes: [],
    supersedes: null,
    whenGone: 'done',
    answers: null,
    repair: null,
  }),
  'assignment.submit': queuedAction({
    send: assignmentSubmit,
    version: 1,
    name: msg`提交作业`,
    group: () => groups.assignments,
    lane: ownLane(({ practiseId }: { practiseId: number }) => assignmentLane(practiseId)),
    refreshes: [assignmentStudentPage, assignmentPaper],
    supersedes: null,
    whenGone: 'park',
    answers: null,
    repair: null,
    // work that arrives before its announcement would leave that one without work
    notBefore: ['assignment.announce'],
  }),
  'assignment.photo': queuedAction({
    send: assignmentPhoto,
    version: 1,
    name: msg`给作业添加照片`,
    group: () => groups.assignments,
    lane: ownLane(({ practiseId }: { practiseId: number }) => assignmentLane(practiseId)),
    refreshes: [assignmentPhotos],
    supersedes: null,
    whenGone: 'park',
    answers: null,
    repair: null,
  }),
  'assignment.score': queuedAction({
    send: assignmentScore,
    version: 1,
    name: msg`作业评分`,
    group: () => groups.assignments,
    lane: ownLane(({ practiseId, accountId }: { practiseId: number; accountId: number }) =>
      assignmentScoreLane(practiseId, accountId),
    ),
    refreshes: [assignmentLines, assignmentTeacherPage],
    supersedes: coversAll,
    whenGone: 'park',
    answers: null,
    repair: null,
  }),
  'quiz.grade': queuedAction({
    send: quizGrade,
    version: 1,
    name: msg`测验评分`,
    group: () => groups.quizzes,
    lane: ownLane(({ attemptId, questionId }: { attemptId: string; questionId: number }) =>
      quizGradeLane(attemptId, questionId),
    ),
    refreshes: [quizGrading, quizTeacherDetail],
    supersedes: coversAll,
    whenGone: 'park',
    answers: null,
    repair: null,
  }),
  'quiz.witness': queuedAction({
    send: quizWitness,
    version: 1,
    name: msg`现场见证`,
    group: () => groups.quizzes,
    lane: ownLane(({ quizId }: { quizId: number }) => quizWitnessLane(quizId)),
    refreshes: [quizSeals],
    supersedes: null,
    whenGone: 'park',
    answers: null,
    repair: null,
  }),
  'assignment.seen': queuedAction({
    send: assignmentSeen,
    version: 1,
    name: msg`作业评语已读`,
    group: () => groups.assignments,
    lane: ownLane(({ practiseId }: { practiseId: number }) => assignmentSeenLane(practiseId)),
    refreshes: [assignmentStudentPage],
    supersedes: coversAll,
    whenGone: 'done',
    answers: null,
    repair: null,
  }),
}
