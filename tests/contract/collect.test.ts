import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateSpecimens } from '../../server/library/rows/specimenRows.ts'
import type { Given } from '../../src/contract/endpoint.ts'
import { specimenInfo, specimenPage } from '../../src/contract/specimens.ts'
import { subjectCommon } from '../../src/contract/subjects.ts'
import { batch } from '../../src/contract/sync.ts'
import {
  cancelCollectBatch,
  cancelCollectSpecimen,
  cancelCollectSubject,
  collectedSpecimens,
  collectedSubjects,
  collectSpecimen,
  collectSubject,
} from '../../src/contract/teaching/collect.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Library, seedLibrary } from './seedLibrary.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('on $name', (place) => {
  let service: Running
  let school: Seeded
  let library: Library
  let token: string
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    library = await seedLibrary(service.service.db, school)
    token = await service.signIn('student')
  })
  afterAll(() => service.stop())

  const favourites = async (pageNo = 1, pageSize = 20) => {
    const { data } = await service.ask(collectedSpecimens, { pageNo, pageSize }, { token })
    return [data.total, data.records.map(({ id }) => id)]
  }
  const collect = (specimenId: number, key = randomUUID()) => {
    service.clock.now += 1000
    return service.ask(collectSpecimen, { specimenId }, { token, key })
  }

  test('C019 C102 S32 favourite specimens are listed with the latest first', async () => {
    const { ready, skull, waiting } = school.specimens
    for (const id of [ready, skull, waiting]) expect((await collect(id)).code).toBe(0)
    expect(await favourites()).toEqual([3, [waiting, skull, ready]])
    expect(await favourites(2, 2)).toEqual([3, [ready]])
    expect(await favourites(9, 2)).toEqual([3, []])
    const info = await service.ask(specimenInfo, { id: skull }, { token })
    expect(info.data.isCollected).toBe(true)
    const { data } = await service.ask(specimenPage, { pageNo: 1, pageSize: 20 }, { token })
    expect(data.records.filter(({ isCollected }) => isCollected)).toHaveLength(3)
    const other = await service.signIn('student2')
    const theirs = await service.ask(specimenInfo, { id: skull }, { token: other })
    expect(theirs.data.isCollected).toBe(false)
  })

  test('C019 a repeated request leaves one favourite in its place', async () => {
    const { ready } = school.specimens
    const key = randomUUID()
    await collect(ready, key)
    await collect(ready, key)
    await collect(ready)
    expect(await favourites()).toEqual([3, [school.specimens.waiting, school.specimens.skull, ready]])
  })

  test('C019 what one may not see becomes no favourite', async () => {
    for (const id of [library.own.hidden, school.specimens.hidden, 9999])
      expect((await collect(id)).status).toBe(404)
    const wrong = await service.raw(`${collectSpecimen.path}?specimenId=x`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await wrong.json()).toMatchObject({ code: 400, data: { field: 'specimenId' } })
  })

  test('C020 a favourite is removed once, however often the removal is sent', async () => {
    const { skull, hidden } = school.specimens
    const key = randomUUID()
    for (const specimenId of [skull, skull, hidden, 9999])
      expect((await service.ask(cancelCollectSpecimen, { specimenId }, { token })).code).toBe(0)
    await service.ask(cancelCollectSpecimen, { specimenId: skull }, { token, key })
    expect(await favourites()).toEqual([2, [school.specimens.waiting, school.specimens.ready]])
    // made a favourite anew, an answer that was lost and is asked for again takes nothing away
    await collect(skull)
    await service.ask(cancelCollectSpecimen, { specimenId: skull }, { token, key })
    expect((await favourites())[0]).toBe(3)
  })

  test('C112 several are taken back at once, only one’s own', async () => {
    const { ready, skull, waiting } = school.specimens
    const other = await service.signIn('student2')
    await service.ask(collectSpecimen, { specimenId: ready }, { token: other })
    await service.ask(cancelCollectBatch, { specimenIds: [ready, skull, 9999] }, { token })
    expect(await favourites()).toEqual([1, [waiting]])
    const { data } = await service.ask(collectedSpecimens, { pageNo: 1, pageSize: 20 }, { token: other })
    expect(data.total).toBe(1)
    const none = await service.ask(cancelCollectBatch, { specimenIds: [] }, { token })
    expect(none.data).toMatchObject({ field: 'specimenIds' })
  })

  test('C112 a repeated batch does not remove a favourite that was made since', async () => {
    const { ready, skull } = school.specimens
    const before = await favourites()
    for (const id of [ready, skull]) await collect(id)
    const key = randomUUID()
    const { path } = cancelCollectBatch
    const body = { specimenIds: [ready, skull] }
    const cancel = () =>
      service.ask(batch, { items: [{ key, method: 'POST', path, body, lane: 'specimens' }] }, { token })
    expect((await cancel()).data.results.map(({ status }) => status)).toEqual([200])
    expect(await favourites()).toEqual(before)
    await collect(skull)
    await cancel()
    expect((await favourites())[1]).toContain(skull)
    await service.ask(cancelCollectSpecimen, { specimenId: skull }, { token })
  })

  test('C102 favourites are narrowed and counted by the service, by a mark’s name too', async () => {
    const { ready, skull, waiting } = school.specimens
    for (const id of [ready, skull]) await collect(id)
    const narrowed = async (more: Partial<Given<typeof collectedSpecimens>>) => {
      const { data } = await service.ask(collectedSpecimens, { pageNo: 1, pageSize: 20, ...more }, { token })
      return [data.total, data.records.map(({ id, hit }) => (hit ? [id, hit.name] : id))]
    }
    expect(await narrowed({ pageSize: 1 })).toEqual([3, [skull]])
    expect(await narrowed({ subjectId: school.subjects.histology })).toEqual([2, [ready, waiting]])
    expect(await narrowed({ keyword: 'stratum-basale' })).toEqual([1, [[ready, 'stratum-basale']]])
    expect(await narrowed({ kind: 'electron' })).toEqual([0, []])
    const specimenIds = [ready, skull]
    await service.ask(cancelCollectBatch, { specimenIds }, { token, key: randomUUID() })
  })

  test('C102 a favourite that was hidden meanwhile is not listed', async () => {
    const { kysely } = service.service.db
    const publish = (published: 0 | 1) => updateSpecimens(kysely, [school.specimens.waiting], { published })
    await publish(0)
    expect(await favourites()).toEqual([0, []])
    await publish(1)
    expect((await favourites())[0]).toBe(1)
  })

  test('C021 C022 C101 S32 subjects become favourites and are none again', async () => {
    const { anatomy, head, histology } = school.subjects
    const mark = (subjectId: number) => {
      service.clock.now += 1000
      return service.ask(collectSubject, { subjectId }, { token, key: randomUUID() })
    }
    const listed = async () =>
      (await service.ask(collectedSubjects, {}, { token })).data.map(({ id, isCollected }) => [
        id,
        isCollected,
      ])
    for (const id of [histology, head, histology]) expect((await mark(id)).code).toBe(0)
    expect((await mark(9999)).status).toBe(404)
    expect(await listed()).toEqual([
      [head, true],
      [histology, true],
    ])
    const { data } = await service.ask(subjectCommon, {}, { token })
    expect(data.map(({ id, isCollected }) => [id, isCollected]).slice(0, 2)).toEqual([
      [histology, true],
      [anatomy, false],
    ])
    expect(data[1]?.children[0]?.isCollected).toBe(true)
    for (const subjectId of [head, head, 9999])
      expect((await service.ask(cancelCollectSubject, { subjectId }, { token })).code).toBe(0)
    expect(await listed()).toEqual([[histology, true]])
  })

  test('C019 C020 travel in a batch, by their query, in the order of their lane', async () => {
    const { skull } = school.specimens
    const items = [collectSpecimen, cancelCollectSpecimen, collectSpecimen].map(({ path }) => ({
      key: randomUUID(),
      method: 'POST',
      path,
      query: { specimenId: skull },
      lane: 'collect',
    }))
    const { data } = await service.ask(batch, { items }, { token })
    expect(data.results.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await favourites())[1]).toContain(skull)
  })
})
