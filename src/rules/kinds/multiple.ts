import { choicePoints } from '../quizzes/points.ts'
import { judgedAtOnce, type QuestionKind } from './kind.ts'
import { firstChoices, optionsFault, rightOptionIds, withRightOptions } from './options.ts'
import { optionTexts } from './optionText.ts'

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
  naming: { id: 2, name: '多选题', nameEn: 'Multiple choice', subjective: false },
  usualMs: 40_000,
  hasLooseOptions: true,
  begun: null,
  judge(question, content) {
    const right = rightOptionIds(question)
    const chosen = readChoices(content)
    return chosen !== null && right.length > 0 && writeChoices(chosen) === writeChoices(right)
  },
  answered: (question, content) => {
    const chosen = readChoices(content) ?? []
    return question.options.some((option) => chosen.includes(option.id))
  },
  wrongParts(asked, content) {
    const ids = readChoices(content) ?? []
    return asked.options
      .filter(({ id, answer }) => answer !== true && ids.includes(id))
      .map((chosen) => ({ asked, to: asked, chosen, right: null, content: writeChoices([chosen.id]) }))
  },
  answerText: (question, content, { pick }) => optionTexts(question, readChoices(content) ?? [], pick),
  points(question, content, { maxPoints, partial }) {
    const chosen = readChoices(content) ?? []
    const rightIds = rightOptionIds(question)
    const right = chosen.filter((id) => rightIds.includes(id)).length
    return choicePoints(maxPoints, partial, {
      right,
      wrong: chosen.length - right,
      ofRight: rightIds.length,
    })
  },
  withRightAnswer: (question, content) => withRightOptions(question, readChoices(content)),
  form: {
    options: firstChoices,
    truth: null,
    part: null,
    fault: (question) => optionsFault(question) ?? (rightOptionIds(question).length > 0 ? null : 'right'),
  },
}
