import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  deckCatalogChild,
  deckCatalogPage,
  deckPage,
  deckPreview,
  schoolCatalogPage,
} from '../../src/contract/teaching/deck.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { seedTeaching, type TeachingStage } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('on $name', (place) => {
  let service: Running
  let school: Seeded
  let stage: TeachingStage
  let teacher: string
  let student: string
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    stage = await seedTeaching(service.service.db, school)
    teacher = await service.signIn('teacher')
    student = await service.signIn('student')
  })
  afterAll(() => service.stop())

  const page = { pageNo: 1, pageSize: 20 }

  test('C076 C077 C078 C079 S11 S13 decks are found by subject, type and word', async () => {
    const { histology, anatomy } = school.subjects
    const { data: catalogs } = await service.ask(
      deckCatalogPage,
      { pageNo: 1, pageSize: 100, subjectId: histology },
      { token: student },
    )
    expect(catalogs.records).toMatchObject([{ name: '泌尿系统', decks: 1, children: 0 }])
    const catalogId = catalogs.records[0]?.id ?? 0
    const child = await service.ask(deckCatalogChild, { id: catalogId }, { token: student })
    expect(child.data).toEqual([])
    const total = async (args: object) =>
      (await service.ask(deckPage, { ...page, ...args }, { token: student })).data.total
    expect(await total({ subjectId: histology, catalogId, fileType: 'ppt' })).toBe(1)
    expect(await total({ keyword: 'macula' })).toBe(1)
    expect(await total({ keyword: '没有' })).toBe(0)
    expect(await total({ subjectId: anatomy })).toBe(0)
    expect(await total({ fileType: 'video' })).toBe(0)
    const { data } = await service.ask(deckPreview, { id: stage.deck }, { token: student })
    expect([data.content.length, data.slides[0]?.note]).toEqual([3, null])
    const own = await service.ask(deckPreview, { id: stage.deck }, { token: teacher })
    expect(own.data.slides[0]?.note).toBe('讲解 肾小球')
  })

  test('C075 S15 the school catalogue is for teachers', async () => {
    const { data } = await service.ask(schoolCatalogPage, { ...page, keyword: '泌尿' }, { token: teacher })
    expect(data.records).toMatchObject([{ name: '泌尿系统', decks: 1 }])
    expect((await service.ask(schoolCatalogPage, page, { token: student })).status).toBe(403)
  })
})
