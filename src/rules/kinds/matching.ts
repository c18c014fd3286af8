import type { AnyQuestion, Question } from '../../contract/questions.ts'
import { readRecord } from '../grading/json.ts'
import { sharedPoints } from '../quizzes/points.ts'
import { judgedAtOnce, type QuestionKind } from './kind.ts'
import { blankOption, hasWords, optionsFault, withRightParts } from './options.ts'
import { optionText } from './optionText.ts'

/** The option (by id) chosen for a stem (by id). */
export type Pairs = ReadonlyMap<number, number>

/** PEIWU: null where the text is no such answer; a value that is no id counts as no choice. */
export function readPairs(content: string): Pairs | null {
  const record = readRecord(content)
  if (!record) return null
  const pairs = new Map<number, number>()
  for (const [stem, option] of record) {
    if (typeof option === 'number' && Number.isSafeInteger(option)) pairs.set(Number(stem), option)
  }
  return pairs
}

export const writePairs = (pairs: Pairs): string => JSON.stringify(Object.fromEntries(pairs))

/** The answer with this option for that stem. */
export const withPair = (content: string, stem: number, option: number): string =>
  writePairs(new Map(readPairs(content) ?? []).set(stem, option))

/** For each stem whether its option is the right one: an option may serve once, often or never. */
export function stems(
  question: AnyQuestion,
  content: string,
): { stem: Question; chosen: number | null; right: boolean }[] {
  const pairs = readPairs(content)
  return question.children.map((stem) => {
    const chosen = pairs?.get(stem.id) ?? null
    return { stem, chosen, right: chosen !== null && chosen === stem.answer }
  })
}

/** All stems right, or wrong. */
export const matching: QuestionKind = {
  ...judgedAtOnce,
  naming: { id: 6, name: '配伍题', nameEn: 'Matching', subjective: false },
  usualMs: 60_000,
  hasLooseOptions: true,
  judge: (question, content) =>
    question.children.length > 0 && stems(question, content).every((stem) => stem.right),
  answered: (question, content) => stems(question, content).every((stem) => stem.chosen !== null),
  begun: (question, content) => stems(question, content).some((stem) => stem.chosen !== null),
  wrongParts: (question, content) =>
    stems(question, content).flatMap(({ stem, ...one }) => {
      const right = question.options.find(({ id }) => id === stem.answer)
      const chosen = question.options.find(({ id }) => id === one.chosen)
      return right && chosen && !one.right
        ? [{ asked: stem, to: stem, chosen, right, content: writePairs(new Map([[stem.id, chosen.id]])) }]
        : []
    }),
  /** Stems by their place, as the screen numbers them. */
  answerText(question, content, { pick }) {
    const pairs = readPairs(content)
    return question.children
      .flatMap(({ id }, index) => {
        const option = pairs?.get(id)
        return option === undefined ? [] : [`${index + 1} → ${optionText(question, option, pick)}`]
      })
      .join('; ')
  },
  points(question, content, { maxPoints, partial }) {
    const right = stems(question, content).filter((stem) => stem.right).length
    return sharedPoints(maxPoints, partial, { right, all: question.children.length })
  },
  withRightAnswer(question, content) {
    const pairs = readPairs(content)
    return withRightParts(question, (stem) => {
      const answer = pairs?.get(stem.id)
      return question.options.some(({ id }) => id === answer) ? { ...stem, answer: answer ?? null } : null
    })
  },
  form: {
    options: () => [1, 2, 3].map((id) => blankOption(id, null)),
    truth: null,
    // a stem has no options of its own: its answer is an option of the whole
    part: (part) => ({ ...part, options: [], answer: 1 }),
    fault(question) {
      const { options, children } = question
      const isWhole = ({ title, answer }: Question) =>
        hasWords(title) && options.some(({ id }) => id === answer)
      return optionsFault(question) ?? (children.length > 0 && children.every(isWhole) ? null : 'parts')
    },
  },
}
