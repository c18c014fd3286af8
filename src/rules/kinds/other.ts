import type { QuestionKind } from './kind.ts'

/** Kinds that nobody can judge here: the answer is plain text, kept for the reader. */
export const other: QuestionKind = {
  usualMs: 60_000,
  begun: null,
  isEverJudged: () => false,
  isSelfMarked: () => false,
  isAmended: () => false,

  judge: () => null,
  answered: (_, content) => content.trim() !== '',
}
