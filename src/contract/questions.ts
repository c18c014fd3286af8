import { get, id } from './endpoint.ts'

export type BaseType = 'DANXUAN' | 'DUOXUAN' | 'PANDUAN' | 'TIANKONG' | 'WENDA' | 'PEIWU' | 'BINGLI' | 'OTHER'

export interface QuestionType {
  id: number
  name: string
  nameEn: string
  /** a service may know kinds that this build does not: they are shown readably */
  baseType: BaseType | (string & {})
  subjective: boolean
}

export interface Option {
  id: number
  content: string
  contentEn: string
  /** choice: whether it is right · TIANKONG: the texts that this blank accepts · PEIWU: null */
  answer: boolean | string[] | null
  /** TIANKONG: texts that are never the same thing, however alike they read */
  never?: string[]
}

/** The place in a specimen's picture that a question asks about; px at full size. */
export interface Annotation {
  shape: 'arrow' | 'field'
  x: number
  y: number
  /** the objective at which it is shown first */
  objective: number
}

export interface Question {
  id: number
  catalogId: number
  type: QuestionType
  title: string
  titleEn: string
  options: Option[]
  /** PANDUAN */
  panDuanAnswer: boolean | null
  /** a stem of PEIWU: the id of its option */
  answer: number | null
  /** TIANKONG: the blanks may be filled in any order */
  anyOrder: boolean
  /** WENDA and others: a model answer */
  showAnswer: string
  showAnswerEn: string
  analysis: string
  analysisEn: string
  keywords: string[]
  /** 1 easy to 5 hard */
  difficulty: number
  /** PEIWU: the stems · BINGLI: questions of any kind */
  children: Question[]
  specimenId: number | null
  annotation: Annotation | null
}

export const questionWithAnswer = get('/dh-questionbank/question/common/withAnswer', {
  id,
}).replies<Question>()
