/** Books for tests: two subjects, a catalogue of one's own in the first. */
import type { BookBundle, BookItem, BookNode, CatalogId } from '../../../src/contract/books.ts'
import type { AnyQuestion, QuestionId } from '../../../src/contract/questions.ts'
import type { Operation } from '../../../src/queries/engine/overlay.ts'

export const question = (id: QuestionId, baseType = 'PANDUAN'): AnyQuestion => ({
  id,
  catalogId: 10,
  type: { id: 1, name: '判断题', nameEn: 'True or false', baseType, subjective: false },
  title: `题 ${id}`,
  titleEn: `Question ${id}`,
  options: [],
  panDuanAnswer: true,
  answer: null,
  anyOrder: false,
  showAnswer: '',
  showAnswerEn: '',
  analysis: '',
  analysisEn: '',
  keywords: [],
  difficulty: 2,
  children: [],
  specimenId: null,
  annotation: null,
})

export const item = (
  questionId: QuestionId,
  catalogId: CatalogId,
  more: Partial<BookItem> = {},
): BookItem => ({
  questionId,
  baseType: 'PANDUAN',
  isSubmited: false,
  isCorrected: null,
  catalogId,
  at: 1,
  times: 1,
  streak: 0,
  content: '',
  ...more,
})

export const node = (
  id: CatalogId,
  parentId: CatalogId | null,
  counts: [total: number, submitted: number, corrected: number],
  items: BookNode[] = [],
  subjectId = 1,
): BookNode => {
  const [total, submitted, corrected] = counts
  const name = `目录 ${id}`
  return { id, parentId, subjectId, name, nameEn: name, items, total, submitted, corrected }
}

/** Root 100 of subject 1 with question 1 (answered right) and catalogue `own` with 2 (wrong); root 200 of subject 2 with 3. */
export const bundle = (): BookBundle => ({
  tree: [node(100, null, [2, 2, 1], [node('own', 100, [1, 1, 0])]), node(200, null, [1, 0, 0], [], 2)],
  items: [
    item(1, 100, { isSubmited: true, isCorrected: true, content: '1', streak: 1 }),
    item(2, 'own', { isSubmited: true, isCorrected: false, content: '0', times: 3 }),
    item(3, 200),
  ],
  questions: [question(1), question(2), question(3)],
  specimens: [],
})

export const operation = (call: string, input: object, local?: unknown): Operation => ({
  call,
  input,
  local,
  subject: '',
  state: 'waiting',
})

export const entry = (id: QuestionId, subjectId = 1) => ({
  question: question(id),
  subjectId,
  specimens: [],
  at: 5,
})
