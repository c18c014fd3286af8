/** Everything of mine as a file, and closing an account, on both databases. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notify } from '../../server/notices/notify.ts'
import { sweep } from '../../server/serve.ts'
import {
  adminAccountClose,
  adminAccountDetail,
  adminAccountKeep,
} from '../../src/contract/admin/adminPeople.ts'
import { accountClosing, closeAccount, keepAccount } from '../../src/contract/credentials.ts'
import { messagePage } from '../../src/contract/notices.ts'
import { signInByAccount } from '../../src/contract/session.ts'
import { changeIdCard, currentUser } from '../../src/contract/users.ts'
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

  test('S34: everything of mine comes as one ZIP, without the identity number and of nobody else', async () => {
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

  test('S34: closing says what is deleted and what stays, asks for the password and can be undone', async () => {
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

  test('S34: an administrator closes an account, after seven days it is nobody’s, and its number stays', async () => {
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
    const again = { loginName: 'student2', password: passwords.student2 ?? '' }
    expect((await service.ask(signInByAccount, again)).message).toBe('账号或密码错误')
    expect(await messageCount()).toBeGreaterThan(0)
  })
})
