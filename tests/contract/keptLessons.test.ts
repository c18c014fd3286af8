/** What keeping a deck, a courseware and a course for offline means, asked of the service. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contents, type Depth, type KeepKind } from '../../src/contract/sync.ts'
import { roomJoin, roomSave } from '../../src/contract/teaching/room.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { seedTeaching, slideOf, type TeachingStage } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('on $name', (place) => {
  let service: Running
  let school: Seeded
  let stage: TeachingStage
  let student: string
  let stranger: string
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    stage = await seedTeaching(service.service.db, school)
    student = await service.signIn('student')
    stranger = await service.signIn('student2')
    const room = { courseId: stage.courses.lab, name: '一班', capacity: 60 }
    const made = await service.ask(roomSave, room, { token: await service.signIn('teacher') })
    await service.ask(roomJoin, { code: made.data.code }, { token: student })
  })
  afterAll(() => service.stop())

  const ask = (kind: KeepKind, id: number, token = student, depth: Depth = 'full') =>
    service.ask(contents, { kind, id, depth }, { token })
  const keep = async (kind: KeepKind, id: number, depth?: Depth) => (await ask(kind, id, student, depth)).data
  const update = () => service.service.db.kysely.updateTable('courseware')
  const pictures = () => stage.slides.flatMap(({ picture, thumbnail }) => [picture, thumbnail])
  const pathsOf = ({ calls }: { calls: { path: string }[] }) => calls.map(({ path }) => path)
  const attachment = '/wk_mobile/media/deck/1-0123456789abcdef/tasks.txt'

  test('a deck is its slides, told with their size: S13', async () => {
    const { config } = service.service
    const [first = ''] = pictures()
    const file = join(config.dataDir, first.replace('/wk_mobile/', ''))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, new Uint8Array(1234))
    const deck = await keep('deck', stage.deck)
    expect(deck).toMatchObject({ name: '肾的结构', packs: [], bytes: 1234, pending: 0 })
    expect(new Set(deck.pictures)).toEqual(new Set(pictures()))
    expect(deck.calls).toEqual([
      { path: '/dh-specimen/deck/preview', query: { id: stage.deck }, version: '1' },
      { path: '/dh-specimen/deck/courseware', query: { id: stage.deck }, version: '1' },
    ])
    expect((await ask('deck', 9999)).status).toBe(404)
  })

  test('a courseware is kept with its slides, attachments and specimens: S21', async () => {
    const { ready } = school.specimens
    const secret = '/wk_mobile/media/own/slide/1-0123456789abcdef/mini.webp'
    // goes into the person's own cache, and the service asks who reads it
    const uploaded = '/wk_mobile/media/own/file/1/notes.pdf'
    const attachments = [attachment, secret, uploaded].map((url) => ({ url, name: 'x', size: 1 }))
    await update()
      .set({ attachments: JSON.stringify(attachments) })
      .where('id', '=', stage.courseware)
      .execute()
    const kept = await keep('courseware', stage.courseware, 'focus')
    expect(kept.pictures).toEqual(expect.arrayContaining([...pictures(), attachment, uploaded]))
    expect(kept.pictures).not.toContain(secret)
    expect(pathsOf(kept)).toEqual([
      '/dh-teaching/courseware/preview',
      '/dh-teaching/courseware/resource',
      '/dh-specimen/specimen/info',
      '/dh-specimen/mark/common',
      '/dh-specimen/mark/personal',
      '/dh-specimen/specimen/related',
    ])
    // a tenth of the height needs every level, the whole picture all but two
    expect(kept.packs).toMatchObject([{ specimenId: ready, bytes: 1_600_000 }])
    const setView = (view: string) =>
      service.service.db.kysely
        .updateTable('coursewareResource')
        .set({ view })
        .where('coursewareId', '=', stage.courseware)
        .execute()
    await service.service.db.kysely
      .updateTable('specimen')
      .set({ height: 6400 })
      .where('id', '=', ready)
      .execute()
    await setView('')
    const whole = await keep('courseware', stage.courseware, 'focus')
    expect(whole.packs[0]?.bytes).toBe(whole.sizes.overview - (whole.sizes.full - 1_600_000))
    await setView('{"x":0.5,"y":0.25,"height":0.5}')
    const half = await keep('courseware', stage.courseware, 'focus')
    expect(half.bytes).toBe(half.sizes.study)
  })

  test('films come with the full depth alone', async () => {
    const film = '/wk_mobile/media/related/1-0123456789abcdef/film.webm'
    const video = { url: film, name: 'film', size: 1, captions: '', captionsEn: '' }
    await update()
      .set({ video: JSON.stringify(video) })
      .where('id', '=', stage.courseware)
      .execute()
    expect((await keep('courseware', stage.courseware, 'full')).pictures).toContain(film)
    expect((await keep('courseware', stage.courseware, 'focus')).pictures).not.toContain(film)
  })

  test('a course is kept with all that its coursewares hold: O02 S18', async () => {
    const { lab } = stage.courses
    const course = await keep('course', lab)
    const courseware = await keep('courseware', stage.courseware)
    expect(course.calls.slice(0, 2)).toEqual([
      { path: '/dh-teaching/course/detail', query: { id: lab }, version: `${stage.courseware}.1` },
      {
        path: '/dh-teaching/courseware/byCourse',
        query: { courseId: lab },
        version: `${stage.courseware}.1`,
      },
    ])
    for (const call of courseware.calls) expect(course.calls).toContainEqual(call)
    expect(course.packs).toEqual(courseware.packs)
    for (const one of courseware.pictures ?? []) expect(course.pictures).toContain(one)
    const slides = [...stage.slides, slideOf('新的一页', 'A new slide')]
    await update()
      .set({ slides: JSON.stringify(slides), version: 2 })
      .where('id', '=', stage.courseware)
      .execute()
    const next = await keep('course', lab)
    const changed = next.calls.filter(
      (call) => !course.calls.some((one) => JSON.stringify(one) === JSON.stringify(call)),
    )
    // its specimens' replies are as before
    expect(pathsOf({ calls: changed })).toEqual(
      [
        '/dh-teaching/course/detail',
        '/dh-teaching/courseware/byCourse',
        '/dh-teaching/course/studying/home',
        '/dh-teaching/record/latest',
        '/dh-teaching/room/student/list',
        '/dh-teaching/courseware/preview',
        '/dh-teaching/courseware/resource',
      ].filter((path) => pathsOf(next).includes(path)),
    )
    expect(changed.length).toBeGreaterThan(5)
    const fresh = next.pictures?.filter((one) => !course.pictures?.includes(one))
    expect(fresh).toEqual([slides[3]?.picture, slides[3]?.thumbnail])
  })

  test('who is in no class of the course keeps nothing of its coursewares', async () => {
    expect((await ask('courseware', stage.courseware, stranger)).status).toBe(404)
    const { data } = await ask('course', stage.courses.lab, stranger)
    expect(pathsOf(data)).not.toContain('/dh-teaching/courseware/preview')
    expect(JSON.stringify(data)).not.toContain('/media/deck/')
    expect((await ask('course', stage.courses.draft, stranger)).status).toBe(404)
  })
})
