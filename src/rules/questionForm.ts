/** A question as a form makes it: where it begins for each kind, and what keeps it from being asked. Pure. */
import type { QuestionInForm } from '../contract/forms/questionInForm.ts'
import type { BaseType, Option, Question } from '../contract/questions.ts'
import { kindOf, questionKinds } from './kinds/index.ts'
import type { QuestionFault } from './kinds/kind.ts'
import { hasWords } from './kinds/options.ts'

/** The kinds that a teacher makes. */
export type FormKind = Exclude<BaseType, 'OTHER'>

export const formKindNames = (Object.keys(questionKinds) as BaseType[]).filter(
  (kind): kind is FormKind => questionKinds[kind].form !== null,
)

/** The kind as the form knows it; null: questions of this kind are changed by files alone. */
export const formKindOf = ({ type }: Pick<Question, 'type'>): FormKind | null =>
  formKindNames.find((kind) => kind === type.baseType) ?? null

export const hasForm = (question: Pick<Question, 'type'>): boolean => formKindOf(question) !== null

export const nextOptionId = (options: readonly Option[]): number =>
  Math.max(0, ...options.map(({ id }) => id)) + 1

/** An empty question of a kind. @param id of a part within its question; 0 for a whole one */
export function emptyQuestion(kind: FormKind, id = 0): Question {
  const { form, naming } = questionKinds[kind]
  return {
    id,
    catalogId: 0,
    type: { ...naming, baseType: kind },
    title: '',
    titleEn: '',
    options: form?.options() ?? [],
    panDuanAnswer: form?.truth ?? null,
    answer: null,
    anyOrder: false,
    showAnswer: '',
    showAnswerEn: '',
    analysis: '',
    analysisEn: '',
    keywords: [],
    difficulty: 3,
    children: form?.part ? [form.part(emptyQuestion('DANXUAN', 1))] : [],
    specimenId: null,
    annotation: null,
  }
}

/** One more part for a matching question or a case. */
export function nextPart(question: Question): Question {
  const part = emptyQuestion('DANXUAN', Math.max(0, ...question.children.map(({ id }) => id)) + 1)
  return questionKinds[kindOf(question)].form?.part?.(part) ?? part
}

/** The fault that keeps a question from being asked; null where there is none. */
export function questionFault(question: Question): QuestionFault | null {
  if (!hasWords(question.title)) return 'title'
  return questionKinds[kindOf(question)].form?.fault(question, questionFault) ?? null
}

type GivenPart = Omit<QuestionInForm, 'children'>

const givenPart = (question: Question): GivenPart => ({
  baseType: question.type.baseType as FormKind,
  title: question.title,
  titleEn: question.titleEn,
  options: question.options.map(({ id, content, contentEn, answer, unit, suffix }) => ({
    id,
    content,
    contentEn,
    answer,
    unit,
    suffix,
  })),
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
