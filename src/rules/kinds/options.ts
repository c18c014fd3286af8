/** What kinds with options, blanks or parts share. */
import type { Option, Question } from '../../contract/questions.ts'
import type { QuestionFault } from './kind.ts'

export const blankOption = (id: number, answer: Option['answer']): Option => ({
  id,
  content: '',
  contentEn: '',
  answer,
})

/** The options of a new choice, of which the first is right. */
export const firstChoices = (): Option[] => [1, 2, 3, 4].map((id) => blankOption(id, id === 1))

export const hasWords = (text: string): boolean => text.trim() !== ''

export const optionsFault = ({ options }: Question): QuestionFault | null =>
  options.length < 2 || options.some(({ content }) => !hasWords(content)) ? 'options' : null

export const rightOptionIds = ({ options }: Pick<Question, 'options'>): number[] =>
  options.flatMap(({ id, answer }) => (answer === true ? [id] : []))

/** @returns null where an id is no option's, or there is none */
export function withRightOptions(question: Question, right: readonly number[] | null): Question | null {
  const ids = new Set(question.options.map(({ id }) => id))
  if (!right || right.length === 0 || right.some((id) => !ids.has(id))) return null
  const options = question.options.map((option) => ({ ...option, answer: right.includes(option.id) }))
  return { ...question, options }
}

/** @returns null where there is no part, or one has no right answer */
export function withRightParts(
  question: Question,
  right: (part: Question) => Question | null,
): Question | null {
  const children = question.children.map(right)
  if (children.length === 0) return null
  const whole = children.filter((part) => part !== null)
  return whole.length === children.length ? { ...question, children: whole } : null
}
