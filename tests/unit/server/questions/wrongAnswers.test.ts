/** What is wrong in an answer, each by itself. */
import { expect, test } from 'vitest'
import { findsWrongAnswers, wrongAnswersIn } from '../../../../server/questions/wrongAnswers.ts'
import { fillIn, option, question } from '../../rules/grading/questions.ts'

const stem = (id: number, answer: number) => question('PEIWU', { id, answer })
const matching = question('PEIWU', {
  id: 3,
  options: [option(7, null), option(8, null)],
  children: [stem(21, 7), stem(22, 8)],
})
const single = question('DANXUAN', { id: 1, options: [option(1, true), option(2, false)] })
const several = question('DUOXUAN', {
  id: 2,
  options: [option(1, true), option(2, false), option(3, false), option(4, true)],
})
const inner = question('BINGLI', { id: 5, children: [matching] })
const study = question('BINGLI', {
  children: [single, several, fillIn([['肾']], { id: 4 }), inner, question('WENDA', { id: 6 })],
})
const said = (...[of, content]: Parameters<typeof wrongAnswersIn>) =>
  wrongAnswersIn(of, content).map((slip) => slip.content)

test('of several choices they are the wrong ones that were chosen', () => {
  expect(said(several, '2,3,4')).toEqual(['2', '3'])
  expect(said(several, '1')).toEqual([])
})

test('of several blanks they are the wrong ones, each by itself', () => {
  const two = fillIn([['肾'], ['脾']])
  expect(said(two, '["肾"," 肝 "]')).toEqual(['["","肝"]'])
  expect(said(two, '["肝","肺"]')).toEqual(['["肝",""]', '["","肺"]'])
  for (const none of ['["肾","脾"]', '["肾",""]', '["",""]']) expect(said(two, none)).toEqual([])
  // where any order is right, a word is one slip in whichever blank
  const anyOrder = { ...two, anyOrder: true }
  expect(said(anyOrder, '["脾","肝"]')).toEqual(said(anyOrder, '["肝","脾"]'))
})

test('of a case they are told with their part, however deep', () => {
  const content = JSON.stringify({
    ...{ 1: '2', 2: '1,3', 4: '["脾"]', 6: '{"text":"…","self":false}' },
    5: JSON.stringify({ 3: '{"21":8,"22":8}' }),
  })
  expect(said(study, content)).toEqual([
    '{"1":"2"}',
    '{"2":"3"}',
    '{"4":"[\\"脾\\"]"}',
    JSON.stringify({ 5: JSON.stringify({ 3: '{"21":8}' }) }),
  ])
})

test('what was left open, cannot be read or is there no longer is none', () => {
  const open = JSON.stringify({ 1: '', 2: '9', 4: '[" "]', 5: '{"3":"{\\"21\\":9}"}' })
  for (const content of ['', '{', '{}', open]) expect(said(study, content)).toEqual([])
  expect(said(single, '9')).toEqual([])
})

test('what was written freely is not looked through', () => {
  expect(findsWrongAnswers(question('WENDA'))).toBe(false)
  expect(findsWrongAnswers(study)).toBe(true)
})
