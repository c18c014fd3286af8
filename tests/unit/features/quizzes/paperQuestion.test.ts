/** The order in which a paper is asked: the attempt's own, and the same on every device. */
import { expect, test } from 'vitest'
import type { QuizPaper } from '../../../../src/contract/quizzes/quiz.ts'
import { orderedQuestions } from '../../../../src/features/quizzes/paperQuestion.ts'

const options = [1, 2, 3, 4, 5, 6].map((id) => ({ id, content: String(id), contentEn: '' }))
const kinds = ['DANXUAN', 'DUOXUAN', 'TIANKONG', 'DANXUAN', 'DUOXUAN', 'TIANKONG']
const questions = kinds.map((baseType, index) => ({
  id: index + 1,
  type: { baseType },
  options,
  children: [],
  maxPoints: 100,
}))

function orderOf(
  seed: number,
  shuffles: Partial<QuizPaper> = { shuffleQuestions: true, shuffleOptions: true },
) {
  const paper = { seed, questions, shuffleQuestions: false, shuffleOptions: false, ...shuffles } as unknown
  return orderedQuestions(paper as QuizPaper).map(({ question }) => ({
    id: question.id,
    kind: question.type.baseType,
    options: question.options.map(({ id }) => id),
  }))
}

test('S39 one seed gives one order of questions and options, another seed another', () => {
  const [order, again, other] = [orderOf(7), orderOf(7), orderOf(8)]
  expect(again).toEqual(order)
  expect(other).not.toEqual(order)
  const ids = questions.map(({ id }) => id)
  expect(order.map(({ id }) => id)).not.toEqual(ids)
  expect(order.map(({ id }) => id).sort()).toEqual(ids)
  const inPlace = options.map(({ id }) => id)
  for (const { kind, options: shown } of order) {
    expect([...shown].sort()).toEqual(inPlace)
    // the options of a fill-in are its blanks
    expect(shown.join() === inPlace.join()).toBe(kind === 'TIANKONG')
  }
})

test('S39 a quiz that shuffles neither is asked as its teacher wrote it', () => {
  const order = orderOf(7, {})
  expect(order.map(({ id }) => id)).toEqual(questions.map(({ id }) => id))
  for (const { options: shown } of order) expect(shown).toEqual(options.map(({ id }) => id))
})
