/** Every call that a student may make and that takes an id is asked with ids of what that student may not see. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../server/calls.ts'
import { books } from '../../src/contract/books.ts'
import { messagePage } from '../../src/contract/notices.ts'
import { assignmentStudentPage } from '../../src/contract/quizzes/assignment.ts'
import { quizStudyingPage } from '../../src/contract/quizzes/quiz.ts'
import { personalMarks } from '../../src/contract/specimens.ts'
import { roomStudentList } from '../../src/contract/teaching/room.ts'
import { isRolePermitted } from '../../src/rules/permissions.ts'
import { some } from '../tools/rounds.ts'
import { databases } from './databases.ts'
import { attempts, type Hidden, hide, isIdName, notWalked, page, secret } from './foreignStage.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { seedTeaching } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

// minutes of calls: on PostgreSQL only in `npm run faults`
describe.each(some(1, places))('ids of what a student may not see, on $name', (place) => {
  let service: Running
  let school: Seeded
  let victim: string
  let caller: string
  let hidden: Hidden
  let fileUrl: string

  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    await seedTeaching(service.service.db, school)
    victim = await service.signIn('student')
    caller = await service.signIn('student2')
    ;({ hidden, fileUrl } = await hide(service, school))
  })
  afterAll(() => service.stop())

  const ofVictim = async () => {
    const as = { token: victim }
    const { ready } = school.specimens
    return {
      marks: (await service.ask(personalMarks, { specimenId: ready }, as)).data,
      book: (await service.ask(books.collection.bundle, {}, as)).data,
      messages: (await service.ask(messagePage, page, as)).data,
      rooms: (await service.ask(roomStudentList, {}, as)).data.map(({ name }) => name),
      quizzes: (await service.ask(quizStudyingPage, page, as)).data,
      assignments: (await service.ask(assignmentStudentPage, page, as)).data,
    }
  }

  test('SEC07 SEC08 no call names what is closed, unpublished, deleted or another’s', async () => {
    const before = await ofVictim()
    expect(JSON.stringify(before)).toContain(secret)
    const untried: string[] = []
    const told: string[] = []
    const broken: string[] = []
    for (const { name, endpoint, permission } of calls) {
      if (endpoint.open || notWalked.has(name) || !isRolePermitted(permission, ['Student'])) continue
      const withId = attempts({ name, params: endpoint.params }, hidden, service.clock.now)
      const given = withId.filter((args) => v.safeParse(v.object(endpoint.params), args).success)
      if (withId.length > 0 && given.length === 0) untried.push(name)
      for (const args of given) {
        const key = endpoint.once ? { key: randomUUID() } : {}
        const reply = await service.ask(endpoint, args as never, { token: caller, ...key })
        if (JSON.stringify(reply.data ?? null).includes(secret) && !echoes(args, reply.data))
          told.push(`${name} ${JSON.stringify(args)}`)
        if (reply.status >= 500) broken.push(`${name} ${reply.status}`)
      }
    }
    expect({ untried, told, broken }).toEqual({ untried: [], told: [], broken: [] })
    expect(await ofVictim()).toEqual(before)
  }, 300_000)

  /** What the caller itself sent may come back. */
  const echoes = (args: Record<string, unknown>, data: unknown) =>
    Object.values(args).includes(secret) && JSON.stringify(data) === JSON.stringify(args)

  test('SEC07 SEC08 after all that was tried, no list of the caller names anything of it', async () => {
    const told: string[] = []
    for (const { name, endpoint, permission } of calls) {
      const isList =
        endpoint.method === 'GET' && !Object.keys(endpoint.params).some(isRequiredId(endpoint.params))
      if (endpoint.open || !isList || !isRolePermitted(permission, ['Student'])) continue
      const { data } = await service.ask(endpoint, page as never, { token: caller })
      if (JSON.stringify(data ?? null).includes(secret)) told.push(name)
    }
    expect(told).toEqual([])
    const headers = { authorization: `Bearer ${caller}` }
    expect((await service.raw(fileUrl, { headers })).status).toBe(404)
  })
  const isRequiredId = (params: v.ObjectEntries) => (name: string) =>
    isIdName(name) && !v.safeParse(params[name] as v.GenericSchema, undefined).success
})
