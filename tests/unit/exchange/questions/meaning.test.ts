/** What Moodle would count as right or wrong is right or wrong here; what it would show is shown. */
import { describe, expect, test } from 'vitest'
import { judge } from '../../../../src/rules/kinds/index.ts'
import { xlsx } from '../archives.ts'
import { questionSchool, right } from './bring.ts'
import { answer, course, question } from './moodleFile.ts'

const typed = (type: string, answers: string, more = '') =>
  course(question(type, 'What?', { more: more + answers }))

describe('a right answer stays right', () => {
  test.each([
    ['in another case', 'H2O', 'h2o'],
    ['with a hyphen', 'T cell', 'T-cell'],
    ['with 的', '肝小叶', '肝的小叶'],
  ])('though a wrong one is written like it %s', async (_, good, bad) => {
    const { bring, questions } = await questionSchool()
    const { said } = await bring(
      typed('shortanswer', answer(100, good) + answer(0, bad) + answer(0, 'mud'), '<usecase>1</usecase>'),
    )
    const [asked] = await questions()
    expect(asked && judge(asked, JSON.stringify([good]))).toBe(true)
    expect(asked?.options).toMatchObject([{ answer: [good], never: ['mud'] }])
    expect(said).toContain(`Written like a right answer, so it cannot count as wrong: ${bad}`)
    expect(said).toContain('Upper and lower case count in the original')
  })

  test('in a table too', async () => {
    const { bring, questions } = await questionSchool()
    const { said } = await bring(
      xlsx([
        ['题型', '题干', '答案'],
        ['填空', '水是____', 'H2O|!h2o|!HO'],
      ]),
      { subject: 'histology', catalog: 'skin' },
    )
    expect((await questions())[0]?.options).toMatchObject([{ answer: ['H2O'], never: ['HO'] }])
    expect(said).toContain('it cannot count as wrong: h2o')
  })

  test('of a gap whose case counts', async () => {
    const { bring } = await questionSchool()
    const { said } = await bring(course(question('cloze', '{1:SAC:=DNA~%0%dna}')))
    expect(said).toContain('Upper and lower case count in the original')
  })
})

describe('a number is the same however it is written', () => {
  test.each([
    [
      'numerical',
      typed('numerical', answer(100, '6', '', '<tolerance>0</tolerance>')),
      ['6', '6.0', '6,00'],
      ['6.1'],
    ],
    [
      'with commas',
      typed('numerical', answer(100, '3,5', '', '<tolerance>0,1</tolerance>')),
      ['3.5', '3,6'],
      ['3.7'],
    ],
    ['in a gap', course(question('cloze', '{1:NM:=3,5:0,1}')), ['3.45', '3,6'], ['3.7']],
    ['in GIFT', '$CATEGORY: Course\n\nHow many? {#6}', ['6', '6.0'], ['7']],
  ])('%s', async (_, file, good, bad) => {
    const { bring, questions } = await questionSchool()
    await bring(file)
    const [asked] = await questions()
    const says = (text: string) => asked && judge(asked, JSON.stringify([text]))
    expect(good.map(says)).toEqual(good.map(() => true))
    expect(bad.map(says)).toEqual(bad.map(() => false))
  })
})

describe('a choice', () => {
  test('has no options that are empty, and is readable where fewer than two are left', async () => {
    const { bring, questions } = await questionSchool()
    const single = (text: string, answers: string) =>
      question('multichoice', text, { more: `<single>true</single>${answers}` })
    const { said, wrong } = await bring(
      course(
        single('three', answer(100, 'a') + answer(0, '<p><br></p>', 'lost') + answer(0, 'c', 'not c')),
        single('one', answer(100, 'a') + answer(0, '')),
        single('half', answer(100, 'a') + answer(50, 'b') + answer(0, 'c')),
      ),
    )
    expect(wrong).toBe(0)
    const [three, one, half] = await questions()
    expect(three?.options.map(({ content }) => content)).toEqual(['a', 'c'])
    expect(three).toMatchObject({ analysis: 'B. not c' })
    expect(one).toMatchObject({ type: { baseType: 'OTHER' }, showAnswer: 'a (100%)' })
    expect(half && right(half)).toEqual(['a'])
    expect(said).toContain('1. three: Options without a text were left out: 1')
    expect(said).toContain('Fewer than two options have a text: kept as “Other”, readable.')
    expect(said).toContain('3. half: Answers that were partly right are not accepted: b')
  })
})

test('a statement in another language is true where its first answer is right', async () => {
  const { bring, questions } = await questionSchool()
  const statement = (text: string, first: number) =>
    question('truefalse', text, { more: answer(first, 'верно') + answer(100 - first, 'неверно', '再想想') })
  const { said } = await bring(course(statement('肝是腺体', 100), statement('肺是腺体', 0)))
  expect((await questions()).map(({ panDuanAnswer }) => panDuanAnswer)).toEqual([true, false])
  expect(said).toContain('the first one stands for true, as in Moodle: верно')
})

test('a question whose figure cannot be had comes under its name', async () => {
  const { bring, questions } = await questionSchool()
  const lost = '<p><img src="http://old.school.cn/file.php/12/kidney.jpg" alt=""></p>'
  const { said, wrong } = await bring(course(question('description', lost, { name: 'Slide <12>' })))
  expect(wrong).toBe(0)
  expect((await questions()).map(({ title }) => title)).toEqual(['Slide <12>'])
  expect(said).toContain(
    'A picture from elsewhere was not brought: http://old.school.cn/file.php/12/kidney.jpg',
  )
  expect(said).toContain('It has no text: its name stands for it.')
  expect((await bring(course(question('description', lost, { name: '' })))).said).toContain('It has no text.')
})
