/** Academies, devices, the audit and notices: what the later areas stand on. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nobody } from '../../server/context.ts'
import { transaction } from '../../server/http/idempotency.ts'
import { notify } from '../../server/notices/notify.ts'
import { isInOwnAcademy } from '../../server/people/academies.ts'
import { sweepSignIns } from '../../server/people/sweep.ts'
import { linkAcademies } from '../../server/store/migrations/foundations.ts'
import { tenant } from '../../server/store/schema.ts'
import { recordChange, sweepAudit } from '../../server/system/audit.ts'
import { writeSetting } from '../../server/system/settings.ts'
import { academyTree } from '../../src/contract/admin/academies.ts'
import { deviceReport, deviceReports } from '../../src/contract/devices.ts'
import { messagePage } from '../../src/contract/notices.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const dayMs = 86_400_000

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('foundations on $name', (place) => {
  let service: Running
  let school: Seeded
  let student: string
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    student = await service.signIn('student')
  })
  afterAll(() => service.stop())

  const context = (accountId = 0) => {
    const { db } = service.service
    const caller = { ...nobody, accountId }
    const request = () => Promise.reject(new Error('no call is made here'))
    const { now } = service.clock
    const own = {
      service: service.service,
      db: db.kysely,
      rows: db.rows,
      closedSubjects: async () => [-1],
      readOnce: <T>(_: string, read: () => Promise<T>) => read(),
      caller,
      now,
      deviceTime: null,
    }
    return {
      ...own,
      lang: 'zh' as const,
      idempotencyKey: null,
      upload: null,
      provesConfigKey: () => false,
      address: '192.0.2.7',
      host: '',
      request,
    }
  }

  test('C097: the tree lists each academy once, with its classes', async () => {
    const { kysely } = service.service.db
    const rename = (id: number, academyName: string, classesName: string) =>
      kysely
        .updateTable('account')
        .set({ academyName, classesName, academyId: null })
        .where('id', '=', id)
        .execute()
    await rename(school.accounts.student, '基础医学院', '临床一班')
    await rename(school.accounts.student2, '基础医学院', '临床二班')
    await rename(school.accounts.teacher, '基础医学院', '')
    await linkAcademies(kysely as never)
    await linkAcademies(kysely as never)
    const { data } = await service.ask(academyTree, {}, { token: student })
    const academy = data.find(({ name }) => name === '基础医学院')
    expect(data.filter(({ name }) => name === '基础医学院')).toHaveLength(1)
    expect(academy?.children.map(({ name, kind }) => [name, kind])).toEqual([
      ['临床一班', 'class'],
      ['临床二班', 'class'],
    ])
    const [first, second] = academy?.children ?? []
    const teacher = context(school.accounts.teacher)
    for (const node of [academy, first, second])
      expect(await isInOwnAcademy(teacher, node?.id ?? 0)).toBe(true)
    const member = context(school.accounts.student)
    expect(await isInOwnAcademy(member, first?.id ?? 0)).toBe(true)
    for (const node of [academy, second]) expect(await isInOwnAcademy(member, node?.id ?? 0)).toBe(false)
    expect(await isInOwnAcademy(teacher, null)).toBe(false)
  })

  test('a device tells how much is unsent and what it keeps, the newest report counts', async () => {
    const report = { uuid: '0b0f4b2e-6f55-4a59-9d80-1c0d2f5f7a11', name: '手机', packs: [] }
    await service.ask(deviceReport, { ...report, unsent: 3 }, { token: student })
    service.clock.now += 300_000
    const packs = [{ id: 'specimen-12', depth: 'study' as const, etag: 'abc' }]
    await service.ask(deviceReport, { ...report, unsent: 0, packs }, { token: student })
    const { data } = await service.ask(deviceReports, {}, { token: student })
    expect(data).toEqual([{ ...report, unsent: 0, packs, reportedAt: service.clock.now }])
    const teacher = await service.signIn('teacher')
    expect((await service.ask(deviceReports, {}, { token: teacher })).data).toEqual([])

    // a device that nobody used for three months is forgotten
    const told = service.clock.now
    const reported = async () => (await service.ask(deviceReports, {}, { token: student })).data
    await sweepSignIns(service.service, told + 89 * dayMs)
    expect(await reported()).toHaveLength(1)
    await sweepSignIns(service.service, told + 91 * dayMs)
    expect(await reported()).toEqual([])
  })

  test('the same event is told once, in both languages', async () => {
    const values = { course: { zh: '组织学', en: 'Histology' }, room: '一班' }
    const people = [school.accounts.student, school.accounts.student]
    const before = (await service.ask(messagePage, { pageNo: 1, pageSize: 50 }, { token: student })).data
      .total
    await notify(context(), 'removed', people, values, 'room-1-5')
    await notify(context(), 'removed', people, values, 'room-1-5')
    const { data } = await service.ask(messagePage, { pageNo: 1, pageSize: 50 }, { token: student })
    expect(data.total).toBe(before + 1)
    const told = data.records.find(({ title }) => title === '已被移出班级')
    expect(told?.content).toContain('《组织学》的班级“一班”')
    expect(told?.contentEn).toContain('class “一班” of “Histology”')
  })

  test('a change and its entry in the audit come together or not at all', async () => {
    const { kysely } = service.service.db
    const change = {
      what: 'room.remove',
      thing: 'room',
      thingId: 7,
      before: { name: 'A', passwordHash: 'x' },
    }
    const entries = () => kysely.selectFrom('audit').selectAll().where('tenant', '=', tenant).execute()
    const failing = transaction(context(school.accounts.teacher), async (within) => {
      await recordChange(within, change)
      throw new Error('the change failed')
    })
    await expect(failing).rejects.toThrow('the change failed')
    expect(await entries()).toEqual([])
    await transaction(context(school.accounts.teacher), (within) => recordChange(within, change))
    const made = await entries()
    expect(made).toMatchObject([
      {
        accountId: school.accounts.teacher,
        what: 'room.remove',
        thingId: '7',
        before: '{"name":"A"}',
        address: '192.0.2.7',
      },
    ])
    // the school keeps its audit for 180 days where it did not choose otherwise
    const madeAt = made[0]?.at ?? 0
    await sweepAudit(kysely, madeAt + 180 * dayMs)
    expect(await entries()).toHaveLength(1)
    await writeSetting(kysely, 'auditDays', 30)
    await sweepAudit(kysely, madeAt + 30 * dayMs + 1)
    expect(await entries()).toEqual([])
  })
})
