/** Figures and log of the service: what they tell, and that they tell nothing of a person. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountSeeds } from '../../sample/fill/accountSeeds.ts'
import { hashPassword } from '../../server/people/password.ts'
import { tenant } from '../../server/store/schema.ts'
import { chapterCard, chapterSubmit } from '../../src/contract/practice.ts'
import {
  currentUser,
  resetPassword,
  sendCode,
  signInByAccount,
  signInByPhone,
} from '../../src/contract/session.ts'
import { specimenPage } from '../../src/contract/specimens.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

/** Somebody whose every fact is found nowhere else. */
const person = {
  loginName: '2026019387',
  fullName: '欧阳知遥',
  fullNameEn: 'Zhiyao Ouyang',
  phone: '13955518427',
  email: 'zhiyao.ouyang@school.example',
  password: 'Magnolia-73-leaf',
}
const facts = [
  ...Object.values(person),
  ...accountSeeds.flatMap(({ name, phone, password }) => [name.zh, name.en, phone ?? '', password]),
].filter(Boolean)

describe.each(places)('on $name', (place) => {
  let service: Running
  let school: Seeded
  beforeAll(async () => {
    const limits = { perAccount: 100, perAddress: 1000 }
    service = await start(place, { processes: 1, metricsToken: 'of-the-monitor', limits })
    school = await seed(service.service.db)
    // the people of the sample school, whose accounts have the names of those of the tests
    for (const { loginName, name, phone } of accountSeeds)
      await service.service.db.kysely
        .updateTable('account')
        .set({ fullName: name.zh, fullNameEn: name.en, phone })
        .where('loginName', '=', loginName)
        .execute()
    const { password, ...row } = person
    await service.service.db.kysely
      .insertInto('account')
      .values({
        ...row,
        tenant,
        passwordHash: await hashPassword(password),
        image: '',
        roles: 1,
        language: '',
        mustChangePassword: 0,
        disabled: 0,
        academyName: '',
        academyNameEn: '',
        classesName: '',
        classesNameEn: '',
        subjectName: '',
        subjectNameEn: '',
        createdAt: 1,
      })
      .execute()
  })
  afterAll(() => service.stop())

  const metrics = async (token = 'of-the-monitor', more: Record<string, string> = {}) => {
    const response = await service.raw('/metrics', { headers: { authorization: `Bearer ${token}`, ...more } })
    return { status: response.status, text: await response.text() }
  }

  test('figures count calls by their path in the contract, for who has the token', async () => {
    const token = await service.signIn(person.loginName, person.password)
    await service.ask(currentUser, {}, { token })
    await service.ask(currentUser, {}, { token: 'none' })
    const { text } = await metrics()
    expect(text).toContain(`vitrine_calls_total{call="${currentUser.path}",status="2xx"} 1`)
    expect(text).toContain(`vitrine_calls_total{call="${currentUser.path}",status="4xx"} 1`)
    expect(text).toContain(`vitrine_call_seconds_count{call="${currentUser.path}"} 2`)
    expect(text).toMatch(/\nvitrine_database_up 1\n/)
    expect(text.endsWith('\n# EOF\n')).toBe(true)
    // each line is a comment, or a name with labels and a number
    const lines = text.trimEnd().split('\n')
    expect(lines.filter((line) => !/^(?:# .+|[a-z_\d]+(?:\{[^}]*\})? -?[\d.e+-]+)$/.test(line))).toEqual([])
    expect((await metrics('wrong')).status).toBe(404)
  })

  test('SEC log and figures hold no name, number, phone, mail, password or token', async () => {
    const token = await service.signIn(person.loginName, person.password)
    const { catalogs, questions } = school
    await service.ask(signInByAccount, { loginName: person.loginName, password: 'wrong-Password-1' })
    await service.ask(signInByPhone, { phoneNum: person.phone, code: '000000' })
    await service.ask(sendCode, { phoneNum: person.phone, purpose: 'reset' })
    await service.ask(resetPassword, { phoneNum: person.phone, code: '1', password: person.password })
    await service.raw(`/api/${encodeURIComponent(person.fullName)}/${person.phone}?name=${person.loginName}`)
    await service.raw(`/wk_mobile/media/${person.phone}`, { headers: { authorization: `Bearer ${token}` } })
    const { paperId } = (await service.ask(chapterCard, { catalogId: catalogs.thickSkin }, { token })).data
    const answer = {
      catalogId: catalogs.thickSkin,
      paperId,
      questionId: questions.WENDA,
      content: person.fullName,
    }
    const key = randomUUID()
    await service.ask(chapterSubmit, answer, { token, key })
    await service.ask(chapterSubmit, { ...answer, content: person.email }, { token, key })
    for (const { loginName, password, name, phone } of accountSeeds) {
      const own = await service.signIn(loginName, password)
      await service.ask(signInByAccount, { loginName, password: name.zh })
      await service.ask(specimenPage, { pageNo: 1, pageSize: 1, keyword: name.zh }, { token: own })
      await service.raw(`/nothing/${encodeURIComponent(name.en)}?phone=${phone}`)
      if (phone === null) continue
      await service.ask(sendCode, { phoneNum: phone })
      await service.ask(signInByPhone, { phoneNum: phone, code: '000000' })
    }
    // a defect, whose line has the stack
    await service.service.db.rows('alter table "submission" rename to "submissionGone"', [], 'writer')
    const broken = await service.ask(chapterSubmit, answer, { token, key: randomUUID() })
    await service.service.db.rows('alter table "submissionGone" rename to "submission"', [], 'writer')
    expect(broken.status).toBe(500)
    const told = [...service.logged, (await metrics()).text].join('\n')
    expect(told).toContain('call failed')
    expect([...facts, token].filter((fact) => told.includes(fact))).toEqual([])
  })

  test('an answer and the lines that it caused in the log have the same id', async () => {
    const before = service.logged.length
    const answer = await service.ask(signInByAccount, { loginName: 'nobody-here', password: 'x' })
    const id = answer.headers.get('x-request-id')
    expect(id).toMatch(/^[\w-]{36}$/)
    const lines = service.logged
      .slice(before)
      .map((line) => JSON.parse(line) as { event: string; request: string })
    expect(lines).toEqual([expect.objectContaining({ event: 'sign-in failed', request: id })])
    // without a proxy of ours in front nobody else names a request
    const named = await service.raw('/healthz', { headers: { 'x-request-id': 'forged-by-a-caller' } })
    expect(named.headers.get('x-request-id')).not.toBe('forged-by-a-caller')
  })
})

test('without a token only this machine reads the figures, and no proxy on it', async () => {
  const [first] = places
  if (!first) throw new Error('no database')
  const service = await start(first)
  expect((await service.raw('/metrics')).status).toBe(200)
  expect((await service.raw('/metrics', { headers: { 'x-forwarded-for': '10.0.0.9' } })).status).toBe(404)
  await service.stop()
})
