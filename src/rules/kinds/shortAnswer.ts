import { readRecord } from '../grading/json.ts'
import { type QuestionKind, readByPeople } from './kind.ts'

export interface ShortAnswer {
  text: string
  /** the student's own mark, beside the model answer; null until it is given */
  self: boolean | null
}

/** WENDA: null where the text is no such answer. */
export function readShort(content: string): ShortAnswer | null {
  const record = readRecord(content)
  const text = record?.get('text')
  const self = record?.get('self') ?? null
  if (typeof text !== 'string' || (self !== null && typeof self !== 'boolean')) return null
  return { text, self }
}

export const writeShort = ({ text, self }: ShortAnswer): string => JSON.stringify({ text, self })

/** Judged by the student: null until then. */
export const shortAnswer: QuestionKind = {
  ...readByPeople,
  naming: { id: 5, name: '问答题', nameEn: 'Short answer', subjective: true },
  usualMs: 120_000,
  begun: null,
  isEverJudged: () => true,
  isSelfMarked: () => true,
  isAmended(_, before, after) {
    const text = readShort(before)?.text
    return text !== undefined && text === readShort(after)?.text
  },

  judge(_, content) {
    const answer = readShort(content)
    return answer ? answer.self : false
  },
  answered: (_, content) => (readShort(content)?.text ?? '').trim() !== '',
  answerText: (_, content) => readShort(content)?.text ?? content,
  form: { options: () => [], truth: null, part: null, fault: () => null },
}
