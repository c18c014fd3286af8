import type { AnyQuestion, Question } from '../../contract/questions.ts'
import { readRecord } from '../grading/json.ts'
import { judgedAtOnce, type QuestionKind } from './kind.ts'

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
  usualMs: 60_000,
  judge: (question, content) =>
    question.children.length > 0 && stems(question, content).every((stem) => stem.right),
  answered: (question, content) => stems(question, content).every((stem) => stem.chosen !== null),
  begun: (question, content) => stems(question, content).some((stem) => stem.chosen !== null),
}
