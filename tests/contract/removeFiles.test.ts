/** An uploaded file is deleted by whoever brought it, or by who looks after the school, unless something uses it. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Transaction } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdFilesNamedIn } from '../../server/media/files/holdFiles.ts'
import { addressPlaces } from '../../server/media/files/usesOfFile.ts'
import { openMigrated } from '../../server/store/db.ts'
import { startJob } from '../../server/store/jobs/jobs.ts'
import { type Database, tenant } from '../../server/store/schema.ts'
import { adminBannerSave } from '../../src/contract/admin/adminSchool.ts'
import { adminFileList } from '../../src/contract/admin/adminSystem.ts'
import { questionImport } from '../../src/contract/admin/materialImport.ts'
import {
  accountImage,
  type FileUse,
  fileRemove,
  fileUpload,
  ownResources,
  type UploadedFile,
} from '../../src/contract/files.ts'
import { assignmentSave } from '../../src/contract/quizzes/assignment.ts'
import { courseSave } from '../../src/contract/teaching/courseEdit.ts'
import { coursewareSave } from '../../src/contract/teaching/courseware.ts'
import { type AdminStage, firstPage, openAdminStage } from './adminStage.ts'
import { databases } from './databases.ts'
import type { Running } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

async function fileFor(useTo: FileUse): Promise<File> {
  if (useTo === 'questions') return new File([`::一:: 一？ {=对 ~错}\n// ${randomUUID()}`], '题目.gift')
  if (useTo !== 'cover' && useTo !== 'avatar') return new File(['%PDF-1.7\n', randomUUID()], '讲义.pdf')
  const red = sharp({ create: { width: 30, height: 30, channels: 3, background: 'red' } })
  return new File([new Uint8Array(await red.png().toBuffer())], '红.png')
}

const blankCourse = {
  ...{ name: '组织学实验', nameEn: '', desc: '', descEn: '', academyId: null, termId: null },
  ...{ startsAt: null, endsAt: null, state: 'draft' as const },
  ratio: { experiment: 25, homework: 25, quiz: 25, exam: 25 },
}

describe.each(places)('deleting files on $name', (place) => {
  let stage: AdminStage
  let service: Running
  let teacher: string
  beforeAll(async () => {
    stage = await openAdminStage(place)
    service = stage.service
    teacher = await service.signIn('teacher')
  })
  afterAll(() => service.stop())

  async function upload(token: string, useTo: FileUse = 'attachment'): Promise<UploadedFile> {
    const body = new FormData()
    body.append('file', await fileFor(useTo))
    body.append('useTo', useTo)
    const headers = { authorization: `Bearer ${token}` }
    const response = await service.raw(fileUpload.path, { method: 'POST', headers, body })
    return ((await response.json()) as { data: UploadedFile }).data
  }
  const remove = (id: number, token: string, lang: 'Zh' | 'En' = 'Zh') =>
    service.ask(fileRemove, { id }, { token, lang })
  const set = (table: string, column: string, id: number, value: unknown) =>
    service.service.db.rows(`update "${table}" set "${column}" = ? where "id" = ?`, [value, id], 'writer')

  test('S31 who uploaded a file can delete it completely', async () => {
    const { id, url } = await upload(teacher)
    const { storageKey } = await service.service.db.kysely
      .selectFrom('file')
      .select('storageKey')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const path = join(service.dataDir, 'files', storageKey.slice(0, 2), storageKey)
    expect(existsSync(path)).toBe(true)
    expect(await remove(id, teacher)).toMatchObject({ code: 0, data: null })
    expect(existsSync(path)).toBe(false)
    const read = await service.raw(url, { headers: { authorization: `Bearer ${teacher}` } })
    expect(read.status).toBe(404)
    expect((await service.ask(ownResources, {}, { token: teacher })).data.files).toEqual([])
    const [entry] = await stage.audited('file.remove')
    expect(JSON.parse(entry?.before ?? '')).toMatchObject({ name: '讲义.pdf', useTo: 'attachment' })
    expect((await remove(id, teacher)).status).toBe(404)
  })

  test('a file that a courseware names stays, and the refusal names the courseware', async () => {
    const file = await upload(teacher)
    const link = { name: file.name, size: file.size, url: file.url }
    const texts = { name: '第一讲', nameEn: 'Lesson 1', description: '', descriptionEn: '' }
    const given = { ...texts, scope: 'own' as const, attachments: [link] }
    const made = await service.ask(coursewareSave, given, { token: teacher })
    expect(made.code).toBe(0)
    const refused = await remove(file.id, teacher)
    expect(refused).toMatchObject({
      code: 1,
      message: '这个文件还在使用：课件“第一讲”。请先在那里换掉或去掉它。',
    })
    expect((await remove(file.id, teacher, 'En')).message).toContain('courseware “Lesson 1”')
    const cleared = { ...given, id: made.data, attachments: [] }
    await service.ask(coursewareSave, cleared, { token: teacher })
    expect((await remove(file.id, teacher)).code).toBe(0)
  })

  test('each place that may hold the address of a file keeps it', async () => {
    const { id, url } = await upload(teacher)
    const kept: string[] = []
    const untried: string[] = []
    for (const { table, columns } of addressPlaces)
      for (const column of columns) {
        const [row] = await service.service.db.rows<Record<string, unknown>>(
          `select * from "${table}" where "tenant" = ? limit 1`,
          [tenant],
        )
        const rowId = Number(row?.id)
        if (!row || !rowId) {
          untried.push(table)
          continue
        }
        await set(table, column, rowId, `["${url}"]`)
        const { code, message } = await remove(id, teacher)
        if (code === 1 && message.includes('还在使用')) kept.push(`${table}.${column}`)
        await set(table, column, rowId, row[column])
      }
    const all = addressPlaces.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`))
    expect(kept).toEqual(all.filter((one) => !untried.includes(one.split('.')[0] ?? '')))
    expect((await remove(id, teacher)).code).toBe(0)
  })

  test('a file that handed-in work, an assignment or a waiting job uses is kept', async () => {
    const { id } = await upload(teacher)
    const { db } = service.service
    const assignment = {
      tenant,
      courseId: 1,
      title: '报告',
      titleEn: 'Report',
      content: '',
      attachments: `[7,${id}]`,
      deadline: 0,
      maxScore: 100,
      allowLate: 0 as const,
      createdBy: 1,
      createdAt: 0,
    }
    const made = await db.kysely
      .insertInto('assignment')
      .values(assignment)
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await remove(id, teacher)).message).toContain('作业的附件“报告”')
    await set('assignment', 'attachments', made.id, '[]')
    const submission = {
      tenant,
      assignmentId: made.id,
      accountId: stage.school.accounts.teacher,
      version: 1,
      state: 'submitted' as const,
      clientId: randomUUID(),
      content: '',
      attachments: `[${id}]`,
      answers: '{}',
      submittedAt: 0,
      isLate: 0 as const,
      score: null,
      comment: '',
      scoredBy: null,
      scoredAt: null,
      seenAt: 0,
    }
    await db.kysely.insertInto('assignmentSubmission').values(submission).execute()
    expect((await remove(id, teacher, 'En')).message).toContain('work handed in for “Report”')
    await db.kysely.deleteFrom('assignmentSubmission').where('assignmentId', '=', made.id).execute()
    const caller = { accountId: stage.school.accounts.teacher, roles: 2, tokenHash: '' }
    const begun = { db: db.kysely, now: service.clock.now, caller }
    const jobId = await startJob(begun, 'none', { fileIds: [id] }, service.clock.now + 1e9)
    expect((await remove(id, teacher)).message).toContain('正在进行的导入')
    await db.kysely.deleteFrom('job').where('id', '=', jobId).execute()
    expect((await remove(id, teacher)).code).toBe(0)
  })

  test('an administrator deletes material only of the own school or academy', async () => {
    const student = await service.signIn('student')
    const ofTeacher = await upload(teacher)
    const ofStudent = await upload(student)
    expect((await remove(ofTeacher.id, student)).status).toBe(404)
    expect((await remove(ofStudent.id, teacher)).status).toBe(404)
    // what a student attaches is the student's alone
    expect((await remove(ofStudent.id, stage.token)).status).toBe(404)
    const { accounts } = stage.school
    const listed = async (accountId: number) =>
      (await service.ask(adminFileList, { accountId, ...firstPage }, { token: stage.token })).data.records
    expect(await listed(accounts.teacher)).toMatchObject([{ id: ofTeacher.id, name: '讲义.pdf' }])
    expect(await listed(accounts.student)).toEqual([])

    const dean = await stage.administrator('AcademyAdmin', { academyId: stage.tree.basic })
    const other = await stage.administrator('AcademyAdmin', { academyId: stage.tree.other })
    await set('account', 'academyId', accounts.teacher, stage.tree.basic)
    expect((await remove(ofTeacher.id, other)).status).toBe(404)
    expect((await remove(ofTeacher.id, dean)).code).toBe(0)
    const again = await upload(teacher)
    expect((await remove(again.id, stage.token)).code).toBe(0)
  })

  describe('at the same moment', () => {
    const texts = { title: '横幅', titleEn: '', subtitle: '', subtitleEn: '', link: '', position: 1 }
    const saveBanner = (image: string) =>
      service.ask(adminBannerSave, { ...texts, image }, { token: stage.token })
    /** Runs it in a transaction, and asks meanwhile: whoever asked waits until the transaction ends. */
    async function meeting<T>(
      hold: (within: Transaction<Database>) => Promise<unknown>,
      ask: () => Promise<T>,
    ): Promise<T> {
      const { asked } = await service.service.db.kysely.transaction().execute(async (within) => {
        await hold(within)
        const asked = ask()
        await new Promise((resolve) => setTimeout(resolve, 300))
        return { asked }
      })
      return asked
    }

    test('a file that somebody is about to name is not deleted', async () => {
      const file = await upload(teacher, 'cover')
      const refused = await meeting(
        async (within) => {
          await holdFilesNamedIn({ db: within }, { image: file.url })
          await within
            .insertInto('banner')
            .values({ tenant, key: randomUUID(), ...texts, image: file.url })
            .execute()
        },
        () => remove(file.id, teacher),
      )
      expect(refused).toMatchObject({ code: 1, message: expect.stringContaining('首页横幅“横幅”') })
      const { kysely } = service.service.db
      await kysely.deleteFrom('banner').where('image', '=', file.url).execute()
      expect((await remove(file.id, teacher)).code).toBe(0)
    })

    test('a file that somebody is deleting cannot be used any more', async () => {
      const { kysely } = service.service.db
      const rowsOf = () =>
        Promise.all(
          (['banner', 'assignment', 'job'] as const).map((table) =>
            kysely.selectFrom(table).select('id').where('tenant', '=', tenant).execute(),
          ),
        )
      const before = await rowsOf()
      const ways: ((file: UploadedFile) => Promise<{ code: number | string; message: string }>)[] = [
        ({ url }) => saveBanner(url),
        ({ id }) => service.ask(accountImage, { image: id, kind: 'avatar' }, { token: teacher }),
        ({ id }) => service.ask(questionImport, { fileId: id, skip: true }, { token: stage.token }),
        ({ id }) => service.ask(assignmentSave, { courseId, ...work, attachments: [id] }, { token: teacher }),
      ]
      const uses: FileUse[] = ['cover', 'avatar', 'questions', 'attachment']
      const work = { title: '报告', deadline: service.clock.now + 1e9, maxScore: 100, allowLate: false }
      const course = await service.ask(courseSave, blankCourse, { token: teacher })
      const courseId = course.data
      for (const [at, useTo] of uses.entries()) {
        const file = await upload(useTo === 'questions' ? stage.token : teacher, useTo)
        const named = await meeting(
          (within) =>
            within.deleteFrom('file').where('tenant', '=', tenant).where('id', '=', file.id).execute(),
          () => ways[at]?.(file) ?? expect.fail(),
        )
        expect([useTo, named.code]).not.toEqual([useTo, 0])
        if (useTo === 'cover') expect(named.message).toContain(`文件已被删除：${file.name}`)
      }
      expect(await rowsOf()).toEqual(before)
    })

    test('an assignment saved again does not name a file that went off it and was deleted', async () => {
      const { data: courseId } = await service.ask(courseSave, blankCourse, { token: teacher })
      const { id } = await upload(teacher)
      const work = { title: '报告', deadline: service.clock.now + 1e9, maxScore: 100, allowLate: false }
      const form = { courseId, ...work, attachments: [id] }
      const { data: made } = await service.ask(assignmentSave, form, { token: teacher })
      const saved = await meeting(
        async (within) => {
          const taken = within.updateTable('assignment').set({ attachments: '[]' })
          await taken.where('tenant', '=', tenant).where('id', '=', made.id).execute()
          await within.deleteFrom('file').where('tenant', '=', tenant).where('id', '=', id).execute()
        },
        () => service.ask(assignmentSave, { id: made.id, ...form }, { token: teacher }),
      )
      expect(saved.status).toBe(400)
      const { kysely } = service.service.db
      const named = kysely.selectFrom('assignment').select('attachments').where('id', '=', made.id)
      expect(await named.execute()).toEqual([{ attachments: '[]' }])
      await kysely.deleteFrom('assignment').where('id', '=', made.id).execute()
    })

    test('a text with the address of a missing or foreign file is refused', async () => {
      const file = await upload(teacher)
      await set('file', 'tenant', file.id, 2)
      for (const url of [file.url, '/wk_mobile/media/own/file/999999/x%20y.png']) {
        const desc = `<img src="${url}">`
        const given = { ...blankCourse, desc }
        const refused = await service.ask(courseSave, given, { token: teacher })
        expect(refused).toMatchObject({ code: 1, message: expect.stringContaining('文件已被删除') })
        expect((await service.ask(courseSave, given, { token: teacher, lang: 'En' })).message).toContain(
          url === file.url ? '讲义.pdf' : 'x y.png',
        )
      }
      await set('file', 'tenant', file.id, tenant)
      expect((await remove(file.id, teacher)).code).toBe(0)
    })
  })

  test('the file of another school is not there', async () => {
    const { id } = await upload(teacher)
    await set('file', 'tenant', id, 2)
    for (const token of [teacher, stage.token]) expect((await remove(id, token)).status).toBe(404)
    await set('file', 'tenant', id, tenant)
    expect((await remove(id, teacher)).code).toBe(0)
  })
})

/** Columns whose names sound like a file’s, and that never hold the address of an uploaded one. */
const neverUploaded = [
  // it holds ids, which are looked for apart
  'assignment',
  'accountClosing',
  'answer',
  'assignmentSubmission',
  'bookItem',
  'personalMark',
  'questionNote',
  'quizAnswer',
  // the name of a decision, in words
  'score',
  'stationAnswer',
  'submission',
  'teacherMark',
]

test('every column that may hold the address of a file is listed', async () => {
  const [place] = places
  const where = await place?.migrated()
  if (!where) return
  const db = await openMigrated(where)
  const columns = await db.rows<{ table: string; column: string }>(
    `select m."name" as "table", p."name" as "column" from sqlite_master m join pragma_table_info(m."name") p
      where m."type" = 'table' and lower(p."type") = 'text'`,
    [],
  )
  await db.close()
  await where.dispose()
  const sounds =
    /image|picture|cover|poster|thumbnail|filePath|^content|^body$|attachments|^desc|slides|^doc|^video/i
  const listed = new Set(
    addressPlaces.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)),
  )
  const missing = columns
    .filter(({ table, column }) => sounds.test(column) && !neverUploaded.includes(table))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((one) => !listed.has(one))
  expect(missing).toEqual([])
})
