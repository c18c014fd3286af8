/** Files in Moodle's own form come in whole, and what came goes out and in again without a change. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportQuestions } from '../../../../exchange/questions/export.ts'
import { temporary } from '../slides.ts'
import { fixture, questionSchool, right } from './bring.ts'

test('rarer kinds: each is kept, and whatever stays behind is told with its question', async () => {
  const { bring, rows, questions } = await questionSchool()
  const { wrong, said } = await bring(fixture('moodle-4.5-rarer.xml'))
  expect(wrong).toBe(0)
  expect(said).toContain('10 imported')
  expect((await rows()).map(({ above, catalog }) => above ?? catalog)).toEqual([
    'Default for BIO101',
    ...Array.from({ length: 9 }, () => 'Kidney / ureter'),
  ])
  const [water, two, coats, gaps, label, mark, choose, order, read, slide] = await questions()
  expect(water?.options).toEqual([{ id: 1, content: '', contentEn: '', answer: ['H2O'] }])
  expect(two && [right(two).sort(), two.options.length]).toEqual([
    ['corpuscle', 'proximal convoluted tubule'],
    3,
  ])
  expect(coats?.options).toMatchObject([{ answer: ['3..3'] }])
  expect(gaps?.title).toBe('（1） （2） （3） （4） （5） （6） ＿＿＿＿')
  expect(gaps?.children.map(({ type, analysis }) => [type.baseType, analysis])).toEqual([
    ['DANXUAN', 'A. well seen\nB. no'],
    ['DANXUAN', 'B. half'],
    ['DANXUAN', ''],
    ['DUOXUAN', 'C. not r'],
    ['TIANKONG', 'DNA. yes\n其他答案. no'],
    ['TIANKONG', '3,5 ± 0.1. near'],
  ])
  for (const one of [label, mark]) expect(one?.title).toContain('<img src="/wk_mobile/media/question/')
  expect([choose, order].map((one) => one?.showAnswer)).toEqual(['ureter\nrenal vein', 'mucosa\nmuscularis'])
  expect(read?.title).toBe('Read the paper and listen: heart')
  expect(slide?.title).toBe('Slide 12')
  for (const told of [
    'What is told of the catalogue “Kidney / ureter” was not brought: Second year only.',
    '1. Water: Written like a right answer, so it cannot count as wrong: h2o',
    '2. Two are right: Options without a text were left out: 1; Not brought: hint: Think of the rays.',
    '5. Label the section: The kind “ddimageortext”',
    '9. Read: An attachment or link was not brought: the paper.pdf; An attachment or link was not brought: heart.mp3',
    'Not brought: responsetemplate: 1. … 2. …',
    '4. All gaps: Answers that were partly right are not accepted: b;',
    'kidney.jpg; It has no text: its name stands for it.',
  ])
    expect(said).toContain(told)
})

test('of Moodle 1.9 on a Chinese site: a statement, its picture and two answers', async () => {
  const { bring, rows, questions } = await questionSchool()
  expect((await bring(fixture('moodle-1.9.xml'))).wrong).toBe(0)
  expect((await rows()).map(({ catalog }) => catalog)).toEqual(['BIO101的默认类别', 'BIO101的默认类别'])
  const [statement, cell] = await questions()
  expect(statement).toMatchObject({ panDuanAnswer: true, analysis: '正确. 它分泌胆汁。' })
  expect(statement?.title).toContain('<img src="/wk_mobile/media/question/')
  expect(cell?.options).toEqual([{ id: 1, content: '', contentEn: '', answer: ['肝细胞'] }])
})

test('in GIFT: numbers with what is said to any other, empty options, links', async () => {
  const { bring, questions } = await questionSchool()
  const { wrong, said } = await bring(fixture('moodle-4.5.gift.txt'))
  expect(wrong).toBe(0)
  const [five, sides, gland, vessels] = await questions()
  expect(five).toMatchObject({
    options: [{ answer: ['1..5'] }],
    analysis: '3. Well chosen.\n其他答案. Completely wrong',
  })
  expect(sides?.options).toMatchObject([{ answer: ['6..6'] }])
  expect(gland).toMatchObject({ panDuanAnswer: true, analysis: '对. Right.\n错. It makes bile.' })
  expect(vessels && right(vessels).sort()).toEqual(['artery', 'bile duct', 'vein'])
  expect(said).toContain('4. Vessels: Options without a text were left out: 1')
  expect(said).toContain('An attachment or link was not brought: https://example.org/atlas')
})

test.each(['all.xml', 'all.xlsx'])('%s: a school of them goes out, and comes in as it is', async (name) => {
  const { db, dataDir, bring } = await questionSchool()
  for (const file of [
    'moodle-4.5-rarer.xml',
    'moodle-1.9.xml',
    'moodle-4.5.gift.txt',
    'moodle-4.5.xml',
    'course.gift.txt',
  ])
    await bring(fixture(file))
  const path = join(temporary(), name)
  const { count } = await exportQuestions(db, dataDir, path, {})
  expect((await bring(readFileSync(path), {})).said).toContain(
    `0 imported, 0 updated, ${count} there already, 0 left out, 0 failed`,
  )
  const there = await questionSchool()
  const { wrong, said } = await there.bring(readFileSync(path), {})
  expect([wrong, said]).toEqual([0, expect.stringContaining(`${count} imported`)])
})
