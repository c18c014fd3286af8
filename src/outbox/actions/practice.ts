import { msg } from '@lingui/core/macro'
import { books, ownQuestionSave } from '../../contract/books.ts'
import {
  chapterBundle,
  chapterCard,
  chapterClear,
  chapterSubmit,
  chapterSubmitDetail,
  chapterTree,
} from '../../contract/practice.ts'
import { type QuestionId, questionNoteSave, questionNotes, questionReport } from '../../contract/questions.ts'
import {
  examSave,
  figures,
  practiceSetting,
  practiceSettingSave,
  reviewAsked,
  reviewLog,
  reviewLogAdd,
} from '../../contract/review.ts'
import {
  bookQuestionLane,
  chapterLane,
  examLane,
  noteLane,
  reportLane,
  reviewLane,
  settingLane,
} from '../../device/lanes.ts'
import { coversAll, fieldOf, type Lane, ownLane, queuedAction } from './action.ts'
import { isAboutInBook, makesQuestion, proofOfAnswer, questionIn } from './answering.ts'
import { bookGroup, chapterGroup, groups } from './groups.ts'

const practice = [chapterBundle, chapterCard, chapterSubmitDetail, chapterTree, figures]
const bothBooks = [books.wrong.bundle, books.collection.bundle]

const ofChapter = ({ catalogId }: { catalogId: number }) => chapterGroup(catalogId)
const chapterOrder = ownLane(({ catalogId }: { catalogId: number }) => chapterLane(catalogId))

/** Behind the making of its question, and what the same action said of that question before. */
function sayingLane(call: string, own: (id: QuestionId) => string): Lane<{ questionId: QuestionId }> {
  return {
    own: ({ questionId }) => own(questionId),
    behind: ({ questionId }) => [
      (row) =>
        makesQuestion(questionId)(row) ||
        (row.call === call && fieldOf(row.input, 'questionId') === questionId),
    ],
  }
}

export const practiceActions = {
  'chapter.submit': queuedAction({
    send: chapterSubmit,
    version: 1,
    name: msg`练习作答`,
    group: ofChapter,
    lane: chapterOrder,
    refreshes: [...practice, ...bothBooks],
    supersedes: coversAll,
    whenGone: 'park',
    answers: { questionOf: questionIn, hasContent: true },
    repair: { kind: 'answerAgain', in: 'chapter' },
    proof: proofOfAnswer(chapterSubmitDetail),
    hasDerivedKey: true,
  }),
  'chapter.clear': queuedAction({
    send: chapterClear,
    version: 1,
    name: msg`重新开始练习`,
    group: ofChapter,
    lane: chapterOrder,
    refreshes: practice,
    supersedes: null,
    whenGone: 'park',
    answers: null,
    repair: null,
  }),
  'question.own': queuedAction({
    send: ownQuestionSave,
    version: 1,
    name: msg`自己出的题`,
    nameOf: ({ book }) => (book === 'wrong' ? msg`没认出的结构` : msg`自己出的题`),
    group: ({ book }) => bookGroup(book),
    lane: {
      own: ({ book, clientId }) => bookQuestionLane(book, clientId),
      behind: ({ book, clientId, markId }) => [
        isAboutInBook(book, clientId),
        // a mark of one's own has to exist before a question is made of it
        (row) => row.call.startsWith('mark.') && fieldOf(row.input, 'clientId') === markId,
      ],
    },
    refreshes: bothBooks,
    supersedes: null,
    whenGone: 'park',
    // made for 错题本, it was missed; made by hand, it was not answered
    answers: {
      questionOf: ({ book, clientId }) => (book === 'wrong' ? clientId : undefined),
      hasContent: false,
    },
    repair: null,
    hasDerivedKey: true,
  }),
  'question.note': queuedAction({
    send: questionNoteSave,
    version: 2,
    name: msg`题目笔记`,
    group: () => groups.practice,
    lane: sayingLane('question.note', noteLane),
    refreshes: [questionNotes],
    supersedes: coversAll,
    whenGone: 'park',
    answers: null,
    repair: { kind: 'reword', field: 'text' },
  }),
  'question.report': queuedAction({
    send: questionReport,
    version: 2,
    name: msg`题目纠错`,
    group: () => groups.practice,
    lane: sayingLane('question.report', reportLane),
    refreshes: [],
    supersedes: null,
    whenGone: 'park',
    answers: null,
    repair: { kind: 'reword', field: 'text' },
  }),
  'review.log': queuedAction({
    send: reviewLogAdd,
    version: 2,
    name: msg`复习记录`,
    group: () => groups.practice,
    lane: sayingLane('review.log', reviewLane),
    refreshes: [reviewLog],
    supersedes: null,
    whenGone: 'park',
    // it says how an answer counts for review: the answer itself is another row
    answers: null,
    repair: null,
    hasDerivedKey: true,
  }),
  'exam.answers': queuedAction({
    send: examSave,
    version: 1,
    name: msg`标本考试的作答`,
    group: () => groups.exam,
    lane: ownLane(({ clientId }: { clientId: string }) => examLane(clientId)),
    refreshes: [reviewAsked, figures],
    supersedes: null,
    whenGone: 'park',
    answers: { questionOf: (_, subject) => /^question:(.+)$/.exec(subject)?.[1], hasContent: false },
    repair: null,
    hasDerivedKey: true,
  }),
  'practice.setting': queuedAction({
    send: practiceSettingSave,
    version: 1,
    name: msg`练习设置`,
    group: () => groups.settings,
    lane: ownLane(() => settingLane),
    refreshes: [practiceSetting],
    // a row carries only the settings that were changed: what was refused of others it does not say
    supersedes: {
      covers: (input, parked) => Object.keys(parked).every((field) => Object.hasOwn(input, field)),
      takesPlace: false,
    },
    whenGone: 'park',
    answers: null,
    repair: null,
  }),
}
