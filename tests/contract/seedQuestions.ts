import type { Question } from '../../src/contract/questions.ts'

type Body = Omit<Question, 'id' | 'catalogId' | 'specimenId'>

const question = (baseType: string, more: Partial<Question>): Body => ({
  type: { id: 1, name: baseType, nameEn: baseType, baseType, subjective: false },
  title: '题干',
  titleEn: 'Stem',
  options: [],
  panDuanAnswer: null,
  answer: null,
  anyOrder: false,
  showAnswer: '',
  showAnswerEn: '',
  analysis: '解析',
  analysisEn: 'Analysis',
  keywords: [],
  difficulty: 2,
  children: [],
  annotation: null,
  ...more,
})

const choice = (id: number, answer: boolean | string[] | null) => ({
  id,
  content: `选项 ${id}`,
  contentEn: `Option ${id}`,
  answer,
})

const child = (id: number, baseType: string, more: Partial<Question>): Question => ({
  ...question(baseType, more),
  id,
  catalogId: 0,
  specimenId: null,
})

/** One of each kind, and one of a kind that nobody knows. */
export const questions = {
  DANXUAN: () => question('DANXUAN', { options: [choice(1, false), choice(2, true), choice(3, false)] }),
  DUOXUAN: () => question('DUOXUAN', { options: [choice(1, true), choice(2, true), choice(3, false)] }),
  PANDUAN: () => question('PANDUAN', { panDuanAnswer: true }),
  TIANKONG: () => question('TIANKONG', { options: [choice(1, ['角质层', 'stratum corneum'])] }),
  WENDA: () => question('WENDA', { showAnswer: '参考答案' }),
  PEIWU: () =>
    question('PEIWU', {
      options: [choice(1, null), choice(2, null)],
      children: [child(11, 'PEIWU', { answer: 1 }), child(12, 'PEIWU', { answer: 2 })],
    }),
  BINGLI: ({ skull }: { skull: number }) =>
    question('BINGLI', {
      children: [
        { ...child(21, 'DANXUAN', { options: [choice(1, true), choice(2, false)] }), specimenId: skull },
        child(22, 'PANDUAN', { panDuanAnswer: false }),
      ],
    }),
  UNKNOWN: () => question('XUNZHAO', { showAnswer: '参考' }),
}
