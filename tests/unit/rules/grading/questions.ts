import type { Option, Question } from '../../../../src/contract/questions.ts'

let last = 0

/** A question with what a test says of it, and nothing else in it. */
export function question(baseType: string, rest: Partial<Question> = {}): Question {
  last += 1
  return {
    id: last,
    catalogId: 1,
    type: { id: 1, name: baseType, nameEn: baseType, baseType, subjective: false },
    title: '',
    titleEn: '',
    options: [],
    panDuanAnswer: null,
    answer: null,
    anyOrder: false,
    showAnswer: '',
    showAnswerEn: '',
    analysis: '',
    analysisEn: '',
    keywords: [],
    difficulty: 1,
    children: [],
    specimenId: null,
    annotation: null,
    ...rest,
  }
}

export const option = (id: number, answer: Option['answer'], never?: string[]): Option => ({
  id,
  content: `option ${id}`,
  contentEn: `option ${id}`,
  answer,
  ...(never ? { never } : {}),
})

/** A fill-in with one blank for each list of accepted texts. */
export const fillIn = (accepted: string[][], rest: Partial<Question> = {}): Question =>
  question('TIANKONG', { options: accepted.map((answer, i) => option(i + 1, answer)), ...rest })
