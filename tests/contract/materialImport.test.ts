/** Specimens and questions from uploaded files: the jobs, their reports, and who may write where. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobKinds } from '../../exchange/jobs.ts'
import { tenant } from '../../server/store/schema.ts'
import {
  type MaterialImport,
  ownSpecimenImport,
  questionImport,
  specimenImport,
  specimenReplace,
} from '../../src/contract/admin/materialImport.ts'
import type { FileUse, UploadedFile } from '../../src/contract/files.ts'
import { type Job, jobCancel, jobDetail } from '../../src/contract/jobs.ts'
import { mySpecimenPage, specimenPage } from '../../src/contract/specimens.ts'
import { whole } from '../tools/rounds.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const page = { pageNo: 1, pageSize: 50 }
const picture = (shade: number) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: { r: shade, g: 40, b: 90 } } })
    .jpeg()
    .toBuffer()
const gift = (stem: string) => `::${stem}:: ${stem}？ {\n=对\n~错\n~都不是\n}\n`

// each job starts a process of its own, which takes long on a busy machine: on PostgreSQL only in `npm run faults`
const tried = whole ? places : places.slice(0, 1)

describe.each(tried)('material from uploaded files on $name', { timeout: 300_000 }, (place) => {
  let service: Running
  let seeded: Seeded
  let admin: string
  let teacher: string
  let subjectAdmin: string
  beforeAll(async () => {
    service = await start(place, { jobKinds })
    const { db } = service.service
    seeded = await seed(db)
    admin = await service.signIn('admin')
    teacher = await service.signIn('teacher')
    subjectAdmin = await service.signIn('student2')
    const { name } = await db.kysely
      .selectFrom('subject')
      .select('name')
      .where('id', '=', seeded.subjects.histology)
      .executeTakeFirstOrThrow()
    await db.kysely
      .updateTable('account')
      .set({ roles: 8, subjectName: name })
      .where('tenant', '=', tenant)
      .where('id', '=', seeded.accounts.student2)
      .execute()
  })
  afterAll(() => service.stop())

  async function upload(
    bytes: Buffer | string,
    name: string,
    useTo: FileUse,
    token: string,
  ): Promise<number> {
    const form = new FormData()
    form.set('useTo', useTo)
    form.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name))
    const headers = { authorization: `Bearer ${token}` }
    const response = await service.raw('/dh-usercenter/file/upload', { method: 'POST', headers, body: form })
    const { data, message } = (await response.json()) as { data: UploadedFile; message: string }
    if (!data) throw new Error(message)
    return data.id
  }
  async function ended(id: number, token: string): Promise<Job> {
    const read = async () => (await service.ask(jobDetail, { id }, { token })).data
    await expect.poll(async () => (await read()).endedAt, { timeout: 120_000, interval: 200 }).not.toBeNull()
    return read()
  }
  async function reportOf(id: number, token: string): Promise<MaterialImport> {
    const { state, message, result } = await ended(id, token)
    expect({ state, message }).toEqual({ state: 'done', message: '' })
    return result as MaterialImport
  }
  const histology = () => ({ subjectId: seeded.subjects.histology, catalogId: seeded.catalogs.skin })
  const files = async () =>
    (await service.service.db.rows<{ n: number }>('select count(*) as "n" from "file"', []))[0]

  test('a file that cannot be read does not stop the import of the other slides', async () => {
    const fileIds = [
      await upload(await picture(200), '../../食管.jpg', 'specimen', admin),
      await upload('no picture at all', 'lying.jpg', 'specimen', admin),
    ]
    const { data } = await service.ask(specimenImport, { fileIds, ...histology() }, { token: admin })
    const { counts, items } = await reportOf(data, admin)
    expect([counts.imported, counts.failed]).toEqual([1, 1])
    expect(items[0]).toMatchObject({ name: 'lying.jpg', state: 'failed' })
    expect(items[0]?.notes[0]?.zh).not.toBe('')
    // with the pinyin initials of what came
    const unread = `select 1 from "word" w left join "wordInitials" i on i."tenant" = w."tenant" and i."wordId" = w."id"
      where i."wordId" is null`
    expect(await service.service.db.rows(unread, [])).toEqual([])
    const search = { ...page, keyword: '食管' }
    const { data: found } = await service.ask(specimenPage, search, { token: admin })
    expect(found.records.map(({ name }) => name)).toEqual(['食管'])
    // nothing of the upload is left behind
    expect(Number((await files())?.n)).toBe(0)
  })

  test("a teacher's specimens are their own, also where the school has the same slide", async () => {
    const same = await picture(200)
    const table = 'file,owner,published\n食管.jpg,admin,是\n'
    const fileIds = [
      await upload(same, '食管.jpg', 'specimen', teacher),
      await upload(table, 'slides.csv', 'specimen', teacher),
    ]
    const { data } = await service.ask(ownSpecimenImport, { fileIds, ...histology() }, { token: teacher })
    expect((await reportOf(data, teacher)).counts.imported).toBe(1)
    const own = await service.ask(mySpecimenPage, page, { token: teacher })
    expect(own.data.records.map(({ name }) => name)).toEqual(['食管'])
    const search = { ...page, keyword: '食管' }
    const { data: seen } = await service.ask(specimenPage, search, { token: admin })
    expect(seen.total).toBe(1)
    const student = await service.signIn('student')
    const refused = await service.ask(ownSpecimenImport, { fileIds, ...histology() }, { token: student })
    expect(refused.status).toBe(403)
    const closed = { subjectId: seeded.subjects.tcm, catalogId: seeded.catalogs.skin }
    const hidden = await service.ask(ownSpecimenImport, { fileIds, ...closed }, { token: teacher })
    expect(hidden.status).toBe(404)
  })

  test('a file with a faulty question is imported only if faulty ones are skipped', async () => {
    const text = `${gift('心肌的特点')}\n::坏题:: 数字 {#不是数}\n`
    const place = { subjectId: seeded.subjects.histology, catalogId: seeded.catalogs.skin }
    const first = await upload(text, 'questions.gift', 'questions', admin)
    const given = await service.ask(
      questionImport,
      { fileId: first, skip: false, ...place },
      { token: admin },
    )
    const refused = await reportOf(given.data, admin)
    expect([refused.counts.imported, refused.counts.failed]).toEqual([0, 1])
    const second = await upload(text, 'questions.gift', 'questions', admin)
    const skipping = await service.ask(
      questionImport,
      { fileId: second, skip: true, ...place },
      { token: admin },
    )
    expect((await reportOf(skipping.data, admin)).counts).toMatchObject({ imported: 1, failed: 1 })
    const third = await upload(text, 'questions.gift', 'questions', admin)
    const again = await service.ask(questionImport, { fileId: third, skip: true, ...place }, { token: admin })
    expect((await reportOf(again.data, admin)).counts).toMatchObject({ imported: 0, already: 1 })
  })

  test('a subject administrator writes into the own subject alone', async () => {
    const other = { subjectId: seeded.subjects.anatomy }
    const fileId = await upload(gift('骨'), 'q.gift', 'questions', subjectAdmin)
    const token = subjectAdmin
    expect((await service.ask(questionImport, { fileId, skip: false, ...other }, { token })).status).toBe(403)
    expect((await service.ask(questionImport, { fileId, skip: false }, { token })).status).toBe(403)
    const own = await service.ask(questionImport, { fileId, skip: false, ...histology() }, { token })
    expect((await reportOf(own.data, token)).counts.imported).toBe(1)
    // a table that names another subject is refused, and so is the file of somebody else
    const table = 'file,subject,catalog\na.jpg,anatomy,新目录\n'
    const fileIds = [
      await upload(await picture(10), 'a.jpg', 'specimen', token),
      await upload(table, 'slides.csv', 'specimen', token),
    ]
    const job = await service.ask(specimenImport, { fileIds, ...histology() }, { token })
    expect((await reportOf(job.data, token)).counts).toMatchObject({ imported: 0, failed: 1 })
    const foreign = await upload(gift('别人'), 'q.gift', 'questions', admin)
    const stolen = { fileId: foreign, skip: false, ...histology() }
    expect((await service.ask(questionImport, stolen, { token })).status).toBe(404)
  })

  test.runIf(whole)(
    'a subject administrator overwrites no slide or question of another subject',
    async () => {
      const { kysely } = service.service.db
      const elsewhere = { subjectId: seeded.subjects.head, catalogId: seeded.catalogs.skull }
      const [bytes, bank] = [await picture(120), '::skull-01:: 颅骨？ {\n=对\n~错\n}\n']
      const brought = await service.ask(
        specimenImport,
        { fileIds: [await upload(bytes, '颅骨.jpg', 'specimen', admin)], ...elsewhere },
        { token: admin },
      )
      expect((await reportOf(brought.data, admin)).counts.imported).toBe(1)
      const asked = await service.ask(
        questionImport,
        { fileId: await upload(bank, 'q.gift', 'questions', admin), skip: false, ...elsewhere },
        { token: admin },
      )
      expect((await reportOf(asked.data, admin)).counts.imported).toBe(1)
      const rowsOf = (table: 'specimen' | 'question') =>
        kysely.selectFrom(table).selectAll().where('tenant', '=', tenant).orderBy('id').execute()
      const before = { specimens: await rowsOf('specimen'), questions: await rowsOf('question') }
      expect(JSON.stringify(before.questions)).toContain('颅骨？')

      const token = subjectAdmin
      const slide = await upload(bytes, '夺来.jpg', 'specimen', token)
      const taken = await service.ask(specimenImport, { fileIds: [slide], ...histology() }, { token })
      await ended(taken.data, token)
      const question = await upload(bank.replace('颅骨', '夺来'), 'q.gift', 'questions', token)
      const stolen = await service.ask(
        questionImport,
        { fileId: question, skip: true, ...histology() },
        { token },
      )
      await ended(stolen.data, token)
      expect(await rowsOf('specimen')).toEqual(expect.arrayContaining(before.specimens))
      expect(await rowsOf('question')).toEqual(expect.arrayContaining(before.questions))
    },
  )

  test('a picture is replaced by one of the same size only, and its marks stay', async () => {
    const { kysely } = service.service.db
    const bytes = await picture(140)
    const fileIds = [await upload(bytes, '旧图.jpg', 'specimen', admin)]
    const brought = await service.ask(specimenImport, { fileIds, ...histology() }, { token: admin })
    const specimenId = (await reportOf(brought.data, admin)).items[0]?.specimenId ?? 0
    const rowOf = (id: number) =>
      kysely.selectFrom('specimen').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const before = await rowOf(specimenId)
    const mark = { tenant, specimenId, key: 'kept', layer: 'preset' as const, creator: 0, x: 10, y: 20 }
    const texts = { name: '标注', nameEn: 'mark', desc: '', descEn: '' }
    const marked = await kysely.selectFrom('mark').selectAll().executeTakeFirstOrThrow()
    const { id: _, ...pattern } = marked
    await kysely
      .insertInto('mark')
      .values({ ...pattern, ...mark, ...texts })
      .execute()
    const replaceBy = async (file: Buffer, id = specimenId, token = admin) => {
      const fileId = await upload(file, '新图.jpg', 'specimen', token)
      const reply = await service.ask(specimenReplace, { specimenId: id, fileId }, { token })
      return { reply, report: reply.status === 200 ? await reportOf(reply.data, token) : null }
    }

    const larger = await sharp(bytes).resize(180, 120).jpeg().toBuffer()
    const refused = await replaceBy(larger)
    expect(refused.report?.items[0]).toMatchObject({ state: 'failed' })
    expect(refused.report?.items[0]?.notes[0]?.zh).toContain('180 × 120 px，这个标本是 90 × 60 px')
    expect(await rowOf(specimenId)).toEqual(before)

    const { report } = await replaceBy(await picture(30))
    expect(report?.items).toMatchObject([{ state: 'updated', specimenId }])
    const after = await rowOf(specimenId)
    expect(after.tileUrl).not.toBe(before.tileUrl)
    expect(after).toMatchObject({ key: before.key, name: before.name, width: 90, height: 60 })
    for (const address of [before.thumbnailPath, after.thumbnailPath])
      expect((await service.raw(address)).status, address).toBe(200)
    const marks = await kysely.selectFrom('mark').selectAll().where('specimenId', '=', specimenId).execute()
    expect(marks).toMatchObject([{ key: 'kept', x: 10, y: 20 }])

    const change = (columns: { subjectId?: number; fileType?: 2 }) =>
      kysely.updateTable('specimen').set(columns).where('id', '=', specimenId).execute()
    await change({ subjectId: seeded.subjects.head })
    expect((await replaceBy(await picture(31), specimenId, subjectAdmin)).reply.status).toBe(403)
    expect((await replaceBy(await picture(31), 999_999)).reply.status).toBe(404)
    await change({ fileType: 2 })
    const turned = await replaceBy(await picture(32))
    expect(turned.report?.items[0]?.notes[0]?.en).toContain('turntable')
    const told = await kysely.selectFrom('audit').selectAll().where('what', '=', 'specimen.replace').execute()
    expect(told.map(({ thingId }) => Number(thingId))).toEqual([specimenId, specimenId, specimenId])
  })

  test('a cancelled import ends and leaves the service ready for the next', async () => {
    const fileIds = [await upload(await picture(77), 'b.jpg', 'specimen', admin)]
    const { data } = await service.ask(specimenImport, { fileIds, ...histology() }, { token: admin })
    await service.ask(jobCancel, { id: data }, { token: admin })
    expect(['cancelled', 'done']).toContain((await ended(data, admin)).state)
    const again = [await upload(await picture(78), 'c.jpg', 'specimen', admin)]
    const next = await service.ask(specimenImport, { fileIds: again, ...histology() }, { token: admin })
    expect((await reportOf(next.data, admin)).counts.imported).toBe(1)
  })
})
