/** X03: what a person reads of a refusal about the account, in both languages; and S31, what is the person's own. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  changePassword,
  changePasswordByCode,
  checkEmail,
  confirmContact,
  sendResetMail,
} from '../../src/contract/credentials.ts'
import { ownResources } from '../../src/contract/files.ts'
import { signInByAccount } from '../../src/contract/session.ts'
import { databases } from './databases.ts'
import { seed } from './seed.ts'
import { type Answer, type Options, type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('on $name', (place) => {
  let service: Running
  let token: string
  beforeAll(async () => {
    service = await start(place)
    await seed(service.service.db)
    token = await service.signIn('student')
  })
  afterAll(() => service.stop())

  const inBoth = async (call: (options: Options) => Promise<Answer>) => {
    const zh = await call({ token, lang: 'Zh' })
    const en = await call({ token, lang: 'En' })
    expect([zh.code, en.code]).toEqual([1, 1])
    return [zh.message, en.message]
  }

  test('X03: each refusal of an account is said in its own words', async () => {
    const { ask } = service
    expect(
      await inBoth(({ lang = 'Zh' }) =>
        ask(signInByAccount, { loginName: 'student', password: 'wrong' }, { lang }),
      ),
    ).toEqual(['账号或密码错误', 'The account or password is wrong.'])
    const passwords = (oldPassword: string, newPassword: string) => (options: Options) =>
      ask(changePassword, { oldPassword, newPassword }, options)
    expect(await inBoth(passwords('wrong', 'Student-2027'))).toEqual([
      '当前密码不正确',
      'The current password is wrong.',
    ])
    expect(await inBoth(passwords('Student-2026', 'Student2027'))).toEqual([
      '密码必须包含特殊字符',
      'The password needs a symbol.',
    ])
    expect(await inBoth((options) => ask(sendResetMail, {}, options))).toEqual([
      '账号没有登记邮箱，请先绑定',
      'Your account has no registered email address. Please bind one first.',
    ])
    expect(await inBoth(({ lang = 'Zh' }) => ask(confirmContact, { token: 'used' }, { lang }))).toEqual([
      '链接已失效，请重新发送',
      'The link is no longer valid. Please send a new one.',
    ])
    const wrongCode = ['验证码错误或已失效', 'The code is wrong or no longer valid.']
    expect(
      await inBoth((options) => ask(checkEmail, { email: 'a@mail.example', code: '000000' }, options)),
    ).toEqual(wrongCode)
    expect(
      await inBoth((options) =>
        ask(changePasswordByCode, { code: '000000', newPassword: 'Student-2027' }, options),
      ),
    ).toEqual(wrongCode)
  })

  test('X03: a stranger never learns whose address is registered', async () => {
    const nobody = await service.ask(sendResetMail, { email: 'nobody@mail.example' })
    expect(nobody).toMatchObject({ code: 0, data: null })
    expect((await service.ask(sendResetMail, {})).status).toBe(400)
  })

  test('S31: a person’s own marks and files are listed, and nobody else’s', async () => {
    const before = await service.ask(ownResources, {}, { token })
    expect(before.data).toMatchObject({ marks: [], notes: [], files: [], coursewares: [], decks: [] })
    const form = new FormData()
    form.set('useTo', 'attachment')
    form.set('file', new File(['a text'], 'notes.txt'))
    await service.raw('/dh-usercenter/file/upload', {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    })
    const { data } = await service.ask(ownResources, {}, { token })
    expect(data.files).toMatchObject([{ name: 'notes.txt', size: 6, useTo: 'attachment' }])
    const other = await service.signIn('student2')
    expect((await service.ask(ownResources, {}, { token: other })).data.files).toEqual([])
  })
})
