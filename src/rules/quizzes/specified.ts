/**
 * Replies of a platform that has the specification's fields only, with the rest filled in as what says nothing, so that
 * screens meet one shape. Pure.
 */
import type { Question } from '../../contract/questions.ts'
import type {
  ListedQuiz,
  PaperQuestion,
  SpecifiedQuestion,
  StudentQuiz,
} from '../../contract/quizzes/quiz.ts'
import type { Specimen } from '../../contract/specimens.ts'
import { bareQuestion } from '../bareQuestion.ts'

const unknownQuiz: Omit<StudentQuiz, 'id' | 'title'> = {
  courseId: 0,
  courseName: '',
  courseNameEn: '',
  titleEn: '',
  intro: '',
  kind: 'quiz',
  opensAt: 0,
  closesAt: null,
  minutes: 0,
  together: false,
  attempts: 1,
  review: 'never',
  requiresDesktop: false,
  questionCount: 0,
  maxPoints: 0,
  state: 'open',
  number: 0,
  submittedAt: null,
  endAt: null,
  receiptCode: '',
  points: null,
  isUnread: false,
}

/** A quiz of a list, whole. Of a platform that does not say its state it may be begun: the platform refuses it else. */
export const completeQuiz = (quiz: ListedQuiz): StudentQuiz => ({ ...unknownQuiz, ...quiz })

/** A question as the question view takes it. */
export const completeQuestion = (question: SpecifiedQuestion): Question => ({
  ...bareQuestion,
  titleEn: '',
  difficulty: 1,
  ...question,
  type: { nameEn: '', ...question.type },
  options: question.options.map((option) => ({ contentEn: '', answer: null, ...option })),
  children: question.children.map(completeQuestion),
})

/** A question as it stands in a paper: nothing that could tell its answer is kept on the device. */
export function toPaperQuestion(question: SpecifiedQuestion): PaperQuestion {
  const { id, type, title, titleEn, options, anyOrder, difficulty, children, specimenId, annotation } =
    completeQuestion(question)
  return {
    id,
    catalogId: 0,
    type,
    title,
    titleEn,
    options: options.map(({ id: optionId, content, contentEn }) => ({ id: optionId, content, contentEn })),
    anyOrder,
    showAnswer: '',
    showAnswerEn: '',
    difficulty,
    children: children.map(toPaperQuestion),
    specimenId,
    annotation,
  }
}

/** Specimens that a question and its parts show. */
export const specimenIdsIn = ({ specimenId, children }: PaperQuestion): number[] => [
  ...(specimenId === null ? [] : [specimenId]),
  ...children.flatMap(specimenIdsIn),
]

/** A specimen as a paper shows it: its picture, without the words and marks that could tell an answer. */
export const toPaperSpecimen = (specimen: Specimen): Specimen => ({
  ...specimen,
  name: '',
  nameEn: '',
  nameLatin: '',
  desc: '',
  descEn: '',
  dye: '',
  dyeEn: '',
  source: '',
  sourceEn: '',
  markPicture: '',
  markCount: 0,
})
