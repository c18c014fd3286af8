import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bringDecks } from '../../exchange/decks/command.ts'
import { jobKinds } from '../../exchange/jobs.ts'
import { setCredentials } from '../../src/api/call.ts'
import { uploadFile } from '../../src/api/upload.ts'
import { jobCancel, jobDetail } from '../../src/contract/jobs.ts'
import {
  coursewareByCourse,
  coursewarePreview,
  coursewarePublish,
  coursewareSave,
  coursewareSlides,
} from '../../src/contract/teaching/courseware.ts'
import { deckPage, deckPreview } from '../../src/contract/teaching/deck.ts'
import {
  bringingTools,
  deckBring,
  deckBrought,
  deckCheck,
  deckPublish,
  deckRemove,
} from '../../src/contract/teaching/material.ts'
import { roomJoin, roomSave } from '../../src/contract/teaching/room.ts'
import { some, whole } from '../tools/rounds.ts'
import { locked, pdfOf } from '../unit/exchange/decks/documents.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { seedTeaching, type TeachingStage } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

// jobs give way to all else on a busy machine
describe.each(some(1, places))('decks that a teacher brings, on $name', { timeout: 240_000 }, (place) => {
  /** Conversions take most of the time and know no database: `npm run faults` tries them on both. */
  const isTried = whole || place === places[0]
  let service: Running
  let school: Seeded
  let stage: TeachingStage
  let teacher: string
  let student: string
  beforeAll(async () => {
    service = await start(place, { jobKinds })
    school = await seed(service.service.db)
    stage = await seedTeaching(service.service.db, school)
    teacher = await service.signIn('teacher')
    student = await service.signIn('student')
  })
  afterAll(() => service.stop())

  const upload = async (bytes: Uint8Array, name: string) => {
    setCredentials(() => ({ token: teacher, lang: 'zh', origin: service.origin }))
    const file = new File([new Uint8Array(bytes)], name)
    return uploadFile(file, 'slides', { owner: school.accounts.teacher })
  }
  const bring = async (bytes: Uint8Array, name: string) => {
    const { id } = await upload(bytes, name)
    const { data } = await service.ask(deckBring, { fileIds: [id], name: '' }, { token: teacher })
    return data.jobId
  }
  const detail = async (id: number) => (await service.ask(jobDetail, { id }, { token: teacher })).data
  const ended = async (id: number) => {
    for (let left = 1500; left > 0; left--) {
      const job = await detail(id)
      if (job.state !== 'waiting' && job.state !== 'running') return job
      await wait(100)
    }
    throw new Error('the job did not end')
  }
  const deckOf = async (jobId: number) => {
    const { deckId } = (await ended(jobId)).result as { deckId: number }
    return (await service.ask(deckCheck, { id: deckId }, { token: teacher })).data
  }

  test('a PDF is looked at page by page, then used, then shared', async () => {
    const deck = await deckOf(await bring(pdfOf(3, [2]), '肾.pdf'))
    const { id, slides } = deck
    expect(deck).toMatchObject({ name: '肾', fileType: 'pdf', slideCount: 3, state: 'toCheck' })
    expect(deck.findings).toEqual([{ slideId: slides[1]?.id, finding: 'blank' }])
    // students find nothing of it, and nobody makes a courseware of pages that were not looked at
    expect((await service.ask(deckPreview, { id }, { token: student })).status).toBe(404)
    expect((await service.ask(deckCheck, { id }, { token: await service.signIn('admin') })).status).toBe(404)
    const courseware = {
      name: '第二讲',
      nameEn: '',
      description: '',
      descriptionEn: '',
      scope: 'own',
      deckId: id,
    } as const
    expect((await service.ask(coursewareSave, courseware, { token: teacher })).status).toBe(404)
    const kept = slides.filter((_, at) => at !== 1).map((slide) => slide.id)
    const publish = { id, name: '肾的切片', nameEn: 'Kidney', slideIds: kept.toReversed(), shared: false }
    const early = await service.ask(deckPublish, { ...publish, seen: kept.slice(0, 1) }, { token: teacher })
    expect(early.message).toBe('还有 1 页没有看过')
    expect((await service.ask(deckPublish, { ...publish, seen: kept }, { token: teacher })).code).toBe(0)
    const made = await service.ask(coursewareSave, courseware, { token: teacher })
    const { data } = await service.ask(coursewarePreview, { id: made.data }, { token: teacher })
    expect(data.slides.map(({ text }) => text)).toEqual(['第 3 页 肾小球', '第 1 页 肾小球'])
    const picture = await service.raw(data.slides[0]?.picture ?? '')
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    // into the course from a day on
    const shown = { id: made.data, courseId: stage.courses.lab, shownFrom: service.clock.now }
    expect((await service.ask(coursewarePublish, shown, { token: teacher })).code).toBe(0)
    const list = await service.ask(coursewareByCourse, { courseId: stage.courses.lab }, { token: teacher })
    expect(list.data.map(({ name }) => name)).toContain('第二讲')
    const noSubject = await service.ask(
      deckPublish,
      { ...publish, seen: [], shared: true },
      { token: teacher },
    )
    expect(noSubject.message).toBe('放入学校资源需要选择学科')
    const shared = { ...publish, seen: [], shared: true, subjectId: school.subjects.histology }
    expect((await service.ask(deckPublish, shared, { token: teacher })).code).toBe(0)
    const found = await service.ask(
      deckPage,
      { pageNo: 1, pageSize: 10, keyword: '肾的切片' },
      { token: student },
    )
    expect(found.data.records.map((row) => row.id)).toEqual([id])
    expect((await service.ask(deckBrought, {}, { token: teacher })).data[0]).toMatchObject({
      id,
      state: 'school',
    })
    expect((await service.ask(deckRemove, { id }, { token: teacher })).code).toBe(0)
    expect((await service.ask(deckPreview, { id }, { token: student })).status).toBe(404)
  })

  test.runIf(isTried)('a file that cannot be a deck says why; its space is given back', async () => {
    const job = await ended(await bring(locked(), '有密码.pdf'))
    expect(job).toMatchObject({ state: 'failed', message: '文件有打开密码。请去掉密码后再导入。' })
    expect(job.messageEn).toContain('locked by a password')
    await ended(await bring(pdfOf(1), '下一个.pdf'))
    const left = await service.service.db.kysely.selectFrom('file').select('name').execute()
    expect(left).toEqual([])
  })

  test.runIf(isTried)('progress says the page; a cancelled job leaves nothing to be served', async () => {
    const served = () => readdirSync(join(service.dataDir, 'media', 'deck'))
    const before = served()
    const id = await bring(pdfOf(120), '很长.pdf')
    let job = await detail(id)
    for (let left = 1500; job.done < 2 && left > 0; left--) {
      await wait(100)
      job = await detail(id)
    }
    expect(job).toMatchObject({ state: 'running', total: 120 })
    expect(job.message).toBe(`第 ${job.done + 1} 页，共 120 页`)
    await service.ask(jobCancel, { id }, { token: teacher })
    expect((await ended(id)).state).toBe('cancelled')
    expect(served()).toEqual(before)
    expect(
      (await service.ask(deckBrought, {}, { token: teacher })).data.map(({ name }) => name),
    ).not.toContain('很长')
  })

  test('a courseware takes only its owner’s files and shows them to its class alone', async () => {
    setCredentials(() => ({ token: teacher, lang: 'zh', origin: service.origin }))
    const owner = school.accounts.teacher
    const send = (text: string, name: string, useTo: 'attachment' | 'captions') =>
      uploadFile(new File([text], name), useTo, { owner })
    const captions = await send('WEBVTT\n\n00:00.000 --> 00:01.000\n肾\n', '肾.vtt', 'captions')
    expect(captions.type).toBe('vtt')
    await expect(send('no captions', '肾.vtt', 'captions')).rejects.toThrow('不支持这种文件')
    const { url, name, size } = await send('观察肾小球', '任务.txt', 'attachment')
    const texts = { name: '第一讲 肾', nameEn: '', description: '', descriptionEn: '', scope: 'own' } as const
    const save = (address: string) =>
      service.ask(
        coursewareSave,
        { id: stage.courseware, ...texts, attachments: [{ url: address, name, size }] },
        { token: teacher },
      )
    expect((await save('https://elsewhere.example/a.pdf')).message).toContain('只能使用自己上传的文件')
    expect((await save('/wk_mobile/media/own/file/999/a.pdf')).message).toContain('文件已被删除：a.pdf')
    expect((await save(url)).code).toBe(0)
    const read = async (token: string) =>
      (await service.raw(url, { headers: { authorization: `Bearer ${token}` } })).status
    const stranger = await service.signIn('student2')
    const { data } = await service.ask(coursewarePreview, { id: stage.courseware }, { token: teacher })
    expect(data.attachments).toEqual([{ url, name, size }])
    const isMember =
      (await service.ask(coursewarePreview, { id: stage.courseware }, { token: student })).code === 0
    expect(await read(student)).toBe(isMember ? 200 : 404)
    expect(await read(stranger)).toBe(404)
  })

  test('S21 a document without download is readable only as pictures of its pages', async () => {
    const { data: room } = await service.ask(
      roomSave,
      { courseId: stage.courses.lab, name: '文档班', capacity: 9 },
      { token: teacher },
    )
    await service.ask(roomJoin, { code: room.code }, { token: student })
    setCredentials(() => ({ token: teacher, lang: 'zh', origin: service.origin }))
    const pdf = new File([new Uint8Array(pdfOf(2))], '讲义.pdf')
    const { url, name, size } = await uploadFile(pdf, 'attachment', { owner: school.accounts.teacher })
    const texts = { name: '第一讲 肾', nameEn: '', description: '', descriptionEn: '', scope: 'own' } as const
    const given = { id: stage.courseware, ...texts, doc: { url, name, size }, allowDownloadDoc: false }
    const seen = async (token: string) =>
      (await service.ask(coursewarePreview, { id: stage.courseware }, { token })).data
    await service.ask(coursewareSave, given, { token: teacher })
    const before = await seen(teacher)
    await expect
      .poll(async () => (await seen(student)).docPreview?.pages.length, { timeout: 200_000, interval: 300 })
      .toBe(2)
    const { doc, docPreview, version } = await seen(student)
    expect([doc, docPreview?.name, version]).toEqual([null, name, before.version + 1])
    const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
    expect((await service.raw(url, as(student))).status).toBe(404)
    const page = await service.raw(docPreview?.pages[0]?.picture ?? '', as(student))
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'image/webp'])
    // pages that came meanwhile are nobody's change: what a teacher arranges then is taken
    const arranged = { slides: before.slides.map(({ id }) => ({ id, note: '', noteEn: '' })), specimens: [] }
    const arrange = () =>
      service.ask(
        coursewareSlides,
        { id: stage.courseware, version: before.version, ...arranged },
        { token: teacher },
      )
    expect((await arrange()).data).toBe(version + 1)
    expect((await arrange()).code).toBe(1)
    expect((await seen(teacher)).docPreview).toBeNull()
  })

  test('`npm run import -- decks FOLDER` brings each document and says which failed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-decks-'))
    writeFileSync(join(folder, '肝.pdf'), pdfOf(2))
    writeFileSync(join(folder, '坏的.pdf'), pdfOf(1).subarray(0, 200))
    mkdirSync(join(folder, '第3章'))
    const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#e9c0d0' } }).jpeg()
    for (const name of ['1.jpg', '2.jpg']) await picture.toFile(join(folder, '第3章', name))
    writeFileSync(join(folder, '说明.txt'), '说明')
    const bring = (owner: string) => bringDecks(service.service.db, service.dataDir, folder, 'zh', { owner })
    const said = vi.spyOn(console, 'log')
    try {
      await expect(bring('student')).rejects.toThrow('student')
      expect(await bring('teacher')).toBe(1)
      // the same folder again makes no second deck
      await bring('teacher')
      expect(said.mock.calls.join('\n')).toContain('“说明.txt”不能作为课件')
    } finally {
      said.mockRestore()
      rmSync(folder, { recursive: true })
    }
    const { data } = await service.ask(deckBrought, {}, { token: teacher })
    const own = data.filter(({ name }) => ['肝', '坏的', '第3章'].includes(name))
    expect(own.map(({ name, slideCount, state }) => [name, slideCount, state]).sort()).toEqual([
      ['第3章', 2, 'toCheck'],
      ['肝', 2, 'toCheck'],
    ])
  })

  test('only teachers bring material, and only their own files', async () => {
    const { id } = await upload(pdfOf(1), '我的.pdf')
    const admin = await service.signIn('admin')
    expect((await service.ask(deckBring, { fileIds: [id], name: '' }, { token: admin })).status).toBe(404)
    expect((await service.ask(deckBring, { fileIds: [id], name: '' }, { token: student })).status).toBe(403)
    expect((await service.ask(bringingTools, {}, { token: student })).status).toBe(403)
    expect((await service.ask(bringingTools, {}, { token: teacher })).data).toEqual({
      office: expect.any(Boolean),
    })
  })

  test('texts and notes of pages lie outside of what is served as files', () => {
    const folder = join(service.dataDir, 'media', 'deck')
    const names = readdirSync(folder).flatMap((name) => readdirSync(join(folder, name)))
    expect(names.every((name) => name.endsWith('.webp'))).toBe(true)
    const [facts = ''] = readdirSync(join(service.dataDir, 'decks'))
    expect(readFileSync(join(service.dataDir, 'decks', facts), 'utf8')).toContain('isBlank')
  })
})
