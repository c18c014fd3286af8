import { judgedAtOnce, type QuestionKind } from './kind.ts'

/** DANXUAN: the id of the chosen option, or null. */
export function readChoice(content: string): number | null {
  return /^\d{1,15}$/.test(content) ? Number(content) : null
}

export const writeChoice = (id: number): string => String(id)

export const single: QuestionKind = {
  ...judgedAtOnce,
  usualMs: 25_000,
  begun: null,
  judge(question, content) {
    const chosen = readChoice(content)
    return question.options.some((option) => option.id === chosen && option.answer === true)
  },
  answered: (question, content) => {
    const chosen = readChoice(content)
    return question.options.some((option) => option.id === chosen)
  },
}
