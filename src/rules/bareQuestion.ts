import type { Question } from '../contract/questions.ts'

/** The fields of a question as they are where nothing is said of them: no words, no key, no picture. */
export const bareQuestion = {
  catalogId: 0,
  panDuanAnswer: null,
  answer: null,
  anyOrder: false,
  showAnswer: '',
  showAnswerEn: '',
  analysis: '',
  analysisEn: '',
  keywords: [],
  specimenId: null,
  annotation: null,
} satisfies Partial<Question>
