import { judgedAtOnce, type QuestionKind } from './kind.ts'

/** PANDUAN: `1` says the statement is right, `0` wrong; null where neither is said. */
export function readTruth(content: string): boolean | null {
  if (content === '1') return true
  return content === '0' ? false : null
}

export const writeTruth = (statement: boolean): string => (statement ? '1' : '0')

export const trueFalse: QuestionKind = {
  ...judgedAtOnce,
  usualMs: 15_000,
  begun: null,
  judge(question, content) {
    const said = readTruth(content)
    return said !== null && said === question.panDuanAnswer
  },
  answered: (_, content) => readTruth(content) !== null,
}
