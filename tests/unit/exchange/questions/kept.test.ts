/** Nothing of a file is dropped without a word: it is kept, or the report names it with its question. */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { questionSchool } from './bring.ts'
import { answer, category, course, file, question, quiz } from './moodleFile.ts'

const png = (background: string) =>
  sharp({ create: { width: 9, height: 9, channels: 3, background } })
    .png()
    .toBuffer()
const picture = '<img src="/wk_mobile/media/question/\\w+\\.webp" alt="" />'

test('a figure that things are dragged onto, what is dragged, and where it belongs', async () => {
  const { bring, questions } = await questionSchool()
  const own = file('the section.png', await png('red')).replace(' path="/"', '')
  const drag = (no: number, text: string, more = '') =>
    `<drag><no>${no}</no><text>${text}</text><draggroup>1</draggroup>${more}</drag>`
  const { said, wrong } = await bring(
    course(
      question('ddimageortext', '<p>Label</p>', {
        more: `${own}${drag(1, 'cortex')}${drag(2, '', file('m.png', await png('blue')))}
          <drop><text></text><no>1</no><choice>1</choice><xleft>39</xleft><ytop>7</ytop></drop>`,
      }),
      question('ddmarker', 'Mark', {
        format: 'plain_text',
        more: `${own}${drag(1, 'nucleus')}<drop><no>1</no><shape>circle</shape><coords>5,6;8</coords><choice>1</choice></drop>`,
      }),
    ),
  )
  expect(wrong).toBe(0)
  const [label, mark] = await questions()
  expect(label?.title).toMatch(new RegExp(`^<p>Label</p><p>${picture}</p>$`))
  expect(label?.showAnswer).toMatch(new RegExp(`^<ul><li>cortex → 39 7</li><li>${picture}</li></ul>$`))
  expect(mark?.title).toMatch(new RegExp(`^Mark<p>${picture}</p>$`))
  expect(mark?.showAnswer).toBe('nucleus → circle 5,6;8')
  expect(said).toContain('The kind “ddmarker” cannot be answered here: kept')
})

test('files, sound, films and links that do not come are named', async () => {
  const { bring, questions } = await questionSchool()
  const text = `<img src=@@PLUGINFILE@@/p.png><a href="@@PLUGINFILE@@/the%20paper.pdf">paper</a>
    <audio controls><source src='@@PLUGINFILE@@/heart.mp3'></audio><iframe src="https://player.example/x"></iframe>`
  const { said } = await bring(
    course(
      question('essay', text, {
        name: 'links',
        files:
          file('p.png', await png('red')) + file('the paper.pdf', 'x') + file('nobody names me.png', 'x'),
      }),
    ),
  )
  expect((await questions())[0]?.title).toMatch(
    /^<img src="\/wk_mobile\/media\/question\/\w+\.webp" alt="" \/>paper/,
  )
  for (const name of ['the paper.pdf', 'heart.mp3', 'https://player.example/x', 'nobody names me.png'])
    expect(said).toContain(`An attachment or link was not brought: ${name}`)
  expect(said).not.toContain('not brought: p.png')
  expect(said).toContain('1. links: ')
})

test('hints, feedback for the whole, templates and what is told of a category', async () => {
  const { bring } = await questionSchool()
  const html = (name: string, text: string) => `<${name} format="html"><text>${text}</text></${name}>`
  const { said } = await bring(
    quiz(
      category('$course$/top/Liver', 'Only for the second year.'),
      question('essay', 'e', { more: html('responsetemplate', '1. … 2. …') }),
      question('multichoice', 'm', {
        more: `${html('correctfeedback', 'Well: they are polygonal')}${html('incorrectfeedback', 'Your answer is incorrect.')}${answer(100, 'a')}${answer(0, 'b')}${html('hint', 'Think of the lobule')}`,
      }),
    ),
  )
  expect(said).toContain('What is told of the catalogue “Liver” was not brought: Only for the second year.')
  expect(said).toContain('1. e: Not brought: responsetemplate: 1. … 2. …')
  expect(said).toContain('2. m: Not brought: hint: Think of the lobule; Not brought: correctfeedback: Well')
  expect(said).not.toContain('Your answer is incorrect')
})

test('the sets of numbers that a calculated question draws from', async () => {
  const { bring } = await questionSchool()
  const set = (name: string) => `<dataset_definition>
      <status><text>private</text></status><name><text>${name}</text></name><type>calculated</type>
      <dataset_items><dataset_item><number>1</number><value>4.2</value></dataset_item></dataset_items>
    </dataset_definition>`
  const more = `${answer(100, '{a} + {b}')}<dataset_definitions>${set('a')}${set('b')}</dataset_definitions>`
  const { said } = await bring(
    course(
      ...['calculated', 'calculatedmulti', 'calculatedsimple'].map((kind) => question(kind, kind, { more })),
    ),
  )
  for (const line of ['1. calculated', '2. calculatedmulti', '3. calculatedsimple'])
    expect(said).toMatch(new RegExp(`${line}: .*Not brought: dataset_definitions: a, b`))
})

test('a question whose unescaped markup would be cut off is named', async () => {
  const { bring, questions } = await questionSchool()
  const raw = question('essay', 'x', { name: 'raw' }).replace('<text>x<', '<text><p>one <b>two</b></p> tail<')
  const file = course(raw, question('essay', 'good'))
  expect((await bring(file)).said).toContain('1. raw: Its text holds <p> as it is')
  await bring(file, { subject: 'histology', skip: true })
  expect((await questions()).map(({ title }) => title)).toEqual(['good'])
})

test('random matching is a question, and ordering keeps its order', async () => {
  const { bring, questions } = await questionSchool()
  await bring(
    course(
      question('randomsamatch', 'Match some.'),
      question('ordering', 'Order them.', { more: answer(1, 'first') + answer(2, 'second') }),
    ),
  )
  expect((await questions()).map(({ title, showAnswer }) => [title, showAnswer])).toEqual([
    ['Match some.', ''],
    ['Order them.', 'first\nsecond'],
  ])
})

describe('where questions stand', () => {
  test('those of the default category and of the top come beside the nested ones', async () => {
    const { bring, rows } = await questionSchool()
    const { wrong } = await bring(
      quiz(
        category('$course$/top'),
        question('essay', 'a'),
        category('$course$/top/Default for BIO101'),
        question('essay', 'b'),
        category('$course$/top/Default for BIO101/Kidney'),
        question('essay', 'c'),
        category('$course$/top/默认分类练习/肾'),
        question('essay', 'd'),
        category('$course$/top/Histology'),
        question('essay', 'e'),
      ),
    )
    expect(wrong).toBe(0)
    expect((await rows()).map(({ above, catalog }) => [above, catalog])).toEqual([
      [null, 'top'],
      [null, 'Default for BIO101'],
      [null, 'Kidney'],
      ['默认分类练习', '肾'],
      [null, 'Histology'],
    ])
  })

  test('a category in two languages is a catalogue in two languages', async () => {
    const { db, bring } = await questionSchool()
    const name =
      '<span lang="zh_cn" class="multilang">肝脏<//span><span lang="en" class="multilang">Liver<//span>'
    const file = quiz(category(`$course$/top/${name}`), question('essay', 'a'))
    await bring(file)
    expect((await bring(file)).said).toContain('1 there already')
    const made = db.kysely.selectFrom('catalog').select(['name', 'nameEn']).where('name', '=', '肝脏')
    expect(await made.execute()).toEqual([{ name: '肝脏', nameEn: 'Liver' }])
  })

  test('is asked for once, however many questions there are', async () => {
    const { bring } = await questionSchool()
    const { said, csv } = await bring(quiz(question('essay', 'a'), question('essay', 'b')), {})
    expect(said.match(/--subject/g)).toHaveLength(1)
    expect(csv.match(/--subject/g)).toHaveLength(2)
  })
})
