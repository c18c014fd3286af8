/** A person's own base info, password, phone, email, devices and notices, on both databases. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { notify } from '../../server/notices/notify.ts'
import { openSealed } from '../../server/people/seal.ts'
import { tenant } from '../../server/store/schema.ts'
import { writeSetting } from '../../server/system/settings.ts'
import {
  changePassword,
  changePasswordByCode,
  changePhone,
  checkEmail,
  confirmContact,
  emailService,
  ownEmail,
  sendEmailCode,
  sendOwnCode,
  sendResetMail,
} from '../../src/contract/credentials.ts'
import { endDevice, signedInDevices } from '../../src/contract/devices.ts'
import { accountImage, type UploadedFile } from '../../src/contract/files.ts'
import { changeNoticeSettings, messagePage, noticeSettings } from '../../src/contract/notices.ts'
import { currentUser, resetPassword, sendCode } from '../../src/contract/session.ts'
import {
  changeAcademy,
  changeFullName,
  changeGender,
  changeIdCard,
  studentBaseInfo,
  teacherBaseInfo,
} from '../../src/contract/users.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const waits = { timeout: 20_000, interval: 50 }

/** a number whose check digit is right, of nobody */
const idCardNo = '11010519491231002X'

describe.each(places)('people on $name', (place) => {
  let service: Running
  let school: Seeded
  let token: string
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    token = await service.signIn('student')
  })
  afterAll(() => service.stop())

  const outbox = (channel: 'mail' | 'sms') =>
    readFileSync(join(service.dataDir, 'outbox', `${channel}.jsonl`), 'utf8')
  const lastTo = (to: string, channel: 'mail' | 'sms'): { code: string; link: string } =>
    outbox(channel)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .findLast((message) => message.to === to)
  const lastMail = (to: string) => lastTo(to, 'mail')
  /** A letter that nobody waits for leaves behind the reply. */
  const waitForLast = (to: string, channel: 'mail' | 'sms') =>
    vi.waitFor(() => lastTo(to, channel) ?? Promise.reject(new Error(`nothing for ${to}`)), waits)
  const tokenOf = (link: string) => link.split('#')[1] ?? ''
  const isIn = async (held: string) => (await service.ask(currentUser, {}, { token: held })).code === 0
  const later = (ms: number) => {
    service.clock.now += ms
  }

  test('C091 C092 S30: students and teachers read their base info by their own calls', async () => {
    const { data } = await service.ask(studentBaseInfo, {}, { token })
    expect(data).toMatchObject({
      loginName: 'student',
      fullName: '李明',
      academyName: '基础医学院',
      classesName: '临床一班',
      className: '临床一班',
      gradeName: '',
      phone: '138****0001',
      email: 'student@school.example',
      isEmailConfirmed: false,
      gender: '',
      idCardNo: '',
      examImage: '',
      graduateTime: null,
      canEditName: true,
      canChooseClass: false,
    })
    expect((await service.ask(teacherBaseInfo, {}, { token })).status).toBe(403)
    const teacher = await service.signIn('teacher')
    const { data: own } = await service.ask(teacherBaseInfo, {}, { token: teacher, lang: 'En' })
    expect(own).toMatchObject({ userType: 'Teacher', academyName: 'School of Basic Medicine' })
    expect((await service.ask(studentBaseInfo, {}, { token: teacher })).status).toBe(403)
  })

  test('C121: the gender that a person told is kept', async () => {
    await service.ask(changeGender, { gender: 'female' }, { token })
    expect((await service.ask(studentBaseInfo, {}, { token })).data.gender).toBe('female')
  })

  test('C120: an identity number is refused with a wrong check digit and always masked', async () => {
    const wrong = await service.ask(changeIdCard, { idCardNo: '110105194912310021' }, { token })
    expect(wrong.message).toBe('身份证号不正确，请核对 18 位号码')
    const given = '11010519491231 002x'
    expect((await service.ask(changeIdCard, { idCardNo: given }, { token })).data).toBe('1…002X')
    expect((await service.ask(studentBaseInfo, {}, { token })).data.idCardNo).toBe('1…002X')
  })

  test('C120: an identity number is readable nowhere but under its key', async () => {
    const { kysely } = service.service.db
    const account = await kysely
      .selectFrom('account')
      .selectAll()
      .where('id', '=', school.accounts.student)
      .executeTakeFirstOrThrow()
    const audit = await kysely.selectFrom('audit').selectAll().execute()
    expect(JSON.stringify([account, audit, service.logged])).not.toContain(idCardNo)
    expect(audit.map(({ what }) => what)).toContain('account.identity')
    const key = service.service.keys.identity
    expect(openSealed(key, account.id, account.idCardSealed)).toBe(idCardNo)
    expect(() => openSealed(Buffer.alloc(32), account.id, account.idCardSealed)).toThrow()
    expect(() => openSealed(key, account.id + 1, account.idCardSealed)).toThrow()
  })

  test('S36: a changed full name is shown and recorded', async () => {
    // The English screen shows the English name, and changes that one.
    const names = async () => [
      (await service.ask(studentBaseInfo, {}, { token })).data.fullName,
      (await service.ask(studentBaseInfo, {}, { token, lang: 'En' })).data.fullName,
    ]
    await service.ask(changeFullName, { fullName: 'Ming Li' }, { token, lang: 'En' })
    expect(await names()).toEqual(['李明', 'Ming Li'])
    await service.ask(changeFullName, { fullName: '李明' }, { token })
    expect(await names()).toEqual(['李明', 'Ming Li'])
    await service.ask(changeFullName, { fullName: '李小明' }, { token })
    expect((await service.ask(studentBaseInfo, {}, { token, lang: 'En' })).data.fullName).toBe('李小明')
    await service.ask(changeFullName, { fullName: '李明' }, { token })
    // A school may keep the names.
    const { kysely } = service.service.db
    await writeSetting(kysely, 'canEditName', false)
    const refused = await service.ask(changeFullName, { fullName: '别人' }, { token })
    expect([refused.code, refused.message]).toEqual([1, '姓名由学校管理，请联系管理员'])
    expect((await service.ask(studentBaseInfo, {}, { token })).data).toMatchObject({
      canEditName: false,
      fullName: '李明',
    })
    await writeSetting(kysely, 'canEditName', true)
  })

  test('C097: a student chooses the class from the tree where the school allows it', async () => {
    const { kysely } = service.service.db
    const place = { tenant, nameEn: '', position: 0, archivedAt: null }
    const add = async (kind: 'academy' | 'grade' | 'class', name: string, parentId: number | null) => {
      const row = { ...place, kind, name, parentId }
      return (await kysely.insertInto('academy').values(row).returning('id').executeTakeFirstOrThrow()).id
    }
    const academy = await add('academy', '口腔医学院', null)
    const grade = await add('grade', '2026 级', academy)
    const academyId = await add('class', '口腔一班', grade)
    const choose = (id: number, held = token) =>
      service.ask(changeAcademy, { academyId: id }, { token: held })
    expect((await choose(academyId)).message).toBe('班级由学校设定，不能自己修改')
    await writeSetting(kysely, 'canChooseClass', true)
    expect((await choose(grade)).status).toBe(404)
    expect((await choose(academyId, await service.signIn('teacher'))).status).toBe(403)
    expect((await choose(academyId)).code).toBe(0)
    const { data } = await service.ask(studentBaseInfo, {}, { token })
    expect(data).toMatchObject({
      canChooseClass: true,
      academyName: '口腔医学院',
      gradeName: '2026 级',
      className: '口腔一班',
    })
  })

  test('C118 S30: others see a person’s avatar but not the exam photo', async () => {
    const red = { create: { width: 30, height: 30, channels: 3 as const, background: 'red' } }
    const bytes = await sharp(red).png().toBuffer()
    const upload = async (useTo: string) => {
      const body = new FormData()
      body.set('useTo', useTo)
      body.set('file', new File([new Uint8Array(bytes)], 'me.png'))
      const headers = { authorization: `Bearer ${token}` }
      const answer = await service.raw('/dh-usercenter/file/upload', { method: 'POST', headers, body })
      return ((await answer.json()) as { data: UploadedFile }).data
    }
    const other = await service.signIn('student2')
    for (const kind of ['avatar', 'examPhoto'] as const) {
      const file = await upload(kind)
      const stolen = await service.ask(accountImage, { image: file.id, kind }, { token: other })
      expect(stolen.status).toBe(404)
      const { data } = await service.ask(accountImage, { image: file.id, kind }, { token })
      const info = (await service.ask(studentBaseInfo, {}, { token })).data
      expect(kind === 'avatar' ? info.image : info.examImage).toBe(data)
      const seen = await service.raw(data, { headers: { authorization: `Bearer ${other}` } })
      expect(seen.status).toBe(kind === 'avatar' ? 200 : 404)
      const swapped = kind === 'avatar' ? 'examPhoto' : 'avatar'
      expect((await service.ask(accountImage, { image: file.id, kind: swapped }, { token })).status).toBe(404)
    }
    // The photo for exams rests sealed, is kept by no cache, and each reading stands in the audit.
    const { examImage } = (await service.ask(studentBaseInfo, {}, { token })).data
    const own = await service.raw(examImage, { headers: { authorization: `Bearer ${token}` } })
    expect(own.headers.get('cache-control')).toBe('no-store')
    expect(Buffer.from(await own.arrayBuffer()).equals(bytes)).toBe(true)
    const { db } = service.service
    const stored = await db.kysely.selectFrom('file').selectAll().where('useTo', '=', 'examPhoto').execute()
    for (const { storageKey } of stored) {
      const path = join(service.dataDir, 'files', storageKey.slice(0, 2), storageKey)
      expect(readFileSync(path).includes(bytes.subarray(0, 8))).toBe(false)
    }
    const read = await db.kysely
      .selectFrom('audit')
      .select('id')
      .where('what', '=', 'account.examPhotoRead')
      .execute()
    expect(read).toHaveLength(1)
  })

  test('C109 V01: a new password ends all sessions but the one that set it', async () => {
    const other = await service.signIn('student')
    const change = (oldPassword: string, newPassword: string) =>
      service.ask(changePassword, { oldPassword, newPassword }, { token })
    expect((await change('no', 'Later-2027')).message).toBe('当前密码不正确')
    expect((await change('Student-2026', 'Ab1-')).message).toBe('密码至少 6 位')
    expect((await change('Student-2026', 'later-2027')).message).toBe('密码必须包含大写字母')
    expect((await change('Student-2026', 'LATER-2027')).message).toBe('密码必须包含小写字母')
    expect((await change('Student-2026', 'Later-year')).message).toBe('密码必须包含数字')
    expect((await change('Student-2026', 'Later2027')).message).toBe('密码必须包含特殊字符')
    expect((await change('Student-2026', 'Student-2026')).message).toBe('新密码不能与原密码相同')
    expect([await isIn(other), await isIn(token)]).toEqual([true, true])
    expect((await change('Student-2026', 'Later-2027')).code).toBe(0)
    expect([await isIn(other), await isIn(token)]).toEqual([false, true])
  })

  test('C111: a new password by a code to the own phone keeps this session', async () => {
    const other = await service.signIn('student', 'Later-2027')
    expect((await service.ask(sendOwnCode, { purpose: 'password' }, { token })).data).toBe(60)
    const change = (code: string) =>
      service.ask(changePasswordByCode, { code, newPassword: 'Student-2026' }, { token })
    expect((await change('000000x')).message).toBe('验证码错误或已失效')
    expect((await change(service.code('13800000001'))).code).toBe(0)
    expect([await isIn(other), await isIn(token)]).toEqual([false, true])
    expect((await change(service.code('13800000001'))).message).toBe('验证码错误或已失效')
  })

  test('C110 S34: a new phone is bound by its code, and the old one can take it back', async () => {
    const phoneNum = '13911112222'
    await service.ask(sendCode, { phoneNum, purpose: 'phone' }, { token })
    const code = service.code(phoneNum)
    expect((await service.ask(changePhone, { phoneNum, code: '1' }, { token })).message).toBe(
      '验证码错误或已失效',
    )
    expect((await service.ask(changePhone, { phoneNum, code }, { token })).code).toBe(0)
    expect((await service.ask(studentBaseInfo, {}, { token })).data.phone).toBe('139****2222')
    const { link } = await vi.waitFor(() => {
      const last = lastTo('13800000001', 'sms')
      expect(last.link).toBeDefined()
      return last
    }, waits)
    later(71 * 3_600_000)
    expect((await service.ask(confirmContact, { token: tokenOf(link) })).code).toBe(0)
    expect(await isIn(token)).toBe(false)
    token = await service.signIn('student')
    expect((await service.ask(studentBaseInfo, {}, { token })).data.phone).toBe('138****0001')
  })

  test('C110: a number of somebody else gets no code and is not taken over', async () => {
    const phoneNum = '13800000002'
    expect((await service.ask(sendCode, { phoneNum, purpose: 'phone' }, { token })).code).toBe(0)
    expect(service.code(phoneNum)).toBe('')
    const taken = await service.ask(changePhone, { phoneNum, code: '000000' }, { token })
    expect(taken.message).toBe('验证码错误或已失效')
  })

  test('C095 C096 C122 C115 S34: an address is bound by the code that came to it', async () => {
    expect((await service.ask(emailService, {}, { token })).data).toBe(true)
    const email = 'Li.Ming@mail.example'
    const to = email.toLowerCase()
    expect((await service.ask(sendEmailCode, { email }, { token })).data).toBe(60)
    expect((await service.ask(sendEmailCode, { email }, { token })).code).toBe(1)
    const { code } = lastMail(to)
    const other = await service.signIn('student2')
    expect((await service.ask(checkEmail, { email, code }, { token: other })).code).toBe(1)
    expect((await service.ask(checkEmail, { email, code }, { token })).code).toBe(0)
    expect((await service.ask(ownEmail, {}, { token })).data).toEqual({ email: to, isEmailConfirmed: true })
    // The old address can take it back, for 72 hours.
    const { link } = await waitForLast('student@school.example', 'mail')
    later(73 * 3_600_000)
    expect((await service.ask(confirmContact, { token: tokenOf(link) })).message).toBe(
      '链接已失效，请重新发送',
    )
  })

  test('C116: the link of a mail binds the address, once', async () => {
    const email = 'second@mail.example'
    await service.ask(sendEmailCode, { email }, { token })
    const held = tokenOf(lastMail(email).link)
    expect((await service.ask(confirmContact, { token: held })).code).toBe(0)
    expect((await service.ask(ownEmail, {}, { token })).data.email).toBe(email)
    expect((await service.ask(confirmContact, { token: held })).message).toBe('链接已失效，请重新发送')
    // An address that somebody proved is nobody else's.
    const other = await service.signIn('student2')
    later(61_000)
    await service.ask(sendEmailCode, { email }, { token: other })
    const { code } = lastMail(email)
    const taken = await service.ask(checkEmail, { email, code }, { token: other })
    expect(taken.message).toBe('该邮箱已被其他账号使用')
  })

  test('C116 S34: the previous address takes a change back for good', async () => {
    const linkSent = (to: string) =>
      vi.waitFor(() => {
        const last = lastMail(to)
        expect(last.code).toBeUndefined()
        return last.link
      }, waits)
    const sendTo = async (email: string) => {
      later(61_000)
      await service.ask(sendEmailCode, { email }, { token })
      return vi.waitFor(() => lastMail(email) ?? Promise.reject(new Error(email)), waits)
    }
    const bind = async (email: string) => {
      const { code } = await sendTo(email)
      expect((await service.ask(checkEmail, { email, code }, { token })).code).toBe(0)
    }
    const follow = async (link: string) => service.ask(confirmContact, { token: tokenOf(link) })
    // A stranger changes it twice, and has asked for a third change.
    await bind('first@stranger.example')
    await bind('next@stranger.example')
    const third = (await sendTo('third@stranger.example')).link
    const forth = await linkSent('first@stranger.example')
    expect((await follow(await linkSent('second@mail.example'))).code).toBe(0)
    expect(await isIn(token)).toBe(false)
    token = await service.signIn('student')
    for (const link of [forth, third]) expect((await follow(link)).message).toBe('链接已失效，请重新发送')
    expect((await service.ask(ownEmail, {}, { token })).data).toEqual({
      email: 'second@mail.example',
      isEmailConfirmed: true,
    })
  })

  test('C117: a proved address gets a link that sets a new password, others get nothing', async () => {
    const strangers = await service.ask(sendResetMail, { email: 'teacher@school.example' })
    expect(strangers).toMatchObject({ code: 0, data: null })
    expect(outbox('mail')).not.toContain('teacher@school.example')
    expect((await service.ask(sendResetMail, { email: 'second@mail.example' })).data).toBeNull()
    const ticket = tokenOf(lastMail('second@mail.example').link)
    expect((await service.ask(resetPassword, { ticket, password: 'Reset-2028' })).code).toBe(0)
    token = await service.signIn('student', 'Reset-2028')
    expect(await isIn(token)).toBe(true)
    const again = await service.ask(resetPassword, { ticket, password: 'Reset-2029' })
    expect(again.message).toBe('链接已失效，请重新发送')
  })

  test('C104 C114 S34: every kind of notice can be turned off except scores', async () => {
    const settings = ['joined', 'released', 'unheardOf'].map((kind) => ({ kind, enabled: false }))
    await service.ask(changeNoticeSettings, { settings }, { token })
    const { data } = await service.ask(noticeSettings, {}, { token })
    expect(data.filter(({ name, nameEn }) => /[{}]/.test(name + nameEn))).toEqual([])
    const chosen = data.filter(({ kind }) => ['joined', 'released', 'removed'].includes(kind))
    expect(chosen.map(({ kind, enabled, always }) => [kind, enabled, always])).toEqual([
      ['joined', false, false],
      ['removed', true, false],
      ['released', true, true],
    ])
    const told = async () =>
      (await service.ask(messagePage, { pageNo: 1, pageSize: 50 }, { token })).data.total
    const before = await told()
    const context = { db: service.service.db.kysely, now: service.clock.now }
    const people = [school.accounts.student]
    await notify(context, 'joined', people, { course: '组织学', room: '一班' }, 'room-9')
    expect(await told()).toBe(before)
    await notify(context, 'released', people, { title: '测验' }, 'quiz-9')
    expect(await told()).toBe(before + 1)
  })

  test('S34: devices signed in are listed, and another one can be ended', async () => {
    const other = await service.signIn('student', 'Reset-2028')
    const { data } = await service.ask(signedInDevices, {}, { token })
    expect(data.filter(({ isThis }) => isThis)).toHaveLength(1)
    expect(JSON.stringify(data)).not.toContain(token)
    const own = (await service.ask(signedInDevices, {}, { token: other })).data.find(({ isThis }) => isThis)
    await service.ask(endDevice, { id: own?.id ?? '' }, { token: await service.signIn('student2') })
    expect(await isIn(other)).toBe(true)
    await service.ask(endDevice, { id: own?.id ?? '' }, { token })
    expect([await isIn(other), await isIn(token)]).toEqual([false, true])
  })
})
