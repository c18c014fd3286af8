/** A question as a form makes it: where it begins for each kind, and what keeps it from being asked. Pure. */
import type { QuestionInForm } from '../contract/forms/questionInForm.ts'
import type { BaseType, Option, Question } from '../contract/questions.ts'
import { kindOf } from './kinds/index.ts'

/** The kinds that a teacher makes, with the id and the names that the service knows them by. */
export const formKinds = {
  DANXUAN: { id: 1, name: '单选题', nameEn: 'Single choice', subjective: false },
  DUOXUAN: { id: 2, name: '多选题', nameEn: 'Multiple choice', subjective: false },
  PANDUAN: { id: 3, name: '判断题', nameEn: 'True or false', subjective: false },
  TIANKONG: { id: 4, name: '填空题', nameEn: 'Fill in the blanks', subjective: false },
  WENDA: { id: 5, name: '问答题', nameEn: 'Short answer', subjective: true },
  PEIWU: { id: 6, name: '配伍题', nameEn: 'Matching', subjective: false },
  BINGLI: { id: 7, name: '病例分析题', nameEn: 'Case study', subjective: false },
} as const satisfies Record<Exclude<BaseType, 'OTHER'>, object>

export type FormKind = keyof typeof formKinds

export const formKindNames = Object.keys(formKinds) as FormKind[]

/** The kind as the form knows it; null: questions of this kind are changed by files alone. */
export const formKindOf = ({ type }: Pick<Question, 'type'>): FormKind | null =>
  formKindNames.find((kind) => kind === type.baseType) ?? null

export const hasForm = (question: Pick<Question, 'type'>): boolean => formKindOf(question) !== null

/** Where the blanks of a sentence are. */
const blankSign = /_{2,}/g

export const blankOption = (id: number, answer: Option['answer']): Option => ({
  id,
  content: '',
  contentEn: '',
  answer,
})

export const nextOptionId = (options: readonly Option[]): number =>
  Math.max(0, ...options.map(({ id }) => id)) + 1

function firstOptions(kind: FormKind): Option[] {
  switch (kind) {
    case 'DANXUAN':
    case 'DUOXUAN':
      return [1, 2, 3, 4].map((id) => blankOption(id, id === 1))
    case 'PEIWU':
      return [1, 2, 3].map((id) => blankOption(id, null))
    case 'TIANKONG':
      return [blankOption(1, [''])]
    case 'PANDUAN':
    case 'WENDA':
    case 'BINGLI':
      return []
  }
}

/** An empty question of a kind. @param id of a part within its question; 0 for a whole one */
export function emptyQuestion(kind: FormKind, id = 0): Question {
  return {
    id,
    catalogId: 0,
    type: { ...formKinds[kind], baseType: kind },
    title: '',
    titleEn: '',
    options: firstOptions(kind),
    panDuanAnswer: kind === 'PANDUAN' ? true : null,
    answer: null,
    anyOrder: false,
    showAnswer: '',
    showAnswerEn: '',
    analysis: '',
    analysisEn: '',
    keywords: [],
    difficulty: 3,
    children: kind === 'PEIWU' || kind === 'BINGLI' ? [emptyQuestion('DANXUAN', 1)].map(asPart(kind)) : [],
    specimenId: null,
    annotation: null,
  }
}

/** A stem of a matching question has no options of its own: its answer is an option of the whole. */
const asPart =
  (kind: FormKind) =>
  (part: Question): Question =>
    kind === 'PEIWU' ? { ...part, options: [], answer: 1 } : part

/** One more part for a matching question or a case. */
export const nextPart = (question: Question): Question => {
  const id = Math.max(0, ...question.children.map((child) => child.id)) + 1
  return asPart(question.type.baseType as FormKind)(emptyQuestion('DANXUAN', id))
}

export type QuestionFault = 'title' | 'options' | 'right' | 'blanks' | 'parts'

const hasWords = (text: string): boolean => text.trim() !== ''

function choiceFault({ options, type }: Question): QuestionFault | null {
  if (options.length < 2 || options.some(({ content }) => !hasWords(content))) return 'options'
  const right = options.filter(({ answer }) => answer === true).length
  const isWrong = type.baseType === 'DANXUAN' ? right !== 1 : right === 0
  return isWrong ? 'right' : null
}

function blanksFault({ title, options }: Question): QuestionFault | null {
  const blanks = title.match(blankSign)?.length ?? 0
  if (blanks === 0 || blanks !== options.length) return 'blanks'
  const accepts = ({ answer }: Option) => Array.isArray(answer) && answer.some(hasWords)
  return options.every(accepts) ? null : 'right'
}

function matchingFault({ options, children }: Question): QuestionFault | null {
  if (options.length < 2 || options.some(({ content }) => !hasWords(content))) return 'options'
  const ids = options.map(({ id }) => id)
  const isWhole = ({ title, answer }: Question) => hasWords(title) && answer !== null && ids.includes(answer)
  return children.length > 0 && children.every(isWhole) ? null : 'parts'
}

/** The fault that keeps a question from being asked; null where there is none. */
export function questionFault(question: Question): QuestionFault | null {
  if (!hasWords(question.title)) return 'title'
  switch (kindOf(question)) {
    case 'DANXUAN':
    case 'DUOXUAN':
      return choiceFault(question)
    case 'PANDUAN':
      return question.panDuanAnswer === null ? 'right' : null
    case 'TIANKONG':
      return blanksFault(question)
    case 'PEIWU':
      return matchingFault(question)
    case 'BINGLI': {
      const isWhole = question.children.length > 0 && question.children.every((part) => !questionFault(part))
      return isWhole ? null : 'parts'
    }
    case 'WENDA':
    case 'OTHER':
      return null
  }
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
