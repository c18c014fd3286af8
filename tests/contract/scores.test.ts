import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminSettings, adminSettingsSave } from '../../src/contract/admin/adminSystem.ts'
import { auditFacts, flatFacts } from '../../src/contract/admin/auditFacts.ts'
import type { Given } from '../../src/contract/endpoint.ts'
import { messagePage } from '../../src/contract/notices.ts'
import {
  assignmentAnswer,
  assignmentDecide,
  assignmentDelete,
  assignmentLines,
  assignmentPaper,
  assignmentRemind,
  assignmentReturn,
  assignmentSave,
  assignmentScore,
  assignmentSeen,
  assignmentStudentPage,
  assignmentSubmit,
  assignmentTeacherPage,
} from '../../src/contract/quizzes/assignment.ts'
import { submitRecordInsert } from '../../src/contract/quizzes/quiz.ts'
import {
  scoreBook,
  scoreExamPage,
  scoreImport,
  scorePage,
  scorePublish,
  scoreSave,
} from '../../src/contract/score.ts'
import { roomJoin, roomSave } from '../../src/contract/teaching/room.ts'
import { gradebookTable, readScoreTable } from '../../src/rules/scores/scoreTable.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'
import { seedTeaching, type TeachingStage } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)
const dayMs = 86_400_000
const page = { pageNo: 1, pageSize: 20 }

describe.each(places)('assignments and scores on $name', (place) => {
  let service: Running
  let school: Seeded
  let stage: TeachingStage
  let teacher: string
  let student: string
  let student2: string

  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    stage = await seedTeaching(service.service.db, school)
    teacher = await service.signIn('teacher')
    student = await service.signIn('student')
    student2 = await service.signIn('student2')
    const room = await service.ask(
      roomSave,
      { courseId: stage.courses.lab, name: '一班', capacity: 60 },
      { token: teacher },
    )
    for (const token of [student, student2]) await service.ask(roomJoin, { code: room.data.code }, { token })
  })
  afterAll(() => service.stop())

  const key = (token: string) => ({ token, key: randomUUID() })
  const save = (more: Partial<Given<typeof assignmentSave>> = {}) =>
    service.ask(
      assignmentSave,
      {
        courseId: stage.courses.lab,
        title: '绘图作业',
        deadline: service.clock.now + dayMs,
        maxScore: 10_000,
        allowLate: false,
        ...more,
      },
      { token: teacher },
    )
  const submit = (practiseId: number, content: string, token = student) =>
    service.ask(assignmentSubmit, { practiseId, content }, key(token))

  test('V05 a deadline in the past and a negative score are refused by name', async () => {
    const past = await save({ deadline: service.clock.now })
    expect([past.code, past.data]).toEqual([1, { field: 'deadline' }])
    const below = await save({ maxScore: -1 })
    expect([below.code, below.data]).toEqual([1, { field: 'maxScore' }])
    const nameless = await save({ title: ' ' })
    expect([nameless.code, nameless.data]).toEqual([1, { field: 'title' }])
  })

  test('C023 C024 C131 S37 a student hands in twice, the teacher scores the last version', async () => {
    const { data: assignment } = await save({ title: '交两次的作业' })
    expect((await submit(assignment.id, '')).code).toBe(1)
    await submit(assignment.id, '第一稿')
    const second = await submit(assignment.id, '第二稿')
    expect(second.data).toMatchObject({ version: 2, isLate: false })
    const lines = await service.ask(assignmentLines, { practiseId: assignment.id }, { token: teacher })
    expect(lines.data.map(({ loginName, state }) => [loginName, state])).toEqual([
      ['student', 'submitted'],
      ['student2', 'open'],
    ])
    const wrong = { practiseId: assignment.id, accountId: school.accounts.student, version: 2, comment: '好' }
    for (const score of [-1, 10_001])
      expect((await service.ask(assignmentScore, { ...wrong, score }, key(teacher))).code).toBe(1)
    await service.ask(assignmentScore, { ...wrong, score: 8800 }, key(teacher))
    const find = async () =>
      (await service.ask(assignmentStudentPage, page, { token: student })).data.records.find(
        ({ id }) => id === assignment.id,
      )
    expect(await find()).toMatchObject({ state: 'scored', score: 8800, isUnread: true })
    service.clock.now += 1000
    await service.ask(assignmentSeen, { practiseId: assignment.id }, key(student))
    expect((await find())?.isUnread).toBe(false)
    await service.ask(assignmentScore, { ...wrong, score: 9000, comment: '复核' }, key(teacher))
    const messages = await service.ask(messagePage, page, { token: student })
    const about = messages.data.records.filter(({ content }) => content.includes(assignment.title))
    expect(about.map(({ title }) => title).sort()).toEqual(['成绩已公布', '成绩有变动', '新作业'].sort())
    const listed = await service.ask(
      assignmentTeacherPage,
      { ...page, courseId: stage.courses.lab },
      { token: teacher },
    )
    expect(listed.data.records.find(({ id }) => id === assignment.id)).toMatchObject({
      students: 2,
      submitted: 1,
      scored: 1,
    })
    const kept = await service.ask(assignmentDelete, { id: assignment.id }, { token: teacher })
    expect(kept.code).toBe(1)
  })

  test('S35 work that waits for its score is not counted as missing', async () => {
    const { data: assignment } = await save({ title: '等评分的作业' })
    await submit(assignment.id, '按时交的')
    service.clock.now += 2 * dayMs
    await submit(assignment.id, '迟交的', student2)
    const itemOf = async (token: string) => {
      const { data } = await service.ask(scorePage, page, { token })
      const homework = data.records[0]?.parts.find(({ part }) => part === 'homework')
      return homework?.items.find(({ id }) => id === assignment.id)
    }
    expect(await itemOf(student)).toMatchObject({ score: null, isDue: false })
    expect(await itemOf(student2)).toMatchObject({ score: null, isDue: true })
    await service.ask(
      assignmentReturn,
      { practiseId: assignment.id, accountId: school.accounts.student, comment: '重做' },
      key(teacher),
    )
    expect(await itemOf(student)).toMatchObject({ score: null, isDue: true })
  })

  test('C137 C138 answers gather in the open version until it is handed in', async () => {
    const { data: assignment } = await save({ questions: [school.questions.PANDUAN] })
    const paper = await service.ask(assignmentPaper, { practiseId: assignment.id }, { token: student })
    const opened = await service.ask(submitRecordInsert, { practiseId: assignment.id }, key(student))
    expect(opened.data).toEqual({ version: 1 })
    await service.ask(
      assignmentAnswer,
      { practiseId: assignment.id, questionId: paper.data.questions[0]?.id ?? 0, content: '1' },
      key(student),
    )
    const { data } = await service.ask(assignmentStudentPage, page, { token: student })
    expect(data.records.find(({ id }) => id === assignment.id)?.state).toBe('draft')
    const handedIn = (await submit(assignment.id, '完成')).data
    expect([handedIn.version, handedIn.answers?.map(({ content }) => content)]).toEqual([1, ['1']])
  })

  test('V05 work handed in offline in time counts until a teacher decides', async () => {
    const { data: assignment } = await save({ deadline: service.clock.now + 1000 })
    const at = service.clock.now
    service.clock.now += 3_600_000
    const given = { practiseId: assignment.id, content: '断网时写完', at, mono: at }
    const { data } = await service.ask(assignmentSubmit, given, key(student))
    expect(data).toMatchObject({ isLate: false, isUnproved: true, madeAt: at })
    const decide = { practiseId: assignment.id, accountId: school.accounts.student, version: 1, isLate: true }
    const ask = (reason: string) => service.ask(assignmentDecide, { ...decide, reason }, { token: teacher })
    expect((await ask('')).data).toEqual({ field: 'reason' })
    expect((await ask('设备时间改过')).data).toMatchObject({ isLate: true, isUnproved: false })
    const said = await service.ask(messagePage, page, { token: student })
    expect(said.data.records.some(({ content }) => content.includes('设备时间改过'))).toBe(true)
  })

  test('what is handed in late is kept, marked and not counted by itself', async () => {
    const { data: assignment } = await save({ deadline: service.clock.now + 1000 })
    service.clock.now += 5000
    const late = await submit(assignment.id, '迟交')
    expect(late.data).toMatchObject({ isLate: true, version: 1 })
    await service.ask(
      assignmentScore,
      { practiseId: assignment.id, accountId: school.accounts.student, version: 1, score: 5000 },
      key(teacher),
    )
    const { data } = await service.ask(assignmentStudentPage, page, { token: student })
    expect(data.records.find(({ id }) => id === assignment.id)?.score).toBeNull()
  })

  test('S37 work that was given back after the deadline is handed in again, and counts', async () => {
    const { data: assignment } = await save({ deadline: service.clock.now + 1000 })
    await submit(assignment.id, '初稿')
    service.clock.now += 5000
    const back = { practiseId: assignment.id, accountId: school.accounts.student, comment: '请补图注' }
    await service.ask(assignmentReturn, back, { token: teacher })
    expect((await submit(assignment.id, '补好了')).data).toMatchObject({ version: 2, isLate: false })
    // once it is there, the next version is late again
    expect((await submit(assignment.id, '再改')).data).toMatchObject({ version: 3, isLate: true })
  })

  test('returned work and reminders reach the student as messages, once a day', async () => {
    const { data: assignment } = await save({ title: '提醒作业', titleEn: 'Reminder work' })
    await submit(assignment.id, '初稿')
    await service.ask(
      assignmentReturn,
      { practiseId: assignment.id, accountId: school.accounts.student, comment: '请补图注' },
      { token: teacher },
    )
    const reminded = await service.ask(assignmentRemind, { practiseId: assignment.id }, { token: teacher })
    expect(reminded.data).toEqual({ reminded: 1 })
    const again = await service.ask(assignmentRemind, { practiseId: assignment.id }, { token: teacher })
    expect(again.code).toBe(1)
    const mine = await service.ask(messagePage, page, { token: student })
    expect(mine.data.records.some(({ content }) => content.includes('请补图注'))).toBe(true)
    const others = await service.ask(messagePage, page, { token: student2 })
    const told = others.data.records.filter(({ content }) => content.includes('提醒作业'))
    expect(told.map(({ title }) => title).sort()).toEqual(['即将截止', '新作业'].sort())
    // in the school's time, as the deadline stands on the screen
    const due = new Date(assignment.deadline + 8 * 3_600_000).toISOString()
    for (const { content } of told) expect(content).toContain(`${due.slice(0, 10)} ${due.slice(11, 16)}`)
  })

  test('only teachers of the course see submissions and scores of others', async () => {
    const { data: assignment } = await save()
    for (const call of [
      () => service.ask(assignmentLines, { practiseId: assignment.id }, { token: student }),
      () => service.ask(scoreBook, { courseId: stage.courses.lab }, { token: student }),
      () => service.ask(scorePublish, { courseId: stage.courses.lab }, { token: student }),
      () => service.ask(assignmentTeacherPage, { ...page, courseId: stage.courses.lab }, { token: student }),
    ])
      expect((await call()).status).toBe(403)
  })

  test('C099 C100 S35 V05 scores are entered, imported, published and changed', async () => {
    const courseId = stage.courses.lab
    const change = { accountId: school.accounts.student, part: 'exam' as const, status: 'normal' as const }
    const negative = await service.ask(
      scoreSave,
      { courseId, changes: [{ ...change, score: -100 }] },
      { token: teacher },
    )
    expect([negative.code, negative.data]).toEqual([1, { field: 'score' }])
    await service.ask(scoreSave, { courseId, changes: [{ ...change, score: 9000 }] }, { token: teacher })
    const early = await service.ask(scorePublish, { courseId }, { token: teacher })
    expect([early.code, early.message]).toEqual([1, '有成绩项未设置，不能公布'])

    const rows = [
      { row: 2, studentNo: 'STUDENT', scores: { experiment: '88', quiz: '75.5' } },
      { row: 3, studentNo: 'student2', scores: { experiment: '90', quiz: '80', exam: '70' } },
    ]
    const wrong = await service.ask(
      scoreImport,
      {
        courseId,
        rows: [
          ...rows,
          { row: 4, studentNo: 'nobody', scores: {} },
          { ...rows[0]!, row: 5, scores: { quiz: '101' } },
        ],
        confirm: true,
      },
      { token: teacher },
    )
    expect(wrong.data.problems.map(({ row }) => row)).toEqual([4, 5, 5])
    const preview = await service.ask(scoreImport, { courseId, rows, confirm: false }, { token: teacher })
    expect(preview.data.changes).toHaveLength(5)
    const book = async () => (await service.ask(scoreBook, { courseId }, { token: teacher })).data
    expect((await book()).lines[1]?.parts[0]?.score).toBeNull()
    await service.ask(scoreImport, { courseId, rows, confirm: true }, { token: teacher })
    expect((await book()).lines[1]?.parts[0]?.score).toBe('90.0')

    const before = await service.ask(scorePage, page, { token: student })
    expect(before.data.records[0]).toMatchObject({ courseId, publishedAt: null })
    expect((await service.ask(scorePublish, { courseId }, { token: teacher })).code).toBe(0)
    const published = await service.ask(scorePage, page, { token: student })
    expect(published.data.records[0]?.parts.map(({ part, score }) => [part, score])).toEqual([
      ['experiment', '88.0'],
      ['homework', expect.any(String)],
      ['quiz', '75.5'],
      ['exam', '90.0'],
    ])
    const locked = await service.ask(
      scoreSave,
      { courseId, changes: [{ ...change, score: 9100 }] },
      { token: teacher },
    )
    expect([locked.code, locked.data]).toEqual([1, { field: 'reason' }])
    const corrected = await service.ask(
      scoreSave,
      { courseId, changes: [{ ...change, score: 9100 }], reason: '复核' },
      { token: teacher },
    )
    expect(corrected.code).toBe(0)
    const mine = await service.ask(messagePage, page, { token: student })
    expect(mine.data.records.some(({ content }) => content.includes('90') && content.includes('91'))).toBe(
      true,
    )
    expect((await service.ask(scoreExamPage, page, { token: student })).data).toEqual({
      records: [],
      total: 0,
    })
  })

  test('S35 a table holds statuses, and what it was exported with changes nothing', async () => {
    const courseId = stage.courses.lab
    const book = async () => (await service.ask(scoreBook, { courseId }, { token: teacher })).data
    const before = await book()
    expect(before.mayEdit).toBe(true)
    const exported = readScoreTable(gradebookTable(before, 'zh')) ?? []
    const compared = await service.ask(
      scoreImport,
      { courseId, rows: exported, confirm: false },
      { token: teacher },
    )
    expect([compared.data.changes, compared.data.problems]).toEqual([[], []])
    const rows = [{ row: 2, studentNo: 'student2', scores: { exam: '缓考' } }]
    const preview = await service.ask(scoreImport, { courseId, rows, confirm: false }, { token: teacher })
    expect(preview.data.changes).toMatchObject([{ statusBefore: 'normal', statusAfter: 'deferred' }])
    const nameless = await service.ask(scoreImport, { courseId, rows, confirm: true }, { token: teacher })
    expect([nameless.code, nameless.data]).toEqual([1, { field: 'reason' }])
    await service.ask(scoreImport, { courseId, rows, confirm: true, reason: '批准缓考' }, { token: teacher })
    expect((await book()).lines[1]).toMatchObject({ current: null, full: null })
    const told = await service.ask(messagePage, page, { token: student2 })
    expect(
      told.data.records.some(({ content }) => content.includes('缓考') && content.includes('批准缓考')),
    ).toBe(true)
    const audited = await service.service.db.rows<{ reason: string }>(
      `select "reason" from "audit" where "what" = 'score.edit' order by "id" desc limit 1`,
      [],
    )
    expect(audited).toEqual([{ reason: '批准缓考' }])
  })

  test('S35 misconduct scores 0 and names the decision it rests on', async () => {
    const courseId = stage.courses.lab
    const document = '校纪〔2026〕12 号'
    const { student: accountId } = school.accounts
    const change = { accountId, part: 'quiz' as const, status: 'cheated' as const, score: null }
    const saveWith = (more: object) =>
      service.ask(
        scoreSave,
        { courseId, changes: [{ ...change, ...more }], reason: '考试违纪' },
        { token: teacher },
      )
    for (const more of [{}, { document: ' ' }]) {
      const bare = await saveWith(more)
      expect([bare.code, bare.data]).toEqual([1, { field: 'document' }])
    }
    const quizRow = (quiz: string) => [{ row: 2, studentNo: 'student', scores: { quiz } }]
    const importCell = async (quiz: string, confirm = false) => {
      const given = { courseId, rows: quizRow(quiz), confirm, reason: '考试违纪' }
      return (await service.ask(scoreImport, given, { token: teacher })).data
    }
    expect((await importCell('违纪')).problems).toMatchObject([{ row: 2 }])
    expect((await importCell(`违纪（${document}）`, true)).changes).toMatchObject([
      { statusAfter: 'cheated', document },
    ])
    const quizPart = { part: 'quiz', status: 'cheated', score: '0.0', document }
    const book = async () => (await service.ask(scoreBook, { courseId }, { token: teacher })).data
    const exported = readScoreTable(gradebookTable(await book(), 'en')) ?? []
    const again = await service.ask(
      scoreImport,
      { courseId, rows: exported, confirm: false },
      { token: teacher },
    )
    expect([again.data.changes, again.data.problems]).toEqual([[], []])
    // another number of the entered score keeps the document
    expect((await saveWith({ score: 100 })).code).toBe(0)
    expect((await book()).lines[0]?.parts[2]).toMatchObject(quizPart)

    const ownParts = async (token: string) =>
      (await service.ask(scorePage, page, { token })).data.records[0]?.parts ?? []
    expect((await ownParts(student))[2]).toMatchObject(quizPart)
    expect(JSON.stringify(await ownParts(student2))).not.toContain(document)
    const told = await service.ask(messagePage, page, { token: student })
    expect(told.data.records.some(({ content }) => content.includes(`违纪（${document}）`))).toBe(true)
    const audited = await service.service.db.rows<{ after: string }>(
      `select "after" from "audit" where "what" = 'score.edit' order by "id" desc limit 1`,
      [],
    )
    expect(audited[0]?.after).toContain(document)
    // the audit says each of them in words
    expect(auditFacts).toEqual(expect.arrayContaining(Object.keys(flatFacts(audited[0]?.after ?? ''))))

    expect((await saveWith({ status: 'absent', document })).code).toBe(0)
    expect((await book()).lines[0]?.parts[2]).not.toHaveProperty('document')
  })

  test('S35 a school sets the digits of scores and the most that a resit counts', async () => {
    const admin = await service.signIn('admin')
    const { data: before } = await service.ask(adminSettings, {}, { token: admin })
    expect([before.scoreDigits, before.resitCap]).toEqual([1, 60])
    const { scoreDigits: _, resitCap: __, ...older } = before
    const set = (more: object) =>
      service.ask(adminSettingsSave, { ...older, schoolName: '医学院', ...more }, { token: admin })
    expect((await set({ scoreDigits: 0, resitCap: 70 })).message).toBe('')
    expect((await set({})).message).toBe('')
    const courseId = stage.courses.lab
    const resit = { part: 'quiz' as const, status: 'resit' as const, score: 5000, resitScore: 9000 }
    const changes = [{ accountId: school.accounts.student2, ...resit }]
    await service.ask(scoreSave, { courseId, changes, reason: '补考' }, { token: teacher })
    const { rules, lines } = (await service.ask(scoreBook, { courseId }, { token: teacher })).data
    expect([rules, lines[1]?.parts[2]?.score]).toEqual([{ digits: 0, resitCap: 70 }, '70'])
    const mine = await service.ask(scorePage, page, { token: student2 })
    expect(mine.data.records[0]?.parts[2]?.score).toBe('70')
  })
})
