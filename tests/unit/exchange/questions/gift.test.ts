import { describe, expect, test } from 'vitest'
import { fixture, questionSchool, right } from './bring.ts'

describe('a file in GIFT', () => {
  test('comes in with all its kinds, weights, escapes, feedback and marks of format', async () => {
    const { db, bring, rows, questions } = await questionSchool()
    const { wrong, said } = await bring(fixture('course.gift.txt'))
    expect(wrong).toBe(0)
    // a keyword finds them at once: whoever searches first waits for no words to be read
    expect(await db.rows('select 1 from "question" where "indexed" = 0', [])).toEqual([])
    const all = await rows()
    expect(all).toHaveLength(13)
    expect(all[0]).toMatchObject({ above: 'Liver', catalog: 'Lobule' })
    expect(all[0]?.key).toMatch(/\/lobule-1$/)
    const [vein, portal, statement, kupffer, stores, pairs, sides, mm, range, essay, time, formula, tag] =
      await questions()

    expect(vein).toMatchObject({
      title: 'In the middle of a lobule lies the',
      type: { baseType: 'DANXUAN' },
      keywords: ['liver', 'lobule'],
      analysis: 'See the slide.\nB. A branch of the hepatic vein.',
      options: [
        { content: 'portal vein', answer: false },
        { content: 'central vein', answer: true },
        { content: 'bile duct {interlobular}', answer: false },
      ],
    })
    expect(portal).toMatchObject({ type: { baseType: 'DUOXUAN' } })
    expect(portal && right(portal).sort()).toEqual(['artery', 'bile duct', 'vein'])
    expect(statement).toMatchObject({ panDuanAnswer: true, analysis: '错. It makes bile.' })
    expect(kupffer).toMatchObject({
      title: 'Kupffer cells are ____ of the sinusoid.',
      options: [{ answer: ['macrophages', 'phagocytes'] }],
    })
    expect(stores).toMatchObject({
      title: 'Hepatocytes store ____ .',
      options: [{ answer: ['glycogen', '肝糖原'] }],
    })
    expect(
      pairs?.children.map(({ title, answer }) => [
        title,
        pairs.options.find(({ id }) => id === answer)?.content,
      ]),
    ).toEqual([
      ['Kupffer cell', 'sinusoid'],
      ['Ito cell', 'space of Disse'],
      ['hepatocyte', 'plate'],
    ])
    expect(sides?.options).toMatchObject([{ answer: ['6..6'] }])
    expect(mm?.options).toMatchObject([{ answer: ['1..2'] }])
    expect(range?.options).toMatchObject([{ answer: ['1..2'] }])
    expect(essay).toMatchObject({ title: 'Describe the space of Disse.', type: { baseType: 'WENDA' } })
    expect(time).toMatchObject({ title: 'A description with a time 10:30 and \\ and = signs.' })
    expect(formula?.title).toMatch(
      /^<p>The <strong>flow<\/strong> is <em>slow<\/em>: <math>.*<\/math><\/p><ul><li>one<\/li><li>two<\/li><\/ul>$/,
    )
    expect(tag).toMatchObject({ title: '<p>Is &lt;b&gt; a tag?</p>', panDuanAnswer: false })
    expect(said).toContain('partly right are not accepted: cells')
    expect((await bring(fixture('course.gift.txt'))).said).toContain('13 there already')
  })

  test('takes what stands behind a wave in a number for what is said to any other', async () => {
    const { bring, questions } = await questionSchool()
    const { wrong } = await bring(
      '$CATEGORY: C\n\nFrom 1 to 5? {#3:2~#Completely wrong}\n\nWhere? {=a ~%33,3%b ~c}',
    )
    expect(wrong).toBe(0)
    const [number, choice] = await questions()
    expect(number).toMatchObject({
      options: [{ answer: ['1..5'] }],
      analysis: '其他答案. Completely wrong',
      analysisEn: 'Any other answer. Completely wrong',
    })
    expect(choice?.options.map(({ content }) => content).sort()).toEqual(['a', 'b', 'c'])
  })

  test.each([
    ['braces that do not match', 'What? {=a ~b', 'The braces do not match.'],
    ['more braces than one pair', 'What {=a} and {=b}?', 'It has several blocks of answers'],
    ['a number that is none', 'How many? {#many}', '“many” cannot be read.'],
    ['a pair without its arrow', 'Match. {=a -> b =c}', '“c” cannot be read.'],
  ])('with %s is told where it is, and nothing of it comes in', async (_, wrong, why) => {
    const { bring, rows } = await questionSchool()
    const { wrong: count, said } = await bring(`$CATEGORY: Liver\n\nRight. {T}\n\n${wrong}\n`)
    expect(count).toBe(1)
    expect(said).toContain(`2. (5): ${why}`)
    expect(said).toContain('nothing of this file was imported')
    expect(await rows()).toEqual([])
  })
})

describe('SEC25 a file that is made to be slow', () => {
  test.each(['<', '\\(', '$$', '~%'])('is read at once though its title repeats %s', async (piece) => {
    const { bring } = await questionSchool()
    const before = process.threadCpuUsage().user
    await bring(
      `// [id:${'[tag:'.repeat(10_000)}\n::${piece.repeat(200_000 / piece.length)}:: Which? {=a ~b}`,
    )
    expect((process.threadCpuUsage().user - before) / 1_000_000).toBeLessThan(3)
  })
})
