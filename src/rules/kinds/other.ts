import { type QuestionKind, readByPeople } from './kind.ts'

/** Kinds that nobody can judge here: the answer is plain text, kept for the reader. */
export const other: QuestionKind = {
  ...readByPeople,
  naming: { id: 8, name: '其他', nameEn: 'Other', subjective: true },
  usualMs: 60_000,
  begun: null,
  isEverJudged: () => false,
  isSelfMarked: () => false,
  isAmended: () => false,

  judge: () => null,
  answered: (_, content) => content.trim() !== '',
  answerText: (_, content) => content,
  form: null,
}
