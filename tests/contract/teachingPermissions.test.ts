/** The cells of the permission table that ask for a relation to a course, on the real service. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tenant } from '../../server/store/schema.ts'
import { deviceReport } from '../../src/contract/devices.ts'
import { fileUpload } from '../../src/contract/files.ts'
import { messagePage } from '../../src/contract/notices.ts'
import type { Role } from '../../src/contract/session.ts'
import { courseDetail } from '../../src/contract/teaching/course.ts'
import {
  courseCopy,
  courseEnd,
  courseSave,
  courseTeacherSave,
} from '../../src/contract/teaching/courseEdit.ts'
import { coursewareOwn, coursewarePublish, coursewareSave } from '../../src/contract/teaching/courseware.ts'
import { followShow, followState } from '../../src/contract/teaching/follow.ts'
import { prepareSave } from '../../src/contract/teaching/prepare.ts'
import {
  roomClose,
  roomJoin,
  roomMembers,
  roomRemove,
  roomRenew,
  roomSave,
  roomTeacherList,
} from '../../src/contract/teaching/room.ts'
import { isPermitted, type Permission, type Relation } from '../../src/rules/permissions.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { addPerson, seedTeaching, type TeachingStage } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('relations to a course on $name', (place) => {
  let service: Running
  let school: Seeded
  let stage: TeachingStage
  let owner: string
  let room: { id: number; code: string }
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    stage = await seedTeaching(service.service.db, school)
    owner = await service.signIn('teacher')
    const given = { courseId: stage.courses.lab, name: '一班', capacity: 60 }
    room = (await service.ask(roomSave, given, { token: owner })).data
  })
  afterAll(() => service.stop())

  const kysely = () => service.service.db.kysely
  const person = (roles: Role[]) => addPerson(service.service.db, roles, service.clock.now)
  const teach = (
    accountId: number,
    role: 'teacher' | 'assistant' | 'substitute',
    from: number,
    until: number,
  ) =>
    kysely()
      .insertInto('courseTeacher')
      .values({ tenant, courseId: stage.courses.lab, accountId, position: 9, role, from, until })
      .execute()
  const academy = async (name: string, parentId: number | null) =>
    (
      await kysely()
        .insertInto('academy')
        .values({ tenant, kind: 'academy', name, parentId, archivedAt: null })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id

  const expectCells = async (token: string, roles: Role[], relations: Relation[]) => {
    const may = (permission: Permission) => isPermitted(permission, roles, relations)
    const asked: Record<string, boolean> = {}
    const expected: Record<string, boolean> = {}
    for (const { name, permission, ask } of cells) {
      asked[name] = (await ask(token)).status === 200
      expected[name] = may(permission)
    }
    expect({ roles, relations, asked }).toEqual({ roles, relations, asked: expected })
  }

  /** Each call that asks for a relation to the course, with the permission that it needs. */
  const cells: {
    name: string
    permission: Permission
    ask: (token: string) => Promise<{ status: number }>
  }[] = [
    {
      name: 'read members',
      permission: 'course.members',
      ask: (token) => service.ask(roomMembers, { pageNo: 1, pageSize: 20, roomId: room.id }, { token }),
    },
    {
      name: 'list classes',
      permission: 'course.members',
      ask: (token) => service.ask(roomTeacherList, { courseId: stage.courses.lab }, { token }),
    },
    {
      name: 'follow the lesson',
      permission: 'course.members',
      ask: (token) => service.ask(followState, { roomId: room.id }, { token }),
    },
    {
      name: 'renew the code',
      permission: 'room.edit',
      ask: async (token) => {
        const renewed = await service.ask(roomRenew, { id: room.id }, { token })
        if (renewed.code === 0) room = renewed.data
        return renewed
      },
    },
    {
      name: 'change the class',
      permission: 'room.edit',
      ask: (token) =>
        service.ask(
          roomSave,
          { id: room.id, courseId: stage.courses.lab, name: '一班', capacity: 60 },
          { token },
        ),
    },
    {
      name: 'open the class',
      permission: 'room.edit',
      ask: (token) => service.ask(roomClose, { id: room.id, open: true }, { token }),
    },
    {
      name: 'remove a member',
      permission: 'room.edit',
      ask: (token) => service.ask(roomRemove, { roomId: room.id, accountId: 9_999_999 }, { token }),
    },
    {
      name: 'present',
      permission: 'course.present',
      ask: (token) =>
        service.ask(
          followShow,
          { roomId: room.id, device: '0b0f4b2e-6f55-4a59-9d80-1c0d2f5f7a99', kind: 'blank' },
          { token },
        ),
    },
    {
      name: 'prepare a lab',
      permission: 'course.prepare',
      ask: (token) => {
        const items = [{ kind: 'specimen' as const, id: school.specimens.ready }]
        return service.ask(prepareSave, { roomId: room.id, title: '实验', labAt: null, items }, { token })
      },
    },
    {
      name: 'list own coursewares for the course',
      permission: 'courseware.publish',
      ask: (token) => service.ask(coursewareOwn, { courseId: stage.courses.lab }, { token }),
    },
    {
      name: 'publish a courseware',
      permission: 'courseware.publish',
      ask: (token) =>
        service.ask(
          coursewarePublish,
          { id: stage.courseware, courseId: stage.courses.lab, shownFrom: 0 },
          { token },
        ),
    },
    {
      name: 'edit the course',
      permission: 'course.edit',
      ask: async (token) => {
        const { data } = await service.ask(courseDetail, { id: stage.courses.lab }, { token: owner })
        const { id, name, nameEn, desc, descEn, ratio, startsAt, endsAt } = data
        const places = { academyId: data.academy?.id ?? null, termId: data.term?.id ?? null }
        const course = { id, name, nameEn, desc, descEn, ratio, startsAt, endsAt, ...places }
        return service.ask(courseSave, { ...course, state: 'open' }, { token })
      },
    },
    {
      name: 'make a courseware',
      permission: 'courseware.create',
      ask: (token) => {
        const texts = { name: '新课件', nameEn: '', description: '', descriptionEn: '' }
        return service.ask(coursewareSave, { ...texts, scope: 'own' as const }, { token })
      },
    },
    {
      name: 'copy the course',
      permission: 'course.edit',
      ask: (token) => service.ask(courseCopy, { id: stage.courses.lab, weeks: 1, termId: null }, { token }),
    },
    {
      name: 'name a teacher',
      permission: 'course.edit',
      ask: (token) => {
        const staff = {
          courseId: stage.courses.lab,
          accountId: school.accounts.admin,
          role: 'teacher' as const,
        }
        return service.ask(courseTeacherSave, { ...staff, from: null, until: null }, { token })
      },
    },
  ]

  test.each<[Relation, 'teacher' | 'assistant']>([
    ['courseTeacher', 'teacher'],
    ['courseAssistant', 'assistant'],
  ])('%s may exactly what the table says', async (relation, role) => {
    const { id, token } = await person(['Teacher'])
    await teach(id, role, 0, 9e15)
    await expectCells(token, ['Teacher'], [relation])
  })

  test('students of the class and of another read no members and change nothing', async () => {
    const member = await person(['Student'])
    await service.ask(roomJoin, { code: room.code }, { token: member.token })
    for (const { name, ask } of cells) {
      const follows = name === 'follow the lesson'
      expect([name, (await ask(member.token)).status === 200]).toEqual([name, follows])
    }
    const other = await person(['Student'])
    const given = { courseId: stage.courses.lab, name: '二班', capacity: 60 }
    const { data: second } = await service.ask(roomSave, given, { token: owner })
    await service.ask(roomJoin, { code: second.code }, { token: other.token })
    await expectCells(other.token, ['Student'], [])
  })

  test('the owner of the course may all that the table says', async () => {
    await expectCells(owner, ['Teacher'], ['courseOwner'])
  })

  test('a teacher of another course has no part in this one', async () => {
    const { id, token } = await person(['Teacher'])
    await kysely()
      .insertInto('courseTeacher')
      .values({ tenant, courseId: stage.courses.anatomy, accountId: id, position: 8, role: 'owner' })
      .execute()
    await expectCells(token, ['Teacher'], [])
  })

  test('an assistant reads classes and members, and is told that they cannot be changed', async () => {
    const { id, token } = await person(['Teacher'])
    await teach(id, 'assistant', 0, 9e15)
    const rooms = async (as: string) =>
      (await service.ask(roomTeacherList, {}, { token: as })).data.filter((one) => one.id === room.id)
    expect((await rooms(token)).map(({ mayEdit }) => mayEdit)).toEqual([false])
    expect((await rooms(owner)).map(({ mayEdit }) => mayEdit)).toEqual([true])
    const page = { pageNo: 1, pageSize: 20, roomId: room.id }
    const removable = async (as: string) =>
      (await service.ask(roomMembers, page, { token: as })).data.records.map(({ mayRemove }) => mayRemove)
    expect(new Set(await removable(token))).toEqual(new Set([false]))
    expect(new Set(await removable(owner))).toEqual(new Set([true]))
  })

  test('a substitute teaches only in the given days', async () => {
    const { id, token } = await person(['Teacher'])
    const hourMs = 3_600_000
    const { now } = service.clock
    await teach(id, 'substitute', now + hourMs, now + 2 * hourMs)
    await expectCells(token, ['Teacher'], [])
    service.clock.now = now + hourMs
    await expectCells(token, ['Teacher'], ['courseSubstitute'])
    service.clock.now = now + 2 * hourMs
    await expectCells(token, ['Teacher'], [])
    service.clock.now = now
  })

  test('an academy’s administrator looks after courses of it and below it only', async () => {
    const own = await academy('医学院', null)
    const below = await academy('基础医学系', own)
    const other = await academy('药学院', null)
    const { id, token } = await person(['AcademyAdmin'])
    await kysely().updateTable('account').set({ academyId: own }).where('id', '=', id).execute()
    const place = (academyId: number) =>
      kysely().updateTable('course').set({ academyId }).where('id', '=', stage.courses.lab).execute()
    for (const academyId of [own, below]) {
      await place(academyId)
      await expectCells(token, ['AcademyAdmin'], ['ownAcademy'])
    }
    await place(other)
    await expectCells(token, ['AcademyAdmin'], [])
  })

  test.each<Role>(['SystemAdmin', 'SuperAdmin', 'Teacher', 'SubjectAdmin', 'Student'])(
    '%s without a relation to the course',
    async (role) => {
      const { token } = await person([role])
      await expectCells(token, [role], [])
    },
  )

  test('T08: who is removed from a class is told why, and the audit has it', async () => {
    const { id, token } = await person(['Student'])
    await service.ask(roomJoin, { code: room.code }, { token })
    await service.ask(roomRemove, { roomId: room.id, accountId: id }, { token: owner })
    const { data } = await service.ask(messagePage, { pageNo: 1, pageSize: 10 }, { token })
    expect(data.records.map(({ title, titleEn }) => [title, titleEn])).toEqual([
      ['已被移出班级', 'You were removed from a class'],
      ['已加入班级', 'You joined a class'],
    ])
    expect(data.records[0]?.content).toContain('组织学实验')
    const entries = await kysely().selectFrom('audit').selectAll().where('what', '=', 'room.remove').execute()
    expect(entries).toMatchObject([
      { accountId: school.accounts.teacher, before: JSON.stringify({ accountId: id }) },
    ])
  })

  test('a teacher sees how much of a member is still on the way', async () => {
    const { id, token } = await person(['Student'])
    await service.ask(roomJoin, { code: room.code }, { token })
    const report = { name: '手机', packs: [], unsent: 2 }
    await service.ask(deviceReport, { ...report, uuid: '0b0f4b2e-6f55-4a59-9d80-1c0d2f5f7a11' }, { token })
    await service.ask(deviceReport, { ...report, uuid: '0b0f4b2e-6f55-4a59-9d80-1c0d2f5f7a12' }, { token })
    const members = await service.ask(
      roomMembers,
      { pageNo: 1, pageSize: 20, roomId: room.id },
      { token: owner },
    )
    expect(members.data.records.find((member) => member.id === id)?.unsent).toBe(4)
  })

  test('an attachment of a courseware is read by the classes of its courses alone', async () => {
    const body = new FormData()
    body.append('file', new File(['染色步骤'], '步骤.txt'))
    body.append('useTo', 'attachment')
    const headers = { authorization: `Bearer ${owner}` }
    const uploaded = await (await service.raw(fileUpload.path, { method: 'POST', headers, body })).json()
    const { id, url } = uploaded.data
    const attach = (ownerId: number) =>
      kysely()
        .updateTable('courseware')
        .set({ ownerId, attachments: JSON.stringify([{ id, url, name: '步骤.txt', size: 12 }]) })
        .where('id', '=', stage.courseware)
        .execute()
    const member = await person(['Student'])
    await service.ask(roomJoin, { code: room.code }, { token: member.token })
    const stranger = await person(['Student'])
    const statusFor = async (token: string) =>
      (await service.raw(url, { headers: { authorization: `Bearer ${token}` } })).status
    expect(await statusFor(member.token)).toBe(404)
    await attach(school.accounts.teacher)
    expect([await statusFor(member.token), await statusFor(stranger.token)]).toEqual([200, 404])
    // naming the file of somebody else in a courseware of one's own opens nothing
    await attach(school.accounts.admin)
    expect(await statusFor(member.token)).toBe(404)
  })

  test('only who owns the course, or looks after it, ends it', async () => {
    const end = async (token: string) =>
      (await service.ask(courseEnd, { id: stage.courses.lab }, { token })).status
    for (const role of ['teacher', 'assistant'] as const) {
      const { id, token } = await person(['Teacher'])
      await teach(id, role, 0, 9e15)
      expect([role, await end(token)]).toEqual([role, 403])
    }
    expect(await end((await person(['Student'])).token)).toBe(403)
    expect(await end(owner)).toBe(200)
  })
})
