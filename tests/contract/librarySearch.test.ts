/** Search for specimens: by keywords, marks, stains and pinyin initials. */

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateMarks } from '../../server/library/rows/markRows.ts'
import { updateSpecimens } from '../../server/library/rows/specimenRows.ts'
import { sweep } from '../../server/serve.ts'
import { tenant } from '../../server/store/schema.ts'
import { namesOfInitials } from '../../src/contract/questions.ts'
import {
  commonMarks,
  personalMarkDelete,
  personalMarkSave,
  specimenPage,
} from '../../src/contract/specimens.ts'
import { wordPairs } from '../tools/wordPairs.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Library, seedLibrary } from './seedLibrary.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const page = { pageNo: 1, pageSize: 20 }

describe.each(places)('search in the library on $name', (place) => {
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

  const changeMark = async (
    which: { specimenId?: number; key: string },
    changes: { name?: string; nameEn?: string; aliases?: string },
  ) => {
    const { kysely } = service.service.db
    const marks = await kysely
      .selectFrom('mark')
      .select('id')
      .where(({ eb }) => eb.and(which))
      .execute()
    const ids = marks.map(({ id }) => id)
    await updateMarks(kysely, ids, changes)
  }

  describe('pinyin initials', () => {
    const byInitials = async (initials: string, token = student) =>
      (await service.ask(namesOfInitials, { initials }, { token })).data
    const rename = (name: string, aliases: string) => changeMark({ key: 'stratum-basale' }, { name, aliases })

    test('of many new names are written while others are answered, and once', async () => {
      const { db } = service.service
      await db.kysely.deleteFrom('wordInitials').execute()
      const words = Array.from({ length: 2000 }, (_, at) => ({ tenant, text: `肝小叶中央静脉第${at}支` }))
      await db.kysely.insertInto('word').values(words).execute()
      const before = process.threadCpuUsage().user
      await byInitials('xx')
      // ms of the thread that serves everybody: the dictionary alone took 200
      expect((process.threadCpuUsage().user - before) / 1000).toBeLessThan(150)
      const rows = async () => (await db.kysely.selectFrom('wordInitials').selectAll().execute()).length
      const written = await rows()
      expect(written).toBeGreaterThanOrEqual(2000)
      await Promise.all([sweep(service.service), byInitials('xx')])
      expect(await rows()).toBe(written)
      await db.kysely.deleteFrom('word').where('text', 'like', '肝小叶中央静脉第%').execute()
    })

    test('find names of specimens and structures, exact ones first', async () => {
      const { name, aliases } = await service.service.db.kysely
        .selectFrom('mark')
        .select(['name', 'aliases'])
        .where('key', '=', 'stratum-basale')
        .executeTakeFirstOrThrow()
      await rename('心肌纤维', '["心肌细胞"]')
      expect(await byInitials('xjxw')).toEqual(['心肌纤维'])
      expect(await byInitials('XJXB')).toEqual(['心肌细胞'])
      expect((await byInitials('xj')).slice(0, 2).sort()).toEqual(['心肌细胞', '心肌纤维'].sort())
      expect(await byInitials('zzzz')).toEqual([])
      expect(await byInitials('x%')).toEqual([])
      await rename(name, aliases)
      expect(await byInitials('xjxw')).toEqual([])
    })
  })

  test('C083 a keyword finds marks by each of their names and says which', async () => {
    const hits = async (keyword: string) =>
      (await found({ keyword })).records.map(({ name, hit }) => [name, hit?.name ?? null])
    expect(await hits('毛细')).toEqual([['教师切片', '毛细血管']])
    expect(await hits('capillary')).toEqual([['教师切片', '毛细血管']])
    expect(await hits('VAS  capillare')).toEqual([['教师切片', '毛细血管']])
    expect(await hits('微血管')).toEqual([['教师切片', '毛细血管']])
    // its own words come before its marks'
    expect(await hits('皮肤')).toEqual([
      ['手指皮肤', null],
      ['100%皮肤_一', null],
    ])
    const [hit] = (await found({ keyword: 'stratum-basale' })).records
    const marks = await service.ask(commonMarks, { specimenId: school.specimens.ready }, { token: student })
    expect(hit?.hit?.markId).toBe(marks.data.presetMarks[0]?.id)
    // what a mark says of itself is no name, and personal marks are nobody else's
    expect(await hits('["')).toEqual([])
    expect(await hits('own')).toEqual([['教师切片', null]])
    expect((await found({})).records.every((one) => !('hit' in one))).toBe(true)
  })

  test('C083 a name is found with its signs, in any width, case and spacing', async () => {
    const mark = (values: object) => changeMark({ specimenId: library.own.shown, key: 'capillary' }, values)
    await mark({
      name: '毛细血管（连续型）',
      nameEn: 'Schäfer’s　 ÉPINE',
      aliases: '["第Ⅲ对脑神经","μm²"]',
    })
    const hits = async (keyword: string) => (await found({ keyword })).records.map(({ name }) => name)
    for (const keyword of [
      '毛细血管（连续型）',
      '血管(连',
      'SCHÄFER’S épine',
      '第Ⅲ对脑神经',
      '第iii对',
      'µM2',
    ])
      expect([keyword, await hits(keyword)]).toEqual([keyword, ['教师切片']])
    expect(await hits('Épine　第四')).toEqual([])
    await mark({ name: '毛细血管', nameEn: 'Capillary', aliases: '["微血管"]' })
  })

  test('C083 each spelling of a word finds marks, specimens and own marks', async () => {
    const { kysely } = service.service.db
    const clientId = randomUUID()
    const specimenId = school.specimens.ready
    const write = async (name: string, own: string, drawn: string) => {
      const aliases = JSON.stringify([name])
      await changeMark({ specimenId: library.own.shown, key: 'capillary' }, { aliases })
      await updateSpecimens(kysely, [school.specimens.skull], { nameLatin: own })
      const mark = { clientId, specimenId, shape: 'point' as const, points: [[0.5, 0.5] as [number, number]] }
      const look = { frame: 0, desc: '', color: 'red' as const, fontSize: 16 }
      await service.ask(personalMarkSave, { ...mark, ...look, name: drawn }, { token: student })
    }
    for (const [one, other] of wordPairs) {
      await write(`甲 ${one} 乙`, `甲 ${other} 乙`, one)
      const hits = async (keyword: string) =>
        (await found({ keyword })).records.map(({ id }) => id).sort((a, b) => a - b)
      const ids = [library.own.shown, school.specimens.skull, specimenId].sort((a, b) => a - b)
      for (const keyword of [one, other]) expect([keyword, await hits(keyword)]).toEqual([keyword, ids])
    }
    await write('微血管', '', '')
    await service.ask(personalMarkDelete, { clientId, specimenId }, { token: student })
  })

  test('C083 several words find a specimen by its names, marks and stain together', async () => {
    const hits = async (keyword: string, token = student) =>
      (await found({ keyword }, token)).records.map(({ name, hit }) => [name, hit?.name ?? null])
    expect(await hits('皮肤 手指')).toEqual([['手指皮肤', null]])
    expect(await hits('教师　VAS')).toEqual([['教师切片', '毛细血管']])
    expect(await hits('血管 capill')).toEqual([['教师切片', '毛细血管']])
    expect(await hits('皮肤 基底')).toEqual([])
    // a wildcard is a sign like any other, in each word
    expect(await hits('% _一')).toEqual([['100%皮肤_一', null]])
    // the stain narrows, and alone finds as little as before
    expect(await hits('切片 瑞氏')).toEqual([['教师切片', null]])
    expect(await hits('毛细 wright')).toEqual([['教师切片', '毛细血管']])
    expect(await hits('瑞氏')).toEqual([])
    expect(await hits('瑞氏 染色')).toEqual([['教师切片', null]])
    expect(await hits('皮肤 瑞氏')).toEqual([])
    const pages = [1, 2, 3].map(async (pageNo) => {
      const { records, total } = await found({ keyword: '皮 肤', pageNo, pageSize: 1 })
      return [records[0]?.name, total]
    })
    expect(await Promise.all(pages)).toEqual([
      ['手指皮肤', 2],
      ['100%皮肤_一', 2],
      [undefined, 2],
    ])
    const clientId = randomUUID()
    const mark = { clientId, specimenId: school.specimens.ready, shape: 'point', points: [[0.5, 0.5]] }
    const kept = { frame: 0, name: '指纹嵴', desc: '', color: 'red', fontSize: 16 }
    await service.ask(personalMarkSave, { ...mark, ...kept } as never, {
      token: student,
      key: randomUUID(),
    })
    expect(await hits('嵴 皮肤')).toEqual([['手指皮肤', '指纹嵴']])
    expect(await hits('纹 嵴')).toEqual([['手指皮肤', '指纹嵴']])
    expect(await hits('嵴 皮肤', teacher)).toEqual([])
    await service.ask(
      personalMarkDelete,
      { clientId, specimenId: school.specimens.ready },
      { token: student, key: randomUUID() },
    )
  })

  test('C083 an exact name comes before names that only contain the keyword', async () => {
    const rename = (name: string) =>
      changeMark({ specimenId: school.specimens.ready, key: 'stratum-basale' }, { name })
    await rename('毛细血管袢')
    const at = async (pageNo: number) => {
      const { records, total } = await found({ keyword: '毛细血管', pageNo, pageSize: 1 })
      return [records[0]?.name, records[0]?.hit?.name, total]
    }
    expect(await at(1)).toEqual(['教师切片', '毛细血管', 2])
    expect(await at(2)).toEqual(['手指皮肤', '毛细血管袢', 2])
    await rename('stratum-basale')
  })
})
