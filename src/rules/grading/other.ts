import type { Grader } from './grader.ts'

/** Kinds that nobody can judge here: the answer is plain text, kept for the reader. */
export const other: Grader = {
  judge: () => null,
  answered: (_, content) => content.trim() !== '',
}
