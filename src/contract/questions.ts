import {
  get,
  id,
  idOrUuid,
  keyword,
  oneOf,
  optional,
  type Paged,
  page,
  postOnce,
  text,
  uuid,
  word,
} from './endpoint.ts'

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
  /** TIANKONG: units that may stand behind the number or be left out (mV) */
  unit?: string[]
  /** TIANKONG: nouns that may stand behind the name or be left out (细胞) */
  suffix?: string[]
}

/** The place in a specimen's picture that a question asks about; px at full size. */
export interface Annotation {
  shape: 'arrow' | 'field'
  x: number
  y: number
  /** the objective at which it is shown first */
  objective: number
  /** of a turntable group: the frame that is shown first */
  frame?: number
  /** the exact view that is shown first, where one was kept */
  view?: View
}

/** Where one looks: the centre in px at full size, screen px per px of the picture, degrees clockwise. */
export interface View {
  x: number
  y: number
  zoom: number
  rotation: number
}

/** An id that the service gave, or the UUID of a device that made the question (from a mark). */
export type QuestionId = number | string

export interface Question<Id extends QuestionId = number> {
  id: Id
  /** 0: of one's own, in no chapter */
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
  /** the same in English, where they are written */
  keywordsEn?: string[]
  /** 1 easy to 5 hard */
  difficulty: number
  /** PEIWU: the stems · BINGLI: questions of any kind; numbered within the question */
  children: Question[]
  specimenId: number | null
  annotation: Annotation | null
}

/** A question of the school's or of one's own. */
export type AnyQuestion = Question<QuestionId>

export const questionWithAnswer = get('/dh-questionbank/question/common/withAnswer', {
  id: idOrUuid,
}).replies<AnyQuestion>()

/** The books that a person fills. */
export const bookNames = ['wrong', 'collection'] as const
export type BookName = (typeof bookNames)[number]

/** A note of one's own on a question; an empty text removes it. */
export interface QuestionNote {
  questionId: QuestionId
  text: string
  /** When the note was saved, by the service's clock (ms UTC). */
  at: number
}
export const questionNotes = get('/dh-questionbank/question/note/list', {}).replies<QuestionNote[]>()
export const questionNoteSave = postOnce('/dh-questionbank/question/note/save', {
  questionId: idOrUuid,
  text,
}).replies<QuestionNote>()

export const mistakeKinds = ['answer', 'text', 'picture', 'other'] as const
/** 题目纠错: reaches the teachers as a message. `other` has to say in words what is wrong. */
export const questionReport = postOnce(
  '/dh-questionbank/question/report',
  {
    clientId: uuid,
    questionId: id,
    kind: oneOf(mistakeKinds),
    text,
  },
  { rate: 'message' },
).replies<null>()

/**
 * Statistics of the first answers to a question: of the caller's class, or of the school while the class has fewer than
 * ten; null where the school has fewer than ten too.
 */
export interface ClassStanding {
  students: number
  /** who they are; a service that does not say so means the school */
  of?: 'class' | 'school'
  /** 0 to 1 */
  accuracy: number
  /**
   * 易错项: the wrong answer that was given most often and the share (0 to 1) of all who gave it; of several choices one
   * option, of a matching one pair, of a case one part with its own, as an answer that says nothing else (from older
   * services with all else that was chosen). Null where none stands out.
   */
  commonWrong: { content: string; share: number } | null
}
export const classStanding = get('/dh-questionbank/question/standing', {
  questionId: id,
}).replies<ClassStanding | null>()

/** A question as the bank lists it. */
export interface BankQuestion {
  id: number
  subjectId: number
  catalogId: number
  type: QuestionType
  title: string
  titleEn: string
  /** that it shows, or the first that a part of it shows */
  specimenId: number | null
  /** 1 easy to 5 hard */
  difficulty: number
  /** only in the answer to a keyword: the text that holds it, where that is not the title */
  why?: string
  /** of a case only: how many parts it has */
  parts?: number
}

/** Names of specimens and structures by the pinyin initials of their characters, then keywords of questions. */
export const namesOfInitials = get('/dh-specimen/specimen/initials', { initials: word }).replies<string[]>()
/**
 * The question bank. A keyword is looked for in titles, options and keywords in all languages: Chinese anywhere, other
 * words from their beginning; it finds at most 500 (rules/limits).
 */
export const bankPage = get('/dh-questionbank/question/bank/page', {
  ...page,
  keyword,
  subjectId: optional(id),
  catalogId: optional(id),
  /** `OTHER`: every kind that is none of the seven others too */
  baseType: optional(word),
  /** only those that show it, themselves or in a part of a case */
  specimenId: optional(id),
  /** `yes`: only those that show a specimen */
  onSpecimen: optional(oneOf(['yes', 'no'])),
}).replies<Paged<BankQuestion>>()
