import { expect, test } from 'vitest'
import { questionSchool, right } from './bring.ts'
import { course, question } from './moodleFile.ts'

async function brought(text: string, format = 'html') {
  const { bring, questions } = await questionSchool()
  const { said, wrong } = await bring(course(question('cloze', text, { name: 'gaps', format })))
  expect(wrong).toBe(0)
  const [asked] = await questions()
  if (!asked) throw new Error('nothing came')
  return { asked, said }
}

test('formulas in the choices of a gap are shown as formulas', async () => {
  const { asked, said } = await brought('Pick {1:MC:=\\(\\frac{1\\}{2\\}\\)~\\(\\alpha\\)~c\\#}.')
  expect(asked.children[0]?.options.map(({ content }) => content)).toEqual([
    '<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>',
    '<math><mi>α</mi></math>',
    'c#',
  ])
  expect(said).not.toContain('formula')
})

test('the feedback on each choice of a gap becomes its explanation', async () => {
  const { asked } = await brought(
    'A {1:MC:Lyon#too small~=Paris#<b>yes</b>} B {1:SA:=liver#right~%0%*#look again} C {1:MR:=a#first~b~=c#third}',
  )
  const [one, blank, several] = asked.children
  expect(one).toMatchObject({ analysis: '<p>A. too small</p><p>B. <b>yes</b></p>' })
  expect(blank).toMatchObject({
    analysis: 'liver. right\n其他答案. look again',
    analysisEn: 'liver. right\nAny other answer. look again',
  })
  expect(several).toMatchObject({ analysis: 'A. first\nC. third' })
})

test('the explanation names the gap where all gaps are typed', async () => {
  const { asked } = await brought('A {1:NM:=5:1#near} and {1:SA:=cell#well}')
  expect(asked).toMatchObject({ type: { baseType: 'TIANKONG' }, analysis: '(1) 5 ± 1. near\n(2) cell. well' })
})

test('percents with a comma and characters by their names are understood', async () => {
  const { asked, said } = await brought(
    'K {1:SA:=&gt;5 &alpha;~=&ge;6 &micro;m~%33,33333%Lyon} {1:MC:%100%a~%33,5%b}',
  )
  const [blank, choice] = asked.children
  expect(blank?.options).toMatchObject([{ answer: ['>5 α', '≥6 µm'] }])
  expect(choice?.options.map(({ content }) => content)).toEqual(['a', 'b'])
  expect(choice && right(choice)).toEqual(['a'])
  expect(said).toContain('partly right are not accepted: Lyon')
})

test('a gap of a kind that nobody here can fill does not show its answer, and is told', async () => {
  const { asked, said } = await brought('R {1:REGEXP:=(bl|gr)ay} and {1:SA:=x}')
  expect(asked).toMatchObject({ title: 'R （…） and ____', options: [{ answer: ['x'] }] })
  expect(said).toContain('gaps: A gap that cannot be answered here was left out: {1:REGEXP:=(bl|gr)ay}')
})

test('lines that the author drew are no blanks, and lines of text stay lines', async () => {
  const { asked } = await brought('Fill ____ in {1:SA:=x} __\nthen go on', 'moodle_auto_format')
  expect(asked.title).toBe('Fill ＿＿＿＿ in ____ ＿＿\nthen go on')
})
