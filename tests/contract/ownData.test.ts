/** Everything of mine as a file, and closing an account, on both databases. */
import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notify } from '../../server/notices/notify.ts'
import { sweep } from '../../server/serve.ts'
import { tenant } from '../../server/store/schema.ts'
import {
  adminAccountClose,
  adminAccountDetail,
  adminAccountKeep,
} from '../../src/contract/admin/adminPeople.ts'
import { ownQuestionSave } from '../../src/contract/books.ts'
import { accountClosing, closeAccount, keepAccount } from '../../src/contract/credentials.ts'
import { fileUpload } from '../../src/contract/files.ts'
import { messagePage } from '../../src/contract/notices.ts'
import { chapterCard, chapterSubmit } from '../../src/contract/practice.ts'
import { questionNoteSave } from '../../src/contract/questions.ts'
import { currentUser, signInByAccount } from '../../src/contract/session.ts'
import { personalMarkSave } from '../../src/contract/specimens.ts'
import { changeIdCard } from '../../src/contract/users.ts'
import { ownArchivePath } from '../../src/rules/people/ownArchive.ts'
import { readZipTexts } from '../tools/zipTexts.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { passwords, type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const dayMs = 86_400_000
/** a number whose check digit is right, of nobody */
const idCardNo = '11010519491231002X'

/** Tables that still name the account once it is closed: scores, work handed in, classes, and what the school recorded. */
const keptTables = [
  'assignmentSubmission',
  'audit',
  'courseTeacher',
  'quizAllowance',
  'quizAttempt',
  'quizComplaint',
  'quizExtension',
  'quizSealedHolder',
  'roomMember',
  'score',
  'teacherMark',
]

describe.each(places)('own data on $name', (place) => {
  let service: Running
  let school: Seeded
  let token: string
  let admin: string
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    token = await service.signIn('student')
    admin = await service.signIn('admin')
    await service.ask(changeIdCard, { idCardNo }, { token })
    const context = { db: service.service.db.kysely, now: service.clock.now }
    const people = [school.accounts.student]
    await notify(context, 'joined', people, { course: '组织学', room: '=一班' }, 'room-1')
  })
  afterAll(() => service.stop())

  async function readArchive(held: string): Promise<Map<string, string>> {
    const answer = await service.raw(ownArchivePath, { headers: { authorization: `Bearer ${held}` } })
    expect(answer.headers.get('cache-control')).toContain('no-store')
    return readZipTexts(await answer.arrayBuffer())
  }
  const messageCount = async () =>
    (await service.ask(messagePage, { pageNo: 1, pageSize: 10 }, { token })).data.total
  const closesAt = async (held: string) =>
    (await service.ask(accountClosing, {}, { token: held })).data.closesAt

  /** The tables with a column `accountId`, and how many rows of the account each holds. */
  async function rowsOf(accountId: number): Promise<Map<string, number>> {
    const { kysely } = service.service.db
    const found = new Map<string, number>()
    for (const { name, columns } of await kysely.introspection.getTables()) {
      if (!columns.some((column) => column.name === 'accountId')) continue
      const own = sql<{
        n: number
      }>`select count(*) as n from ${sql.table(name)} where "accountId" = ${accountId}`
      found.set(name, Number((await own.execute(kysely)).rows[0]?.n))
    }
    return found
  }

  /** Writes a row of the account into each of these tables. */
  async function fill(names: readonly string[], accountId: number): Promise<void> {
    const { kysely } = service.service.db
    const { now } = service.clock
    for (const { name, columns } of await kysely.introspection.getTables()) {
      if (!names.includes(name)) continue
      const isGiven = (one: (typeof columns)[number]) =>
        one.name === 'accountId' || !(one.isNullable || one.isAutoIncrementing)
      const given = columns.filter(isGiven)
      const cellOf = (column: (typeof given)[number]): RawBuilder<unknown> => {
        if (column.name === 'accountId') return sql`${accountId}`
        if (/^(text|character varying)$/i.test(column.dataType)) return sql`'x'`
        return /At$|^at$|Time$/.test(column.name) ? sql`${now}` : sql`1`
      }
      const columnList = sql.join(given.map((one) => sql.ref(one.name)))
      await sql`insert into ${sql.table(name)} (${columnList}) values (${sql.join(given.map(cellOf))})`.execute(
        kysely,
      )
    }
  }

  test('S34: everything of mine comes as one ZIP without the identity number', async () => {
    const files = await readArchive(token)
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'profile.json',
        'practice answers.csv',
        'scores.csv',
        'marks.csv',
        'messages.csv',
      ]),
    )
    expect(files.get('messages.csv')).toContain('你已加入《组织学》')
    expect(JSON.parse(files.get('profile.json') ?? '')).toMatchObject({
      loginName: 'student',
      fullName: '李明',
    })
    expect([...files.values()].join()).not.toContain(idCardNo)
    const others = await readArchive(await service.signIn('student2'))
    expect([...others.values()].join()).not.toContain('组织学')
    expect((await service.raw(ownArchivePath)).status).toBe(401)
  })

  test('S34: the ZIP holds answers, published scores, marks, notes and files', async () => {
    const as = () => ({ token, key: randomUUID() })
    const specimenId = school.specimens.ready
    const points: [number, number][] = [
      [10, 20],
      [30, 40],
    ]
    const drawn = { shape: 'arrow' as const, points, frame: 0, color: 'yellow' as const, fontSize: 14 }
    const mark = { clientId: randomUUID(), specimenId, name: '我的标注', desc: '', ...drawn }
    await service.ask(personalMarkSave, mark, as())
    const questionId = school.questions.WENDA
    await service.ask(questionNoteSave, { questionId, text: '我的笔记' }, as())
    const catalogId = school.catalogs.thickSkin
    const { paperId } = (await service.ask(chapterCard, { catalogId }, as())).data
    await service.ask(chapterSubmit, { catalogId, paperId, questionId, content: '我的作答' }, as())
    const body = new FormData()
    body.set('useTo', 'attachment')
    body.set('file', new File(['我的文件'], 'work.txt'))
    const headers = { authorization: `Bearer ${token}` }
    await service.raw(fileUpload.path, { method: 'POST', headers, body })

    const { kysely } = service.service.db
    const given = { tenant, courseId: 77, by: school.accounts.teacher, at: service.clock.now }
    const score = { ...given, accountId: school.accounts.student, score: 88_12, resitScore: null }
    await kysely
      .insertInto('score')
      .values([
        { ...score, part: 'experiment', status: 'normal', document: '' },
        { ...score, part: 'exam', status: 'cheated', document: '校纪〔2026〕12 号' },
      ])
      .execute()
    expect((await readArchive(token)).get('scores.csv')).not.toContain('88.12')
    await kysely.insertInto('scorePublication').values(given).execute()

    const files = await readArchive(token)
    expect(files.get('scores.csv')).toContain(',experiment,normal,88.12,')
    expect(files.get('scores.csv')).toContain('校纪〔2026〕12 号')
    expect(files.get('practice answers.csv')).toContain('我的作答')
    expect(files.get('marks.csv')).toContain('我的标注')
    expect(files.get('notes.csv')).toContain('我的笔记')
    const [handedIn] = [...files].filter(([name]) => name.startsWith('files/'))
    expect(handedIn).toEqual([expect.stringMatching(/^files\/\d+ work\.txt$/), '我的文件'])
    const { data } = await service.ask(accountClosing, {}, { token })
    expect(data).toMatchObject({ answers: 1, marks: 1, notes: 1 })
  })

  test('S34: closing an account asks for the password and can be undone', async () => {
    const { data } = await service.ask(accountClosing, {}, { token })
    expect(data).toMatchObject({ closesAt: null, messages: await messageCount(), attempts: 0 })
    const wrong = await service.ask(closeAccount, { password: 'not it' }, { token })
    expect(wrong.message).toBe('当前密码不正确')
    expect(await closesAt(token)).toBeNull()
    await service.ask(closeAccount, { password: passwords.student ?? '' }, { token })
    expect(await closesAt(token)).toBe(service.clock.now + 7 * dayMs)
    await service.ask(keepAccount, {}, { token })
    await sweep(service.service)
    service.clock.now += 8 * dayMs
    await sweep(service.service)
    expect((await service.ask(currentUser, {}, { token })).code).toBe(0)
  })

  test('S34: closing by an administrator deletes personal data after seven days', async () => {
    const student2 = await service.signIn('student2')
    const id = school.accounts.student2
    expect((await service.ask(adminAccountClose, { id, reason: '' }, { token })).status).toBe(403)
    await service.ask(adminAccountClose, { id, reason: '退学' }, { token: admin })
    expect((await service.ask(adminAccountDetail, { id }, { token: admin })).data.closesAt).not.toBeNull()
    await service.ask(adminAccountKeep, { id }, { token: admin })
    expect(await closesAt(student2)).toBeNull()
    await service.ask(adminAccountClose, { id, reason: '退学' }, { token: admin })

    const { kysely } = service.service.db
    await kysely.updateTable('account').set({ number: '2026001' }).where('id', '=', id).execute()
    const specimenId = school.specimens.ready
    const { id: markId } = await kysely
      .selectFrom('mark')
      .select('id')
      .where('specimenId', '=', specimenId)
      .executeTakeFirstOrThrow()
    const own = { clientId: randomUUID(), specimenId, markId, book: 'wrong' as const }
    await service.ask(ownQuestionSave, own, { token: student2, key: randomUUID() })
    const ownQuestions = async () =>
      (await kysely.selectFrom('question').select('id').where('creator', '=', id).execute()).length
    expect(await ownQuestions()).toBe(1)
    const named = { creator: id, creatorName: 'student2' }
    await kysely.updateTable('specimen').set(named).where('id', '=', specimenId).execute()
    const empty = [...(await rowsOf(id))].filter(([, count]) => count === 0).map(([name]) => name)
    await fill(empty, id)
    expect([...(await rowsOf(id))].filter(([, count]) => count === 0)).toEqual([])
    service.clock.now += 6 * dayMs
    await sweep(service.service)
    expect((await service.ask(currentUser, {}, { token: student2 })).code).toBe(0)
    service.clock.now += 2 * dayMs
    await sweep(service.service)
    expect((await service.ask(currentUser, {}, { token: student2 })).code).not.toBe(0)
    const account = await kysely
      .selectFrom('account')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(account).toMatchObject({
      number: '2026001',
      phone: null,
      email: '',
      disabled: 1,
      fullName: '已注销',
    })
    const kept = [...(await rowsOf(id))].filter(([, count]) => count > 0).map(([name]) => name)
    expect(kept.toSorted()).toEqual(keptTables)
    expect(await ownQuestions()).toBe(0)
    const specimens = await kysely
      .selectFrom('specimen')
      .select('creatorName')
      .where('creator', '=', id)
      .execute()
    expect(specimens).toEqual([{ creatorName: '' }])
    const reasons = await kysely
      .selectFrom('quizAllowance')
      .select('reason')
      .where('accountId', '=', id)
      .execute()
    expect(reasons).toEqual([{ reason: '' }])
    const again = { loginName: 'student2', password: passwords.student2 ?? '' }
    expect((await service.ask(signInByAccount, again)).message).toBe('账号或密码错误')
    expect(await messageCount()).toBeGreaterThan(0)
  })
})
