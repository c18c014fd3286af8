/** Teacher's marks: who sees which, and that a hidden name leaves the service nowhere. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bankPage, namesOfInitials } from '../../src/contract/questions.ts'
import { figures, reviewAsked } from '../../src/contract/review.ts'
import { commonMarks, relatedOf, specimenInfo, specimenPage } from '../../src/contract/specimens.ts'
import { contents } from '../../src/contract/sync.ts'
import { materialSearch } from '../../src/contract/teaching/courseware.ts'
import { roomJoin, roomSave } from '../../src/contract/teaching/room.ts'
import { teacherMarkDelete, teacherMarkSave, teacherMarks } from '../../src/contract/teaching/teacherMarks.ts'
import { ownArchivePath } from '../../src/rules/people/ownArchive.ts'
import { readZipTexts } from '../tools/zipTexts.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { addStudents, seedTeaching } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)("teacher's marks on $name", (place) => {
  let service: Running
  let school: Seeded
  let teacher: string
  let labCourse: number
  let roomId: number
  let member: string
  let stranger: string
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    const stage = await seedTeaching(service.service.db, school)
    teacher = await service.signIn('teacher')
    labCourse = stage.courses.lab
    const given = { courseId: labCourse, name: '一班', capacity: 60 }
    const { data: room } = await service.ask(roomSave, given, { token: teacher })
    roomId = room.id
    const [first, second] = await addStudents(service.service.db, 2, service.clock.now)
    member = first?.token ?? ''
    stranger = second?.token ?? ''
    await service.ask(roomJoin, { code: room.code }, { token: member })
  })
  afterAll(() => service.stop())

  const mark = (name: string, more: object = {}) => ({
    clientId: randomUUID(),
    specimenId: school.specimens.ready,
    shape: 'rectangle' as const,
    points: [
      [10, 20],
      [30, 60],
    ] as [number, number][],
    frame: 0,
    name,
    nameEn: `${name} en`,
    desc: '',
    color: 'red' as const,
    scope: 'school' as const,
    shownFrom: 0,
    ...more,
  })
  const save = (given: ReturnType<typeof mark>, token = teacher) =>
    service.ask(teacherMarkSave, given, { token })
  const seenBy = async (token: string) => {
    const { data } = await service.ask(commonMarks, { specimenId: school.specimens.ready }, { token })
    // one of the school's own stands there already
    return data.teacherMarks.school.map(({ name }) => name).filter((name) => name !== 'note')
  }

  test('C087 a mark is seen by the class or the school that it is for, from its time on', async () => {
    const dueMs = service.clock.now + 3_600_000
    await save(mark('全校可见'))
    await save(mark('本班可见', { scope: 'room', roomId }))
    await save(mark('还未公布', { shownFrom: dueMs }))
    await save(mark('自己的草稿', { scope: 'own' }))
    expect(await seenBy(stranger)).toEqual(['全校可见'])
    expect(await seenBy(member)).toEqual(['全校可见', '本班可见'])
    expect(await seenBy(teacher)).toHaveLength(4)
    service.clock.now = dueMs
    expect(await seenBy(stranger)).toEqual(['全校可见', '还未公布'])
    await service.service.db.kysely
      .updateTable('account')
      .set({ fullNameEn: 'Wang Min' })
      .where('id', '=', school.accounts.teacher)
      .execute()
    const { data } = await service.ask(
      commonMarks,
      { specimenId: school.specimens.ready },
      { token: member, lang: 'En' },
    )
    const first = data.teacherMarks.school.find(({ name }) => name === '全校可见')
    expect(first).toMatchObject({
      x: 20,
      y: 40,
      creatorName: 'Wang Min',
      outline: [
        [10, 20],
        [30, 20],
        [30, 60],
        [10, 60],
      ],
    })
  })

  /** Everything that a student may read of a specimen and its marks, as text. */
  async function readAll(token: string): Promise<string> {
    const id = school.specimens.ready
    const answers = [
      await service.ask(commonMarks, { specimenId: id }, { token }),
      await service.ask(specimenInfo, { id }, { token }),
      await service.ask(relatedOf, { specimenId: id }, { token }),
      await service.ask(contents, { kind: 'specimen', id }, { token }),
      await service.ask(specimenPage, { pageNo: 1, pageSize: 20, keyword: '秘密结构' }, { token }),
      await service.ask(specimenPage, { pageNo: 1, pageSize: 20 }, { token }),
      await service.ask(namesOfInitials, { initials: 'mmjg' }, { token }),
      await service.ask(materialSearch, { keyword: '秘密结构' }, { token }),
      await service.ask(bankPage, { pageNo: 1, pageSize: 20, keyword: '秘密结构' }, { token }),
      // the stations of exams and the figures about them
      await service.ask(reviewAsked, {}, { token }),
      await service.ask(figures, { subjectId: school.subjects.histology }, { token }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const archive = await service.raw(ownArchivePath, { headers: { authorization: `Bearer ${token}` } })
    const files = await readZipTexts(await archive.arrayBuffer())
    return JSON.stringify([answers.map(({ data }) => data), ...files])
  }

  test('a name hidden, of another class or not yet due leaves the service nowhere', async () => {
    const given = { courseId: labCourse, name: '二班', capacity: 60 }
    const { data: otherRoom } = await service.ask(roomSave, given, { token: teacher })
    await save(mark('秘密草稿', { scope: 'own' }))
    await save(mark('秘密二班', { scope: 'room', roomId: otherRoom.id }))
    await save(mark('秘密结构', { shownFrom: service.clock.now + 3_600_000 }))
    expect(await readAll(teacher)).toContain('秘密结构')
    for (const token of [member, stranger]) expect(await readAll(token)).not.toContain('秘密')
  })

  test('only teachers draw for others, and for classes of their own', async () => {
    expect((await save(mark('学生画的'), member)).status).toBe(403)
    const admin = await service.signIn('admin')
    const [other] = await addStudents(service.service.db, 1, service.clock.now)
    const { kysely } = service.service.db
    await kysely
      .updateTable('account')
      .set({ roles: 2 })
      .where('id', '=', other?.id ?? 0)
      .execute()
    expect((await save(mark('别班', { scope: 'room', roomId }), other?.token)).status).toBe(403)
    expect((await save(mark(''))).code).toBe(1)
    expect((await save(mark('没有班', { scope: 'room' }))).status).toBe(400)
    // another's mark of the same name is another mark
    const own = mark('我的')
    await save(own)
    await service.ask(teacherMarkDelete, { clientId: own.clientId }, { token: admin })
    const listed = async () =>
      (await service.ask(teacherMarks, { specimenId: school.specimens.ready }, { token: teacher })).data
    expect((await listed()).map(({ name }) => name)).toContain('我的')
    await service.ask(teacherMarkDelete, { clientId: own.clientId }, { token: teacher })
    expect((await listed()).map(({ name }) => name)).not.toContain('我的')
  })
})
