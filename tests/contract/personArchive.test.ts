/** S34: what the school keeps of a person as a file for an administrator, on both databases. */
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tenant } from '../../server/store/schema.ts'
import { adminAccountArchive } from '../../src/contract/admin/adminPeople.ts'
import { fileUpload } from '../../src/contract/files.ts'
import { messagePage } from '../../src/contract/notices.ts'
import { changeIdCard } from '../../src/contract/users.ts'
import { bitsOf } from '../../src/rules/roles.ts'
import { readZipTexts } from '../tools/zipTexts.ts'
import { type AdminStage, firstPage, openAdminStage } from './adminStage.ts'
import { databases } from './databases.ts'
import type { Running } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const dayMs = 86_400_000
/** a number whose check digit is right, of nobody */
const idCardNo = '11010519491231002X'
/** Columns by which a row is a person's. */
const personColumns = ['accountId', 'attemptId', 'ownerId', 'creator']
/** Tables that the archive is made of. Of every other table that names a person nothing may be in it. */
const shownTables = [
  'accountClosing',
  'assignmentSubmission',
  'courseTeacher',
  'device',
  'identityLink',
  'ltiScore',
  'message',
  'quizAllowance',
  'quizAnswer',
  'quizAttempt',
  'quizComplaint',
  'quizDecision',
  'quizEvent',
  'quizExtension',
  'quizGrade',
  'roomMember',
  'score',
  'session',
  'teacherMark',
  'viewProgress',
]
/** rows of one table, more than the archive reads at once */
const manyRows = 2100

interface Mark {
  /** in each text of the table's row */
  text: string
  /** each time of the row (ms UTC) */
  at: number
}

describe.each(places)('the archive of a person on $name', (place) => {
  let stage: AdminStage
  let service: Running
  let person: { id: number; token: string }
  let keeper: string
  let handedIn: number
  const marks = new Map<string, Mark>()
  beforeAll(async () => {
    stage = await openAdminStage(place)
    service = stage.service
    const made = await stage.save({ loginName: '20260101', fullName: '王芳', academyId: stage.tree.one })
    person = { id: made.data.id, token: await stage.enter('20260101', made.data.firstPassword ?? '') }
    await service.ask(changeIdCard, { idCardNo }, { token: person.token })
    keeper = await stage.administrator('AcademyAdmin', { academyId: stage.tree.basic })
    handedIn = await upload('handed-in.txt')
    await upload('kept-back.txt')
    await fillTables()
  })
  afterAll(() => service.stop())

  async function upload(name: string): Promise<number> {
    const body = new FormData()
    body.set('useTo', 'attachment')
    body.set('file', new File([`inside ${name}`], name))
    const headers = { authorization: `Bearer ${person.token}` }
    const answer = await service.raw(fileUpload.path, { method: 'POST', headers, body })
    return (await answer.json()).data.id
  }

  /** Writes a row of the person into every table that can hold one, with a text and a time of the table's own. */
  async function fillTables(): Promise<void> {
    const { kysely } = service.service.db
    const tables = await kysely.introspection.getTables()
    const ofPerson = tables.filter(
      ({ name, columns }) =>
        name !== 'audit' && columns.some((column) => personColumns.includes(column.name)),
    )
    for (const { name, columns } of [...tables.filter((table) => table.name === 'quiz'), ...ofPerson]) {
      const mark = { text: `of-${name}.`, at: Date.UTC(2040, 0, 1) + marks.size * dayMs }
      marks.set(name, mark)
      const special: Record<string, string | number> = {
        accountId: person.id,
        ownerId: person.id,
        creator: person.id,
        attemptId: marks.get('quizAttempt')?.text ?? 'of-quizAttempt.',
        attachments: JSON.stringify([handedIn]),
        answers: '{}',
        body: JSON.stringify({ text: mark.text }),
        ...(name === 'quiz' && { releasedAt: mark.at }),
        ...(name === 'ltiScore' && { points: 100 }),
      }
      const isGiven = (one: (typeof columns)[number]) =>
        (one.name in special && !(name === 'quiz' && one.name === 'creator')) ||
        !(one.isNullable || one.isAutoIncrementing)
      const given = columns.filter(isGiven)
      const cellOf = (column: (typeof given)[number]): RawBuilder<unknown> => {
        const value = special[column.name]
        if (value !== undefined) return sql`${value}`
        if (/^(text|character varying)$/i.test(column.dataType)) return sql`${mark.text}`
        return /At$|^at$|Time$/.test(column.name) ? sql`${mark.at}` : sql`1`
      }
      const names = sql.join(given.map((one) => sql.ref(one.name)))
      await sql`insert into ${sql.table(name)} (${names}) values (${sql.join(given.map(cellOf))})`.execute(
        kysely,
      )
    }
    const published = { tenant, courseId: 1, by: stage.school.accounts.teacher, at: service.clock.now }
    await kysely
      .insertInto('scorePublication')
      .values(published)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const text = { title: '通知', titleEn: '', content: '内容', contentEn: '' }
    const message = { ...text, tenant, accountId: person.id, createTime: service.clock.now, readAt: null }
    for (let n = 0; n < manyRows; n += 700)
      await kysely
        .insertInto('message')
        .values(Array.from({ length: 700 }, (_, at) => ({ ...message, key: `many-${n + at}` })))
        .execute()
  }

  const ask = (token: string, reason = '本人来函申请', id = person.id, lang: 'Zh' | 'En' = 'Zh') =>
    service.ask(adminAccountArchive, { id, reason }, { token, lang })
  const follow = (address: string, token: string) =>
    service.raw(address, { headers: { authorization: `Bearer ${token}` } })
  async function read(token: string, lang: 'Zh' | 'En' = 'Zh'): Promise<Map<string, string>> {
    const { data } = await ask(token, undefined, undefined, lang)
    const answer = await follow(data.address, token)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    return readZipTexts(await answer.arrayBuffer())
  }
  const notices = async () =>
    (await service.ask(messagePage, firstPage, { token: person.token })).data.records.filter(
      ({ title }) => title === '学校下载了你的数据',
    )

  test('S34: it holds what the school sees and nothing of the person’s own tables', async () => {
    const files = await read(stage.token)
    const everything = [...files].map(([name, text]) => `${name}\n${text}`).join('\n')
    const isIn = ({ text, at }: Mark) =>
      [text, String(at), new Date(at).toISOString()].some((one) => everything.includes(one))
    // a quiz and a courseware are named by what the person did in them
    const ofPerson = [...marks].filter(([name]) => name !== 'quiz' && name !== 'courseware')
    // the tables of marks, notes, books and practice are among those that were filled
    for (const name of ['personalMark', 'questionNote', 'bookItem', 'submission', 'reviewEntry', 'question'])
      expect(marks.has(name)).toBe(true)
    expect(ofPerson.flatMap(([name, mark]) => (isIn(mark) ? [name] : [])).toSorted()).toEqual(shownTables)
    // why somebody got more time, and the tokens of devices
    for (const name of ['quizAllowance', 'quizExtension', 'quizHolder'])
      expect(everything).not.toContain(marks.get(name)?.text)
    for (const secret of [idCardNo, 'kept-back', '$argon2id$']) expect(everything).not.toContain(secret)
    expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject({
      loginName: '20260101',
      fullName: '王芳',
      classesName: '临床一班',
      uploads: { files: 3 },
    })
    expect([...files].filter(([name]) => name.startsWith('files/'))).toEqual([
      [`files/${handedIn} handed-in.txt`, 'inside handed-in.txt'],
    ])
    expect(files.get('messages.csv')?.split('\r\n').length).toBeGreaterThan(manyRows)
    expect(files.get('audit.csv')).toContain('account.identity')
    expect(files.get('README.txt')).toContain('只有本人可以下载')
    expect((await read(stage.token, 'En')).get('README.txt')).toContain('by the person alone')
  })

  test('S34: a score or a mark that others do not see yet is not in it', async () => {
    const { kysely } = service.service.db
    await kysely.updateTable('quiz').set({ releasedAt: null }).execute()
    await kysely.deleteFrom('scorePublication').execute()
    await kysely.updateTable('teacherMark').set({ scope: 'own' }).where('accountId', '=', person.id).execute()
    await kysely
      .updateTable('assignmentSubmission')
      .set({ state: 'open' })
      .where('accountId', '=', person.id)
      .execute()
    const files = await read(stage.token)
    const everything = [...files].map(([name, text]) => `${name}\n${text}`).join('\n')
    for (const name of ['score', 'quizGrade', 'teacherMark', 'assignmentSubmission'])
      expect(everything).not.toContain(marks.get(name)?.text)
    expect(everything).not.toContain('handed-in.txt')
  })

  test('S34: each download has a reason, stands in the audit and is told to the person', async () => {
    const before = {
      told: (await notices()).length,
      entries: (await stage.audited('account.archive')).length,
    }
    expect((await ask(stage.token, '  ')).message).toBe('请填写原因')
    expect(await notices()).toHaveLength(before.told)
    await ask(keeper, '学院核对学籍')
    const [entry] = await stage.audited('account.archive')
    expect(entry).toMatchObject({
      thingId: String(person.id),
      reason: '学院核对学籍',
      accountName: 'AcademyAdmin',
    })
    expect(await stage.audited('account.archive')).toHaveLength(before.entries + 1)
    const [notice] = await notices()
    expect(notice?.content).toContain('原因：学院核对学籍')
    // the audit is for administrators of the school
    expect([...(await read(keeper)).keys()]).not.toContain('audit.csv')
  })

  test('SEC07 S34: nobody else gets it, nor by the address, nor later', async () => {
    const stranger = await stage.administrator('AcademyAdmin', { academyId: stage.tree.other })
    const told = (await notices()).length
    for (const token of [stranger, person.token, await service.signIn('teacher')])
      expect((await ask(token)).status).toBe(403)
    expect((await ask(keeper, undefined, stage.school.accounts.admin)).status).toBe(403)
    expect((await ask(stage.token, undefined, 999_999)).status).toBe(404)
    expect(await notices()).toHaveLength(told)

    const { address } = (await ask(keeper)).data
    expect((await service.raw(address)).status).toBe(401)
    for (const token of [stranger, stage.token, person.token])
      expect((await follow(address, token)).status).toBe(404)
    // an entry about something else opens nothing
    const [other] = await stage.audited('account.create')
    expect((await follow(address.replace(/\d+\.zip/, `${other?.id}.zip`), stage.token)).status).toBe(404)
    service.clock.now += 11 * 60_000
    expect((await follow(address, keeper)).status).toBe(404)

    const again = (await ask(keeper)).data.address
    const { kysely } = service.service.db
    const asStudent = { roles: bitsOf(['Student']) }
    await kysely.updateTable('account').set(asStudent).where('fullName', '=', 'AcademyAdmin').execute()
    expect((await follow(again, keeper)).status).toBe(403)
  })
})
