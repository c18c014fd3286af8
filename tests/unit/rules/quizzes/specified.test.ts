/** Replies with the specification's fields only: the contract takes them, and screens get the shape that they know. */
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { replies } from '../../../../src/contract/replies/quizzes/quiz.ts'
import { completeQuestion, completeQuiz, toPaperQuestion } from '../../../../src/rules/quizzes/specified.ts'

const question = {
  id: 4,
  type: { id: 1, name: '病例题', baseType: 'BINGLI', subjective: false },
  title: '病例',
  options: [],
  children: [
    {
      id: 5,
      type: { id: 2, name: '单选题', baseType: 'DANXUAN', subjective: false },
      title: '哪一种',
      options: [{ id: 1, content: '甲' }],
      children: [],
    },
  ],
}
const withKey = { ...question, analysis: '因为', keywords: ['骨'], showAnswer: '甲', panDuanAnswer: null }

test.each([
  ['C123 C124', replies.quizStudyingPage, { records: [{ id: 1, title: '测验' }], total: 1 }],
  ['C125', replies.quizCard, { items: [{ questionId: 1, isSubmited: true, isCorrected: null }] }],
  ['C126', replies.quizCardDetail, { items: [{ questionId: 1, isSubmited: true, isCorrected: true }] }],
  ['C128', replies.questionWithoutAnswer, question],
  ['C129', replies.quizSubmitDetail, { content: '1', correct: null }],
  ['C130', replies.quizQuestionAnswer, withKey],
])('%s the contract takes a reply with only what the specification names', (_, schema, reply) => {
  expect(v.is(schema as v.GenericSchema, reply)).toBe(true)
})

test('C128 a reply with a key is none of the contract', () => {
  const told = { ...question, options: [{ id: 1, content: '甲', answer: true }] }
  expect(v.is(replies.questionWithoutAnswer, told)).toBe(false)
  expect(v.is(replies.questionWithoutAnswer, withKey)).toBe(false)
})

test('a question with few fields is shown whole, its parts too', () => {
  const [child] = completeQuestion(question).children
  expect(child).toMatchObject({ titleEn: '', keywords: [], specimenId: null, difficulty: 1 })
  expect(child?.options).toEqual([{ id: 1, content: '甲', contentEn: '', answer: null }])
  expect(completeQuestion(withKey).analysis).toBe('因为')
})

test('S39 a paper keeps nothing of a question that tells its answer', () => {
  const paper = JSON.stringify(toPaperQuestion({ ...withKey, children: [withKey] }))
  for (const telling of ['因为', '骨', '"answer"', 'panDuanAnswer', '"keywords"'])
    expect(paper).not.toContain(telling)
})

test('a quiz of which only the name is known may be begun, and no time is made up', () => {
  const quiz = completeQuiz({ id: 1, title: '测验' })
  expect(quiz).toMatchObject({ state: 'open', closesAt: null, points: null, courseName: '', isUnread: false })
  expect(completeQuiz({ ...quiz, state: 'released', points: 5 })).toMatchObject({
    state: 'released',
    points: 5,
  })
})
