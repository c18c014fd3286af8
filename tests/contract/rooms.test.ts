import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  roomClose,
  roomExit,
  roomJoin,
  roomJoined,
  roomMembers,
  roomRemove,
  roomRenew,
  roomSave,
  roomStudentList,
  roomTeacherList,
} from '../../src/contract/teaching/room.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { addStudents, seedTeaching, type TeachingStage } from './teachingStage.ts'

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

  const newRoom = async (name: string, capacity = 60) => {
    const { data } = await service.ask(
      roomSave,
      { courseId: stage.courses.lab, name, capacity },
      { token: teacher },
    )
    return data
  }
  const join = (code: string, token = student, lang: 'Zh' | 'En' = 'Zh') =>
    service.ask(roomJoin, { code }, { token, lang })
  const members = async (roomId: number) => {
    const rows = await service.service.db.rows<{ n: number }>(
      'select count(*) as "n" from "roomMember" where "roomId" = ? and "leftAt" is null',
      [roomId],
    )
    const [room] = await service.service.db.rows<{ members: number }>(
      'select "members" from "room" where "id" = ?',
      [roomId],
    )
    return [rows[0]?.n, room?.members]
  }

  test('C064 C066 C133 S19 T08 a student joins a class once by code', async () => {
    const room = await newRoom('一班')
    expect(room.code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
    const full = [...room.code].map((c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)).join('')
    const typed = ` ${full.slice(0, 3).toLowerCase()}-${full.slice(3)} `
    const joined = await join(typed)
    expect(joined.data).toMatchObject({ id: room.id, name: '一班', members: 1, courseName: '组织学实验' })
    expect((await join(room.code)).data.members).toBe(1)
    expect(await members(room.id)).toEqual([1, 1])
    const { data } = await service.ask(roomStudentList, {}, { token: student })
    expect(data.map(({ id }) => id)).toEqual([room.id])
    const own = await service.ask(roomJoined, { courseId: stage.courses.lab }, { token: student })
    expect(own.data?.id).toBe(room.id)
    const other = await service.ask(roomJoined, { courseId: stage.courses.anatomy }, { token: student })
    expect(other.data).toBeNull()
  })

  test('C064 S19 every refusal to join has its own words, in both languages', async () => {
    const other = await newRoom('二班')
    const tiny = await newRoom('小班', 1)
    const closed = await newRoom('旧班')
    await service.ask(roomClose, { id: closed.id, open: false }, { token: teacher })
    const [first, second] = await addStudents(service.service.db, 2, service.clock.now)
    await join(tiny.code, first?.token)
    const codes = { empty: ' - ', invalid: 'ABC', unknown: 'ZZZZZZ', other: other.code, closed: closed.code }
    const messages = new Set<string>()
    for (const [reason, code] of Object.entries(codes)) {
      // who is in no class yet reads that the class is closed
      const token = reason === 'closed' ? second?.token : student
      const answer = await join(code, token)
      expect([reason, answer.code, answer.data]).toEqual([reason, 1, { reason }])
      messages.add(answer.message)
      const english = await join(code, token, 'En')
      expect(english.message).toMatch(/^[\x20-\x7e’]+$/)
    }
    const full = await join(tiny.code, second?.token)
    expect([full.code, full.data]).toEqual([1, { reason: 'full' }])
    messages.add(full.message)
    expect(messages.size).toBe(6)
    expect(await members(tiny.id)).toEqual([1, 1])
  })

  test('wrong class codes are limited per person', async () => {
    const [guesser, other] = await addStudents(service.service.db, 2, service.clock.now)
    let last = 200
    for (let left = 12; left > 0; left--) last = (await join('ZZZZZZ', guesser?.token)).status
    expect(last).toBe(429)
    expect((await join('ZZZZZZ', other?.token)).status).toBe(200)
  })

  test('C067 T08 S20 who leaves may join another class of the course', async () => {
    const { data: own } = await service.ask(roomStudentList, {}, { token: student })
    const roomId = own[0]?.id ?? 0
    expect((await service.ask(roomExit, { roomId }, { token: student })).code).toBe(0)
    // again changes nothing
    expect((await service.ask(roomExit, { roomId }, { token: student })).code).toBe(0)
    expect(await members(roomId)).toEqual([0, 0])
    const next = await newRoom('三班')
    expect((await join(next.code)).data.id).toBe(next.id)
  })

  test('C065 S20 a teacher lists, renews, closes and opens classes', async () => {
    const room = await newRoom('四班')
    const { data: all } = await service.ask(
      roomTeacherList,
      { courseId: stage.courses.lab },
      { token: teacher },
    )
    expect(all.map(({ id }) => id)).toContain(room.id)
    const renewed = await service.ask(roomRenew, { id: room.id }, { token: teacher })
    expect(renewed.data.code).not.toBe(room.code)
    expect((await join(room.code)).data).toMatchObject({ reason: 'unknown' })
    const shut = await service.ask(roomClose, { id: room.id, open: false }, { token: teacher })
    expect(shut.data.open).toBe(false)
    const open = await service.ask(roomClose, { id: room.id, open: true }, { token: teacher })
    expect(open.data).toMatchObject({ open: true, code: renewed.data.code })
    const lower = { id: room.id, courseId: stage.courses.lab, name: '四班', capacity: 30 }
    expect((await service.ask(roomSave, lower, { token: teacher })).data.capacity).toBe(30)
  })

  test('S20 a teacher removes a member, who then reads the class no more', async () => {
    const room = await newRoom('五班')
    const token = await service.signIn('student2')
    await join(room.code, token)
    const page = { pageNo: 1, pageSize: 20, roomId: room.id }
    const before = await service.ask(roomMembers, page, { token: teacher })
    expect(before.data.records.map(({ loginName }) => loginName)).toEqual(['student2'])
    const removed = { roomId: room.id, accountId: school.accounts.student2 }
    expect((await service.ask(roomRemove, removed, { token: teacher })).code).toBe(0)
    expect(await members(room.id)).toEqual([0, 0])
    expect((await service.ask(roomStudentList, {}, { token })).data).toEqual([])
  })

  test('only who teaches the course makes classes or reads members', async () => {
    const { data: rooms } = await service.ask(
      roomTeacherList,
      { courseId: stage.courses.lab },
      { token: teacher },
    )
    const id = rooms[0]?.id ?? 0
    const room = { courseId: stage.courses.lab, name: '班', capacity: 5 }
    expect((await service.ask(roomSave, room, { token: student })).status).toBe(403)
    expect((await service.ask(roomRenew, { id }, { token: student })).status).toBe(403)
    expect((await service.ask(roomClose, { id, open: false }, { token: student })).status).toBe(403)
    const page = { pageNo: 1, pageSize: 20, roomId: id }
    expect((await service.ask(roomMembers, page, { token: student })).status).toBe(403)
    expect((await service.ask(roomTeacherList, {}, { token: student })).status).toBe(403)
    const elsewhere = { courseId: stage.courses.anatomy, name: '班', capacity: 5 }
    expect((await service.ask(roomSave, elsewhere, { token: teacher })).status).toBe(403)
    const admin = await service.signIn('admin')
    expect((await service.ask(roomSave, elsewhere, { token: admin })).code).toBe(0)
  })

  test('50 joins and exits at once give one class a course and no member too many', async () => {
    const a = await newRoom('甲班', 20)
    const b = await newRoom('乙班', 20)
    const { kysely } = service.service.db
    const crowd = await addStudents(service.service.db, 50, service.clock.now)
    const answers = await Promise.all(
      crowd.flatMap(({ token }) => [join(a.code, token), join(b.code, token)]),
    )
    expect(answers.filter(({ status }) => status === 200 || status === 503)).toHaveLength(100)
    const twice = await kysely
      .selectFrom('roomMember')
      .select(['accountId'])
      .where('leftAt', 'is', null)
      .where('courseId', '=', stage.courses.lab)
      .groupBy('accountId')
      .having((e) => e.fn.countAll(), '>', 1)
      .execute()
    expect(twice).toEqual([])
    for (const room of [a, b]) {
      const [rows, counted] = await members(room.id)
      expect(rows).toBe(counted)
      expect(Number(counted)).toBeLessThanOrEqual(20)
    }
    // half leave while the others try again
    await Promise.all(
      crowd.map(({ token }, at) =>
        at % 2 === 0
          ? service.ask(roomExit, { roomId: a.id }, { token })
          : join(at % 4 === 1 ? a.code : b.code, token),
      ),
    )
    for (const room of [a, b]) {
      const [rows, counted] = await members(room.id)
      expect(rows).toBe(counted)
      expect(Number(counted)).toBeLessThanOrEqual(20)
    }
  })
})
