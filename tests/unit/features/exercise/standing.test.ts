import { describe, expect, test } from 'vitest'
import type { Question } from '../../../../src/contract/questions.ts'
import {
  byType,
  type Card,
  count,
  type Given,
  places,
  startAt,
} from '../../../../src/features/exercise/standing.ts'
import { option, question } from '../../rules/grading/questions.ts'

const choice = () => question('DANXUAN', { options: [option(1, true), option(2, false)] })
const questions = [choice(), choice(), choice(), question('WENDA')]
const [first, second, third, written] = questions as [Question, Question, Question, Question]

function bundle(answers: [Question, string, boolean | null][] = []): Card {
  const of = new Map(
    answers.map(([one, content, correct]) => [one.id, { questionId: one.id, content, correct }]),
  )
  return {
    items: questions.map((one) => ({
      questionId: one.id,
      baseType: one.type.baseType,
      isSubmited: of.has(one.id),
      isCorrected: of.get(one.id)?.correct ?? null,
    })),
    questions: [...questions].reverse(),
    contents: new Map([...of].map(([id, { content }]) => [id, content])),
  }
}

const none = new Map<number, Given>()
const standings = (data: Card, given = none) => places(data, given).map((place) => place.standing)

describe('T04 a chapter shows each question', () => {
  test('unanswered, right, wrong or not judged, in the order of the card', () => {
    const data = bundle([
      [first, '1', true],
      [second, '2', false],
      [written, JSON.stringify({ text: 'x', self: null }), null],
    ])
    expect(standings(data)).toEqual(['right', 'wrong', 'unanswered', 'open'])
    expect(count(places(data, none))).toEqual({ right: 1, wrong: 1, unanswered: 1, open: 1, written: 0 })
  })

  test('judged at once, before the data holds the answer', () => {
    const given = new Map([[first.id, { content: '2', correct: false, ms: 0, saving: 'saving' as const }]])
    expect(standings(bundle(), given)[0]).toBe('wrong')
  })

  test('unanswered again after the chapter was cleared', () => {
    expect(standings(bundle())).toEqual(['unanswered', 'unanswered', 'unanswered', 'unanswered'])
  })
})

test('where the service judges otherwise, its verdict stands', () => {
  const given = new Map([[first.id, { content: '1', correct: true, ms: 0, saving: 'saved' as const }]])
  const [place] = places(bundle([[first, '1', false]]), given)
  expect(place?.standing).toBe('wrong')
})

describe('practice starts', () => {
  const data = places(bundle([[first, '1', true]]), none)

  test('at the question of the address', () => {
    expect(startAt(data, third.id)).toBe(2)
  })

  test('else at the first question without an answer', () => {
    expect(startAt(data, undefined)).toBe(1)
    expect(startAt(data, 987_654)).toBe(1)
  })

  test('at the first when all are answered', () => {
    const all = questions.map((one) => [one, 'x', false] as [Question, string, boolean])
    expect(startAt(places(bundle(all), none), undefined)).toBe(0)
  })
})

test('the answer card groups questions by kind and keeps their numbers', () => {
  const groups = byType(places(bundle(), none))
  expect(groups.map(({ at }) => at.map(({ index }) => index))).toEqual([[0, 1, 2], [3]])
})
