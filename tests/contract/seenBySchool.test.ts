/** S34: what the school sees of a person is what the sheet in the settings says. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../server/calls.ts'
import { adminAccountDetail } from '../../src/contract/admin/adminPeople.ts'
import { books } from '../../src/contract/books.ts'
import { deviceReport } from '../../src/contract/devices.ts'
import { chapterCard, chapterSubmit } from '../../src/contract/practice.ts'
import { questionNoteSave } from '../../src/contract/questions.ts'
import { personalMarkSave } from '../../src/contract/specimens.ts'
import { roomJoin, roomMembers, roomSave } from '../../src/contract/teaching/room.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { seedTeaching, type TeachingStage } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

/** words that the student wrote, each where nobody else reads it */
const words = { mark: '甲的标注', note: '乙的笔记', answer: '丙的作答', catalog: '丁的目录' }

/** The calls are the same on each database; other tests ask each of them on both. */
describe.each(places.slice(0, 1))('seen by the school on $name', (place) => {
  let service: Running
  let school: Seeded
  let stage: TeachingStage
  let roomId: number
  const tokens: Record<string, string> = {}
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    stage = await seedTeaching(service.service.db, school)
    for (const who of ['student', 'student2', 'teacher', 'admin']) tokens[who] = await service.signIn(who)
    const as = (who: string) => ({ token: tokens[who] ?? '', key: randomUUID() })
    const room = { courseId: stage.courses.lab, name: '一班', capacity: 60 }
    const { data } = await service.ask(roomSave, room, as('teacher'))
    roomId = data.id
    for (const who of ['student', 'student2']) await service.ask(roomJoin, { code: data.code }, as(who))

    const specimenId = school.specimens.ready
    const points: [number, number][] = [
      [10, 20],
      [30, 40],
    ]
    const drawn = { shape: 'arrow' as const, points, frame: 0, color: 'yellow' as const, fontSize: 14 }
    const mark = { clientId: randomUUID(), specimenId, name: words.mark, desc: '', ...drawn }
    await service.ask(personalMarkSave, mark, as('student'))
    const questionId = school.questions.WENDA
    await service.ask(questionNoteSave, { questionId, text: words.note }, as('student'))
    const catalogId = school.catalogs.thickSkin
    const { paperId } = (await service.ask(chapterCard, { catalogId }, as('student'))).data
    const given = { catalogId, paperId, questionId, content: words.answer }
    await service.ask(chapterSubmit, given, as('student'))
    const subjectId = school.subjects.histology
    const [root] = (await service.ask(books.wrong.tree, { subjectId }, as('student'))).data
    const catalog = { name: words.catalog, parentId: root?.id ?? 0, clientId: randomUUID() }
    await service.ask(books.wrong.catalogInsert, catalog, as('student'))
    const device = { uuid: randomUUID(), name: '我的手机', unsent: 3, packs: [] }
    await service.ask(deviceReport, device, as('student'))
  })
  afterAll(() => service.stop())

  /** The words that any call tells this person, whatever of the student's it is asked for. */
  async function toldTo(who: string, wanted: readonly string[]): Promise<Set<string>> {
    const given = {
      id: school.accounts.student,
      accountId: school.accounts.student,
      courseId: stage.courses.lab,
      roomId,
      subjectId: school.subjects.histology,
      catalogId: school.catalogs.thickSkin,
      specimenId: school.specimens.ready,
      questionId: school.questions.WENDA,
      pageNo: 1,
      pageSize: 50,
    }
    const told = new Set<string>()
    for (const { endpoint } of calls) {
      if (endpoint.method !== 'GET') continue
      const args = Object.fromEntries(Object.entries(given).filter(([one]) => one in endpoint.params))
      if (!v.safeParse(v.object(endpoint.params), args).success) continue
      const reply = await service.ask(endpoint, args as never, {
        token: tokens[who] ?? '',
        key: randomUUID(),
      })
      const text = JSON.stringify(reply.data ?? null)
      for (const word of wanted) if (text.includes(word)) told.add(word)
    }
    return told
  }

  test('S34: nobody else sees marks, notes, catalogues or answers of practice', async () => {
    const all = Object.values(words)
    // the walk finds them where they are told
    expect([...(await toldTo('student', all))].toSorted()).toEqual(all.toSorted())
    for (const who of ['student2', 'teacher', 'admin'])
      expect([who, [...(await toldTo(who, all))]]).toEqual([who, []])
  })

  test('S34: teachers see members and their unsent work but no phone number', async () => {
    const members = await service.ask(
      roomMembers,
      { roomId, pageNo: 1, pageSize: 50 },
      { token: tokens.teacher ?? '' },
    )
    const member = members.data.records.find(({ loginName }) => loginName === 'student')
    expect(member).toMatchObject({ id: school.accounts.student, unsent: 3 })
    expect(member?.lastSeenAt).not.toBeNull()
    const asked = { roomId, pageNo: 1, pageSize: 50 }
    const refused = await service.ask(roomMembers, asked, { token: tokens.student2 ?? '' })
    expect(refused.status).toBe(403)
    const { data } = await service.ask(
      adminAccountDetail,
      { id: school.accounts.student },
      { token: tokens.admin ?? '' },
    )
    expect(data.phone).not.toBe('')
    expect(data.sessions.length).toBeGreaterThan(0)
    for (const who of ['student2', 'teacher'])
      expect([who, [...(await toldTo(who, [data.phone]))]]).toEqual([who, []])
    // a classmate is told no name at all
    const told = await toldTo('student2', [data.fullName])
    expect([...told]).toEqual([])
  })
})
