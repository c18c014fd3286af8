import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tenant } from '../../server/store/schema.ts'
import type { Given } from '../../src/contract/endpoint.ts'
import {
  collectedCourses,
  courseAcademies,
  courseCollect,
  courseDetail,
  coursePage,
  courseStudying,
  courseTeachers,
  courseTeaching,
  courseUncollect,
  courseUncollectBatch,
  termList,
} from '../../src/contract/teaching/course.ts'
import {
  courseCopy,
  courseEnd,
  courseSave,
  courseTeacherSave,
  staffSearch,
} from '../../src/contract/teaching/courseEdit.ts'
import { coursewareByCourse } from '../../src/contract/teaching/courseware.ts'
import { roomJoin, roomMembers, roomSave } from '../../src/contract/teaching/room.ts'
import { wordPairs } from '../tools/wordPairs.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { seedTeaching, type TeachingStage } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

const day = 86_400_000

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
  const fresh: Given<typeof courseSave> = {
    name: '寄生虫学实验',
    nameEn: 'Parasitology lab',
    desc: '',
    descEn: '',
    academyId: null,
    termId: null,
    startsAt: null,
    endsAt: null,
    state: 'open',
    ratio: { experiment: 25, homework: 25, quiz: 25, exam: 25 },
  }
  const save = (change: Partial<typeof fresh> = {}, token = teacher) =>
    service.ask(courseSave, { ...fresh, ...change }, { token })

  test('C017 C018 C103 C113 S32 T08 courses become favourites and none, the latest first', async () => {
    const { lab, anatomy } = stage.courses
    const collect = (courseId: number) => {
      service.clock.now += 1000
      return service.ask(courseCollect, { courseId }, { token: student, key: randomUUID() })
    }
    const favourites = async () => {
      const { data } = await service.ask(collectedCourses, page, { token: student })
      return data.records.map(({ id, collected }) => [id, collected])
    }
    for (const id of [lab, anatomy]) expect((await collect(id)).code).toBe(0)
    expect(await favourites()).toEqual([
      [anatomy, true],
      [lab, true],
    ])
    const listed = await service.ask(coursePage, page, { token: student })
    expect(listed.data.records.filter(({ collected }) => collected)).toHaveLength(2)
    await service.ask(courseUncollect, { courseId: anatomy }, { token: student })
    expect(await favourites()).toEqual([[lab, true]])
    await collect(anatomy)
    await service.ask(courseUncollectBatch, { courseIds: [lab, anatomy] }, { token: student })
    expect(await favourites()).toEqual([])
    expect((await collect(stage.courses.draft)).status).toBe(404)
  })

  test('C059 S18 a course tells its teachers, its grade ratio and what one may do', async () => {
    const { data } = await service.ask(courseDetail, { id: stage.courses.lab }, { token: student })
    expect(data).toMatchObject({
      name: '组织学实验',
      ratio: { experiment: 20, homework: 20, quiz: 20, exam: 40 },
      coursewares: 1,
      role: null,
      may: { edit: false, rooms: false, members: false, coursewares: false },
    })
    expect(data.staff.map(({ id, role }) => [id, role])).toEqual([
      [school.accounts.teacher, 'owner'],
      [school.accounts.admin, 'teacher'],
    ])
    const own = await service.ask(courseDetail, { id: stage.courses.lab }, { token: teacher })
    const may = { edit: true, rooms: true, members: true, coursewares: true, present: true, prepare: true }
    expect(own.data.may).toEqual(may)
    expect((await service.ask(courseDetail, { id: stage.courses.draft }, { token: student })).status).toBe(
      404,
    )
  })

  test('C025 C026 S17 the teaching home lists what one teaches and what one studies', async () => {
    const { data: taught } = await service.ask(courseTeaching, {}, { token: teacher })
    expect(taught.map(({ id, role }) => [id, role])).toEqual([[stage.courses.lab, 'owner']])
    expect((await service.ask(courseStudying, {}, { token: student })).data).toEqual([])
    const room = { courseId: stage.courses.lab, name: '一班', capacity: 60 }
    const { data } = await service.ask(roomSave, room, { token: teacher })
    await service.ask(roomJoin, { code: data.code }, { token: student })
    const { data: studied } = await service.ask(courseStudying, {}, { token: student })
    expect(studied).toMatchObject([
      { id: stage.courses.lab, roomName: '一班', percent: 0, coursewares: 1, next: { id: stage.courseware } },
    ])
    expect((await service.ask(courseTeaching, {}, { token: student })).data).toEqual([])
  })

  test('a teacher makes and changes a course; its grade ratio adds up to 100', async () => {
    const bad = await save({ ratio: { experiment: 50, homework: 50, quiz: 1, exam: 0 } })
    expect([bad.code, bad.message]).toEqual([1, '成绩比例之和须为 100，现在是 101'])
    expect((await save({ name: ' ' })).data).toEqual({ field: 'name' })
    expect((await save({ startsAt: 5, endsAt: 4 })).data).toEqual({ field: 'endsAt' })
    expect((await save({}, student)).status).toBe(403)
    const { data: id } = await save()
    const changed = {
      ...fresh,
      id,
      state: 'draft' as const,
      ratio: { experiment: 0, homework: 0, quiz: 0, exam: 100 },
    }
    expect((await service.ask(courseSave, changed, { token: teacher })).data).toBe(id)
    const { data } = await service.ask(courseDetail, { id }, { token: teacher })
    expect([data.state, data.ratio.exam, data.role]).toEqual(['draft', 100, 'owner'])
    // nobody else sees a draft
    expect((await service.ask(courseDetail, { id }, { token: student })).status).toBe(404)
    expect(
      (await service.ask(courseSave, { ...changed, id: stage.courses.anatomy }, { token: teacher })).status,
    ).toBe(403)
  })

  test('a course is copied weeks later with its coursewares, without students', async () => {
    const { kysely } = service.service.db
    const { id: termId } = await kysely
      .insertInto('term')
      .values({
        tenant,
        key: 'next',
        name: '2026 秋',
        nameEn: 'Autumn 2026',
        startsAt: day,
        endsAt: 100 * day,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const begun = { id: stage.courses.lab, startsAt: 3 * day, endsAt: 30 * day }
    await service.ask(courseSave, { ...fresh, ...begun }, { token: teacher })
    const { data: id } = await service.ask(
      courseCopy,
      { id: stage.courses.lab, termId, weeks: 20 },
      { token: teacher },
    )
    const { data } = await service.ask(courseDetail, { id }, { token: teacher })
    expect(data).toMatchObject({
      state: 'draft',
      startsAt: 3 * day + 140 * day,
      endsAt: 30 * day + 140 * day,
      term: { name: '2026 秋' },
      students: 0,
      rooms: 0,
    })
    const { data: shown } = await service.ask(coursewareByCourse, { courseId: id }, { token: teacher })
    expect(shown.map((one) => [one.id, one.shownFrom])).toEqual([[stage.courseware, 140 * day]])
    const { data: terms } = await service.ask(termList, {}, { token: student })
    expect(terms.map(({ nameEn }) => nameEn)).toEqual(['Autumn 2026'])
    expect(
      (await service.ask(courseCopy, { id: stage.courses.lab, termId, weeks: 1 }, { token: student })).status,
    ).toBe(403)
    // nobody owns it, and who copies it teaches in it
    await service.service.db.kysely
      .updateTable('courseTeacher')
      .set({ role: 'teacher' })
      .where('courseId', '=', id)
      .where('role', '=', 'owner')
      .execute()
    const admin = await service.signIn('admin')
    const again = await service.ask(courseCopy, { id, termId, weeks: 0 }, { token: admin })
    expect([again.code, again.message]).toEqual([0, ''])
  })

  test('an ended course takes nobody in any more and stays readable for its students', async () => {
    const { data: id } = await save({ name: '短课' })
    const room = { courseId: id, name: '一班', capacity: 60 }
    const { data } = await service.ask(roomSave, room, { token: teacher })
    await service.ask(roomJoin, { code: data.code }, { token: student })
    await service.ask(courseEnd, { id }, { token: teacher })
    const token = await service.signIn('student2')
    expect((await service.ask(roomJoin, { code: data.code }, { token })).data).toMatchObject({
      reason: 'closed',
    })
    const detail = await service.ask(courseDetail, { id }, { token: student })
    expect(detail.data.state).toBe('ended')
    expect((await save({ id })).message).toBe('课程已结束')
    expect((await service.ask(roomSave, room, { token: teacher })).code).toBe(1)
    const { data: listed } = await service.ask(coursePage, { ...page, keyword: '短课' }, { token: student })
    expect(listed.total).toBe(0)
  })

  test('C057 a keyword finds a course however its name is written elsewhere', async () => {
    const { kysely } = service.service.db
    const { id, name, nameEn } = await kysely
      .selectFrom('course')
      .select(['id', 'name', 'nameEn'])
      .where('id', '=', stage.courses.lab)
      .executeTakeFirstOrThrow()
    const called = (values: object) => kysely.updateTable('course').set(values).where('id', '=', id).execute()
    for (const [one, other] of wordPairs) {
      await called({ name: one, nameEn: '' })
      for (const keyword of [one, other]) {
        const { data } = await service.ask(coursePage, { ...page, keyword }, { token: student })
        expect([keyword, data.records.map((course) => course.id)]).toEqual([keyword, [id]])
      }
    }
    await called({ name, nameEn })
  })

  test('C057 pinyin initials find a course soon after it is saved', async () => {
    const { kysely } = service.service.db
    const { data: id } = await save({ name: '组织学 Ⅱ 实验' })
    const initialsOf = async () => {
      const course = kysely.selectFrom('course').select('initials').where('id', '=', id)
      return (await course.executeTakeFirstOrThrow()).initials
    }
    await expect.poll(initialsOf, { timeout: 30_000 }).toMatch(/^zzx.*sy$/)
    const found = async (keyword: string) => {
      const { data } = await service.ask(coursePage, { ...page, keyword }, { token: student })
      return data.records.map((course) => course.id)
    }
    expect(await found('zzx')).toEqual([id])
    expect(await found('ZZX')).toEqual([id])
    await save({ id, name: '胚胎学' })
    // before they are written anew, too
    expect([await found('zzx'), await found('ptx')]).toEqual([[], [id]])
    await kysely.updateTable('course').set({ state: 'ended' }).where('id', '=', id).execute()
    expect(await found('ptx')).toEqual([])
  })

  test('C057 the academies that offer courses are listed, each once', async () => {
    const { kysely } = service.service.db
    const academy = { tenant, kind: 'academy' as const, name: '医学院', parentId: null, archivedAt: null }
    const { id } = await kysely
      .insertInto('academy')
      .values(academy)
      .returning('id')
      .executeTakeFirstOrThrow()
    const { lab, anatomy } = stage.courses
    await kysely.updateTable('course').set({ academyId: id }).where('id', 'in', [lab, anatomy]).execute()
    const { data } = await service.ask(courseAcademies, {}, { token: student })
    expect(data.map(({ name }) => name)).toEqual(['医学院'])
    await kysely.updateTable('course').set({ academyId: null }).where('id', 'in', [lab, anatomy]).execute()
  })

  test('C058 teachers are named by role; a substitute teaches in the given days alone', async () => {
    const { data: id } = await save({ name: '代课' })
    const { admin, student2 } = school.accounts
    const name = (
      accountId: number,
      role: 'owner' | 'teacher' | 'assistant' | 'substitute' | null,
      days = {},
    ) => service.ask(courseTeacherSave, { courseId: id, accountId, role, ...days }, { token: teacher })
    const helper = await service.signIn('student2')
    const room = { courseId: id, name: '一班', capacity: 60 }
    const made = await service.ask(roomSave, room, { token: teacher })
    const members = { ...page, roomId: made.data.id }
    const sees = async () => (await service.ask(roomMembers, members, { token: helper })).status
    expect(await sees()).toBe(403)
    await service.service.db.kysely
      .updateTable('account')
      .set({ roles: 3 })
      .where('id', '=', student2)
      .execute()
    const now = service.clock.now
    expect((await name(student2, 'substitute')).status).toBe(400)
    await name(student2, 'substitute', { from: now + day, until: now + 2 * day })
    expect(await sees()).toBe(403)
    await name(student2, 'substitute', { from: now - day, until: now + day })
    expect(await sees()).toBe(200)
    await name(student2, 'substitute', { from: now - 2 * day, until: now - day })
    expect(await sees()).toBe(403)
    await name(student2, 'assistant')
    expect(await sees()).toBe(200)
    expect((await service.ask(roomSave, room, { token: helper })).status).toBe(403)
    await name(student2, null)
    expect(await sees()).toBe(403)
    expect((await name(school.accounts.teacher, null)).message).toBe('课程至少需要一位负责人')
    await name(admin, 'owner')
    expect((await name(school.accounts.teacher, 'teacher')).code).toBe(0)
    const { data: found } = await service.ask(courseTeachers, {}, { token: student })
    expect(found.map((one) => one.id)).toEqual([school.accounts.teacher, admin])
    await service.service.db.kysely
      .updateTable('account')
      .set({ roles: 1 })
      .where('id', '=', student2)
      .execute()
  })

  test('only the teachers’ side looks for colleagues', async () => {
    const { data } = await service.ask(staffSearch, { keyword: 'TEACH' }, { token: teacher })
    expect(data.map(({ id }) => id)).toEqual([school.accounts.teacher])
    expect((await service.ask(staffSearch, {}, { token: student })).status).toBe(403)
  })
})
