/** Everything around a question: notes, reported mistakes, how the class answered. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messagePage } from '../../src/contract/notices.ts'
import { chapterCard, chapterSubmit } from '../../src/contract/practice.ts'
import {
  classStanding,
  type Question,
  questionNoteSave,
  questionNotes,
  questionReport,
} from '../../src/contract/questions.ts'
import { readNoticeAddress } from '../../src/rules/addresses/noticeAddress.ts'
import { writeBlanks } from '../../src/rules/kinds/fill.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('questions on $name', (place) => {
  let service: Running
  let school: Seeded
  let token: string
  let other: string
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    token = await service.signIn('student')
    other = await service.signIn('student2')
  })
  afterAll(() => service.stop())

  const db = () => service.service.db.kysely
  const me = () => ({ token, key: randomUUID() })
  const them = () => ({ token: other, key: randomUUID() })

  test('a note is kept per person, replaced, and removed by an empty text', async () => {
    const questionId = school.questions.DANXUAN
    const key = randomUUID()
    const save = (text: string, as = me()) => service.ask(questionNoteSave, { questionId, text }, as)
    for (const _ of [1, 2]) expect((await save(' 一 ', { token, key })).data).toMatchObject({ text: '一' })
    service.clock.now += 1000
    await save('二')
    await save('别人的', them())
    const mine = async () =>
      (await service.ask(questionNotes, {}, me())).data.filter((note) => note.questionId === questionId)
    expect(await mine()).toEqual([{ questionId, text: '二', at: service.clock.now }])
    expect((await save('')).data).toMatchObject({ text: '' })
    expect(await mine()).toEqual([])
    expect((await service.ask(questionNotes, {}, them())).data).toHaveLength(1)
    expect((await service.ask(questionNoteSave, { questionId: 9999, text: 'x' }, me())).status).toBe(404)
  })

  test('a reported mistake reaches every teacher and administrator once', async () => {
    const told = async (who: string) => {
      const as = { token: await service.signIn(who) }
      const { data } = await service.ask(messagePage, { pageNo: 1, pageSize: 50 }, as)
      return data.records.filter(({ title }) => title.includes('题目纠错'))
    }
    const given = {
      clientId: randomUUID(),
      questionId: school.questions.DANXUAN,
      kind: 'answer' as const,
      text: '第二项也对',
    }
    for (const as of [me(), me()]) expect((await service.ask(questionReport, given, as)).code).toBe(0)
    for (const who of ['teacher', 'admin']) {
      const [message, ...more] = await told(who)
      expect(more).toEqual([])
      // and leads to it
      const question = school.questions.DANXUAN
      expect(readNoticeAddress(message?.content ?? '').to).toMatchObject({ kind: 'question', question })
      expect(readNoticeAddress(message?.contentEn ?? '').to).toMatchObject({ kind: 'question', question })
      expect(message).toMatchObject({ titleEn: 'Mistake reported: Stem', haveRead: false })
      expect(message?.content).toContain('答案有误')
      expect(message?.content).toContain('第二项也对')
      expect(message?.contentEn).toContain('the answer is wrong')
    }
    expect(await told('student2')).toEqual([])
    // another person's device may have made the same UUID
    await service.ask(questionReport, given, them())
    expect(await told('teacher')).toHaveLength(2)
    expect((await service.ask(questionReport, { ...given, questionId: 9999 }, me())).status).toBe(404)
    const kind = await service.ask(questionReport, { ...given, kind: 'x' as 'text' }, me())
    expect(kind.data).toEqual({ field: 'kind' })
  })

  test('a report of another kind of mistake is refused without a text', async () => {
    const given = { clientId: randomUUID(), questionId: school.questions.DANXUAN, kind: 'other' as const }
    for (const [lang, message] of [
      ['Zh', '请说明哪里有错'],
      ['En', 'Say what is wrong.'],
    ] as const) {
      const refused = await service.ask(questionReport, { ...given, text: ' ' }, { ...me(), lang })
      expect(refused).toMatchObject({ status: 400, message, data: { field: 'text' } })
    }
    // said in words, the same report is taken in
    expect((await service.ask(questionReport, { ...given, text: '题干不完整' }, me())).code).toBe(0)
    expect((await service.ask(questionReport, { ...given, kind: 'text', text: '' }, me())).code).toBe(0)
  })

  const tenLikeMe = async () => {
    const { id: _, ...row } = await db()
      .selectFrom('account')
      .selectAll()
      .where('loginName', '=', 'student')
      .executeTakeFirstOrThrow()
    const rows = Array.from({ length: 10 }, () => ({ ...row, loginName: randomUUID(), phone: null }))
    const made = await db().insertInto('account').values(rows).returning('id').execute()
    return made.map(({ id }) => id)
  }

  test('SEC02 the most frequent wrong answer is found among a thousand different ones', async () => {
    const questionId = school.questions.TIANKONG
    const { id: _, ...like } = await db()
      .selectFrom('account')
      .selectAll()
      .where('loginName', '=', 'student')
      .executeTakeFirstOrThrow()
    const count = 1100
    const madeIds: number[] = []
    for (let from = 0; from < count; from += 100) {
      const rows = Array.from({ length: 100 }, () => ({ ...like, loginName: randomUUID(), phone: null }))
      const made = await db().insertInto('account').values(rows).returning('id').execute()
      const answers = made.map(({ id: accountId }, at) => ({
        tenant: 1,
        accountId,
        questionId,
        paperId: '',
        // 20 alike, which come last by their letters; all others differ
        content: writeBlanks([from + at < 20 ? '龘龘' : `另一种${'甲乙丙丁'[at % 4]}${from + at}`]),
        correct: 0 as const,
        at: 2,
      }))
      await db().insertInto('submission').values(answers).execute()
      madeIds.push(...made.map(({ id }) => id))
    }
    const from = performance.now()
    const { data } = await service.ask(classStanding, { questionId }, me())
    expect(performance.now() - from).toBeLessThan(3000)
    expect(data).toMatchObject({ students: count, accuracy: 0, commonWrong: { share: 20 / count } })
    await db().deleteFrom('submission').where('questionId', '=', questionId).execute()
    for (let at = 0; at < count; at += 100)
      await db()
        .deleteFrom('account')
        .where('id', 'in', madeIds.slice(at, at + 100))
        .execute()
  })

  test('statistics are of the class from ten first answers on, else of the school', async () => {
    const questionId = school.questions.DANXUAN
    const standing = async (id = questionId) =>
      (await service.ask(classStanding, { questionId: id }, me())).data
    const answered = (accountId: number, content: string, correct: 0 | 1 | null, at = 2) =>
      db()
        .insertInto('submission')
        .values({ tenant: 1, accountId, questionId, paperId: '', content, correct, at })
        .execute()
    const students = await tenLikeMe()
    for (const [n, accountId] of students.slice(0, 9).entries()) {
      await answered(accountId, 'unread', null)
      await answered(accountId, n < 4 ? '2' : n < 7 ? '3' : '1', n < 4 ? 1 : 0)
      await answered(accountId, '1', 0)
    }
    // a teacher is no student of the class
    await answered(school.accounts.teacher, '2', 1)
    expect(await standing()).toBeNull()
    // right on a device that delivers at once, before what was wrong on one that delivers later
    await answered(students[9] ?? 0, '1', 0, 3)
    await answered(students[9] ?? 0, '2', 1)
    expect(await standing()).toEqual({
      students: 10,
      of: 'class',
      accuracy: 0.5,
      commonWrong: { content: '3', share: 0.3 },
    })
    // the mark that stands in an answer's place is what was answered
    const marked = () =>
      db()
        .updateTable('submission')
        .where('accountId', '=', students[9] ?? 0)
    await marked().set({ replacedBy: 1 }).where('content', '=', '2').execute()
    expect((await standing())?.accuracy).toBe(0.4)
    await marked().set({ replacedBy: null }).execute()
    await answered(school.accounts.student, '1', 0)
    // now two wrong ones are as frequent: none stands out
    expect((await standing())?.commonWrong).toBeNull()
    const [moved = 0] = students
    await db().updateTable('account').set({ classesName: '临床二班' }).where('id', '=', moved).execute()
    expect(await standing()).toMatchObject({ of: 'class', students: 10 })
    // a class of that name elsewhere is another
    await db()
      .updateTable('account')
      .set({ academyName: '口腔医学院' })
      .where('id', '=', students[1] ?? 0)
      .execute()
    expect(await standing()).toMatchObject({ of: 'school', students: 11 })
    const theirs = await service.ask(
      classStanding,
      { questionId },
      { token: await service.signIn('teacher') },
    )
    expect(theirs.data).toMatchObject({ of: 'school', students: 11 })
    expect(await standing(school.questions.PANDUAN)).toBeNull()
    expect((await service.ask(classStanding, { questionId: 9999 }, me())).status).toBe(404)
  })

  test('易错项 is the option, pair or part of a case that misleads most students', async () => {
    const students = await tenLikeMe()
    const choice = (id: number, answer: boolean | null) => ({ id, content: `${id}`, contentEn: '', answer })
    /** Ten first answers to a question like the school's of that kind. */
    const commonWrong = async (
      kind: 'DUOXUAN' | 'TIANKONG' | 'PEIWU' | 'BINGLI',
      contents: string[],
      more: Partial<Question> = {},
    ) => {
      const { id: _, ...row } = await db()
        .selectFrom('question')
        .selectAll()
        .where('id', '=', school.questions[kind])
        .executeTakeFirstOrThrow()
      const body = JSON.stringify({ ...(JSON.parse(row.body) as Question), ...more })
      const { id: questionId } = await db()
        .insertInto('question')
        .values({ ...row, key: randomUUID(), body })
        .returning('id')
        .executeTakeFirstOrThrow()
      const answers = students.map((accountId, n) => {
        const content = contents[n]
        const given = {
          content: content ?? 'right',
          correct: content === undefined ? (1 as const) : (0 as const),
        }
        return { tenant: 1, accountId, questionId, paperId: '', at: 2, ...given }
      })
      await db().insertInto('submission').values(answers).execute()
      const { data } = await service.ask(classStanding, { questionId }, me())
      expect(data?.students).toBe(10)
      return data?.commonWrong
    }
    const four = { options: [choice(1, true), choice(2, true), choice(3, false), choice(4, false)] }
    // no two alike; what is right and what was missed mislead nobody
    const several = ['1,2,3', '1,3', '2,3,4', '1', '1,2,4', '3']
    expect(await commonWrong('DUOXUAN', several, four)).toEqual({ content: '3', share: 0.4 })
    // as many chose the other, one alone, none
    expect(await commonWrong('DUOXUAN', ['3', '4', '1,4', '1,3'], four)).toBeNull()
    expect(await commonWrong('DUOXUAN', ['3', '1', '1'], four)).toBeNull()

    const blank = (id: number, answer: string) => ({ ...choice(id, null), answer: [answer] })
    const blanks = { options: [blank(1, '肾'), blank(2, '脾')] }
    // no two alike; a wrong word in one blank has nothing to do with one in the other
    const filled = ['["肾","肝"]', '["肺","肝"]', '["肺","肝"]', '["肺",""]', '["心","脾"]']
    expect(await commonWrong('TIANKONG', filled, blanks)).toEqual({ content: '["肺",""]', share: 0.3 })

    const options = [choice(1, null), choice(2, null), choice(3, null)]
    const pairs = ['{"11":2,"12":2}', '{"11":2,"12":3}', '{"11":2}', '{"11":3,"12":3}']
    expect(await commonWrong('PEIWU', pairs, { options })).toEqual({ content: '{"11":2}', share: 0.3 })
    // two that changed places mislead alike: one of them is told
    const swapped = ['{"11":2,"12":1}', '{"11":2,"12":1}']
    expect(await commonWrong('PEIWU', swapped)).toEqual({ content: '{"11":2}', share: 0.2 })

    const parts = ['{"21":"2","22":"1"}', '{"21":"1","22":"1"}', '{"22":"1"}', '{"21":"2","22":"0"}']
    expect(await commonWrong('BINGLI', parts)).toEqual({ content: '{"22":"1"}', share: 0.3 })
  })

  test('an answer in a chapter tells how long it took', async () => {
    const catalogId = school.catalogs.thickSkin
    const { paperId } = (await service.ask(chapterCard, { catalogId }, me())).data
    const args = { catalogId, paperId, questionId: school.questions.DUOXUAN, content: '1', ms: -1 }
    expect((await service.ask(chapterSubmit, args, me())).data).toEqual({ field: 'ms' })
    expect((await service.ask(chapterSubmit, { ...args, ms: 1500 }, me())).code).toBe(0)
  })
})
