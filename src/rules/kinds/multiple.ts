import { judgedAtOnce, type QuestionKind } from './kind.ts'

/** DUOXUAN: the ids of the chosen options, ascending and each once; null where the text is no list of ids. */
export function readChoices(content: string): number[] | null {
  if (!/^\d{1,15}(,\d{1,15})*$/.test(content)) return null
  return [...new Set(content.split(',').map(Number))].sort((a, b) => a - b)
}

/** Ids ascending, joined by commas; empty where none is chosen. */
export const writeChoices = (ids: Iterable<number>): string =>
  [...new Set(ids)].sort((a, b) => a - b).join(',')

/** All right options and no other. */
export const multiple: QuestionKind = {
  ...judgedAtOnce,
  usualMs: 40_000,
  begun: null,
  judge(question, content) {
    const right = question.options.filter((option) => option.answer === true).map((option) => option.id)
    const chosen = readChoices(content)
    return chosen !== null && right.length > 0 && writeChoices(chosen) === writeChoices(right)
  },
  answered: (question, content) => {
    const chosen = readChoices(content) ?? []
    return question.options.some((option) => chosen.includes(option.id))
  },
}
