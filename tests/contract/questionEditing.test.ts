/** Questions of the school's bank in the form: mended by teachers, and made by whoever looks after their subject. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromHtml } from '../../server/questions/markup.ts'
import { tenant } from '../../server/store/schema.ts'
import type { Given } from '../../src/contract/endpoint.ts'
import { questionAdd, questionMend } from '../../src/contract/questionMending.ts'
import { bankPage, questionWithAnswer } from '../../src/contract/questions.ts'
import { writeBlanks } from '../../src/rules/kinds/fill.ts'
import { judge } from '../../src/rules/kinds/index.ts'
import { requestOfForm } from '../../src/rules/questionForm.ts'
import { type AdminStage, firstPage, openAdminStage } from './adminStage.ts'
import { databases } from './databases.ts'

const { places, stop } = await databases()
afterAll(stop)

type Form = Given<typeof questionAdd>['question']

const option = (id: number, content: string, answer: boolean) => ({ id, content, contentEn: '', answer })
const form = (more: Partial<Form> = {}): Form => ({
  baseType: 'DANXUAN',
  title: '表皮最深的一层是',
  titleEn: '',
  options: [option(1, '基底层', true), option(2, '棘层', false)],
  panDuanAnswer: null,
  answer: null,
  anyOrder: false,
  showAnswer: '',
  showAnswerEn: '',
  analysis: '',
  analysisEn: '',
  difficulty: 4,
  children: [],
  ...more,
})

describe.each(places)('questions of the bank in the form on $name', (place) => {
  let stage: AdminStage
  let teacher: string
  beforeAll(async () => {
    stage = await openAdminStage(place)
    teacher = await stage.service.signIn('teacher')
  })
  afterAll(() => stage.service.stop())

  const add = (given: Partial<Given<typeof questionAdd>> = {}, token = stage.token) =>
    stage.service.ask(
      questionAdd,
      { clientId: randomUUID(), catalogId: stage.school.catalogs.thinSkin, question: form(), ...given },
      { token },
    )
  const found = async (keyword: string) =>
    (await stage.service.ask(bankPage, { ...firstPage, keyword }, { token: teacher })).data.records
  const countQuestions = async () => {
    const [row] = await stage.service.service.db.rows<{ n: number | string }>(
      'select count(*) as "n" from "question" where "tenant" = ?',
      [tenant],
    )
    return Number(row?.n)
  }

  test('S31 an edit of a question is recorded with all that it changed', async () => {
    const { service, school } = stage
    const id = school.questions.PANDUAN
    const { data: before } = await service.ask(questionWithAnswer, { id }, { token: teacher })
    const same = requestOfForm({ ...before, id })
    const given = {
      id,
      question: { ...same, panDuanAnswer: false, analysis: '改过\u0007的解析', difficulty: 5 },
    }
    const mended = await service.ask(questionMend, given, { token: teacher })
    const after = { panDuanAnswer: false, analysis: '改过的解析', difficulty: 5 }
    expect(mended.data).toMatchObject({ id, ...after, catalogId: before.catalogId })
    const { data: read } = await service.ask(questionWithAnswer, { id }, { token: teacher })
    expect(read).toEqual({ ...before, ...after, type: read.type })
    const [entry] = await stage.audited('question.mend')
    expect(JSON.parse(entry?.before ?? '')).toMatchObject({ panDuanAnswer: true, analysis: '解析' })
    expect(JSON.parse(entry?.after ?? '')).toMatchObject(after)
  })

  test('S31 the second of two who edit the same version of a question is refused', async () => {
    const { service, school } = stage
    const id = school.questions.DANXUAN
    const read = async () => {
      const { data } = await service.ask(questionWithAnswer, { id }, { token: teacher })
      return requestOfForm({ ...data, id })
    }
    const mend = (question: Form, base?: Form, lang: 'Zh' | 'En' = 'Zh') =>
      service.ask(questionMend, { id, question, base }, { token: teacher, lang })
    const base = await read()
    const first = { ...base, analysis: '第一位改的' }
    expect((await mend(first, base)).code).toBe(0)
    // pressed again after a lost answer: it is there already
    expect((await mend(first, base)).code).toBe(0)
    const second = { ...base, analysis: '第二位改的' }
    const refused = await mend(second, base)
    expect(refused).toMatchObject({ code: 1, data: { field: 'base' } })
    expect(refused.message).toContain('打开以后你在别处改了这道题，你的修改没有保存')
    expect((await mend(second, base, 'En')).message).toContain(
      'You (in another window) changed this question',
    )
    expect((await read()).analysis).toBe('第一位改的')
    expect((await mend(second, await read())).code).toBe(0)
    expect((await read()).analysis).toBe('第二位改的')
    // a page of before asks for nothing
    expect((await mend(base)).code).toBe(0)
  })

  test('S31 the form keeps the markup that an import keeps, and no other', async () => {
    const picture = '<img src="/wk_mobile/x.png" alt="x">'
    const { data } = await add({
      question: form({
        title: `<p onclick="x()">表皮<b>最深</b>的一层是</p><script>alert(1)</script>${picture}`,
        titleEn: 'p < 0.05 & q > 1',
        options: [
          option(1, '<a href="https://x.example">基底层</a>', true),
          option(2, 'H<sub>2</sub>O', false),
        ],
        analysis: '第一行<br>第二行',
      }),
    })
    expect(data).toMatchObject({
      title: '表皮<b>最深</b>的一层是',
      titleEn: 'p < 0.05 & q > 1',
      options: [{ content: '基底层' }, { content: 'H<sub>2</sub>O' }],
      analysis: '第一行\n第二行',
    })
    for (const text of [data.title, data.options[1]?.content ?? '']) expect(fromHtml(text)).toBe(text)
  })

  test('S31 a new question stands last in its chapter, is found and recorded', async () => {
    const { service, school } = stage
    const catalogId = school.catalogs.thinSkin
    const { data: made } = await add()
    expect(made).toMatchObject({ catalogId, title: '表皮最深的一层是', difficulty: 4, specimenId: null })
    const { data: listed } = await service.ask(bankPage, { ...firstPage, catalogId }, { token: teacher })
    expect(listed.records.at(-1)?.id).toBe(made.id)
    expect((await found('表皮最深')).map(({ id }) => id)).toContain(made.id)
    const [entry] = await stage.audited('question.add')
    expect(entry).toMatchObject({ thingId: String(made.id), before: '' })
    expect(JSON.parse(entry?.after ?? '')).toMatchObject({ catalogId, title: made.title })
  })

  test('S31 the unit and the optional suffix of a blank are judged and survive an edit', async () => {
    const { service } = stage
    const blank = {
      id: 1,
      content: '',
      contentEn: '',
      answer: ['-70', ''],
      unit: [' mV ', ''],
      suffix: ['电位'],
    }
    const { data: made } = await add({
      question: form({ baseType: 'TIANKONG', title: '静息时是 ____', options: [blank] }),
    })
    const { data: read } = await service.ask(questionWithAnswer, { id: made.id }, { token: teacher })
    expect(read.options).toEqual([{ ...blank, answer: ['-70'], unit: ['mV'] }])
    for (const answer of ['-70', '-70 mV', '−70电位'])
      expect([answer, judge(read, writeBlanks([answer]))]).toEqual([answer, true])
    for (const answer of ['70 mV', '-70 mA'])
      expect([answer, judge(read, writeBlanks([answer]))]).toEqual([answer, false])
    const mend = async (options: Form['options']) => {
      const question = { ...requestOfForm({ ...read, id: made.id }), options }
      return (await service.ask(questionMend, { id: made.id, question }, { token: teacher })).data.options
    }
    const { unit: _, suffix, ...older } = blank
    expect(await mend([older])).toEqual(read.options)
    expect(await mend([{ ...older, unit: [], suffix }])).toEqual([
      { ...older, answer: ['-70'], unit: [], suffix },
    ])
  })

  test('S31 repeating a request whose answer was lost adds no second question', async () => {
    const clientId = randomUUID()
    const before = await countQuestions()
    const first = await add({ clientId })
    const again = await add({ clientId, question: form({ title: '表皮最浅的一层是' }) })
    expect([again.data.id, again.data.title]).toEqual([first.data.id, '表皮最浅的一层是'])
    expect(await countQuestions()).toBe(before + 1)
    const other = await add({ clientId }, await stage.administrator('SystemAdmin'))
    expect(other.data.id).not.toBe(first.data.id)
  })

  test('P02 only who looks after the subject makes its questions; a student changes none', async () => {
    const { service, school } = stage
    const student = await service.signIn('student')
    const { name } = await service.service.db.kysely
      .selectFrom('subject')
      .select('name')
      .where('id', '=', school.subjects.histology)
      .executeTakeFirstOrThrow()
    const own = await stage.administrator('SubjectAdmin', { subjectName: name })
    const others = await stage.administrator('SubjectAdmin', { subjectName: '别的学科' })
    const academy = await stage.administrator('AcademyAdmin', { academyId: stage.tree.basic })
    const statusOf = async (token: string) => (await add({}, token)).status
    expect(await statusOf(own)).toBe(200)
    const before = await countQuestions()
    for (const token of [student, teacher, academy, others]) expect(await statusOf(token)).toBe(403)
    expect(await countQuestions()).toBe(before)
    const mend = { id: school.questions.DANXUAN, question: form() }
    expect((await service.ask(questionMend, mend, { token: student })).status).toBe(403)
  })

  test('SEC07 what the form would not send is refused, and nothing is written', async () => {
    const { service, school } = stage
    const before = await countQuestions()
    const refused = async (question: object, catalogId = school.catalogs.thinSkin) => {
      const { status, code, data } = await add({ catalogId, question: form(question as Partial<Form>) })
      return status === 200 ? [code, data] : status
    }
    expect(await refused({}, 9_999_999)).toBe(404)
    expect(await refused({ baseType: 'OTHER' })).toBe(400)
    expect(await refused({ title: '长'.repeat(20_001) })).toBe(400)
    expect(await refused({ difficulty: 6 })).toBe(400)
    expect(await refused({ options: [option(1, '甲', true), option(1, '乙', false)] })).toBe(400)
    expect(await refused({ title: ' \u0000\u0007' })).toEqual([1, { field: 'title' }])
    expect(await refused({ options: [option(1, '甲', true), option(2, '乙', true)] })).toEqual([
      1,
      { field: 'answer' },
    ])
    expect(await countQuestions()).toBe(before)
    const { kysely } = service.service.db
    const id = school.questions.DANXUAN
    const row = await kysely.selectFrom('question').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const made = {
      ...row,
      id: 8_000_000,
      key: 'own-question',
      creator: school.accounts.teacher,
      catalogId: 0,
    }
    await kysely
      .insertInto('question')
      .values({ ...made, clientId: randomUUID() })
      .execute()
    const mend = (of: number, question = form()) =>
      service.ask(questionMend, { id: of, question }, { token: stage.token })
    expect([(await mend(8_000_000)).status, (await mend(9_999_999)).status]).toEqual([404, 404])
    expect((await mend(id, form({ baseType: 'PANDUAN' }))).status).toBe(400)
  })
})
