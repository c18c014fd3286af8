import type { AnyQuestion, Option } from '../../contract/questions.ts'
import { judgedAtOnce, type QuestionKind } from './kind.ts'
import { readChoices } from './multiple.ts'
import { firstChoices, optionsFault, rightOptionIds, withRightOptions } from './options.ts'
import { optionTexts } from './optionText.ts'

/** DANXUAN: the id of the chosen option, or null. */
export function readChoice(content: string): number | null {
  return /^\d{1,15}$/.test(content) ? Number(content) : null
}

export const writeChoice = (id: number): string => String(id)

const chosenOption = ({ options }: Pick<AnyQuestion, 'options'>, content: string): Option | undefined => {
  const chosen = readChoice(content)
  return options.find(({ id }) => id === chosen)
}

const isRight = (question: AnyQuestion, content: string): boolean =>
  chosenOption(question, content)?.answer === true

export const single: QuestionKind = {
  ...judgedAtOnce,
  naming: { id: 1, name: '单选题', nameEn: 'Single choice', subjective: false },
  usualMs: 25_000,
  hasLooseOptions: true,
  begun: null,
  judge: isRight,
  answered: (question, content) => chosenOption(question, content) !== undefined,
  wrongParts(question, content) {
    const right = question.options.find(({ answer }) => answer === true)
    const chosen = chosenOption(question, content)
    return right && chosen && chosen.answer !== true
      ? [{ asked: question, to: question, chosen, right, content }]
      : []
  },
  answerText: (question, content, { pick }) => optionTexts(question, readChoices(content) ?? [], pick),
  points: (question, content, { maxPoints }) => (isRight(question, content) ? maxPoints : 0),
  withRightAnswer(question, content) {
    const right = readChoice(content)
    return withRightOptions(question, right === null ? null : [right])
  },
  form: {
    options: firstChoices,
    truth: null,
    part: null,
    fault: (question) => optionsFault(question) ?? (rightOptionIds(question).length === 1 ? null : 'right'),
  },
}
