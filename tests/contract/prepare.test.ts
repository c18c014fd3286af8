/** Preparing a lab: what a class keeps beforehand, and who is ready. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deviceReport, type ReportedPack } from '../../src/contract/devices.ts'
import { messagePage } from '../../src/contract/notices.ts'
import { coursewareSave } from '../../src/contract/teaching/courseware.ts'
import { prepareList, prepareRemove, prepareSave } from '../../src/contract/teaching/prepare.ts'
import { roomJoin, roomSave } from '../../src/contract/teaching/room.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { addStudents, seedTeaching, type TeachingStage } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('preparing a lab on $name', (place) => {
  let service: Running
  let school: Seeded
  let stage: TeachingStage
  let teacher: string
  let roomId: number
  let crowd: { id: number; token: string }[]
  let preparationId: number
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    stage = await seedTeaching(service.service.db, school)
    teacher = await service.signIn('teacher')
    const given = { courseId: stage.courses.lab, name: '一班', capacity: 60 }
    const { data: room } = await service.ask(roomSave, given, { token: teacher })
    roomId = room.id
    crowd = await addStudents(service.service.db, 3, service.clock.now)
    for (const { token } of crowd) await service.ask(roomJoin, { code: room.code }, { token })
  })
  afterAll(() => service.stop())

  const tokenOf = (at: number) => crowd[at]?.token ?? ''
  const listed = async (token: string) =>
    (await service.ask(prepareList, { courseId: stage.courses.lab }, { token })).data
  const report = (at: number, packs: ReportedPack[]) =>
    service.ask(deviceReport, { uuid: randomUUID(), name: '手机', unsent: 0, packs }, { token: tokenOf(at) })
  const titles = async (token: string) => {
    const { data } = await service.ask(messagePage, { pageNo: 1, pageSize: 20 }, { token })
    return data.records.map(({ title }) => title)
  }

  test('S18 a teacher says what a lab needs, and the class reads one message', async () => {
    const given = {
      roomId,
      title: '肾的组织结构',
      labAt: service.clock.now + 86_400_000,
      note: '带实验报告',
      items: [
        { kind: 'marks' as const, id: school.specimens.ready },
        { kind: 'courseware' as const, id: stage.courseware },
      ],
    }
    const { data } = await service.ask(prepareSave, given, { token: teacher })
    preparationId = data.id
    expect(data.items.map(({ keepKind, depth }) => [keepKind, depth])).toEqual([
      ['specimen', 'focus'],
      ['courseware', 'focus'],
    ])
    expect(data.readiness).toMatchObject({ ready: 0, members: 3 })
    await service.ask(prepareSave, { ...given, id: data.id, note: '改' }, { token: teacher })
    expect((await titles(tokenOf(0))).filter((title) => title === '课前准备')).toHaveLength(1)
  })

  test('a member reads it and never who is missing; others read nothing', async () => {
    const [own] = await listed(tokenOf(0))
    expect(own).toMatchObject({ id: preparationId, note: '改', readiness: null })
    const { data: next } = await service.ask(prepareList, {}, { token: tokenOf(0) })
    expect(next.map(({ id }) => id)).toEqual([preparationId])
    const stranger = await service.signIn('student2')
    expect(await listed(stranger)).toEqual([])
    const ofRoom = await service.ask(prepareList, { roomId }, { token: stranger })
    expect(ofRoom.data).toEqual([])
  })

  test('ready are those of whose devices one keeps all of it, deep enough and of today', async () => {
    const specimen = { id: `specimen-${school.specimens.ready}`, depth: 'full' as const, etag: 'a' }
    const courseware = { id: `courseware-${stage.courseware}`, depth: 'focus' as const, etag: '1' }
    await report(0, [specimen, courseware])
    await report(1, [{ ...specimen, depth: 'study' }, courseware])
    await report(2, [specimen])
    await report(2, [courseware])
    const [before] = await listed(teacher)
    expect([before?.readiness?.ready, before?.readiness?.members]).toEqual([1, 3])
    expect(new Set(before?.readiness?.missing.map(({ id }) => id))).toEqual(
      new Set([crowd[1]?.id, crowd[2]?.id]),
    )
    // a new version of the courseware makes who keeps the old one not ready
    const words = { description: '', descriptionEn: '', scope: 'own' as const }
    const changed = { id: stage.courseware, name: '第一讲 肾', nameEn: 'Lesson 1', ...words }
    await service.ask(coursewareSave, changed, { token: teacher })
    expect((await listed(teacher))[0]?.readiness?.ready).toBe(0)
    await report(0, [specimen, { ...courseware, etag: '2' }])
    expect((await listed(teacher))[0]?.readiness?.ready).toBe(1)
  })

  test('a student prepares nothing for others, and things that nobody sees are refused', async () => {
    const given = { roomId, title: '实验', labAt: null, items: [{ kind: 'specimen' as const, id: 1 }] }
    expect((await service.ask(prepareSave, given, { token: tokenOf(0) })).status).toBe(403)
    const hidden = { ...given, items: [{ kind: 'specimen' as const, id: school.specimens.hidden }] }
    expect((await service.ask(prepareSave, hidden, { token: teacher })).status).toBe(404)
    const blank = await service.ask(prepareSave, { ...given, items: [] }, { token: teacher, lang: 'En' })
    expect(blank).toMatchObject({ code: 1, message: 'Choose at least one thing to keep.' })
    expect((await service.ask(prepareRemove, { id: preparationId }, { token: tokenOf(0) })).status).toBe(403)
    await service.ask(prepareRemove, { id: preparationId }, { token: teacher })
    expect(await listed(teacher)).toEqual([])
  })

  test('S20 S31 who joined a class reads a message about it', async () => {
    expect(await titles(tokenOf(1))).toContain('已加入班级')
  })
})
