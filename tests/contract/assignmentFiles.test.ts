import { createHash, randomUUID } from 'node:crypto'
import { BlobReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileBegin, filePiece, fileWhole } from '../../src/contract/files.ts'
import {
  assignmentAnnounce,
  assignmentLines,
  assignmentPhoto,
  assignmentPhotos,
  assignmentSave,
  assignmentScore,
  assignmentStudentPage,
  assignmentSubmit,
} from '../../src/contract/quizzes/assignment.ts'
import { roomJoin, roomSave } from '../../src/contract/teaching/room.ts'
import { hashSubmission } from '../../src/rules/quizzes/submissionHash.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { seedTeaching, type TeachingStage } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)
const dayMs = 86_400_000

const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
  .jpeg()
  .toBuffer()

describe.each(places)('files of assignments on $name', (place) => {
  let service: Running
  let school: Seeded
  let stage: TeachingStage
  let teacher: string
  let student: string
  let student2: string
  let practiseId: number

  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    stage = await seedTeaching(service.service.db, school)
    teacher = await service.signIn('teacher')
    student = await service.signIn('student')
    student2 = await service.signIn('student2')
    const { data: room } = await service.ask(
      roomSave,
      { courseId: stage.courses.lab, name: '一班', capacity: 60 },
      { token: teacher },
    )
    for (const token of [student, student2]) await service.ask(roomJoin, { code: room.code }, { token })
    const { data } = await service.ask(
      assignmentSave,
      {
        courseId: stage.courses.lab,
        title: '绘图',
        deadline: service.clock.now + dayMs,
        maxScore: 10_000,
        allowLate: false,
      },
      { token: teacher },
    )
    practiseId = data.id
  })
  afterAll(() => service.stop())

  const key = (token: string) => ({ token, key: randomUUID() })
  /** As the queue of a device does it: begin, pieces, then the row that finishes by the device's key. */
  async function upload(token: string, bytes: Buffer = jpeg, name = '照片.jpg'): Promise<string> {
    const file = randomUUID()
    const facts = { key: file, name, size: bytes.length, useTo: 'attachment' as const }
    const begun = await service.ask(fileBegin, facts, { token })
    await service.raw(`${filePiece.path}?id=${begun.data.id}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/octet-stream',
        'upload-offset': '0',
      },
      body: new Uint8Array(bytes),
    })
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const whole = await service.ask(fileWhole, { ...facts, sha256 }, key(token))
    expect(whole.code).toBe(0)
    return file
  }

  test('S37 files go before the submission that names them by their keys', async () => {
    const files = [await upload(student), await upload(student)]
    const early = await service.ask(
      assignmentSubmit,
      { practiseId, content: '', files: [randomUUID()] },
      key(student),
    )
    expect(early.status).toBe(400)
    const { data } = await service.ask(assignmentSubmit, { practiseId, content: '', files }, key(student))
    expect(data.attachments.map(({ name }) => name)).toEqual(['照片.jpg', '照片.jpg'])
    const url = data.attachments[0]?.url ?? ''
    const statusFor = async (token: string) =>
      (await service.raw(url, { headers: { authorization: `Bearer ${token}` } })).status
    expect([await statusFor(student), await statusFor(teacher), await statusFor(student2)]).toEqual([
      200, 200, 404,
    ])
  })

  /** Work with a photo, on a device that announces it and then needs an hour for the upload. */
  async function slowWork(deadline: number, content: string, bytes: Buffer = jpeg) {
    const saved = await service.ask(
      assignmentSave,
      { courseId: stage.courses.lab, title: content, deadline, maxScore: 10_000, allowLate: false },
      { token: teacher },
    )
    const sha256 = createHash('sha256').update(jpeg).digest('hex')
    const at = service.clock.now
    const workOf = (text: string) => ({
      practiseId: saved.data.id,
      content: text,
      attachments: [],
      clientId: randomUUID(),
      at,
      mono: at,
    })
    const announce = (work: ReturnType<typeof workOf>, token = student) => {
      const hash = hashSubmission({ ...work, fileHashes: [sha256] })
      return service.ask(assignmentAnnounce, { practiseId: work.practiseId, hash }, key(token))
    }
    const submit = async (work: ReturnType<typeof workOf>) => {
      const files = [await upload(student, bytes)]
      return (await service.ask(assignmentSubmit, { ...work, files }, key(student))).data
    }
    const versions = async () => {
      const page = { pageNo: 1, pageSize: 100 }
      const { data } = await service.ask(assignmentStudentPage, page, { token: student })
      return data.records.find(({ id }) => id === saved.data.id)?.submissions ?? []
    }
    return { workOf, announce, submit, versions }
  }
  const hourMs = 3_600_000

  test('V05 work whose hash came in time is in time, however long its files take', async () => {
    const seenAt = service.clock.now
    const { workOf, announce, submit, versions } = await slowWork(seenAt + 1000, '慢线路')
    const work = workOf('写在截止前\0')
    expect((await announce(work)).code).toBe(0)
    service.clock.now += hourMs
    expect((await announce(work)).code).toBe(0)
    const handedIn = await submit(work)
    expect(handedIn).toMatchObject({ isLate: false, isUnproved: false, announcedAt: seenAt })
    expect(await versions()).toEqual([handedIn])
  })

  test('V05 a hash proves nothing for other text, another file or after the deadline', async () => {
    const other = await sharp(jpeg).resize(20).jpeg().toBuffer()
    const unproved = { isLate: false, isUnproved: true }
    for (const [bytes, change] of [
      [other, {}],
      [jpeg, { content: '截止后改的' }],
    ] as const) {
      const { workOf, announce, submit } = await slowWork(service.clock.now + 1000, '改过的', bytes)
      const work = workOf('原来的')
      await announce(work)
      service.clock.now += hourMs
      const handedIn = await submit({ ...work, ...change })
      expect(handedIn).toMatchObject(unproved)
      expect(handedIn.announcedAt).toBeUndefined()
    }
    const { workOf, announce, submit } = await slowWork(service.clock.now + 1000, '太晚的')
    const work = workOf('截止前写完')
    service.clock.now += hourMs
    await announce(work)
    expect(await submit(work)).toMatchObject(unproved)
  })

  test('QX02 of several announced works none is proved in time while another is missing', async () => {
    const { workOf, announce, submit, versions } = await slowWork(service.clock.now + 1000, '两份')
    const [first, second] = [workOf('答案是甲'), workOf('答案是乙')]
    for (const work of [first, second]) await announce(work)
    service.clock.now += hourMs
    expect(await submit(first)).toMatchObject({ isLate: false, isUnproved: true })
    expect(await submit(second)).toMatchObject({ isLate: false, isUnproved: false })
    expect((await versions()).map(({ isUnproved }) => isUnproved)).toEqual([false, false])
  })

  test('nobody announces work for an assignment of another course', async () => {
    const { workOf, announce } = await slowWork(service.clock.now + 1000, '别人的')
    expect((await announce(workOf('x'), teacher)).status).toBe(404)
  })

  test('V04 a tenth file and 50 MB and one byte are refused', async () => {
    const tooLarge = await service.ask(
      fileBegin,
      { key: randomUUID(), name: 'a.pdf', size: 50_000_001, useTo: 'attachment' },
      { token: student },
    )
    expect([tooLarge.code, tooLarge.data]).toEqual([1, { field: 'size' }])
    // all ten are there: only their number is wrong
    const ten: string[] = []
    while (ten.length < 10) ten.push(await upload(student))
    const nine = ten.slice(0, 9)
    const many = await service.ask(assignmentSubmit, { practiseId, content: 'x', files: ten }, key(student))
    expect(many.status).toBe(400)
    const submit = (files: string[], attachments: number[] = []) =>
      service.ask(assignmentSubmit, { practiseId, content: 'x', files, attachments }, key(student))
    const handed = await submit(nine)
    expect(handed.data.attachments).toHaveLength(9)
    const together = await submit(nine, [handed.data.attachments[0]?.id ?? 0])
    expect([together.code, together.message]).toEqual([1, '最多 9 个附件'])
    const others = await service.ask(
      assignmentSubmit,
      { practiseId, content: 'x', files: [await upload(student2)] },
      key(student),
    )
    expect(others.status).toBe(400)
  })

  test('a phone adds photos to the submission that is open on a computer', async () => {
    const file = await upload(student2)
    await service.ask(assignmentPhoto, { practiseId, file }, key(student2))
    const { data: photos } = await service.ask(assignmentPhotos, { practiseId }, { token: student2 })
    expect(photos).toMatchObject([{ name: '照片.jpg' }])
    const attachments = photos.map(({ id }) => id)
    const { data } = await service.ask(
      assignmentSubmit,
      { practiseId, content: '见照片', attachments },
      key(student2),
    )
    expect(data).toMatchObject({ version: 1, attachments: [{ id: attachments[0] }] })
    expect((await service.ask(assignmentPhotos, { practiseId }, { token: student2 })).data).toEqual([])
  })

  test('a photo that arrives while the submission changes is kept', async () => {
    const { kysely } = service.service.db
    const [early, late, last] = [await upload(student), await upload(student), await upload(student)]
    const add = (file: string) => service.ask(assignmentPhoto, { practiseId, file }, key(student))
    await add(early)
    const open = kysely
      .selectFrom('assignmentSubmission')
      .select(['version', 'attachments'])
      .where('accountId', '=', school.accounts.student)
      .where('state', '=', 'open')
    const [before = expect.fail()] = await open.execute()
    const [other = expect.fail()] = await kysely
      .selectFrom('file')
      .select('id')
      .where('key', '=', late)
      .execute()
    /** Changes the version in a transaction, and adds a photo before it ends. */
    async function meanwhile(change: { attachments: string } | { state: 'submitted' }, file: string) {
      const { asked } = await kysely.transaction().execute(async (within) => {
        const changed = within.updateTable('assignmentSubmission').set(change)
        await changed
          .where('accountId', '=', school.accounts.student)
          .where('version', '=', before.version)
          .execute()
        const asked = add(file)
        await new Promise((resolve) => setTimeout(resolve, 300))
        return { asked }
      })
      expect((await asked).code).toBe(0)
    }
    const two = JSON.stringify([...JSON.parse(before.attachments), other.id])
    await meanwhile({ attachments: two }, last)
    const [after = expect.fail()] = await open.execute()
    expect(JSON.parse(after.attachments)).toEqual([...JSON.parse(two), expect.any(Number)])
    await meanwhile({ state: 'submitted' }, late)
    expect(await open.execute()).toEqual([{ version: before.version + 1, attachments: `[${other.id}]` }])
  })

  test('a score that another teacher gave first stands, and the second is told', async () => {
    const given = { practiseId, accountId: school.accounts.student2, version: 1, comment: '' }
    service.clock.now += 1000
    const first = await service.ask(assignmentScore, { ...given, score: 8000, seenAt: 0 }, key(teacher))
    expect(first.data.score).toBe(8000)
    service.clock.now += 1000
    const second = await service.ask(assignmentScore, { ...given, score: 6000, seenAt: 0 }, key(teacher))
    expect([second.code, second.message]).toEqual([1, '另一位老师已评分：80 分'])
    const asked = await service.ask(
      assignmentScore,
      { ...given, score: 6000, seenAt: first.data.scoredAt },
      key(teacher),
    )
    expect(asked.data.score).toBe(6000)
  })

  test('S37 P02 a substitute reads what was handed in on the given days alone', async () => {
    const { data } = await service.ask(
      assignmentSubmit,
      { practiseId, content: '给代课老师看的', files: [await upload(student)] },
      key(student),
    )
    const read = async () => {
      const headers = { authorization: `Bearer ${student2}` }
      return (await service.raw(data.attachments[0]?.url ?? '', { headers })).status
    }
    const { kysely } = service.service.db
    const { now } = service.clock
    const substitute = { courseId: stage.courses.lab, accountId: school.accounts.student2 }
    const statuses: number[] = []
    for (const days of [
      { from: now - dayMs, until: now + dayMs },
      { from: now - 2 * dayMs, until: now - dayMs },
    ]) {
      const named = { tenant: 1, ...substitute, role: 'substitute' as const, position: 9, ...days }
      await kysely.insertInto('courseTeacher').values(named).execute()
      statuses.push(await read())
      await kysely.deleteFrom('courseTeacher').where('accountId', '=', substitute.accountId).execute()
    }
    expect([...statuses, await read()]).toEqual([200, 404, 404])
  })

  test('all that was handed in comes as one ZIP, to teachers of the course alone', async () => {
    const address = `/wk_mobile/media/own/assignment/${practiseId}.zip`
    const get = (token: string) => service.raw(address, { headers: { authorization: `Bearer ${token}` } })
    expect((await get(student)).status).toBe(403)
    expect((await service.raw(address)).status).toBe(401)
    const response = await get(teacher)
    const zip = new ZipReader(new BlobReader(await response.blob()))
    const entries = await zip.getEntries()
    const { data: lines } = await service.ask(assignmentLines, { practiseId }, { token: teacher })
    const handedIn = lines.flatMap(({ submissions }) => submissions.at(-1) ?? [])
    const files = handedIn.reduce((sum, one) => sum + one.attachments.length + (one.content ? 1 : 0), 0)
    expect(entries).toHaveLength(files)
    const photo = entries.find(({ filename }) => filename.endsWith('.jpg'))
    if (!photo || photo.directory) throw new Error('no photo in the archive')
    expect(Buffer.from(await photo.getData(new Uint8ArrayWriter())).equals(jpeg)).toBe(true)
  })
})
