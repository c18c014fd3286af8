/** A question as a teacher's form sent it becomes one of the contract's, or is refused by the field that is at fault. */
import type { QuestionInForm } from '../../src/contract/questionInForm.ts'
import type { Option, Question } from '../../src/contract/questions.ts'
import { type QuestionFault, questionFault } from '../../src/rules/questionForm.ts'
import { withoutControls } from '../../src/rules/words/withoutControls.ts'
import { badParameter, refuse } from '../http/failure.ts'
import { typeOf } from './types.ts'

type GivenPart = Omit<QuestionInForm, 'children'>

/** Accepted texts without the empty lines of the form. */
const cleanAnswer = (answer: Option['answer']): Option['answer'] =>
  Array.isArray(answer) ? answer.map((text) => text.trim()).filter((text) => text !== '') : answer

function toPart({ baseType, options, ...given }: GivenPart, id: number, children: Question[]): Question {
  return {
    ...given,
    id,
    catalogId: 0,
    type: typeOf(baseType),
    options: options.map((option) => ({ ...option, answer: cleanAnswer(option.answer) })),
    keywords: [],
    children,
    specimenId: null,
    annotation: null,
  }
}

/** As the importer: no text keeps a character that no page and no exported file can hold. */
const withCleanTexts = (given: QuestionInForm): QuestionInForm =>
  JSON.parse(JSON.stringify(given), (_, value: unknown) =>
    typeof value === 'string' ? withoutControls(value) : value,
  )

const toWholeQuestion = ({ children, ...given }: QuestionInForm): Question =>
  toPart(
    given,
    1,
    children.map(({ id, ...child }) => toPart(child, id, [])),
  )

/** The field of the form that a fault is about. */
const fieldOfFault: Record<QuestionFault, string> = {
  title: 'title',
  options: 'options',
  right: 'answer',
  blanks: 'title',
  parts: 'children',
}

/** @throws Failure code 1 with the field while the question cannot be asked, 400 where two options share an id */
export function readQuestionForm(given: QuestionInForm): Question {
  const question = toWholeQuestion(withCleanTexts(given))
  const ids = question.options.map((option) => option.id)
  if (new Set(ids).size < ids.length) throw badParameter('question')
  const fault = questionFault(question)
  if (fault) throw refuse('questionIncomplete', [], { field: fieldOfFault[fault] })
  return question
}
