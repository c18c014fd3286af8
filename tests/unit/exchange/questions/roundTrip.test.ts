import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { contentOf } from '../../../../exchange/questions/content.ts'
import { blank, optionOf } from '../../../../exchange/questions/model.ts'
import { type MoodleQuestion, writeMoodle } from '../../../../exchange/questions/moodle/write.ts'
import { Pictures, pictureFile } from '../../../../exchange/questions/pictures.ts'
import { toQuestionTable, writeTable } from '../../../../exchange/questions/sheet/write.ts'
import { allShownOf, specimenFinder } from '../../../../exchange/questions/specimens.ts'
import { pictureName } from '../../../../server/media/address.ts'
import type { Question } from '../../../../src/contract/questions.ts'
import { school } from '../school.ts'
import { putSkin, saidOnce } from './bring.ts'
import { arbitraries } from './generated.ts'

async function desk() {
  const { db, dataDir } = await school()
  const pictures = new Pictures(dataDir)
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const picture = await pictures.keep(bytes, 'teal.png')
  const name = pictureName(picture) ?? ''
  const files = new Map([[name, readFileSync(pictureFile(dataDir, name)).toString('base64')]])
  const skin = await putSkin(db)
  const mark = { x: 120.5, y: 88, objective: 10 }
  return { pictures, files, specimens: specimenFinder(db.kysely), ...arbitraries(picture, skin, mark) }
}

const withLeftOut = (question: Question, unit: string[], suffix: string[]): Question => ({
  ...question,
  children: question.children.map((child) => withLeftOut(child, unit, suffix)),
  options:
    question.type.baseType === 'TIANKONG'
      ? question.options.map((option) => ({
          ...option,
          ...(unit.length > 0 ? { unit } : {}),
          ...(suffix.length > 0 ? { suffix } : {}),
        }))
      : question.options,
})

describe('what was written is read as it was', () => {
  test('in Moodle’s XML, with pictures, formulas and two languages', async () => {
    const { pictures, files, specimens, moodle } = await desk()
    await fc.assert(
      fc.asyncProperty(fc.array(moodle, { minLength: 1, maxLength: 6 }), async (questions) => {
        const path = ['组织学', 'A/B', '/肝', '叶/']
        const written: MoodleQuestion[] = []
        for (const [n, question] of questions.entries())
          written.push({ key: `k"&${n}`, path, question, shown: await allShownOf(question, specimens) })
        const { xml } = writeMoodle(written, files)
        const { drafts, refused } = await contentOf(Buffer.from(xml), pictures, specimens)
        expect(refused).toEqual([])
        expect(drafts.map(({ question }) => question)).toEqual(questions.map(saidOnce))
        expect(drafts.map(({ path: found, idnumber }) => [found.map(({ zh }) => zh), idnumber])).toEqual(
          questions.map((_, n) => [path, `k"&${n}`]),
        )
      }),
      { numRuns: 100 },
    )
  })

  test('in Moodle’s XML, with the units and words that blanks may leave out', async () => {
    const { pictures, files, specimens, moodle } = await desk()
    const ends = fc.subarray(['mV', '毫伏', '作用', 'cell'])
    const question = fc.tuple(moodle, ends, ends).map(([one, unit, suffix]) => withLeftOut(one, unit, suffix))
    await fc.assert(
      fc.asyncProperty(fc.array(question, { minLength: 1, maxLength: 4 }), async (questions) => {
        const written: MoodleQuestion[] = []
        for (const [n, one] of questions.entries())
          written.push({
            ...{ key: `k${n}`, path: ['组织学'], question: one },
            shown: await allShownOf(one, specimens),
          })
        const { xml } = writeMoodle(written, files)
        const { drafts } = await contentOf(Buffer.from(xml), pictures, specimens)
        expect(drafts.map((draft) => draft.question)).toEqual(questions.map(saidOnce))
      }),
      { numRuns: 60 },
    )
  })

  test('Moodle itself accepts a blank with its unit and its word', () => {
    const option = { ...optionOf({ zh: '', en: '' }, ['-70']), id: 1, unit: ['mV', '毫伏'] }
    const one: Question = { ...blank('TIANKONG'), title: '电位是____', options: [option] }
    const cell = { ...optionOf({ zh: '', en: '' }, ['心肌']), id: 1, suffix: ['细胞'] }
    const two: Question = { ...blank('TIANKONG'), title: '____和____', options: [option, { ...cell, id: 2 }] }
    const { xml } = writeMoodle(
      [one, two].map((question, n) => ({ key: `k${n}`, path: ['组织学'], question })),
      new Map(),
    )
    for (const text of ['-70', '-70 mV', '-70mV', '-70毫伏']) expect(xml).toContain(`<text>${text}</text>`)
    expect(xml).toContain('{1:SHORTANSWER:=心肌~=心肌细胞}')
  })

  test('in a table: all of it', async () => {
    const { pictures, specimens, table } = await desk()
    await fc.assert(
      fc.asyncProperty(fc.array(table, { minLength: 1, maxLength: 8 }), async (questions) => {
        const listed = questions.map((question, n) => ({
          key: `k;${n}`,
          subject: 'histology',
          path: ['A/B', '/肝', '叶/'],
          question,
        }))
        const written = await writeTable(await toQuestionTable(listed, specimens))
        const { drafts, refused } = await contentOf(written, pictures, specimens)
        expect(refused).toEqual([])
        expect(drafts.map(({ question }) => question)).toEqual(questions)
        expect(drafts.map(({ path, idnumber }) => [path.map(({ zh }) => zh), idnumber])).toEqual(
          listed.map(({ path, key }) => [path, key]),
        )
      }),
      { numRuns: 40 },
    )
  })
})
