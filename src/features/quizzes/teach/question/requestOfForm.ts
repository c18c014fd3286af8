import type { QuestionInForm } from '../../../../contract/questionInForm.ts'
import type { Question } from '../../../../contract/questions.ts'

type GivenPart = Omit<QuestionInForm, 'children'>

const givenPart = (question: Question): GivenPart => ({
  baseType: question.type.baseType as GivenPart['baseType'],
  title: question.title,
  titleEn: question.titleEn,
  options: question.options.map(({ id, content, contentEn, answer }) => ({ id, content, contentEn, answer })),
  panDuanAnswer: question.panDuanAnswer,
  answer: question.answer,
  anyOrder: question.anyOrder,
  showAnswer: question.showAnswer,
  showAnswerEn: question.showAnswerEn,
  analysis: question.analysis,
  analysisEn: question.analysisEn,
  difficulty: question.difficulty,
})

/** A question as the service takes it from the form. */
export const requestOfForm = (question: Question): QuestionInForm => ({
  ...givenPart(question),
  children: question.children.map((child) => ({ id: child.id, ...givenPart(child) })),
})
