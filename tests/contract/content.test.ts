import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { questionWithAnswer } from '../../src/contract/questions.ts'
import { commonMarks, specimenInfo, specimenPage } from '../../src/contract/specimens.ts'
import { catalogList, subjectCommon, subjectList } from '../../src/contract/subjects.ts'
import { systemInfo } from '../../src/contract/system.ts'
import { coursePage } from '../../src/contract/teaching/course.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const page = { pageNo: 1, pageSize: 20 }

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

  test('C002 what the school is and asks of passwords is told without a token', async () => {
    const { data } = await service.ask(systemInfo, {})
    expect(data).toMatchObject({
      aiSetting: { aiEnable: false, aiChatUrl: '' },
      passwordPolicy: { minLength: 6, maxLength: 20, symbol: true },
      exactlyOnce: true,
      batch: true,
      quiz: true,
      sms: true,
      sample: false,
      minVersion: 1,
      time: service.clock.now,
    })
    // who it is, for good: at another start, and at any other address
    const again = await service.ask(systemInfo, {})
    expect(again.data.schoolId).toBe(data.schoolId)
    expect(data.schoolId).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('C012 P04 the home screen gets subjects with their flags and specimen counts', async () => {
    const { data } = await service.ask(subjectCommon, {}, { token })
    expect(data.map(({ nameEn, enabled, specimenCount }) => [nameEn, enabled, specimenCount])).toEqual([
      ['Histology', true, 2],
      ['Human anatomy', true, 1],
      ['Chinese medicine', false, 0],
    ])
    expect(data[1]?.children).toMatchObject([{ nameEn: 'Head', parentId: school.subjects.anatomy }])
  })

  test('C071 the subjects at the top, or those below one', async () => {
    expect((await service.ask(subjectList, {}, { token })).data).toHaveLength(3)
    const below = await service.ask(subjectList, { parentId: school.subjects.anatomy }, { token })
    expect(below.data.map(({ id }) => id)).toEqual([school.subjects.head])
    expect((await service.ask(subjectList, { parentId: 9999 }, { token })).data).toEqual([])
  })

  test('C074 a subject’s catalogue is a tree, or the part of it below a node', async () => {
    const { data } = await service.ask(catalogList, { subjectId: school.subjects.histology }, { token })
    expect(data).toMatchObject([
      {
        nameEn: 'Skin',
        level: 1,
        items: [{ nameEn: 'Thick skin', level: 2, items: [] }, { name: '薄皮肤' }],
      },
    ])
    const parentId = school.catalogs.skin
    const below = await service.ask(
      catalogList,
      { subjectId: school.subjects.histology, parentId },
      { token },
    )
    expect(below.data).toEqual(data[0]?.items)
  })

  test('C083 specimens are found by subject, catalogue and words in either language', async () => {
    const found = async (args: object) => {
      const { data } = await service.ask(specimenPage, { ...page, ...args }, { token })
      return [data.total, data.records.map(({ nameEn }) => nameEn)]
    }
    const { subjects, catalogs } = school
    expect(await found({})).toEqual([3, ['Finger skin', 'Arm skin', 'Skull base']])
    expect(await found({ subjectId: subjects.anatomy })).toEqual([1, ['Skull base']])
    expect(await found({ catalogId: catalogs.skin })).toEqual([2, ['Finger skin', 'Arm skin']])
    expect(await found({ keyword: ' FINGER ' })).toEqual([1, ['Finger skin']])
    expect(await found({ keyword: '颅底' })).toEqual([1, ['Skull base']])
    expect(await found({ keyword: '0%皮' })).toEqual([1, ['Arm skin']])
    expect(await found({ keyword: '%' })).toEqual([1, ['Arm skin']])
    expect(await found({ keyword: `'; drop table "specimen"; --` })).toEqual([0, []])
    expect(await found({ pageNo: 2, pageSize: 2 })).toEqual([3, ['Skull base']])
    expect(await found({ pageNo: 9, pageSize: 2 })).toEqual([3, []])
  })

  test('C086 a specimen tells where its tiles are once its picture is ready', async () => {
    const { ready, waiting, hidden } = school.specimens
    const info = (id: number) => service.ask(specimenInfo, { id }, { token })
    expect((await info(ready)).data).toMatchObject({
      width: 8192,
      scale: 0.25,
      markCount: 3,
      drawn: true,
      tiles: { tileSize: 512, minLevel: 9, maxLevel: 13 },
    })
    expect((await info(waiting)).data).toMatchObject({ width: 0, tiles: null })
    const gone = await info(hidden)
    expect([gone.status, gone.code, gone.message]).toEqual([404, 404, '内容不存在'])
  })

  test('C087 a specimen’s marks come in order by who made them, without personal ones', async () => {
    const { data } = await service.ask(commonMarks, { specimenId: school.specimens.ready }, { token })
    expect(data.presetMarks.map(({ name }) => name)).toEqual(['stratum-basale', 'stratum-corneum'])
    expect(data.presetMarks[0]).toMatchObject({
      x: 100.5,
      outline: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
      aliases: ['角化层'],
    })
    expect(data.teacherMarks).toMatchObject({ system: [], school: [{ name: 'note' }] })
  })

  test('C029 Q09 a question comes with its answer, its parts and its specimen', async () => {
    const ask = (id: number) => service.ask(questionWithAnswer, { id }, { token })
    const single = await ask(school.questions.DANXUAN)
    expect(single.data).toMatchObject({
      id: school.questions.DANXUAN,
      catalogId: school.catalogs.thickSkin,
      specimenId: school.specimens.ready,
      type: { baseType: 'DANXUAN' },
    })
    const { children } = (await ask(school.questions.BINGLI)).data
    expect(children.map(({ catalogId }) => catalogId)).toEqual(Array(2).fill(school.catalogs.thickSkin))
    expect((await ask(9999)).code).toBe(404)
  })

  test('C013 S06 courses come by page and keyword, each with its teachers in order', async () => {
    const found = async (args: object) =>
      (await service.ask(coursePage, { ...page, ...args }, { token })).data
    const all = await found({})
    expect(all.total).toBe(2)
    expect(all.records.map(({ name, teachers }) => [name, teachers.map(({ id }) => id)])).toEqual([
      ['解剖学', []],
      ['组织学实验', [school.accounts.teacher, school.accounts.admin]],
    ])
    expect((await found({ pageNo: 2, pageSize: 1 })).records.map(({ nameEn }) => nameEn)).toEqual([
      'Histology lab',
    ])
    expect(await found({ pageNo: 5, pageSize: 1 })).toEqual({ records: [], total: 2 })
    expect((await found({ keyword: 'LAB' })).total).toBe(1)
    expect((await found({ keyword: 'ｌａｂ' })).total).toBe(1)
    expect(await found({ keyword: '草稿' })).toEqual({ records: [], total: 0 })
  })

  test('healthz says that the service is ready and how many pictures are', async () => {
    const health = await (await service.raw('/healthz')).json()
    expect(health).toEqual({ ready: true, pictures: { ready: 1, waiting: 3, failed: 0, total: 4 } })
  })
})
