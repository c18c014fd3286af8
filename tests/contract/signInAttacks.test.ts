/** Strangers who try to get in, to keep others out, or to have messages sent. */
import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  checkCode,
  currentUser,
  resetPassword,
  sendCode,
  signInByAccount,
  signInByPhone,
} from '../../src/contract/session.ts'
import { some } from '../tools/rounds.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const phone = '13800000001'
const day = 86_400_000

describe.each(some(1, places))('on $name', (place) => {
  let service: Running
  let school: Seeded
  let accounts: { id: number; passwordHash: string; mustChangePassword: 0 | 1 }[] = []
  beforeAll(async () => {
    const limits = { perAccount: 3, perAddress: 8, windowMs: 60_000 }
    service = await start(place, { trustedProxies: 1, limits })
    school = await seed(service.service.db)
    accounts = await service.service.db.kysely
      .selectFrom('account')
      .select(['id', 'passwordHash', 'mustChangePassword'])
      .execute()
  })
  afterAll(() => service.stop())

  beforeEach(async () => {
    const { kysely } = service.service.db
    for (const table of ['signInFailure', 'smsCode', 'session', 'ticket'] as const)
      await kysely.deleteFrom(table).execute()
    for (const { id, ...kept } of accounts)
      await kysely.updateTable('account').set(kept).where('id', '=', id).execute()
    rmSync(join(service.dataDir, 'outbox'), { recursive: true, force: true })
    service.logged.length = 0
  })

  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const signIn = (address: string, password: string, loginName = 'student', uuid: string = randomUUID()) =>
    service.ask(signInByAccount, { loginName, password, wbInfo: { uuid } }, from(address))
  const send = (address: string, purpose: 'login' | 'reset' = 'login') =>
    service.ask(sendCode, { phoneNum: phone, purpose }, from(address))
  const count = async (table: 'signInFailure' | 'smsCode') =>
    (await service.service.db.kysely.selectFrom(table).selectAll().execute()).length

  test('SEC05 ten wrong passwords of a stranger lock nobody out but the stranger', async () => {
    for (let n = 0; n < 6; n++) await signIn('10.6.6.6', 'wrong')
    expect((await signIn('10.6.6.6', 'Student-2026')).status).toBe(429)
    expect((await signIn('10.0.0.1', 'Student-2026')).code).toBe(0)
  })

  test('SEC05 tries refused at a used up address lock no accounts', async () => {
    for (let n = 0; n < 8; n++) await signIn('10.6.6.6', 'wrong', `nobody${n}`)
    const rows = await count('signInFailure')
    for (let n = 0; n < 20; n++) expect((await signIn('10.6.6.6', 'wrong', 'teacher')).status).toBe(429)
    expect(await count('signInFailure')).toBe(rows)
    expect((await signIn('10.0.0.1', 'Teacher-2026', 'teacher')).code).toBe(0)
  })

  test('SEC05 a device that was signed in before gets in from an address that is used up', async () => {
    const device = randomUUID()
    await signIn('10.0.0.1', 'Student-2026', 'student', device)
    for (let n = 0; n < 9; n++) await signIn('10.0.0.1', 'wrong', `nobody${n}`)
    expect((await signIn('10.0.0.1', 'Teacher-2026', 'teacher')).status).toBe(429)
    expect((await signIn('10.0.0.1', 'Student-2026', 'student', device)).code).toBe(0)
    for (let n = 0; n < 5; n++) await signIn('10.0.0.1', 'wrong', 'student', device)
    expect((await signIn('10.0.0.1', 'Student-2026', 'student', device)).status).toBe(429)
  })

  test('SEC05 a known device gets in while guesses from many addresses are refused', async () => {
    const device = randomUUID()
    await signIn('10.0.0.1', 'Student-2026', 'student', device)
    const statuses = []
    for (let n = 0; n < 36; n++) statuses.push((await signIn(`10.6.${n % 12}.6`, 'wrong')).status)
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30)
    expect((await signIn('10.9.9.9', 'Student-2026')).status).toBe(429)
    expect((await signIn('10.0.0.1', 'Student-2026', 'student', device)).code).toBe(0)
  })

  test('SEC05 wrong codes of strangers lock neither code sign-in nor reset of a phone', async () => {
    await send('10.0.0.1', 'reset')
    const code = service.code(phone)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let n = 0; n < 20; n++) {
      const address = `10.6.6.${n}`
      await service.ask(checkCode, { phoneNum: phone, code: wrong, purpose: 'reset' }, from(address))
      await service.ask(signInByPhone, { phoneNum: phone, code: wrong }, from(address))
    }
    const args = { phoneNum: phone, code, password: 'Kidney-2027' }
    expect((await service.ask(resetPassword, args, from('10.0.0.1'))).code).toBe(0)
    await send('10.0.0.1')
    const fresh = { phoneNum: phone, code: service.code(phone) }
    expect((await service.ask(signInByPhone, fresh, from('10.0.0.1'))).code).toBe(0)
  })

  test('SEC05 a code that a stranger asks for takes nothing from the one in hand', async () => {
    await send('10.0.0.1')
    const code = service.code(phone)
    for (let n = 0; n < 30; n++) {
      service.clock.now += 15_000
      await send('10.6.6.6')
    }
    expect((await service.ask(signInByPhone, { phoneNum: phone, code }, from('10.0.0.1'))).code).toBe(0)
    service.clock.now += 60_000
    expect((await send('10.0.0.1')).code).toBe(0)
  })

  test('SEC06 a ticket of the first password ends when the owner has set a password', async () => {
    const ticketOf = async () => (await signIn('10.0.0.1', 'Fresh-2026', 'fresh')).data.ticket ?? ''
    const [attackers, owners] = [await ticketOf(), await ticketOf()]
    expect((await service.ask(resetPassword, { ticket: owners, password: 'Kidney-2027' })).code).toBe(0)
    const stolen = await service.ask(resetPassword, { ticket: attackers, password: 'Stolen-2027' })
    expect([stolen.code, stolen.message]).toEqual([1, '请重新登录后再修改密码'])
    expect((await signIn('10.0.0.1', 'Kidney-2027', 'fresh')).code).toBe(0)
  })

  test('SEC09 without a session codes go only to numbers of accounts', async () => {
    const stranger = '13911112222'
    const args = { phoneNum: stranger, purpose: 'phone' } as const
    const anonymous = await service.ask(sendCode, args, from('10.6.6.6'))
    expect([anonymous.status, anonymous.code]).toEqual([401, '02012001'])
    expect((await service.ask(sendCode, { phoneNum: stranger }, from('10.6.6.6'))).code).toBe(0)
    expect(service.code(stranger)).toBe('')
    const token = await service.signIn('student')
    expect((await service.ask(sendCode, args, { token })).code).toBe(0)
    expect(service.code(stranger)).toMatch(/^\d{6}$/)
    const others = await service.ask(sendCode, { phoneNum: '13800000002', purpose: 'phone' }, { token })
    expect([others.code, service.code('13800000002')]).toEqual([0, ''])
  })

  test('SEC10 requests that are refused add no rows', async () => {
    for (let n = 0; n < 3; n++) await send('10.6.6.6')
    const before = [await count('signInFailure'), await count('smsCode')]
    for (let n = 0; n < 20; n++) await send('10.6.6.6')
    expect([await count('signInFailure'), await count('smsCode')]).toEqual(before)
  })

  test('SEC18 a clock that is set back leaves nobody locked, and codes can be asked for', async () => {
    for (let n = 0; n < 6; n++) await signIn('10.0.0.1', 'wrong')
    await send('10.0.0.1')
    service.clock.now -= day
    expect((await signIn('10.0.0.1', 'Student-2026')).code).toBe(0)
    expect((await send('10.0.0.1')).code).toBe(0)
    const code = service.code(phone)
    expect((await service.ask(signInByPhone, { phoneNum: phone, code }, from('10.0.0.1'))).code).toBe(0)
  })

  test('SEC19 the reply does not wait for the sending, so that its time tells nothing', async () => {
    writeFileSync(join(service.dataDir, 'outbox'), 'a file where the folder should be')
    const known = await send('10.0.0.1')
    const unknown = await service.ask(sendCode, { phoneNum: '13999999999' }, from('10.0.0.1'))
    expect([known.status, known.data]).toEqual([unknown.status, unknown.data])
    await vi.waitUntil(() => service.logged.join().includes('message not sent'), {
      timeout: 30_000,
    })
  })

  test('SEC23 the log tells which account was attacked from where, without its name', async () => {
    for (let n = 0; n < 7; n++) await signIn('10.6.6.6', 'wrong')
    const lines = service.logged.map((line) => JSON.parse(line))
    const failed = lines.filter(({ event }) => event === 'sign-in failed')
    expect(failed).toHaveLength(3)
    expect(new Set(failed.map(({ subject, address }) => `${subject} ${address}`)).size).toBe(1)
    expect(failed[0]).toMatchObject({ address: '10.6.6.6', subject: expect.stringMatching(/^[0-9a-f]{12}$/) })
    expect(lines.find(({ event }) => event === 'limit reached')).toMatchObject({ address: '10.6.6.6' })
    expect(service.logged.join()).not.toContain('student')
  })

  test('SEC24 a session ends after half a year, however much it is used', async () => {
    const token = await service.signIn('student')
    for (let n = 0; n < 8; n++) {
      service.clock.now += 22 * day
      expect((await service.ask(currentUser, {}, { token })).code).toBe(0)
    }
    service.clock.now += 5 * day
    expect((await service.ask(currentUser, {}, { token })).code).toBe('02012001')
  })

  test('SEC24 a common password is refused, and says so', async () => {
    const ticket = (await signIn('10.0.0.1', 'Fresh-2026', 'fresh')).data.ticket ?? ''
    const common = await service.ask(resetPassword, { ticket, password: 'P@ssw0rd' })
    expect([common.code, common.message]).toEqual([1, '这个密码太常见，容易被猜到'])
  })

  test('SEC16 whatever a device says of itself in wbInfo, it can sign in', async () => {
    for (const wbInfo of ['', null, 7, [], {}, { uuid: 'x' }, { uuid: 7, name: 'pad' }, 'pad', undefined]) {
      const args = { loginName: 'student', password: 'Student-2026', wbInfo }
      const { code, data } = await service.ask(signInByAccount, args as never, from('10.0.0.1'))
      expect([wbInfo, code, data.id]).toEqual([wbInfo, 0, school.accounts.student])
    }
  })
})
