/** Mail and text messages through a mail server and a gateway that refuse, stall and drop, on both databases. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { notify } from '../../server/notices/notify.ts'
import { sendPlannedNotice } from '../../server/notices/plannedNotices.ts'
import { queueMessage } from '../../server/people/senders/outgoing.ts'
import {
  adminNoticeSend,
  adminSenders,
  adminSenderTest,
  type SenderStatus,
} from '../../src/contract/admin/adminSystem.ts'
import { sendEmailCode, sendResetMail } from '../../src/contract/credentials.ts'
import { changeNoticeSettings, messagePage } from '../../src/contract/notices.ts'
import { sendCode } from '../../src/contract/session.ts'
import { some } from '../tools/rounds.ts'
import { type SenderServer, startMailServer, startSmsGateway } from '../tools/senderServers.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const waits = { timeout: 30_000, interval: 50 }
const minuteMs = 60_000

describe.each(some(1, places))('senders on $name', (place) => {
  let service: Running
  let school: Seeded
  let mail: SenderServer
  let gateway: SenderServer
  let token: string
  let admin: string
  beforeAll(async () => {
    mail = await startMailServer()
    gateway = await startSmsGateway()
    service = await start(place, {
      senders: {
        smtpUrl: mail.url,
        mailFrom: 'Vitrine <no-reply@school.example>',
        smsUrl: gateway.url,
        smsOk: '"OK"',
      },
    })
    school = await seed(service.service.db)
    await service.service.db.kysely
      .updateTable('account')
      .set({ emailConfirmedAt: 1 })
      .where('id', '=', school.accounts.student)
      .execute()
    token = await service.signIn('student')
    admin = await service.signIn('admin')
  })
  afterAll(async () => {
    await mail.stop()
    await gateway.stop()
    await service.stop()
  })
  beforeEach(() => {
    mail.behave('take')
    gateway.behave('take')
    mail.received.length = 0
    gateway.received.length = 0
  })

  /** Lets time pass and the service look for what is due. */
  const later = (ms: number) => {
    service.clock.now += ms
    service.service.senders.wake()
  }
  const context = () => ({
    db: service.service.db.kysely,
    now: service.clock.now,
    service: service.service,
  })
  const queueMail = async (to: string) => {
    const message = { channel: 'mail', to, purpose: 'changed', subject: '密码', text: `致 ${to}` } as const
    await queueMessage(context() as never, school.accounts.student, message)
    service.service.senders.wake()
  }
  const statusOf = async (channel: SenderStatus['channel']) => {
    const { data } = await service.ask(adminSenders, {}, { token: admin })
    return data.find((one) => one.channel === channel)
  }
  const receivedBy = (server: SenderServer, count: number) =>
    vi.waitFor(() => expect(server.received.length).toBeGreaterThanOrEqual(count), waits)

  test('C122: a code leaves by the mail server, with subject and link', async () => {
    await service.ask(sendEmailCode, { email: 'code@mail.example' }, { token })
    await receivedBy(mail, 1)
    expect(mail.received[0]?.to).toBe('code@mail.example')
    expect(mail.received[0]?.text).toMatch(/验证码 \d{6}/)
    expect(mail.received[0]?.text).toContain('https://school.example/wk_mobile/account/confirm#')
  })

  test('C117: whoever asks for a mail does not wait for a server that says nothing', async () => {
    mail.behave('stall')
    const answered = service.ask(sendResetMail, { email: 'student@school.example' }).then(() => 'answered')
    const heldLong = receivedBy(mail, 1).then(
      () => new Promise((resolve) => setTimeout(resolve, 8000, 'held')),
    )
    expect(await Promise.race([answered, heldLong])).toBe('answered')
  })

  test('a code by text message fills the gateway’s template and is tried again', async () => {
    gateway.behave('busy')
    await service.ask(sendCode, { phoneNum: '13800000001', purpose: 'login' })
    await vi.waitFor(async () => expect((await statusOf('sms'))?.reason).toContain('503'), waits)
    gateway.behave('take')
    await receivedBy(gateway, 1)
    expect(gateway.received[0]).toMatchObject({ to: '13800000001' })
    expect(gateway.received[0]?.text).toMatch(/\d{6}/)
    await vi.waitFor(async () => expect((await statusOf('sms'))?.reason).toBe(''), waits)
  })

  test('a code whose receipt the gateway dropped comes again under the same name', async () => {
    gateway.behave('drop')
    await service.ask(sendCode, { phoneNum: '13800000003', purpose: 'login' })
    await receivedBy(gateway, 1)
    gateway.behave('take')
    await receivedBy(gateway, 2)
    const [first, second] = gateway.received
    expect(second).toEqual(first)
    expect(first?.id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('a mail that could not leave is shown to the administrator and sent later', async () => {
    mail.behave('busy')
    await queueMail('later@mail.example')
    await vi.waitFor(async () => {
      expect(await statusOf('mail')).toMatchObject({ kind: 'smtp', waiting: 1 })
      expect((await statusOf('mail'))?.reason).toContain('try again later')
    }, waits)
    expect(service.logged.join()).not.toContain('later@mail.example')
    mail.behave('take')
    later(10 * minuteMs)
    await receivedBy(mail, 1)
    await vi.waitFor(
      async () => expect(await statusOf('mail')).toMatchObject({ waiting: 0, reason: '' }),
      waits,
    )
    later(10 * minuteMs)
    expect(mail.received).toHaveLength(1)
  })

  test('a mail whose receipt was lost comes again under the same name', async () => {
    mail.behave('drop')
    await queueMail('drop@mail.example')
    await receivedBy(mail, 1)
    await vi.waitFor(async () => expect((await statusOf('mail'))?.reason).not.toBe(''), waits)
    mail.behave('take')
    later(10 * minuteMs)
    await receivedBy(mail, 2)
    expect(new Set(mail.received.map(({ id }) => id)).size).toBe(1)
    expect(mail.received[0]?.id).toMatch(/^<[0-9a-f-]{36}@school\.example>$/)
  })

  test('a mailbox that does not exist is given up at once, and others leave', async () => {
    mail.behave('refuse')
    await queueMail('nobody@mail.example')
    await vi.waitFor(async () => expect((await statusOf('mail'))?.failed).toBe(1), waits)
    mail.behave('take')
    await queueMail('other@mail.example')
    await receivedBy(mail, 1)
    expect(mail.received.map(({ to }) => to)).toEqual(['other@mail.example'])
  })

  test('a mail that a process left behind is sent by the next one, sealed until then', async () => {
    const { kysely } = service.service.db
    mail.behave('busy')
    await queueMail('left@mail.example')
    await vi.waitFor(async () => expect((await statusOf('mail'))?.waiting).toBe(1), waits)
    const stored = await kysely.selectFrom('outgoing').selectAll().where('state', '=', 'waiting').execute()
    expect(JSON.stringify(stored)).not.toContain('left@mail.example')
    // its lease, as of a process that was killed while it sent
    await kysely
      .updateTable('outgoing')
      .set({ dueAt: service.clock.now + 2 * minuteMs })
      .where('state', '=', 'waiting')
      .execute()
    mail.behave('take')
    later(minuteMs)
    later(2 * minuteMs)
    await receivedBy(mail, 1)
    expect(mail.received).toHaveLength(1)
    await vi.waitFor(async () => expect((await statusOf('mail'))?.waiting).toBe(0), waits)
    expect(JSON.stringify(await kysely.selectFrom('outgoing').selectAll().execute())).not.toContain('v1:')
  })

  test('C114: a kind of notice that was chosen comes by mail, once, and no other', async () => {
    const mailed = { kind: 'joined', enabled: true, mail: true }
    await service.ask(changeNoticeSettings, { settings: [mailed] }, { token })
    const people = [school.accounts.student]
    const values = { course: '组织学', room: '一班' }
    for (let n = 0; n < 2; n++) await notify(context(), 'joined', people, values, 'room-7')
    await notify(context(), 'removed', people, values, 'room-7')
    later(minuteMs)
    await receivedBy(mail, 1)
    await vi.waitFor(async () => expect((await statusOf('mail'))?.waiting).toBe(0), waits)
    expect(mail.received.map(({ to }) => to)).toEqual(['student@school.example'])
    expect(mail.received[0]?.text).toContain('你已加入《组织学》的班级“一班”')
  })

  test('C114: a message that was planned for a group comes by mail to those who chose so', async () => {
    const mailed = { kind: 'schoolMessage', enabled: true, mail: true }
    await service.ask(changeNoticeSettings, { settings: [mailed] }, { token })
    const text = { title: '停课通知', titleEn: '', content: '周五停课。', contentEn: '' }
    const audience = { roles: ['Student' as const], academyIds: [] }
    const notice = { ...text, key: randomUUID(), form: 'message' as const, audience, sendAt: null }
    const { data: id } = await service.ask(adminNoticeSend, notice, { token: admin })
    await sendPlannedNotice(service.service.db, id, service.clock.now)
    later(minuteMs)
    await receivedBy(mail, 1)
    await vi.waitFor(async () => expect((await statusOf('mail'))?.waiting).toBe(0), waits)
    expect(mail.received.map(({ to }) => to)).toEqual(['student@school.example'])
    expect(mail.received[0]?.text).toContain('周五停课')
    const { data: told } = await service.ask(messagePage, { pageNo: 1, pageSize: 1 }, { token })
    expect(told.records[0]).toMatchObject({ title: '停课通知', content: '周五停课。' })
  })

  test('an administrator tests a sender and reads why it failed; nobody else may', async () => {
    const test = (held: string, to = 'it@school.example') =>
      service.ask(adminSenderTest, { channel: 'mail', to }, { token: held })
    expect((await test(token)).status).toBe(403)
    expect((await test(admin)).code).toBe(0)
    expect(mail.received[0]?.to).toBe('it@school.example')
    mail.behave('refuse')
    expect((await test(admin)).message).toMatch(/^没有发出：.*no such mailbox/)
    expect((await test(admin, 'no address')).code).not.toBe(0)
  })
})
