/** A question as Moodle means it, whether its XML or GIFT tells it. */
import type { Text } from './markup/tell.ts'

export interface AskedAnswer {
  text: Text
  /** percent, from -100 to 100 */
  fraction: number
  feedback: Text
  /** of a number */
  tolerance?: number
}

export interface Asked {
  /** as Moodle spells it in files: multichoice, truefalse, matching, cloze … */
  type: string
  name: string
  text: Text
  /** general feedback */
  analysis: Text
  answers: AskedAnswer[]
  /** matching: a pair without text is an answer that fits nothing */
  pairs: { text: Text; answer: Text }[]
  /** the notes for graders */
  model: Text
  single: boolean
  /** Moodle shows the answers in any order */
  shuffles: boolean
  caseMatters: boolean
  /** numerical: of a unit that is not plain the number is another one (1 mm, 1000 µm) */
  units: { name: string; isPlain: boolean }[]
  idnumber: string
  tags: string[]
  hidden: boolean
  /** the remaining texts of a question whose kind we do not know */
  rest: Text[]
  /** the elements that we have no field for: the name of each, and how its text begins */
  unsaid: string[]
}

const none: Text = { text: '', format: 'plain', files: new Map() }

export const emptyAsked: Asked = {
  type: '',
  name: '',
  text: none,
  analysis: none,
  answers: [],
  pairs: [],
  model: none,
  single: true,
  shuffles: false,
  caseMatters: false,
  units: [],
  idnumber: '',
  tags: [],
  hidden: false,
  rest: [],
  unsaid: [],
}

/** All that it says. */
export const textsIn = ({ text, analysis, answers, pairs, model, rest }: Asked): Text[] => [
  text,
  analysis,
  model,
  ...rest,
  ...answers.flatMap((answer) => [answer.text, answer.feedback]),
  ...pairs.flatMap((pair) => [pair.text, pair.answer]),
]
