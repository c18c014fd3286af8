import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  collectionBundle,
  collectionCollect,
  ownQuestionSave,
  wrongBundle,
} from '../../src/contract/books.ts'
import { microbeList } from '../../src/contract/microbe.ts'
import { chapterBundle, chapterCard, chapterSubmit, chapterTree } from '../../src/contract/practice.ts'
import { bankPage, classStanding, questionWithAnswer } from '../../src/contract/questions.ts'
import {
  commonMarks,
  dyeList,
  mySpecimenPage,
  personalMarkSave,
  personalMarks,
  relatedOf,
  specimenForQuestion,
  specimenInfo,
  specimenPage,
} from '../../src/contract/specimens.ts'
import { catalogList, specimenCatalog, subjectDetail, subjectTree } from '../../src/contract/subjects.ts'
import { contents } from '../../src/contract/sync.ts'
import { collectedSpecimens, collectSpecimen } from '../../src/contract/teaching/collect.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Library, seedLibrary } from './seedLibrary.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const paged = { pageNo: 1, pageSize: 50 }

describe.each(places)('P04 a subject that is not open, on $name', (place) => {
  let service: Running
  let school: Seeded
  let library: Library
  let token: string
  let teacher: string
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    library = await seedLibrary(service.service.db, school)
    token = await service.signIn('student')
    teacher = await service.signIn('teacher')
  })
  afterAll(() => service.stop())

  const set = (name: keyof Seeded['subjects'], enabled: 0 | 1) =>
    service.service.db.kysely
      .updateTable('subject')
      .set({ enabled })
      .where('id', '=', school.subjects[name])
      .execute()
  afterEach(async () => {
    await set('histology', 1)
    await set('anatomy', 1)
  })

  /** What stands in each list that a student is shown. */
  const lists = async () => {
    const { histology } = school.subjects
    const ask = { token }
    const specimens = async (more: object) =>
      (await service.ask(specimenPage, { ...paged, ...more }, ask)).data.total
    const bank = async (more: object) => {
      const { records, total } = (await service.ask(bankPage, { ...paged, ...more }, ask)).data
      expect(records).toHaveLength(total)
      return total
    }
    return {
      library: await specimens({ subjectId: histology }),
      word: await specimens({ keyword: '皮肤' }),
      mark: await specimens({ keyword: 'stratum' }),
      favourites: (await service.ask(collectedSpecimens, paged, ask)).data.total,
      related: (await service.ask(relatedOf, { specimenId: school.specimens.skull }, ask)).data.relateSpecs
        .length,
      dyes: (await service.ask(dyeList, { subjectId: histology }, ask)).data.length,
      parts: (await service.ask(specimenCatalog, { subjectId: histology }, ask)).data.length,
      catalogues: (await service.ask(catalogList, { subjectId: histology }, ask)).data.length,
      chapters: (await service.ask(chapterTree, { subjectId: histology }, ask)).data.length,
      bank: await bank({}),
      found: await bank({ keyword: 'option 1' }),
      on: await bank({ specimenId: school.specimens.ready }),
      counted: (await service.ask(subjectDetail, { id: histology }, ask)).data.specimenCount,
    }
  }

  /** The status of each call that reads one thing. */
  const single = async () => {
    const { ready } = school.specimens
    const { thickSkin } = school.catalogs
    const ask = { token }
    const of = async (asked: Promise<{ status: number }>) => (await asked).status
    const mark = {
      shape: 'point',
      points: [[1, 1]] as [number, number][],
      frame: 0,
      name: '甲',
      desc: '',
    } as const
    return {
      info: await of(service.ask(specimenInfo, { id: ready }, ask)),
      forQuestion: await of(service.ask(specimenForQuestion, { id: ready }, ask)),
      marks: await of(service.ask(commonMarks, { specimenId: ready }, ask)),
      own: await of(service.ask(personalMarks, { specimenId: ready }, ask)),
      draw: await of(
        service.ask(
          personalMarkSave,
          { ...mark, clientId: randomUUID(), specimenId: ready, color: 'red', fontSize: 14 },
          { token, key: randomUUID() },
        ),
      ),
      related: await of(service.ask(relatedOf, { specimenId: ready }, ask)),
      keep: await of(service.ask(contents, { kind: 'specimen', id: ready, depth: 'full' }, ask)),
      keepChapter: await of(service.ask(contents, { kind: 'chapter', id: thickSkin, depth: 'full' }, ask)),
      bundle: await of(service.ask(chapterBundle, { catalogId: thickSkin }, ask)),
      card: await of(service.ask(chapterCard, { catalogId: thickSkin }, ask)),
      question: await of(service.ask(questionWithAnswer, { id: school.questions.PANDUAN }, ask)),
      standing: await of(service.ask(classStanding, { questionId: school.questions.PANDUAN }, ask)),
      collect: await of(service.ask(collectSpecimen, { specimenId: ready }, { token, key: randomUUID() })),
      question2: await of(
        service.ask(
          collectionCollect,
          { questionId: school.questions.PANDUAN },
          { token, key: randomUUID() },
        ),
      ),
    }
  }

  const all = (of: object, value: number) => Object.fromEntries(Object.keys(of).map((key) => [key, value]))

  test('is named, and nothing that is taught in it is listed, found or opened', async () => {
    const { ready, skull } = school.specimens
    await service.ask(collectSpecimen, { specimenId: ready }, { token, key: randomUUID() })
    await service.service.db.kysely
      .updateTable('related')
      .set({ specimenId: skull, relatedId: ready })
      .where('key', '=', 's0')
      .execute()
    const before = await lists()
    expect(Object.entries(before).filter(([, n]) => n === 0)).toEqual([])
    await set('histology', 0)
    expect(await lists()).toEqual(all(before, 0))
    const closed = await single()
    expect(closed).toEqual(all(closed, 404))
    const named = (await service.ask(subjectTree, {}, { token })).data.find(
      ({ id }) => id === school.subjects.histology,
    )
    expect(named).toMatchObject({ name: '组织学', enabled: false })
    await set('histology', 1)
    expect(await lists()).toEqual(before)
    expect(await single()).toEqual(all(closed, 200))
  })

  test('is looked for once in a request, and not by each of its statements', async () => {
    await set('anatomy', 0)
    const statements: string[] = []
    // of several processes any may answer
    const restores = service.services.map(({ db }) => {
      const { rows } = db
      db.rows = (sql, ...rest) => {
        statements.push(sql)
        return rows(sql, ...rest)
      }
      return () => {
        db.rows = rows
      }
    })
    const subjectReads = () => statements.splice(0).filter((sql) => /recursive|"enabled" = 0/.test(sql))
    try {
      const specimenId = school.specimens.ready
      expect((await service.ask(relatedOf, { specimenId }, { token })).status).toBe(200)
      expect(subjectReads()).toHaveLength(1)
      const given = { catalogId: school.catalogs.thickSkin, paperId: randomUUID(), content: '1' }
      const answer = { ...given, questionId: school.questions.PANDUAN }
      expect((await service.ask(chapterSubmit, answer, { token, key: randomUUID() })).status).toBe(200)
      expect(subjectReads()).toHaveLength(1)
    } finally {
      for (const restore of restores) restore()
    }
  })

  test('closes its parts too, but not what a question of an open chapter asks about', async () => {
    const { skull } = school.specimens
    const info = async () => (await service.ask(specimenInfo, { id: skull }, { token })).status
    const experiments = async () => (await service.ask(microbeList, {}, { token })).data.length
    expect([await info(), await experiments()]).toEqual([200, 1])
    await set('anatomy', 0)
    expect([await info(), await experiments()]).toEqual([404, 0])
    const asked = await service.ask(specimenForQuestion, { id: skull }, { token })
    expect(asked.status).toBe(200)
    await set('histology', 0)
    expect((await service.ask(specimenForQuestion, { id: skull }, { token })).status).toBe(404)
  })

  test('leaves people their own specimens, their books and late answers', async () => {
    const { PANDUAN, DANXUAN, DUOXUAN } = school.questions
    const { ready } = school.specimens
    const collect = { questionId: DANXUAN }
    expect((await service.ask(collectionCollect, collect, { token, key: randomUUID() })).code).toBe(0)
    const [mark] = (await service.ask(commonMarks, { specimenId: ready }, { token })).data.presetMarks
    const clientId = randomUUID()
    const own = { clientId, specimenId: ready, markId: mark?.id ?? 0, book: 'collection' as const }
    await service.ask(ownQuestionSave, own, { token, key: randomUUID() })
    await service.ask(chapterCard, { catalogId: school.catalogs.thickSkin }, { token })
    await set('histology', 0)
    const mine = await service.ask(specimenInfo, { id: library.own.shown }, { token: teacher })
    expect(mine.status).toBe(200)
    expect((await service.ask(mySpecimenPage, paged, { token: teacher })).data.total).toBe(2)
    const kept = (await service.ask(collectionBundle, {}, { token })).data
    expect(kept.questions.map(({ id }) => id)).toEqual(expect.arrayContaining([DANXUAN, clientId]))
    for (const id of [DANXUAN, clientId])
      expect((await service.ask(questionWithAnswer, { id }, { token })).status).toBe(200)
    expect((await service.ask(specimenForQuestion, { id: ready }, { token })).status).toBe(200)
    expect((await service.ask(specimenForQuestion, { id: ready }, { token: teacher })).status).toBe(404)
    // a wrong answer is kept, but opens nothing that its sender had not
    for (const [questionId, content] of [
      [PANDUAN, 'x'],
      [DUOXUAN, 'x'],
    ] as const) {
      const given = { catalogId: school.catalogs.thickSkin, paperId: randomUUID(), questionId, content }
      const { data } = await service.ask(chapterSubmit, given, { token, key: randomUUID() })
      expect(data).toEqual({ correct: false })
    }
    const wrong = (await service.ask(wrongBundle, {}, { token })).data
    expect(wrong.questions).toEqual([])
  })
})
