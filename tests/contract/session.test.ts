import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  checkCode,
  currentUser,
  resetPassword,
  sendCode,
  signInByAccount,
  signInByPhone,
  signOut,
} from '../../src/contract/session.ts'
import { systemInfo } from '../../src/contract/system.ts'
import { baseInfo, changeLanguage } from '../../src/contract/users.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const day = 86_400_000
const phone = '13800000001'

describe.each(places)('on $name', (place) => {
  let service: Running
  let school: Seeded
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
  })
  afterAll(() => service.stop())

  const sessions = () => service.service.db.kysely.selectFrom('session').selectAll().execute()

  test('C006 S02 signing in by name gives a token of which only the hash is stored', async () => {
    const device = randomUUID()
    const { data } = await service.ask(signInByAccount, {
      loginName: ' STUDENT ',
      password: 'Student-2026',
      wbInfo: { uuid: device },
    })
    expect(data).toMatchObject({
      expireInSeconds: 2_592_000,
      id: school.accounts.student,
      roleTypeKeys: ['Student'],
    })
    const kept = await sessions()
    expect(JSON.stringify(kept)).not.toContain(data.accessToken)
    expect(kept.at(-1)).toMatchObject({ device, accountId: school.accounts.student, revokedAt: null })
    const other = await service.ask(signInByAccount, { loginName: 'student', password: 'Student-2026' })
    expect(other.data.accessToken).not.toBe(data.accessToken)
  })

  test('C006 a wrong password and an unknown account get the same answer', async () => {
    const wrong = await service.ask(signInByAccount, { loginName: 'teacher', password: 'Teacher-2025' })
    const nobody = await service.ask(signInByAccount, { loginName: 'nobody', password: 'Teacher-2025' })
    expect([wrong.status, wrong.code, wrong.message, wrong.data]).toEqual([200, 1, '账号或密码错误', null])
    expect([nobody.status, nobody.code, nobody.message]).toEqual([200, 1, wrong.message])
    const english = await service.ask(signInByAccount, { loginName: 'nobody', password: 'x' }, { lang: 'En' })
    expect(english.message).toBe('The account or password is wrong.')
    const padded = await service.ask(signInByAccount, { loginName: 'teacher', password: ' Teacher-2026' })
    expect(padded.code).toBe(1)
  })

  test('C010 C007 S03 a code that was sent signs in once; five wrong guesses kill it', async () => {
    expect((await service.ask(sendCode, { phoneNum: phone })).data).toBe(60)
    const code = service.code(phone)
    expect(code).toMatch(/^\d{6}$/)
    const kept = await service.service.db.kysely.selectFrom('smsCode').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain(code)
    const together = await Promise.all(
      Array.from({ length: 5 }, () => service.ask(signInByPhone, { phoneNum: phone, code })),
    )
    expect(together.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(together.find(({ code }) => code === 0)?.data.id).toBe(school.accounts.student)

    service.clock.now += 61_000
    await service.ask(sendCode, { phoneNum: phone }, { method: 'POST' })
    const right = service.code(phone)
    const wrong = right === '000000' ? '000001' : '000000'
    await Promise.all(
      Array.from({ length: 5 }, () => service.ask(signInByPhone, { phoneNum: phone, code: wrong })),
    )
    expect((await service.ask(signInByPhone, { phoneNum: phone, code: right })).code).toBe(1)
  })

  test('C010 the next code can be asked for after a minute, however many ask at once', async () => {
    service.clock.now += 3_600_000
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => service.ask(sendCode, { phoneNum: '13800000003' })),
    )
    expect(asked.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(asked.find(({ code }) => code === 1)?.message).toContain('60')
    service.clock.now += 60_000
    expect((await service.ask(sendCode, { phoneNum: '13800000003' })).code).toBe(0)
    expect((await service.ask(sendCode, { phoneNum: 'abc' })).data).toEqual({ field: 'phoneNum' })
    const unknown = await service.ask(sendCode, { phoneNum: '13999999999' })
    expect([unknown.code, unknown.data]).toEqual([0, 60])
    expect(service.code('13999999999')).toBe('')
  })

  test('C009 checking a code by POST or GET does not use it up', async () => {
    service.clock.now += 3_600_000
    const phoneNum = '13800000003'
    await service.ask(sendCode, { phoneNum, purpose: 'reset' })
    const code = service.code(phoneNum)
    const check = async (purpose: 'reset' | 'login', method: 'GET' | 'POST') =>
      (await service.ask(checkCode, { phoneNum, code, purpose }, { method })).data
    expect(await check('reset', 'POST')).toBe(true)
    expect(await check('reset', 'GET')).toBe(true)
    expect(await check('login', 'POST')).toBe(false)
    expect((await service.ask(signInByPhone, { phoneNum, code })).code).toBe(1)
    service.clock.now += 600_001
    expect(await check('reset', 'POST')).toBe(false)
  })

  test('C008 a reset keeps to the password policy and ends the account’s sessions', async () => {
    service.clock.now += 3_600_000
    const phoneNum = '13800000002'
    const token = await service.signIn('teacher')
    await service.ask(sendCode, { phoneNum, purpose: 'reset' })
    const code = service.code(phoneNum)
    const reset = (password: string, lang: 'Zh' | 'En' = 'Zh') =>
      service.ask(resetPassword, { phoneNum, code, password }, { lang })
    const short = await reset('Ab1-x')
    expect([short.code, short.message, short.data]).toEqual([
      1,
      '密码至少 6 位',
      { field: 'password', faults: ['tooShort'] },
    ])
    expect((await reset('teacher-2027', 'En')).message).toBe('The password needs an uppercase letter.')
    expect((await reset('Teacher-2026')).message).toBe('新密码不能与原密码相同')
    expect((await reset('Teacher-2027')).code).toBe(0)
    expect((await reset('Teacher-2028')).code).toBe(1)
    expect((await service.ask(currentUser, {}, { token })).code).toBe('02012001')
    expect(
      (await service.ask(signInByAccount, { loginName: 'teacher', password: 'Teacher-2026' })).code,
    ).toBe(1)
    expect(await service.signIn('teacher', 'Teacher-2027')).not.toBe('')
    const missing = await service.ask(resetPassword, { phoneNum, password: 'Teacher-2029' })
    expect([missing.status, missing.data]).toEqual([400, { field: 'code' }])
  })

  test('C006 C008 an account with a first password gets a ticket and no token', async () => {
    const first = await service.ask(signInByAccount, { loginName: 'fresh', password: 'Fresh-2026' })
    expect(first.data).toEqual({
      id: school.accounts.fresh,
      nextStep: 'resetPassword',
      ticket: expect.any(String),
    })
    const { ticket } = first.data
    expect((await service.ask(resetPassword, { ticket, password: 'Fresh-2026' })).code).toBe(1)
    const both = await Promise.all(
      ['Fresh-2027', 'Fresh-2028'].map((password) => service.ask(resetPassword, { ticket, password })),
    )
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1])
    const password = both[0]?.code === 0 ? 'Fresh-2027' : 'Fresh-2028'
    expect(await service.signIn('fresh', password)).not.toBe('')
  })

  test('C003 C004 the caller sees who they are, and nobody else', async () => {
    const token = await service.signIn('student')
    const me = await service.ask(currentUser, {}, { token })
    expect(me.data).toMatchObject({ loginName: 'student', fullName: '李明', userType: 'Student' })
    expect((await service.ask(currentUser, {}, { token, lang: 'En' })).data.fullName).toBe('Li Ming')
    const info = await service.ask(baseInfo, { id: me.data.id }, { token, lang: 'En' })
    expect(info.data).toMatchObject({
      academyName: 'School of Basic Medicine',
      classesName: '临床一班',
      email: 'student@school.example',
    })
    const other = await service.ask(baseInfo, { id: school.accounts.student2 }, { token })
    expect([other.status, other.code, other.data]).toEqual([403, 403, null])
  })

  test('C005 the chosen language is kept', async () => {
    const token = await service.signIn('student')
    expect((await service.ask(changeLanguage, { language: 'En' }, { token })).code).toBe(0)
    const row = await service.service.db.kysely
      .selectFrom('account')
      .select('language')
      .where('id', '=', school.accounts.student)
      .executeTakeFirst()
    expect(row?.language).toBe('En')
    const bad = await service.raw(changeLanguage.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"language":"Fr"}',
    })
    expect(await bad.json()).toMatchObject({ code: 400, data: { field: 'language' } })
  })

  test('a token is extended by use a day after its renewal', async () => {
    const token = await service.signIn('student')
    const signedIn = service.clock.now
    const expires = async () => Math.max(...(await sessions()).map(({ expiresAt }) => expiresAt))
    service.clock.now = signedIn + day
    await service.ask(currentUser, {}, { token })
    expect(await expires()).toBe(signedIn + 30 * day)
    service.clock.now = signedIn + day + 1
    await service.ask(currentUser, {}, { token })
    expect(await expires()).toBe(signedIn + 31 * day + 1)
    service.clock.now = signedIn + 31 * day
    expect((await service.ask(currentUser, {}, { token })).code).toBe(0)
    service.clock.now += 30 * day
    const gone = await service.ask(currentUser, {}, { token })
    expect([gone.status, gone.code, gone.message]).toEqual([401, '02012001', '登录已过期，请重新登录'])
  })

  test('sign-out ends the caller’s own session or that of a token sent later', async () => {
    const [own, left] = [await service.signIn('student'), await service.signIn('student')]
    expect((await service.ask(signOut, {}, { token: own })).code).toBe(0)
    expect((await service.ask(currentUser, {}, { token: own })).code).toBe('02012001')
    expect((await service.ask(currentUser, {}, { token: left })).code).toBe(0)
    expect((await service.ask(signOut, { token: left })).code).toBe(0)
    expect((await service.ask(currentUser, {}, { token: left })).code).toBe('02012001')
    expect((await service.ask(signOut, { token: left })).code).toBe(0)
  })

  test('an account that was disabled loses its sessions and cannot sign in', async () => {
    const token = await service.signIn('student2')
    const set = (disabled: 0 | 1) =>
      service.service.db.kysely
        .updateTable('account')
        .set({ disabled })
        .where('id', '=', school.accounts.student2)
        .execute()
    await set(1)
    expect((await service.ask(currentUser, {}, { token })).code).toBe('02012001')
    expect(
      (await service.ask(signInByAccount, { loginName: 'student2', password: 'Student-2026' })).code,
    ).toBe(1)
    await set(0)
  })

  test('C010 a school that sends no codes says so, and makes none', async () => {
    const quiet = await start(place, { sms: false })
    try {
      await seed(quiet.service.db)
      expect((await quiet.ask(systemInfo, {})).data.sms).toBe(false)
      for (const purpose of ['login', 'reset'] as const) {
        const { code, message } = await quiet.ask(sendCode, { phoneNum: phone, purpose })
        expect([code, message]).toEqual([1, '本校没有开通短信验证码'])
      }
      expect(await quiet.service.db.kysely.selectFrom('smsCode').selectAll().execute()).toEqual([])
    } finally {
      await quiet.stop()
    }
  })
})
