import type { AnyQuestion } from '../../contract/questions.ts'
import { judgedAtOnce, type QuestionKind } from './kind.ts'

/** PANDUAN: `1` says the statement is right, `0` wrong; null where neither is said. */
export function readTruth(content: string): boolean | null {
  if (content === '1') return true
  return content === '0' ? false : null
}

export const writeTruth = (statement: boolean): string => (statement ? '1' : '0')

function isRight({ panDuanAnswer }: AnyQuestion, content: string): boolean {
  const said = readTruth(content)
  return said !== null && said === panDuanAnswer
}

export const trueFalse: QuestionKind = {
  ...judgedAtOnce,
  naming: { id: 3, name: '判断题', nameEn: 'True or false', subjective: false },
  usualMs: 15_000,
  hasLooseOptions: false,
  begun: null,
  judge: isRight,
  answered: (_, content) => readTruth(content) !== null,
  wrongParts: (question, content) =>
    readTruth(content) !== null && !isRight(question, content)
      ? [{ asked: question, to: question, chosen: null, right: null, content }]
      : [],
  answerText: (_, content, { truth }) => (readTruth(content) ? truth.right : truth.wrong),
  points: (question, content, { maxPoints }) => (isRight(question, content) ? maxPoints : 0),
  withRightAnswer(question, content) {
    const panDuanAnswer = readTruth(content)
    return panDuanAnswer === null ? null : { ...question, panDuanAnswer }
  },
  form: {
    options: () => [],
    truth: true,
    part: null,
    fault: ({ panDuanAnswer }) => (panDuanAnswer === null ? 'right' : null),
  },
}
