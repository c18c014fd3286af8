/** The library: what is published, its catalogue, what is hidden, one’s own specimens. */

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateSpecimens } from '../../server/library/rows/specimenRows.ts'
import { insertQuestions } from '../../server/questions/questionRows.ts'
import { microbeList } from '../../src/contract/microbe.ts'
import {
  commonMarks,
  dyeList,
  mySpecimenPage,
  personalMarks,
  relatedOf,
  specimenDeleteBatch,
  specimenForQuestion,
  specimenInfo,
  specimenPage,
  suitPeopleList,
} from '../../src/contract/specimens.ts'
import { specimenCatalog, subjectDetail, subjectLite, subjectTree } from '../../src/contract/subjects.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Library, seedLibrary } from './seedLibrary.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const page = { pageNo: 1, pageSize: 20 }

describe.each(places)('on $name', (place) => {
  let service: Running
  let school: Seeded
  let library: Library
  let student: string
  let teacher: string
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    library = await seedLibrary(service.service.db, school)
    student = await service.signIn('student')
    teacher = await service.signIn('teacher')
  })
  afterAll(() => service.stop())

  const found = async (args: object, token = student) =>
    (await service.ask(specimenPage, { ...page, ...args }, { token })).data
  const names = async (args: object, token?: string) =>
    (await found(args, token)).records.map(({ name }) => name)

  describe('the library', () => {
    test('C083 shows what is published, whoever asks, narrowed by kind, stain and people', async () => {
      const { own, people } = library
      expect((await found({})).total).toBe(4)
      expect((await found({}, teacher)).total).toBe(4)
      expect(await names({ kind: 'light' })).toEqual(['教师切片'])
      expect(await names({ dye: '瑞氏染色' })).toEqual(['教师切片'])
      expect(await names({ dye: '不存在' })).toEqual([])
      expect(await names({ suitPeopleId: people.medicine })).toEqual(['手指皮肤'])
      const dentists = await found({ suitPeopleId: people.dentistry, subjectId: school.subjects.histology })
      expect([dentists.total, dentists.records.map(({ id }) => id)]).toEqual([
        2,
        [school.specimens.ready, own.shown],
      ])
      expect(dentists.records[0]?.suitPeople).toEqual([people.medicine, people.dentistry])
      const answer = await service.raw(`${specimenPage.path}?pageNo=1&pageSize=20&kind=painting`, {
        headers: { authorization: `Bearer ${student}` },
      })
      expect([answer.status, await answer.json()]).toMatchObject([400, { data: { field: 'kind' } }])
    })

    test('C081 a subject’s catalogue says how many are shown in each part and below it', async () => {
      const { data } = await service.ask(
        specimenCatalog,
        { subjectId: school.subjects.histology },
        { token: student },
      )
      const counts = data.map(({ nameEn, count, items }) => [nameEn, count, items.map((item) => item.count)])
      expect(counts).toEqual([['Skin', 3, [1, 2]]])
      // a part of a subject has those parts of the whole catalogue in which its own specimens hang
      const { anatomy, head } = school.subjects
      const { id } = await service.service.db.kysely
        .insertInto('catalog')
        .values({
          tenant: 1,
          key: 'trunk',
          subjectId: anatomy,
          parentId: null,
          name: '躯干',
          nameEn: 'Trunk',
          level: 1,
          isOpen: 1,
          position: 1,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const parts = async (subjectId: number) =>
        (await service.ask(specimenCatalog, { subjectId }, { token: student })).data.map((node) => [
          node.nameEn,
          node.count,
        ])
      expect(await parts(anatomy)).toEqual([
        ['Skull', 1],
        ['Trunk', 0],
      ])
      expect(await parts(head)).toEqual([['Skull', 1]])
      const hang = (catalogId: number) =>
        updateSpecimens(service.service.db.kysely, [school.specimens.skull], { catalogId })
      await hang(id)
      expect(await parts(head)).toEqual([['Trunk', 1]])
      await hang(school.catalogs.skull)
    })

    test('C082 the groups of people come in their order', async () => {
      const { data } = await service.ask(suitPeopleList, {}, { token: student })
      expect(data.map(({ nameEn }) => nameEn)).toEqual(['Clinical medicine', 'Stomatology'])
    })

    test('the stains of a subject are those of what it shows, the most frequent first', async () => {
      const stains = async (args: object) =>
        (await service.ask(dyeList, args, { token: student })).data.map(({ dyeEn }) => dyeEn)
      expect(await stains({})).toEqual(['H&E', 'Wright'])
      expect(await stains({ subjectId: school.subjects.anatomy })).toEqual(['H&E'])
    })

    test('C072 C073 C098 a subject with its children, its bare flags, and all as a tree', async () => {
      const id = school.subjects.anatomy
      const { data } = await service.ask(subjectDetail, { id }, { token: student })
      expect(data).toMatchObject({
        nameEn: 'Human anatomy',
        hasChildren: true,
        specimenCount: 1,
        experimentCount: 1,
      })
      expect(data.children.map((child) => child.id)).toEqual([school.subjects.head])
      const below = await service.ask(subjectDetail, { id: school.subjects.head }, { token: student })
      expect(below.data).toMatchObject({ parentId: id, children: [] })
      const lite = await service.ask(subjectLite, { id: school.subjects.tcm }, { token: student })
      expect(lite.data).toEqual({
        id: school.subjects.tcm,
        name: '中医学',
        nameEn: 'Chinese medicine',
        enabled: false,
        hasChildren: false,
      })
      for (const call of [subjectDetail, subjectLite])
        expect((await service.ask(call, { id: 9999 }, { token: student })).code).toBe(404)
      const tree = await service.ask(subjectTree, {}, { token: student })
      expect(tree.data.map(({ children }) => children.length)).toEqual([0, 1, 0])
      // a part's experiments are the whole's too, and nobody else's
      expect(tree.data.map(({ experimentCount }) => experimentCount)).toEqual([0, 1, 0])
    })

    test('C090 S14 experiments come with their steps and the specimens that are shown', async () => {
      const { data } = await service.ask(microbeList, {}, { token: student })
      expect(data).toMatchObject([
        {
          nameEn: 'Gram stain',
          minutes: 30,
          steps: [{ titleEn: 'Smear' }],
          specimenIds: [library.own.shown],
        },
      ])
    })

    test('C089 S16 what belongs to a specimen, without what the caller may not see', async () => {
      const related = async (token: string) =>
        (await service.ask(relatedOf, { specimenId: school.specimens.ready }, { token })).data
      const seen = await related(student)
      expect(seen.relatedVideos).toMatchObject([{ filePath: '/v.webm', poster: '/p.webp', duration: 8000 }])
      expect(seen.relatedPictures).toMatchObject([{ filePath: '/p.webp', width: 800, height: 600 }])
      expect(seen.relateSpecs.map(({ id }) => id)).toEqual([library.own.shown, school.specimens.skull])
      expect((await related(teacher)).relateSpecs).toHaveLength(3)
    })

    test('C087 a teacher’s mark says who made it and where it is in each frame', async () => {
      const { data } = await service.ask(commonMarks, { specimenId: library.own.shown }, { token: student })
      expect(data.teacherMarks.system).toMatchObject([{ creatorName: '沈清和', frames: [[1, 2], null] }])
    })
  })

  describe('what is hidden', () => {
    test('C086 is readable, with its marks and relations, by its creator alone', async () => {
      const { own, others } = library
      const info = (id: number, token: string) => service.ask(specimenInfo, { id }, { token })
      expect((await info(own.hidden, teacher)).data).toMatchObject({ name: '教师草稿', published: false })
      for (const [id, token] of [
        [own.hidden, student],
        [others, teacher],
        [school.specimens.hidden, teacher],
        [9999, teacher],
      ] as const) {
        expect((await info(id, token)).status).toBe(404)
        for (const call of [commonMarks, personalMarks, relatedOf])
          expect([call.path, (await service.ask(call, { specimenId: id }, { token })).status]).toEqual([
            call.path,
            404,
          ])
      }
      expect((await service.ask(commonMarks, { specimenId: own.hidden }, { token: teacher })).code).toBe(0)
    })

    test('C036 is shown only if a question or a part of one asks about it', async () => {
      const { kysely } = service.service.db
      const ask = async (id: number) =>
        (await service.ask(specimenForQuestion, { id }, { token: student })).status
      const { hidden } = school.specimens
      expect(await ask(hidden)).toBe(404)
      const question = (specimenId: number | null, body: object) =>
        insertQuestions(kysely, [
          {
            key: randomUUID(),
            catalogId: school.catalogs.skull,
            baseType: 'BINGLI',
            specimenId,
            body: JSON.stringify(body),
            position: 9,
          },
        ])
      await question(null, { children: [{ specimenId: hidden * 10, children: [] }] })
      expect(await ask(hidden)).toBe(404)
      await question(null, { children: [{ specimenId: hidden, children: [] }] })
      expect(await ask(hidden)).toBe(200)
      await question(library.others, { children: [] })
      expect(await ask(library.others)).toBe(200)
      expect(await ask(9999)).toBe(404)
    })
  })

  describe('one’s own specimens', () => {
    const mine = async (args: object = {}, token = teacher) =>
      (await service.ask(mySpecimenPage, { ...page, ...args }, { token })).data
    const remove = (specimenIds: number[], more: object = {}, options: object = { token: teacher }) =>
      service.ask(specimenDeleteBatch, { specimenIds, ...more }, options)

    test('C084 S10 are listed for who brought them, hidden ones too', async () => {
      const { data } = { data: await mine() }
      expect([data.total, data.records.map(({ name }) => name)]).toEqual([2, ['教师切片', '教师草稿']])
      expect((await mine({ keyword: '微血管' })).records.map(({ hit }) => hit?.nameEn)).toEqual(['Capillary'])
      expect((await mine({ subjectId: school.subjects.anatomy })).total).toBe(0)
      expect(await mine({}, student)).toEqual({ records: [], total: 0 })
    })

    test('C085 S10 are deleted all or not at all, and only by who brought them', async () => {
      const { own, others } = library
      const all = [own.shown, own.hidden]
      for (const refused of [
        await remove([own.shown, school.specimens.ready]),
        await remove([own.shown, others]),
        await remove([own.shown, 9999]),
        await remove(all, { subjectId: school.subjects.anatomy }),
        await remove(all, { catalogId: school.catalogs.thickSkin }),
        await remove([own.shown], {}, { token: student, lang: 'En' }),
      ])
        expect([refused.status, refused.code]).toEqual([403, 403])
      expect((await remove([])).data).toMatchObject({ field: 'specimenIds' })
      expect((await mine()).total).toBe(2)
      expect((await found({})).total).toBe(4)

      const key = randomUUID()
      const within = { subjectId: school.subjects.histology, catalogId: school.catalogs.skin }
      for (let times = 0; times < 2; times++)
        expect((await remove(all, within, { token: teacher, key })).code).toBe(0)
      expect((await remove(all)).code).toBe(0)
      expect(await mine()).toEqual({ records: [], total: 0 })
      expect((await found({})).total).toBe(3)
      expect(await names({ keyword: '毛细' })).toEqual([])
      expect((await service.ask(specimenInfo, { id: own.shown }, { token: teacher })).status).toBe(404)
      const marks = await service.service.db.kysely
        .selectFrom('mark')
        .select('id')
        .where('specimenId', 'in', all)
        .execute()
      expect(marks).toEqual([])
      const stains = await service.ask(dyeList, {}, { token: student })
      expect(stains.data.map(({ dyeEn }) => dyeEn)).toEqual(['H&E'])
    })
  })
})
