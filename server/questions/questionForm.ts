/** A question as a teacher's form sent it becomes one of the contract's, or is refused by the field that is at fault. */
import type { QuestionInForm } from '../../src/contract/forms/questionInForm.ts'
import type { Option, Question } from '../../src/contract/questions.ts'
import type { QuestionFault } from '../../src/rules/kinds/kind.ts'
import { questionFault, requestOfForm } from '../../src/rules/questionForm.ts'
import { withoutControls } from '../../src/rules/words/withoutControls.ts'
import type { Context } from '../context.ts'
import { badParameter, refuse } from '../http/failure.ts'
import { mustBeAsOpened } from '../people/changedMeanwhile.ts'
import { fromForm } from './markup.ts'
import { typeOf } from './types.ts'

type GivenPart = Omit<QuestionInForm, 'children'>

/** Texts that are typed, without the empty lines of the form: they have no markup. */
const cleanTexts = (texts: readonly string[]): string[] =>
  texts.map((text) => withoutControls(text).trim()).filter((text) => text !== '')

/** The same object with its texts as an imported question would have them. */
const withCleanTexts = <Given extends object>(given: Given): Given =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, typeof value === 'string' ? fromForm(value) : value]),
  ) as Given

/** Fields left out of the form stay left out: a question that is mended keeps them. */
const toOption = ({ unit, suffix, answer, ...option }: GivenPart['options'][number]): Option => ({
  ...withCleanTexts(option),
  answer: Array.isArray(answer) ? cleanTexts(answer) : answer,
  ...(unit && { unit: cleanTexts(unit) }),
  ...(suffix && { suffix: cleanTexts(suffix) }),
})

function toPart({ baseType, options, ...given }: GivenPart, id: number, children: Question[]): Question {
  return {
    ...withCleanTexts(given),
    id,
    catalogId: 0,
    type: typeOf(baseType),
    options: options.map(toOption),
    keywords: [],
    children,
    specimenId: null,
    annotation: null,
  }
}

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
  const question = toWholeQuestion(given)
  const ids = question.options.map((option) => option.id)
  if (new Set(ids).size < ids.length) throw badParameter('question')
  const fault = questionFault(question)
  if (fault) throw refuse('questionIncomplete', [], { field: fieldOfFault[fault] })
  return question
}

/**
 * @param base the question when the form was opened; undefined: nothing is asked
 * @throws Failure code 1 where somebody else changed it since
 */
export const mustBeUnchanged = (
  within: Context,
  { base, now, after }: { base: object | undefined; now: Question; after: Question },
): Promise<void> =>
  mustBeAsOpened(
    within,
    { thing: 'question', thingId: now.id },
    { base, now: requestOfForm(now), after: requestOfForm(after) },
  )
