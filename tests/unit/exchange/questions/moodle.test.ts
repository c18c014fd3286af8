import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { judge } from '../../../../src/rules/kinds/index.ts'
import { fixture, questionSchool, right } from './bring.ts'

const bank = fixture('moodle-4.5.xml')

describe('a question bank as Moodle 4.5 writes it', () => {
  test('comes in whole, its kinds as ours and its categories as catalogues', async () => {
    const { bring, rows, titled, questions } = await questionSchool()
    const { wrong, said } = await bring(bank)
    expect(wrong).toBe(0)
    expect(said).toContain('13 imported, 0 updated, 0 there already, 2 left out, 0 failed')

    const all = await rows()
    expect(all.slice(0, 5).map(({ catalog, above, level }) => [above, catalog, level])).toEqual(
      Array.from({ length: 5 }, () => ['Urinary system', 'Nephron / tubules', 2]),
    )
    expect(all[5]).toMatchObject({ catalog: '泌尿系统', position: 0 })
    expect(all[0]?.key).toMatch(/^import\/histology\/import-[0-9a-f]+\/nephron-1$/)

    expect(await titled('The <b>macula')).toMatchObject({
      title: 'The <b>macula densa</b> belongs to the',
      type: { baseType: 'DANXUAN' },
      analysis: 'It senses NaCl.\nA. Right where it touches its own glomerulus.',
      keywords: ['kidney'],
      difficulty: 4,
      options: [
        { id: 1, content: 'distal tubule', answer: true },
        { id: 2, content: 'proximal tubule', answer: false },
        { id: 3, content: 'collecting duct with H<sub>2</sub>O', answer: false },
      ],
    })
    const several = await titled('<p>The filtration')
    expect(several.type.baseType).toBe('DUOXUAN')
    expect(right(several)).toEqual(['fenestrated endothelium', 'podocytes'])
    expect(await titled('Podocytes line')).toMatchObject({
      panDuanAnswer: false,
      analysis: '对. They are visceral.',
      analysisEn: 'True. They are visceral.',
    })

    const short = await titled('Name the cell')
    expect(short.options).toMatchObject([{ answer: ['podocyte', '足细胞'], never: ['mesangial cell'] }])
    expect(said).toContain('partly right are not accepted: epithelial cell')
    expect(said).toContain('wildcard * was taken out: *足细胞')
    const number = await titled('Diameter')
    expect(number.options).toMatchObject([{ answer: ['174.5..225.5'], unit: ['µm'] }])
    for (const right of ['180.0', '180 μm', '180um'])
      expect([right, judge(number, JSON.stringify([right]))]).toEqual([right, true])
    expect(judge(number, '["226"]')).toBe(false)
    expect(said).toContain('Units were not brought: mm')

    expect(await titled('Which epithelium')).toMatchObject({
      type: { baseType: 'PEIWU' },
      options: [
        { id: 1, content: 'transitional', answer: null },
        { id: 2, content: 'cuboidal with brush border', answer: null },
        { id: 3, content: 'squamous', answer: null },
      ],
      children: [
        { title: 'proximal tubule', answer: 2 },
        { title: 'thin limb', answer: 3 },
        { title: 'parietal layer', answer: 3 },
      ],
    })

    const essay = await titled('Explain')
    expect(essay).toMatchObject({
      type: { baseType: 'WENDA' },
      showAnswer: '<ul><li>clearance</li><li>flow</li></ul>',
    })
    expect(essay.title).toMatch(/<math><mrow>.*<mfrac>.*<\/math> and write about \$\$\\frac\{\$\$/)
    expect(said).toContain('A formula cannot be read')

    const blanks = await titled('The ureter')
    expect(blanks.title).toBe('The ureter is lined by ____ and has ____ coats.')
    expect(blanks.options).toMatchObject([
      { answer: ['transitional epithelium', 'urothelium'], never: ['squamous epithelium'] },
      { answer: ['3..3'] },
    ])
    const parts = await titled('Glomeruli lie')
    expect(parts.title).toBe('Glomeruli lie in the （1）, and the （2） goes through it. Both: （3）')
    expect(parts.children.map(({ type }) => type.baseType)).toEqual(['DANXUAN', 'TIANKONG', 'DUOXUAN'])
    expect(parts.children.map(right)).toEqual([['cortex'], [], ['A & B', 'C']])
    expect(judge(parts, '{"1":"2","5":"[\\"medullary ray\\"]","7":"8,9"}')).toBe(true)

    expect(await titled('Look at')).toMatchObject({
      type: { baseType: 'OTHER', name: '其他（description）' },
      title: 'Look at the <i>whole</i> section first. more',
    })
    expect(await titled('[[1]]')).toMatchObject({
      type: { baseType: 'OTHER', nameEn: 'Other (ddwtos)' },
      showAnswer: "Bowman's capsule\nproximal tubule",
    })
    expect(said).toContain('The kind “ddwtos” cannot be answered here: kept')
    expect(await titled('Which slide')).toMatchObject({
      type: { baseType: 'OTHER' },
      showAnswer: 'kidney\nliver',
    })
    expect(said).toContain('Nothing in it is right: kept')
    expect(said).toMatch(/left out {2}\d+\. Old version: It is hidden in Moodle\./)
    expect(said).toMatch(/left out {2}\d+\. Random.*It only stands for a random question\./)

    expect(await titled('肾小体')).toMatchObject({
      title: '肾小体包括',
      titleEn: 'A renal corpuscle has',
      options: [{ content: '[肾小囊]血管球' }, { content: '小管 & x < y' }],
    })
    expect(said).toContain('A picture is not in the file: none.png')
    expect(
      (await questions()).every(({ title }) => !title.includes('script') && !title.includes('onerror')),
    ).toBe(true)
  })

  test('its pictures become files of ours', async () => {
    const { bring, titled, dataDir } = await questionSchool()
    await bring(bank)
    const { title } = await titled('<p>The filtration')
    const [, name] =
      /<img src="\/wk_mobile\/media\/question\/([0-9a-f]{32}\.webp)" alt="scheme" width="300" height="200" \/>/.exec(
        title,
      ) ?? []
    const file = join(dataDir, 'media/question', name ?? '')
    expect(existsSync(file)).toBe(true)
    expect(await sharp(readFileSync(file)).metadata()).toMatchObject({ format: 'webp', width: 3, height: 2 })
  })

  test('comes again without a double and updates only what changed in it', async () => {
    const { db, bring, rows, titled } = await questionSchool()
    await bring(bank)
    const [first] = await rows()
    await db.kysely
      .updateTable('question')
      .set({ specimenId: 7 })
      .where('id', '=', first?.id ?? 0)
      .execute()
    expect((await bring(bank)).said).toContain('0 imported, 0 updated, 13 there already')
    const changed = bank.toString().replace('proximal tubule</p>]]>', 'thin limb</p>]]>')
    expect((await bring(changed)).said).toContain('0 imported, 1 updated, 12 there already')
    const question = await titled('The <b>macula')
    expect(question.options[1]?.content).toBe('thin limb')
    expect(question).toMatchObject({ id: first?.id, specimenId: 7 })
    expect(await rows()).toHaveLength(13)
  })

  test('goes into one catalogue where that is asked for', async () => {
    const { bring, rows } = await questionSchool()
    await bring(bank, { subject: '组织学', catalog: '泌尿系统' })
    expect(new Set((await rows()).map(({ catalog }) => catalog))).toEqual(new Set(['泌尿系统']))
  })
})

const quiz = (inside: string, head = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${head}\n<quiz>${inside}</quiz>`
const old = (text: string, name = '肝') =>
  `<question type="category"><category><text>Old</text></category></question>
  <question type="shortanswer"><name><text>${name}</text></name><questiontext><text>${text}</text></questiontext>
  <answer fraction="100"><text>a</text><feedback><text></text></feedback></answer></question>`

describe('old files', () => {
  test.each([
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${quiz(old('肝小叶'))}`), '肝小叶'],
    ['UTF-16 without its mark', Buffer.from(quiz(old('肝小叶')), 'utf16le'), '肝小叶'],
    ['UTF-16', Buffer.from(`\uFEFF${quiz(old('肝小叶'), '<?xml version="1.0"?>')}`, 'utf16le'), '肝小叶'],
    [
      'Latin-1',
      Buffer.from(quiz(old('Die Zähne', 'x'), '<?xml version="1.0" encoding="ISO-8859-1"?>'), 'latin1'),
      'Die Zähne',
    ],
    [
      'GBK',
      Buffer.concat([
        Buffer.from('<?xml version="1.0" encoding="GBK"?><quiz>'),
        ...old('@', 'x')
          .split('@')
          // 肝
          .flatMap((part, n) =>
            n === 0 ? [Buffer.from(part)] : [Buffer.from([0xb8, 0xce]), Buffer.from(part)],
          ),
        Buffer.from('</quiz>'),
      ]),
      '肝',
    ],
  ])('in %s are read as they were meant', async (_, bytes, title) => {
    const { bring, questions } = await questionSchool()
    expect((await bring(bytes)).wrong).toBe(0)
    expect((await questions()).map((one) => one.title)).toEqual([title])
  })

  test('that say UTF-8 and are GBK are read as GBK, and it is told', async () => {
    const { bring, questions } = await questionSchool()
    const [before = '', after = ''] = quiz(old('@', 'x')).split('@')
    const bytes = Buffer.concat([Buffer.from(before), Buffer.from([0xb8, 0xce]), Buffer.from(after)])
    const { said, wrong } = await bring(bytes)
    expect([wrong, said]).toEqual([
      0,
      expect.stringContaining('is said to be in “UTF-8”, but its bytes are not'),
    ])
    expect((await questions()).map(({ title }) => title)).toEqual(['肝'])
    const latin = Buffer.from('<?xml version="1.0" encoding="euc-kr"?><quiz>\xff\xff</quiz>', 'latin1')
    expect((await bring(latin)).said).toContain('The file is said to be in “euc-kr”, but its bytes are not.')
  })

  test('keep a question whose kind Moodle itself no longer knows', async () => {
    const { bring, questions } = await questionSchool()
    await bring(quiz(old('肝小叶').replace('type="shortanswer"', 'type="missingtype"')))
    expect((await questions()).map(({ title, type }) => [title, type.baseType])).toEqual([
      ['肝小叶', 'OTHER'],
    ])
  })

  test('of Moodle 1.9 bring their picture, text with tags and line breaks', async () => {
    const { bring, questions } = await questionSchool()
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    await bring(
      quiz(`<question type="category"><category>Old</category></question>
      <question type="truefalse"><name>x</name><questiontext format="moodle_auto_format"><text>One
two &lt;b&gt;three&lt;/b&gt;</text></questiontext><image>a.gif</image><image_base64>${picture.toString('base64')}</image_base64>
      <answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>`),
    )
    const [question] = await questions()
    expect(question?.title).toMatch(
      /^One<br \/>two <b>three<\/b><p><img src="\/wk_mobile\/media\/question\/\w+\.webp" alt="" \/><\/p>$/,
    )
  })
})

test('options that Moodle mixes stand mixed, always in the same order', async () => {
  const { bring, questions } = await questionSchool()
  const answer = (text: string, n: number) =>
    `<answer fraction="${n === 0 ? 100 : 0}"><text>${text}</text></answer>`
  const choice = (title: string, shuffles: boolean, texts: string[]) =>
    `<question type="multichoice"><questiontext><text>${title}</text></questiontext><single>true</single><shuffleanswers>${shuffles}</shuffleanswers>${texts.map(answer).join('')}</question>`
  const many = Array.from({ length: 30 }, (_, n) =>
    choice(
      `q${n}`,
      true,
      ['a', 'b', 'c'].map((x) => x + n),
    ),
  )
  const file = quiz(
    `<question type="category"><category><text>C</text></category></question>${many.join('')}${choice('fixed', false, ['1', '2', '3'])}${choice('all', true, ['以上都是', '肝', '胆'])}`,
  )
  await bring(file)
  expect((await bring(file)).said).toContain('32 there already')
  const all = await questions()
  const places = new Set(
    all.slice(0, 30).map(({ options }) => options.findIndex((one) => one.answer === true)),
  )
  expect(places).toEqual(new Set([0, 1, 2]))
  expect(all.slice(30).map(({ options }) => options.map(({ content }) => content))).toEqual([
    ['1', '2', '3'],
    ['以上都是', '肝', '胆'],
  ])
})

describe('pictures', () => {
  const asking = (html: string, files = '') =>
    quiz(`<question type="category"><category><text>P</text></category></question>
    <question type="essay"><questiontext format="html"><text><![CDATA[<p>Look ${html}</p>]]></text>${files}</questiontext></question>`)
  const file = (name: string, bytes: Buffer | string) =>
    `<file name="${name}" path="/" encoding="base64">${Buffer.from(bytes).toString('base64')}</file>`

  test('that are drawn are turned into pixels: no script of theirs is left', async () => {
    const { bring, dataDir } = await questionSchool()
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><script>alert(1)</script><rect width="9" height="9"/></svg>'
    await bring(asking('<img src="@@PLUGINFILE@@/d.svg">', file('d.svg', svg)))
    const [name = ''] = readdirSync(join(dataDir, 'media/question'))
    const bytes = readFileSync(join(dataDir, 'media/question', name))
    expect((await sharp(bytes).metadata()).format).toBe('webp')
    expect(bytes.includes('alert')).toBe(false)
  })

  test('that are none, are damaged, or lie elsewhere are named and left out', async () => {
    const { bring, questions, dataDir } = await questionSchool()
    const cut = (
      await sharp({ create: { width: 99, height: 99, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer()
    ).subarray(0, 300)
    const { wrong, said } = await bring(
      asking(
        '<img src="@@PLUGINFILE@@/a.exe"><img src="@@PLUGINFILE@@/b.jpg" alt="cut"><img src="https://example.org/t.gif"><img src="data:image/png;base64,AAAA">',
        file('a.exe', 'MZ no picture') + file('b.jpg', cut),
      ),
    )
    expect(wrong).toBe(0)
    for (const name of ['a.exe', 'b.jpg', 'data:'])
      expect(said).toContain(`A picture cannot be read: ${name}`)
    expect(said).toContain('A picture from elsewhere was not brought: https://example.org/t.gif')
    expect((await questions())[0]?.title).toBe('Look [cut]')
    expect(existsSync(join(dataDir, 'media/question'))).toBe(false)
  })

  test('that are large are made small enough to be shown', async () => {
    const { bring, dataDir } = await questionSchool()
    const large = await sharp({ create: { width: 5000, height: 500, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
    await bring(asking('<img src="@@PLUGINFILE@@/l.jpg">', file('l.jpg', large)))
    const [name = ''] = readdirSync(join(dataDir, 'media/question'))
    const bytes = readFileSync(join(dataDir, 'media/question', name))
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 2000, height: 200 })
  })
})
