import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteQuestions, updateQuestions } from '../../server/questions/questionRows.ts'
import * as bankFacts from '../../server/store/migrations/bankFacts.ts'
import * as bankPrefix from '../../server/store/migrations/search/bankPrefix.ts'
import { bankPage, namesOfInitials } from '../../src/contract/questions.ts'
import { bankSearchLimit } from '../../src/rules/limits.ts'
import { wordPairs } from '../tools/wordPairs.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('on $name', (place) => {
  let service: Running
  let school: Seeded
  let token: string
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    token = await service.signIn('student')
  })
  afterAll(() => service.stop())

  const db = () => service.service.db.kysely
  const me = () => ({ token })
  const page = async (more: object = {}) =>
    (await service.ask(bankPage, { pageNo: 1, pageSize: 50, ...more }, me())).data
  const found = async (more: object) => (await page(more)).records.map(({ id }) => id)

  test('S41 lists the school’s questions in their chapters’ order, page by page', async () => {
    const all = Object.values(school.questions)
    expect(await found({})).toEqual(all)
    expect((await page()).total).toBe(8)
    const second = await page({ pageNo: 2, pageSize: 3 })
    expect([second.total, second.records.map(({ id }) => id)]).toEqual([8, all.slice(3, 6)])
    expect((await page({ pageNo: 9 })).records).toEqual([])
    expect((await page()).records[0]).toMatchObject({
      subjectId: school.subjects.histology,
      catalogId: school.catalogs.thickSkin,
      type: { baseType: 'DANXUAN' },
      titleEn: 'Stem',
      specimenId: school.specimens.ready,
      difficulty: 2,
    })
  })

  test('S41 is narrowed by subject, chapter, kind and specimen, each with its count', async () => {
    const { questions, subjects, catalogs, specimens } = school
    const cases: [object, number[]][] = [
      [{ subjectId: subjects.anatomy }, []],
      [{ subjectId: subjects.histology, baseType: 'PEIWU' }, [questions.PEIWU]],
      [{ catalogId: catalogs.skin, baseType: 'XUNZHAO' }, [questions.UNKNOWN]],
      // a kind that nobody knows yet is one of the others
      [{ baseType: 'OTHER' }, [questions.UNKNOWN]],
      [{ onSpecimen: 'no', baseType: 'OTHER' }, [questions.UNKNOWN]],
      [{ specimenId: specimens.ready, baseType: 'OTHER' }, []],
      [{ keyword: '题干', baseType: 'OTHER' }, [questions.UNKNOWN]],
      [{ catalogId: catalogs.thinSkin }, []],
      [{ specimenId: specimens.ready }, [questions.DANXUAN]],
      // a part of the case shows it
      [{ specimenId: specimens.skull }, [questions.BINGLI]],
      [{ onSpecimen: 'yes' }, [questions.DANXUAN, questions.BINGLI]],
      [{ onSpecimen: 'yes', baseType: 'BINGLI' }, [questions.BINGLI]],
      [{ onSpecimen: 'yes', baseType: 'PANDUAN' }, []],
    ]
    for (const [more, ids] of cases) {
      const { records, total } = await page(more)
      expect([more, records.map(({ id }) => id), total]).toEqual([more, ids, ids.length])
    }
    expect((await page({ onSpecimen: 'no' })).total).toBe(6)
  })

  test('S41 a keyword finds current titles, options and keywords in both languages', async () => {
    const { questions, subjects } = school
    const write = async (id: number, change: object) => {
      const row = await db()
        .selectFrom('question')
        .select('body')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await updateQuestions(db(), [id], { body: JSON.stringify({ ...JSON.parse(row.body), ...change }) })
    }
    await write(questions.PANDUAN, {
      title: '<b>肝</b>小叶的中央静脉（central vein）',
      keywords: ['CO₂', 'α-螺旋'],
    })
    // several who search first at the same time
    const together = await Promise.all(Array.from({ length: 6 }, () => found({ keyword: '中央静脉' })))
    expect(together).toEqual(together.map(() => [questions.PANDUAN]))
    const cases: [string, boolean][] = [
      ['中央静脉', true],
      ['央静', true],
      ['中央 vein', true],
      ['CENTRAL ve', true],
      ['中静', false],
      ['entral', false],
      ['co2', true],
      ['α', true],
      ['肝小叶', true],
      ['小叶', true],
      ['？', false],
      ["'); drop", false],
      ['静脉" OR "题干', false],
      // what the index itself says of a question
      ['z', false],
      [`章${school.catalogs.thickSkin}`, false],
      ['看yes', false],
    ]
    for (const [keyword, is] of cases)
      expect([keyword, await found({ keyword })]).toEqual([keyword, is ? [questions.PANDUAN] : []])
    expect(await found({ keyword: '中央静脉', subjectId: subjects.anatomy })).toEqual([])
    expect(await found({ keyword: '选项', baseType: 'DUOXUAN' })).toEqual([questions.DUOXUAN])
    // what a blank accepts
    expect(await found({ keyword: 'stratum CORNEUM' })).toEqual([questions.TIANKONG])
    // the parts of a case too
    expect(await found({ keyword: 'option 2', baseType: 'BINGLI' })).toEqual([questions.BINGLI])
    await write(questions.PANDUAN, { title: '门管区' })
    expect(await found({ keyword: '中央静脉' })).toEqual([])
    expect(await found({ keyword: '门管' })).toEqual([questions.PANDUAN])
    await deleteQuestions(service.service.db, [questions.PANDUAN])
    expect(await found({ keyword: '门管' })).toEqual([])
    expect((await page()).total).toBe(7)
  })

  test('S41 pinyin initials find the keywords of questions that the caller may see', async () => {
    const { subjects, questions } = school
    const { body } = await db()
      .selectFrom('question')
      .select('body')
      .where('id', '=', questions.DANXUAN)
      .executeTakeFirstOrThrow()
    const write = (text: string) => updateQuestions(db(), [questions.DANXUAN], { body: text })
    const named = async (initials: string) =>
      (await service.ask(namesOfInitials, { initials }, { token })).data
    expect(await named('bbh')).toEqual([])
    await write(JSON.stringify({ ...JSON.parse(body), keywords: ['不饱和脂肪酸', 'bile'] }))
    expect(await named('bbh')).toEqual(['不饱和脂肪酸'])
    expect(await named('BBHZFS')).toEqual(['不饱和脂肪酸'])
    const setSubject = (state: 0 | 1) =>
      db().updateTable('subject').set({ enabled: state }).where('id', '=', subjects.histology).execute()
    await setSubject(0)
    expect(await named('bbh')).toEqual([])
    await setSubject(1)
    // of a question that no longer has it nothing is told
    await write(body)
    expect(await named('bbh')).toEqual([])
  })

  test('S41 a keyword finds a word however it is written elsewhere, in both directions', async () => {
    const { id, body } = await db()
      .selectFrom('question')
      .select(['id', 'body'])
      .where('id', '=', school.questions.DANXUAN)
      .executeTakeFirstOrThrow()
    const write = (text: string) => updateQuestions(db(), [id], { body: text })
    for (const side of [0, 1] as const) {
      const keywords = wordPairs.map((pair) => pair[side])
      await write(JSON.stringify({ ...JSON.parse(body), keywords }))
      for (const pair of wordPairs)
        for (const keyword of pair) expect([keyword, await found({ keyword })]).toEqual([keyword, [id]])
    }
    await write(body)
  })

  test('S41 all filters of the bank narrow a keyword search, also after a question moved', async () => {
    const { questions, subjects, catalogs, specimens } = school
    const both = [questions.DANXUAN, questions.BINGLI]
    const keyword = 'option 1'
    const cases: [object, number[]][] = [
      [{ onSpecimen: 'yes' }, both],
      [{ onSpecimen: 'no', baseType: 'DUOXUAN' }, [questions.DUOXUAN]],
      [{ specimenId: specimens.skull }, [questions.BINGLI]],
      [{ specimenId: specimens.ready, baseType: 'BINGLI' }, []],
      [{ catalogId: catalogs.skin, subjectId: subjects.histology, onSpecimen: 'yes' }, both],
      [{ catalogId: catalogs.thinSkin }, []],
      [{ keyword: '题干', baseType: 'OTHER' }, [questions.UNKNOWN]],
      [{ keyword: '题干', baseType: 'xunzhao' }, []],
      [{ keyword: '题干', baseType: `' | '题` }, []],
    ]
    for (const [more, ids] of cases) {
      const { records, total } = await page({ keyword, ...more })
      expect([more, records.map(({ id }) => id), total]).toEqual([more, ids, ids.length])
    }
    const change = (values: object) => updateQuestions(db(), [questions.DANXUAN], values)
    await change({ catalogId: catalogs.skull })
    expect(await found({ keyword, catalogId: catalogs.skull })).toEqual([questions.DANXUAN])
    expect(await found({ keyword, catalogId: catalogs.skin, onSpecimen: 'yes' })).toEqual([questions.BINGLI])
    await change({ baseType: 'PEIWU' })
    expect(await found({ keyword, baseType: 'PEIWU' })).toEqual([questions.DANXUAN, questions.PEIWU])
    await change({ specimenId: specimens.skull })
    expect(await found({ keyword, specimenId: specimens.skull })).toEqual(both)
    await change({ specimenId: null })
    expect(await found({ keyword, onSpecimen: 'yes' })).toEqual([questions.BINGLI])
    expect(await found({ keyword, subjectId: subjects.head })).toEqual([questions.DANXUAN])
    const home = (subjectId: number) =>
      db().updateTable('catalog').set({ subjectId }).where('id', '=', catalogs.skull).execute()
    await home(subjects.anatomy)
    expect(await found({ keyword, subjectId: subjects.head })).toEqual([])
    expect(await found({ keyword, subjectId: subjects.anatomy })).toEqual([questions.DANXUAN])
    await home(subjects.head)
    await change({ catalogId: catalogs.thickSkin, baseType: 'DANXUAN', specimenId: specimens.ready })
  })

  test('S41 the questions of a service of before are narrowed by all of it too', async () => {
    const asked = { keyword: '选项', baseType: 'DUOXUAN' }
    expect(await found(asked)).toEqual([school.questions.DUOXUAN])
    // read by a service that put no more than their own words into the index
    await service.service.db.rows('delete from "questionWord"', [], 'writer')
    expect(await found(asked)).toEqual([])
    for (const { up } of [bankFacts, bankPrefix]) {
      await up(db() as unknown as Kysely<unknown>, service.service.db.name)
      expect(await found(asked)).toEqual([school.questions.DUOXUAN])
    }
  })

  test('S41 a keyword that more questions have than it lists says that there are more', async () => {
    const {
      id: _,
      key,
      ...one
    } = await db()
      .selectFrom('question')
      .selectAll()
      .where('id', '=', school.questions.DUOXUAN)
      .executeTakeFirstOrThrow()
    const add = (count: number) =>
      db()
        .insertInto('question')
        .values(
          Array.from({ length: count }, (_, n) => ({
            ...one,
            indexed: 0 as const,
            key: `${key}/${count}/${n}`,
          })),
        )
        .execute()
    const before = (await page({ keyword: '题干', pageSize: 1 })).total
    await add(bankSearchLimit - before)
    expect((await page({ keyword: '题干', pageSize: 1 })).total).toBe(bankSearchLimit)
    await add(2)
    expect((await page({ keyword: '题干', pageSize: 1 })).total).toBeGreaterThan(bankSearchLimit)
  })
})
