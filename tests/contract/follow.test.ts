/** A lesson followed live: who presents, who follows, and what each of them learns. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../../server/serve.ts'
import { tenant } from '../../server/store/schema.ts'
import { followEnd, followShow, followState, presenterLeaseMs } from '../../src/contract/teaching/follow.ts'
import { roomExit, roomJoin, roomRemove, roomSave } from '../../src/contract/teaching/room.ts'
import { followLesson } from '../tools/followers.ts'
import { ask } from '../tools/steps.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { addStudents, seedTeaching, type TeachingStage } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('following a lesson on $name', (place) => {
  let service: Running
  let school: Seeded
  let stage: TeachingStage
  let teacher: string
  let room: { id: number; code: string }
  let crowd: { id: number; token: string }[]
  const phone = randomUUID()
  const computer = randomUUID()
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    stage = await seedTeaching(service.service.db, school)
    teacher = await service.signIn('teacher')
    const given = { courseId: stage.courses.lab, name: '一班', capacity: 60 }
    room = (await service.ask(roomSave, given, { token: teacher })).data
    crowd = await addStudents(service.service.db, 4, service.clock.now)
    for (const { token } of crowd) await service.ask(roomJoin, { code: room.code }, { token })
  })
  afterAll(() => service.stop())

  const tokenOf = (at: number) => crowd[at]?.token ?? ''
  const slideAt = (at: number) => ({
    roomId: room.id,
    kind: 'slide' as const,
    coursewareId: stage.courseware,
    slideId: stage.slides[at]?.id ?? null,
  })
  const show = (at: number, device = phone, more: { takes?: boolean } = {}, token = teacher) =>
    service.ask(followShow, { ...slideAt(at), device, ...more }, { token })
  const follow = (token: string) => followLesson(service.origin, room.id, token)
  const stateFor = (token: string, since?: string) =>
    service.ask(followState, { roomId: room.id, since }, { token })

  test('S21 followers see each slide from the one that is shown when they join', async () => {
    expect((await stateFor(tokenOf(0))).data).toBeNull()
    const early = await follow(tokenOf(0))
    await show(0)
    await early.until(({ slideId }) => slideId === stage.slides[0]?.id)
    await show(1)
    const shown = await early.until(({ slideId }) => slideId === stage.slides[1]?.id)
    expect(shown).toMatchObject({
      live: true,
      by: { id: school.accounts.teacher },
      leaseLeftMs: presenterLeaseMs,
    })
    const late = await follow(tokenOf(1))
    await late.until(({ slideId }) => slideId === stage.slides[1]?.id)
    expect(late.states).toHaveLength(1)
    early.leave()
    late.leave()
  })

  test('the presenter reads how many of the class follow, by stream or by poll', async () => {
    const audience = async () => {
      const { followers, members } = (await show(1)).data
      return [followers, members]
    }
    const streams = [await follow(tokenOf(0)), await follow(tokenOf(1))]
    await service.ask(followState, { roomId: room.id, follows: '1' }, { token: tokenOf(2) })
    // a look at whether a lesson goes on is no following
    await stateFor(tokenOf(3))
    await expect.poll(audience, { timeout: 20_000 }).toEqual([3, 4])
    for (const stream of streams) stream.leave()
    await expect.poll(audience, { timeout: 20_000 }).toEqual([1, 4])
    service.clock.now += 60_000
    expect(await audience()).toEqual([0, 4])
  })

  test('a poll answers what is newer than what is known', async () => {
    const { data: first } = await stateFor(tokenOf(0))
    expect((await stateFor(tokenOf(0), first?.version)).data).toBeNull()
    await show(2)
    expect((await stateFor(tokenOf(0), first?.version)).data?.slideId).toBe(stage.slides[2]?.id)
    const { data: second } = await stateFor(tokenOf(0))
    // the same again renews the lease, and shows nothing new
    service.clock.now += 10_000
    await show(2)
    expect((await stateFor(tokenOf(0))).data).toMatchObject({
      seq: second?.seq,
      leaseLeftMs: presenterLeaseMs,
    })
  })

  test('the presenter changes device at once, and the old device is told', async () => {
    expect((await show(0, computer)).data).toMatchObject({ reason: 'device' })
    const taken = await show(0, computer, { takes: true })
    expect(taken.data).toMatchObject({ device: computer, slideId: stage.slides[0]?.id })
    expect(await show(1, phone)).toMatchObject({ code: 1, data: { reason: 'device' } })
  })

  test('another teacher is refused while the lease holds, and begins a lesson after it', async () => {
    const [other] = await addStudents(service.service.db, 1, service.clock.now)
    const { kysely } = service.service.db
    await kysely
      .updateTable('account')
      .set({ roles: 2 })
      .where('id', '=', other?.id ?? 0)
      .execute()
    await kysely
      .insertInto('courseTeacher')
      .values({
        tenant,
        courseId: stage.courses.lab,
        accountId: other?.id ?? 0,
        position: 5,
        role: 'assistant',
      })
      .execute()
    const refused = await show(1, phone, { takes: true }, other?.token)
    expect(refused).toMatchObject({ code: 1, data: { reason: 'taken' } })
    const before = (await stateFor(tokenOf(0))).data
    service.clock.now += presenterLeaseMs
    // to those who follow the presenter is away, and what was shown stays
    expect((await stateFor(tokenOf(0))).data).toMatchObject({ leaseLeftMs: 0, live: true })
    const begun = await show(1, phone, {}, other?.token)
    expect(begun.data.epoch).toBe((before?.epoch ?? 0) + 1)
    expect((await show(0, computer)).data).toMatchObject({ reason: 'taken' })
    await service.ask(followEnd, { roomId: room.id }, { token: other?.token ?? '' })
    expect((await stateFor(tokenOf(0))).data).toMatchObject({ live: false, leaseLeftMs: 0 })
  })

  test('T08 who is removed or leaves while following gets nothing more', async () => {
    const removed = await follow(tokenOf(2))
    const gone = await follow(tokenOf(3))
    const stays = await follow(tokenOf(0))
    const accountId = crowd[2]?.id ?? 0
    await service.ask(roomRemove, { roomId: room.id, accountId }, { token: teacher })
    await service.ask(roomExit, { roomId: room.id }, { token: tokenOf(3) })
    await Promise.all([removed.ended, gone.ended])
    await show(2, phone, { takes: true })
    await stays.until(({ slideId }) => slideId === stage.slides[2]?.id)
    expect(removed.states.some(({ live, slideId }) => live && slideId === stage.slides[2]?.id)).toBe(false)
    expect((await follow(tokenOf(2))).status).toBe(404)
    stays.leave()
  })

  test('nobody but those who teach the course presents, and no stranger follows', async () => {
    const stranger = await service.signIn('student2')
    expect((await show(0, phone, {}, stranger)).status).toBe(403)
    expect((await stateFor(stranger)).status).toBe(404)
    expect((await follow(stranger)).status).toBe(404)
    expect((await show(0, phone, {}, tokenOf(0))).status).toBe(403)
  })

  test('a second process of the service hands on what the first was told', async () => {
    if (place.name === 'SQLite') return
    const second = await serve(
      { ...service.service.config, port: 0 },
      { log: () => undefined, now: () => service.clock.now },
    )
    const far = await followLesson(second.origin, room.id, tokenOf(0))
    await show(1, phone, { takes: true })
    await far.until(({ slideId }) => slideId === stage.slides[1]?.id)
    // closing a process ends its streams at once
    await Promise.all([second.close(), far.ended])
  })
  test('removal, change of device and restart reach who follows at another process', async () => {
    if (place.name === 'SQLite') return
    const startOther = () =>
      serve({ ...service.service.config, port: 0 }, { log: () => undefined, now: () => service.clock.now })
    const second = await startOther()
    await show(0, phone, { takes: true })
    const near = await follow(tokenOf(0))
    const far = await followLesson(second.origin, room.id, tokenOf(1))
    await far.until(({ slideId }) => slideId === stage.slides[0]?.id)
    // the presenter goes on with another device, which reaches the other process
    const taken = {
      ...slideAt(2),
      device: computer,
      takes: true,
      view: null,
      pointer: null,
      specimenId: null,
    }
    await ask(second.origin, followShow.path, teacher, taken)
    await near.until(({ slideId, device }) => slideId === stage.slides[2]?.id && device === computer)
    expect((await show(1, phone)).data).toMatchObject({ reason: 'device' })
    await service.ask(roomRemove, { roomId: room.id, accountId: crowd[1]?.id ?? 0 }, { token: teacher })
    await far.ended
    await second.close()
    const restarted = await startOther()
    const again = await followLesson(restarted.origin, room.id, tokenOf(0))
    const shown = await again.until(({ slideId }) => slideId === stage.slides[2]?.id)
    expect(shown).toMatchObject({ live: true, device: computer, leaseLeftMs: presenterLeaseMs })
    near.leave()
    await Promise.all([restarted.close(), again.ended])
  })
})
