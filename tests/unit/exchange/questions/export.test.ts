import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { exportQuestions } from '../../../../exchange/questions/export.ts'
import { makeQuestionTemplate } from '../../../../exchange/questions/sheet/template.ts'
import { inWords } from '../../../../exchange/words.ts'
import { xlsx } from '../archives.ts'
import { temporary } from '../slides.ts'
import { fixture, putSkin, questionSchool } from './bring.ts'
import { answer, course, question } from './moodleFile.ts'

const shown = xlsx([
  ['题型', '题干', '选项A', '选项B', '答案', '标本', '标注', '目录'],
  ['单选', '箭头所指', 'a', 'b', 'A', '手掌皮肤', '基底层', '皮肤'],
])

type School = Awaited<ReturnType<typeof questionSchool>>

async function filledSchool() {
  const school = await questionSchool()
  await putSkin(school.db)
  await school.bring(await makeQuestionTemplate())
  await school.bring(fixture('moodle-4.5.xml'))
  await school.bring(shown)
  return school
}

async function exported({ db, dataDir }: School, name: string, wishes = {}) {
  const path = join(temporary(), name)
  const { count, notes } = await exportQuestions(db, dataDir, path, wishes)
  return { path, count, file: readFileSync(path), notes: notes.map((one) => inWords('en', one)) }
}

/** What a student sees, by its words, wherever pictures lie and whatever numbers things have. */
const seen = async ({ rows, questions }: School) => {
  const places = await rows()
  const all = (await questions()).map(({ id: _, catalogId: __, specimenId, ...question }, n) => {
    const told = JSON.stringify(question).replace(/question\/[0-9a-f]{32}/g, 'question/')
    return [question.title.slice(0, 20), places[n]?.catalog, specimenId !== null, JSON.parse(told) as object]
  })
  return all.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
}

describe('a school’s questions in a file', () => {
  test.each(['all.xml', 'all.xlsx'])(
    '%s: brought into another school they are the same, into their own nothing new',
    async (name) => {
      const here = await filledSchool()
      const { count, file, notes } = await exported(here, name)
      expect(count).toBe(22)
      expect(notes.join('\n')).toContain(
        name === 'all.xml' ? 'cannot show the specimen' : 'cannot carry 1 pictures',
      )
      expect((await here.bring(file)).said).toContain('0 imported, 0 updated, 22 there already')
      const there = await questionSchool()
      const skin = await putSkin(there.db)
      const { said, wrong } = await there.bring(file)
      expect([wrong, said]).toEqual([0, expect.stringContaining('22 imported')])
      // its picture stayed behind, as was told
      const carried = ([title]: unknown[]) => name === 'all.xml' || !String(title).includes('The filtration')
      expect((await seen(there)).filter(carried)).toEqual((await seen(here)).filter(carried))
      expect((await there.questions()).filter(({ specimenId }) => specimenId === skin)).toHaveLength(2)
      expect((await there.bring(file)).said).toContain('22 there already')
    },
  )

  test.each(['all.xml', 'all.xlsx'])(
    '%s: says how a specimen is shown, and whatever else a foreign file brought',
    async (name) => {
      const here = await questionSchool()
      await putSkin(here.db)
      await here.bring(
        xlsx([
          ['题型', '题干', '题干（英文）', '小题', '答案', '难度', '标本', '标注', '目录'],
          ['问答', '视野', 'field', '', 'x', 2, '手掌皮肤', '基底层; field; 35', '/皮/'],
          ['问答', 'HBsAg', 'HBsAg', '', 'x', 2, '', '', '/皮/'],
          ['病例', '病例', 'case', '', '', 2, '', '', '/皮/'],
          ['填空', '其一', 'one', '1', '6', 4, '手掌皮肤', '10, 20, 40; field', ''],
        ]),
        { subject: 'histology' },
      )
      await here.bring(
        course(
          question('multichoice', 'two', { more: answer(100, 'a') + answer(100, 'b') + answer(0, '') }),
          question('numerical', 'six', { more: answer(100, '6') }),
          question('description', 'Read this.'),
        ),
      )
      const { file, notes } = await exported(here, name)
      expect((await here.bring(file)).said).toContain('0 imported, 0 updated, 6 there already')
      const there = await questionSchool()
      await putSkin(there.db)
      const { wrong, said } = await there.bring(file)
      expect([wrong, said]).toEqual([0, expect.stringContaining('6 imported')])
      const inOne = (all: Awaited<ReturnType<typeof seen>>) =>
        name === 'all.xml'
          ? JSON.stringify(all).replace('"titleEn":"HBsAg"', '"titleEn":""')
          : JSON.stringify(all)
      expect(inOne(await seen(there))).toEqual(inOne(await seen(here)))
      const [field] = await there.questions()
      expect(field?.annotation).toEqual({ shape: 'field', x: 120.5, y: 88, objective: 10, frame: 35 })
      if (name === 'all.xlsx') return
      expect(file.toString()).toContain('<question type="description">')
      expect(notes.join()).toContain(
        'Moodle has no kind “其他（description）”; a description to be read was written',
      )
    },
  )

  test('its pictures are the same files in every school that they come to', async () => {
    const here = await filledSchool()
    const pictures = ({ dataDir }: School) => readdirSync(join(dataDir, 'media/question')).sort()
    const there = await questionSchool()
    await there.bring((await exported(here, 'a.xml')).file)
    expect(pictures(there)).toEqual(pictures(here))
  })

  test('is of a subject or a catalogue where that is asked for', async () => {
    const here = await filledSchool()
    expect(await exported(here, 'a.xml', { subject: 'anatomy' }).catch(String)).toContain(
      'There is no question',
    )
    const { path, count } = await exported(here, 'b.xlsx', { subject: 'histology', catalog: '皮肤' })
    expect(count).toBe(9)
    const again = exportQuestions(here.db, here.dataDir, path, {})
    await expect(again).rejects.toThrow('is there already and is not written over')
    await expect(exported(here, 'c.docx')).rejects.toThrow('This is neither')
    await expect(exported(here, join('no', 'd.xml'))).rejects.toThrow('There is no folder')
    await expect(exported(here, 'e.xml', { catalog: '皮肤' })).rejects.toThrow('Name the subject')
  })
})
