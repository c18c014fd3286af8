import type { Args } from '../../src/contract/endpoint.ts'
import type { Option, Question } from '../../src/contract/questions.ts'
import type * as contract from '../../src/contract/quizQuestions.ts'
import { type QuestionFault, questionFault } from '../../src/rules/questionForm.ts'
import type { Handlers } from '../context.ts'
import { badParameter, notFound, refuse } from '../http/failure.ts'
import type { Permissions } from '../permissions.ts'
import { typeOf } from '../questions/types.ts'
import { requireQuizRight } from './quiz.ts'
import { quizOnlyQuestionsOf, saveQuizOnlyQuestion } from './quizOnlyQuestions.ts'

type GivenQuestion = Args<typeof contract.quizQuestionSave>['question']
type GivenPart = Omit<GivenQuestion, 'children'>

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

const toWholeQuestion = ({ children, ...given }: GivenQuestion): Question =>
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

export const permissions: Permissions<typeof contract> = {
  quizQuestionList: 'quiz.edit',
  quizQuestionSave: 'quiz.edit',
}

export const handlers: Handlers<typeof contract> = {
  async quizQuestionList({ courseId }, context) {
    await requireQuizRight(context, courseId, 'edit')
    return quizOnlyQuestionsOf(context, courseId)
  },

  async quizQuestionSave({ courseId, id, question: given }, context) {
    await requireQuizRight(context, courseId, 'edit')
    const question = toWholeQuestion(given)
    const ids = question.options.map((option) => option.id)
    if (new Set(ids).size < ids.length) throw badParameter('question')
    const fault = questionFault(question)
    if (fault) throw refuse('questionIncomplete', [], { field: fieldOfFault[fault] })
    if (id !== undefined && !(await quizOnlyQuestionsOf(context, courseId)).some((one) => one.id === id))
      throw notFound()
    const saved = await saveQuizOnlyQuestion(context, courseId, question, id)
    return { ...question, id: saved }
  },
}
