import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tenant } from '../../server/store/schema.ts'
import { announcePlanned, coursewareJob } from '../../server/teaching/announceCourseware.ts'
import { messagePage } from '../../src/contract/notices.ts'
import {
  coursewareByCourse,
  coursewareOwn,
  coursewarePreview,
  coursewareProgress,
  coursewarePublish,
  coursewareReact,
  coursewareReactions,
  coursewareRemove,
  coursewareResource,
  coursewareSave,
  coursewareSlides,
  coursewareTeacherPage,
  materialSearch,
} from '../../src/contract/teaching/courseware.ts'
import { deckCoursewares } from '../../src/contract/teaching/deck.ts'
import { recordLatest, recordUpdate } from '../../src/contract/teaching/record.ts'
import { roomExit, roomJoin, roomSave } from '../../src/contract/teaching/room.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { seedTeaching, type TeachingStage } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

/** A film and a picture that belong to a specimen. @returns their ids */
async function addRelated({ service: { db } }: Running, specimenId: number): Promise<number[]> {
  const ids: number[] = []
  for (const kind of ['video', 'picture'] as const) {
    const facts = { poster: '', duration: 0, width: 8, height: 6, position: 1, relatedId: null }
    const names = { key: kind, name: kind, nameEn: kind, filePath: `/${kind}` }
    const row = { tenant, specimenId, kind, ...names, ...facts }
    const made = await db.kysely.insertInto('related').values(row).returning('id').executeTakeFirstOrThrow()
    ids.push(made.id)
  }
  return ids
}

describe.each(places)('on $name', (place) => {
  let service: Running
  let school: Seeded
  let stage: TeachingStage
  let teacher: string
  let student: string
  let stranger: string
  let roomId: number
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    stage = await seedTeaching(service.service.db, school)
    teacher = await service.signIn('teacher')
    student = await service.signIn('student')
    stranger = await service.signIn('student2')
    const room = { courseId: stage.courses.lab, name: '一班', capacity: 60 }
    const made = await service.ask(roomSave, room, { token: teacher })
    roomId = made.data.id
    await service.ask(roomJoin, { code: made.data.code }, { token: student })
  })
  afterAll(() => service.stop())

  const page = { pageNo: 1, pageSize: 20 }
  const preview = (token: string, id = stage.courseware) => service.ask(coursewarePreview, { id }, { token })

  test('C061 C063 S21 a member of the class reads the courseware, without its notes', async () => {
    const { data } = await preview(student)
    expect(data.content).toEqual(stage.slides.map(({ picture }) => picture))
    expect(data.slides.map(({ text, note, noteEn }) => [text, note, noteEn])).toEqual([
      ['肾小球', null, null],
      ['近曲小管', null, null],
      ['致密斑', null, null],
    ])
    expect(data.teaches).toBe(false)
    const own = await preview(teacher)
    expect(own.data.slides[0]?.note).toBe('讲解 肾小球')
    const { data: shown } = await service.ask(
      coursewareByCourse,
      { courseId: stage.courses.lab },
      { token: student },
    )
    expect(shown.map(({ id }) => id)).toEqual([stage.courseware])
    // nobody else
    expect((await preview(stranger)).status).toBe(404)
    const none = await service.ask(coursewareByCourse, { courseId: stage.courses.lab }, { token: stranger })
    expect(none.data).toEqual([])
  })

  test('C062 S21 a slide leads to its specimen, at the place that the teacher chose', async () => {
    const { data } = await service.ask(coursewareResource, { id: stage.courseware }, { token: student })
    expect(data.specimenList).toMatchObject([
      {
        id: school.specimens.ready,
        slideId: stage.slides[0]?.id,
        view: { x: 0.5, y: 0.25, height: 0.1 },
      },
    ])
    expect(
      (await service.ask(coursewareResource, { id: stage.courseware }, { token: stranger })).status,
    ).toBe(404)
  })

  test('C068 S21 seen slides of two devices are united and the greatest per cent stays', async () => {
    const [first, second, third] = stage.slides.map(({ id }) => id)
    const tell = (progress: number, slideIds: string[]) =>
      service.ask(
        coursewareProgress,
        { id: stage.courseware, progress, slideIds },
        { token: student, key: randomUUID() },
      )
    await Promise.all([tell(40, [first ?? '']), tell(20, [second ?? '', randomUUID()])])
    const after = (await preview(student)).data
    expect([after.percent, new Set(after.seen)]).toEqual([66, new Set([first, second])])
    // a device that comes late removes nothing
    await tell(1, [])
    expect((await preview(student)).data.percent).toBe(66)
    await tell(50, [third ?? ''])
    expect((await preview(student)).data.percent).toBe(100)
    const refused = await service.ask(
      coursewareProgress,
      { id: stage.courseware, progress: 1 },
      { token: stranger },
    )
    expect(refused.status).toBe(404)
  })

  test('C069 C070 S17 a student goes on where they stopped last', async () => {
    expect((await service.ask(recordLatest, {}, { token: student })).data).toBeNull()
    const at = { courseId: stage.courses.lab, coursewareId: stage.courseware, slideId: stage.slides[1]?.id }
    expect((await service.ask(recordUpdate, at, { token: student })).code).toBe(0)
    const { data } = await service.ask(recordLatest, {}, { token: student })
    expect(data).toMatchObject({
      courseName: '组织学实验',
      coursewareName: '第一讲 肾',
      slideNo: 2,
      slideCount: 3,
    })
    expect((await service.ask(recordUpdate, at, { token: stranger })).status).toBe(404)
  })

  test('S21 reactions reach the teacher as numbers, never as names', async () => {
    const slideId = stage.slides[2]?.id ?? ''
    const react = (kind: 'unclear' | 'kept', on: boolean) =>
      service.ask(coursewareReact, { id: stage.courseware, slideId, kind, on }, { token: student })
    for (const kind of ['unclear', 'kept', 'unclear'] as const) expect((await react(kind, true)).code).toBe(0)
    const own = (await preview(student)).data
    expect([own.unclear, own.kept]).toEqual([[slideId], [slideId]])
    const { data } = await service.ask(coursewareReactions, { id: stage.courseware }, { token: teacher })
    expect(data).toEqual([{ slideId, unclear: 1, kept: 1 }])
    await react('kept', false)
    const later = await service.ask(coursewareReactions, { id: stage.courseware }, { token: teacher })
    expect(later.data).toEqual([{ slideId, unclear: 1, kept: 0 }])
    expect(
      (await service.ask(coursewareReactions, { id: stage.courseware }, { token: student })).status,
    ).toBe(403)
  })

  test('C060 C132 C080 S21 a teacher makes a courseware from a deck and publishes it', async () => {
    const plain = {
      name: '第二讲',
      nameEn: 'Lesson 2',
      description: '',
      descriptionEn: '',
      scope: 'own' as const,
    }
    const { data: id } = await service.ask(
      coursewareSave,
      { ...plain, deckId: stage.deck },
      { token: teacher },
    )
    const made = (await preview(teacher, id)).data
    expect([made.slideCount, made.state, made.version]).toEqual([3, 'draft', 1])
    const ids = made.slides.map((slide) => slide.id)
    const noted = (slideId: string | undefined) => ({ id: slideId ?? '', note: '新的讲解', noteEn: '' })
    const arranged = {
      id,
      version: 1,
      slides: [noted(ids[2]), noted(ids[0])],
      specimens: [{ slideId: ids[0] ?? null, specimenId: school.specimens.ready, view: null }],
    }
    expect((await service.ask(coursewareSlides, arranged, { token: teacher })).data).toBe(2)
    // another change since then is not written over
    expect((await service.ask(coursewareSlides, arranged, { token: teacher })).message).toBe(
      '课件已在别处修改，请重新打开',
    )
    const after = (await preview(teacher, id)).data
    expect(after.slides.map(({ text, note }) => [text, note])).toEqual([
      ['致密斑', '新的讲解'],
      ['肾小球', '新的讲解'],
    ])
    const { data: mine } = await service.ask(
      coursewareOwn,
      { courseId: stage.courses.lab },
      { token: teacher },
    )
    expect(mine.map((one) => one.id)).toEqual([id])
    const publish = (shownFrom: number | null, token = teacher) =>
      service.ask(coursewarePublish, { id, courseId: stage.courses.lab, shownFrom }, { token })
    expect((await publish(1, student)).status).toBe(403)
    await publish(service.clock.now + 1000)
    // not yet for students
    expect((await preview(student, id)).status).toBe(404)
    service.clock.now += 2000
    expect((await preview(student, id)).data.name).toBe('第二讲')
    const { data: uses } = await service.ask(deckCoursewares, { id: stage.deck }, { token: teacher })
    expect(uses.map((one) => one.id).sort()).toEqual([stage.courseware, id].sort())
    const { data: list } = await service.ask(
      coursewareTeacherPage,
      { ...page, keyword: '致密斑', selfOnly: true },
      { token: teacher },
    )
    expect(list.total).toBe(2)
    expect((await service.ask(coursewareTeacherPage, page, { token: student })).status).toBe(403)
    expect((await service.ask(coursewareRemove, { id }, { token: teacher })).message).toMatch(/先从课程移出/)
    await publish(null)
    expect((await preview(student, id)).status).toBe(404)
    expect((await service.ask(coursewareRemove, { id }, { token: teacher })).code).toBe(0)
    expect((await preview(teacher, id)).status).toBe(404)
  })

  test('C062 a teacher places pictures and films of a specimen beside a slide', async () => {
    const plain = {
      name: '带图的一讲',
      nameEn: '',
      description: '',
      descriptionEn: '',
      scope: 'own' as const,
    }
    const { data: id } = await service.ask(
      coursewareSave,
      { ...plain, deckId: stage.deck },
      { token: teacher },
    )
    const [film = 0, picture = 0] = await addRelated(service, school.specimens.ready)
    const slideIds = (await preview(teacher, id)).data.slides.map((slide) => slide.id)
    const slides = slideIds.map((slideId) => ({ id: slideId, note: '', noteEn: '' }))
    const [first = '', second = ''] = slideIds
    const arrange = (version: number, more: object) =>
      service.ask(coursewareSlides, { id, version, slides, specimens: [], ...more }, { token: teacher })
    const placed = async () => {
      const { data } = await service.ask(coursewareResource, { id }, { token: teacher })
      return [...data.videoList, ...data.pictureList].map((one) => [one.id, one.slideId])
    }
    const related = [
      { kind: 'video', id: film, slideId: first },
      { kind: 'picture', id: picture, slideId: second },
      // a kind that it is not, one that does not exist, a slide that there is not
      { kind: 'picture', id: film, slideId: first },
      { kind: 'video', id: 999_999, slideId: first },
      { kind: 'picture', id: picture, slideId: randomUUID() },
    ]
    expect((await arrange(1, { related })).data).toBe(2)
    expect(await placed()).toEqual([
      [film, first],
      [picture, second],
    ])
    // an older page of the app knows of specimens alone
    await arrange(2, {})
    expect(await placed()).toHaveLength(2)
    await arrange(3, { related: [] })
    expect(await placed()).toEqual([])
  })

  test('concurrent changes to a courseware never overwrite each other', async () => {
    const plain = { name: '两人改', nameEn: '', description: '', descriptionEn: '', scope: 'own' as const }
    const { data: id } = await service.ask(coursewareSave, plain, { token: teacher })
    const add = () => service.ask(coursewareSave, { ...plain, id, deckId: stage.deck }, { token: teacher })
    const together = async (...calls: (() => Promise<{ code: unknown }>)[]) =>
      (await Promise.all(calls.map((call) => call()))).map(({ code }) => Number(code)).toSorted()
    expect(await together(add, add, add)).toEqual([0, 0, 0])
    const shown = (await preview(teacher, id)).data
    const deckSlides = shown.slides.length / 3
    expect(deckSlides).toBeGreaterThan(0)
    expect(deckSlides).toBe(Math.round(deckSlides))
    expect(shown.version).toBe(4)
    const slides = shown.slides.map((slide) => ({ id: slide.id, note: '', noteEn: '' }))
    const arrange = () =>
      service.ask(coursewareSlides, { id, version: 4, slides, specimens: [] }, { token: teacher })
    expect(await together(arrange, arrange)).toEqual([0, 1])
  })

  test('a courseware planned for later is announced to the class once, at that time', async () => {
    const { db } = service.service
    const plain = { nameEn: 'Later', description: '', descriptionEn: '', scope: 'own' as const }
    const given = { ...plain, name: '以后的课', deckId: stage.deck }
    const { data: id } = await service.ask(coursewareSave, given, { token: teacher })
    const courseId = stage.courses.lab
    const plan = (shownFrom: number) =>
      service.ask(coursewarePublish, { id, courseId, shownFrom }, { token: teacher })
    const told = async () => {
      const { data } = await service.ask(messagePage, page, { token: student })
      return data.records.filter(({ content }) => content.includes('以后的课')).length
    }
    const [first, second] = [service.clock.now + 1000, service.clock.now + 5000]
    await plan(first)
    await plan(second)
    const jobs = await db.kysely
      .selectFrom('job')
      .select(['input', 'leaseUntil'])
      .where('kind', '=', coursewareJob)
      .where('leaseUntil', '>=', first)
      .orderBy('id')
      .execute()
    expect(jobs.map(({ leaseUntil }) => leaseUntil)).toEqual([first, second])
    const announce = (at: number) => announcePlanned(db, JSON.parse(jobs[at]?.input ?? ''), second)
    // the first plan was changed
    expect([await announce(0), await told()]).toEqual([false, 0])
    expect([await announce(1), await told()]).toEqual([true, 1])
    await announce(1)
    expect(await told()).toBe(1)
    await service.ask(coursewarePublish, { id, courseId, shownFrom: null }, { token: teacher })
    await service.ask(coursewareRemove, { id }, { token: teacher })
  })

  test('a document that may not be downloaded never leaves the service for students', async () => {
    const { id } = await service.service.db.kysely
      .insertInto('file')
      .values({
        tenant,
        key: randomUUID(),
        useTo: 'attachment',
        name: 'a.pdf',
        size: 9,
        ownerId: school.accounts.teacher,
        state: 'ready',
        storageKey: 'a',
        createdAt: 1,
        touchedAt: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const doc = { url: `/wk_mobile/media/own/file/${id}/a.pdf`, name: 'a.pdf', size: 9 }
    const plain = {
      name: '第一讲 肾',
      nameEn: 'Lesson 1: kidney',
      description: '',
      descriptionEn: '',
      scope: 'own' as const,
    }
    const save = (allowDownloadDoc: boolean) =>
      service.ask(
        coursewareSave,
        { ...plain, id: stage.courseware, doc, allowDownloadDoc },
        { token: teacher },
      )
    await save(false)
    expect([(await preview(student)).data.doc, (await preview(teacher)).data.doc]).toEqual([null, doc])
    await save(true)
    expect((await preview(student)).data.doc).toEqual(doc)
    expect(
      (await service.ask(coursewareSave, { ...plain, id: stage.courseware }, { token: student })).status,
    ).toBe(403)
  })

  test('S33 the search finds coursewares and decks by what stands on a slide', async () => {
    const find = async (keyword: string, token: string) =>
      (await service.ask(materialSearch, { keyword }, { token })).data.map(({ kind, slideNo, courseId }) => [
        kind,
        slideNo,
        courseId,
      ])
    expect(await find('致密斑', student)).toEqual([
      ['courseware', 3, stage.courses.lab],
      ['deck', 3, null],
    ])
    expect(await find('致密斑', stranger)).toEqual([['deck', 3, null]])
    expect(await find('KIDNEY', student)).toEqual([
      ['courseware', 0, stage.courses.lab],
      ['deck', 0, null],
    ])
    expect(await find('%', student)).toEqual([])
    // however a word is written elsewhere
    expect(await find('kidneys', student)).toEqual(await find('kidney', student))
    expect(await find('腎的結構', student)).toEqual(await find('肾的结构', student))
  })

  test('T08 who left the class reads its coursewares no more', async () => {
    await service.ask(roomExit, { roomId }, { token: student })
    expect((await preview(student)).status).toBe(404)
    expect((await service.ask(recordLatest, {}, { token: student })).data).toBeNull()
  })
})
