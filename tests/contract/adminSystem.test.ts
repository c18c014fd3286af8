/** Administration of the system: settings, audit, jobs, notices. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobKinds } from '../../exchange/jobs.ts'
import { startJob } from '../../server/store/jobs/jobs.ts'
import { startRunner } from '../../server/store/jobs/runner.ts'
import { tenant } from '../../server/store/schema.ts'
import { writeSetting } from '../../server/system/settings.ts'
import { adminCatalogRemove, adminCatalogSave } from '../../src/contract/admin/adminSchool.ts'
import {
  adminAuditPage,
  adminFilePage,
  adminJobCancel,
  adminJobPage,
  adminNoticeCancel,
  adminNoticeCount,
  adminNoticePage,
  adminNoticeSend,
  adminOverview,
  adminSettings,
  adminSettingsSave,
} from '../../src/contract/admin/adminSystem.ts'
import type { ModuleName } from '../../src/contract/admin/modules.ts'
import { changePassword } from '../../src/contract/credentials.ts'
import type { Given } from '../../src/contract/endpoint.ts'
import { fileUpload } from '../../src/contract/files.ts'
import { announcementPage, messagePage } from '../../src/contract/notices.ts'
import { systemInfo } from '../../src/contract/system.ts'
import { whole } from '../tools/rounds.ts'
import { type AdminStage, firstPage, openAdminStage, ownPassword } from './adminStage.ts'
import { databases } from './databases.ts'
import type { Running } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('the system on $name', (place) => {
  let stage: AdminStage
  let service: Running
  let admin: string
  beforeAll(async () => {
    stage = await openAdminStage(place)
    service = stage.service
    admin = stage.token
    await stage.enrolStudent('20260001')
  })
  afterAll(() => service.stop())

  test('settings are changed with before and after in the audit', async () => {
    const { data } = await service.ask(adminSettings, {}, { token: admin })
    await service.ask(adminSettingsSave, { ...data, schoolName: '海州医学院' }, { token: admin })
    const [entry] = await stage.audited('setting.edit')
    expect([entry?.before, entry?.after]).toEqual([
      '{"schoolName":"形态课堂"}',
      '{"schoolName":"海州医学院"}',
    ])
    const overview = await service.ask(adminOverview, {}, { token: admin })
    expect(overview.data.missing).not.toContain('name')
    expect(overview.data.missing).toContain('terms')
    expect(overview.data.health).toMatchObject({ lastBackupAt: 0, outgoingWaiting: 0, outgoingFailed: 0 })
    const backedUpAt = service.clock.now
    await writeSetting(service.service.db.kysely, 'lastBackupAt', backedUpAt)
    const later = await service.ask(adminOverview, {}, { token: admin })
    expect(later.data.health.lastBackupAt).toBe(backedUpAt)
  })

  test('a password is held to the rules that an administrator chose, from then on', async () => {
    const { data } = await service.ask(adminSettings, {}, { token: admin })
    const save = (minLength: number) =>
      service.ask(
        adminSettingsSave,
        { ...data, passwordPolicy: { ...data.passwordPolicy, minLength } },
        { token: admin },
      )
    const token = await service.signIn('20260001', ownPassword)
    const change = (oldPassword: string, newPassword: string) =>
      service.ask(changePassword, { oldPassword, newPassword }, { token })
    expect((await save(ownPassword.length + 2)).code).toBe(0)
    const short = await change(ownPassword, `${ownPassword}x`)
    expect([short.code, short.message]).toEqual([1, expect.stringContaining(String(ownPassword.length + 2))])
    expect((await service.ask(systemInfo, {})).data.passwordPolicy.minLength).toBe(ownPassword.length + 2)
    expect((await save(data.passwordPolicy.minLength)).code).toBe(0)
    expect((await change(ownPassword, `${ownPassword}x`)).code).toBe(0)
    expect((await change(`${ownPassword}x`, ownPassword)).code).toBe(0)
  })

  test('the overview tells the version, the database and the jobs by their state', async () => {
    const health = async () => (await service.ask(adminOverview, {}, { token: admin })).data.health
    const dist = service.service.config.dist
    mkdirSync(join(dist, 'static'), { recursive: true })
    writeFileSync(join(dist, 'static/version.json'), '{"version":"1.2.3"}')
    const { kysely } = service.service.db
    const job = { tenant, kind: 'none', input: '{}', ownerId: 1, createdAt: 1 }
    for (const state of ['waiting', 'running', 'failed', 'failed'] as const)
      await kysely
        .insertInto('job')
        .values({ ...job, state, leaseUntil: service.clock.now + 1e9 })
        .execute()
    expect(await health()).toMatchObject({
      ...{ version: '1.2.3', database: place.name === 'SQLite' ? 'sqlite' : 'postgres' },
      ...{ jobsWaiting: 1, jobsRunning: 1, jobsFailed: 2, questionReports: 0 },
    })
    await kysely.deleteFrom('job').where('kind', '=', 'none').execute()
  })

  test('C002: the school chooses the areas that it shows', async () => {
    const { data } = await service.ask(adminSettings, {}, { token: admin })
    expect(data.installModules).toEqual([])
    const installModules = ['resource', 'exercise'] as ModuleName[]
    await service.ask(adminSettingsSave, { ...data, installModules }, { token: admin })
    const shown = async () => (await service.ask(systemInfo, {})).data.installModules
    expect(await shown()).toEqual(installModules)
    const { installModules: _, ...earlier } = data
    await service.ask(adminSettingsSave, earlier, { token: admin })
    expect(await shown()).toEqual(installModules)
    await service.ask(adminSettingsSave, { ...earlier, installModules: [] }, { token: admin })
    expect(await shown()).toEqual([])
  })

  test('who uses how much space is told, the most first, and the overview has the sum', async () => {
    const page = async () => (await service.ask(adminFilePage, firstPage, { token: admin })).data
    expect(await page()).toEqual({ records: [], total: 0 })
    const upload = async (token: string, bytes: number) => {
      const body = new FormData()
      body.set('useTo', 'attachment')
      body.set('file', new File(['x'.repeat(bytes)], 'a.txt'))
      const headers = { authorization: `Bearer ${token}` }
      expect((await service.raw(fileUpload.path, { method: 'POST', headers, body })).status).toBe(200)
    }
    await upload(await service.signIn('teacher'), 300)
    const student = await service.signIn('student')
    for (const bytes of [200, 250]) await upload(student, bytes)
    const { records, total } = await page()
    expect([total, records.map(({ loginName, files, bytes }) => [loginName, files, bytes])]).toEqual([
      2,
      [
        ['student', 2, 450],
        ['teacher', 1, 300],
      ],
    ])
    const { data } = await service.ask(adminOverview, {}, { token: admin })
    expect(data.health.fileBytes).toBe(750)
  })

  test('the audit names things in the reader’s language, removed ones too', async () => {
    const { histology } = stage.school.subjects
    const folder = { subjectId: histology, parentId: null, name: '毛发', nameEn: 'Hair', position: 9 }
    const { data: parentId } = await service.ask(adminCatalogSave, folder, { token: admin })
    const below = { ...folder, parentId, name: '毛囊', nameEn: '' }
    const { data: id } = await service.ask(adminCatalogSave, below, { token: admin })
    const entries = async (keyword: string, lang: 'Zh' | 'En' = 'Zh') => {
      const asked = { ...firstPage, keyword, thing: 'catalog' }
      return (await service.ask(adminAuditPage, asked, { token: admin, lang })).data.records
    }
    expect((await entries('catalog.create')).map(({ names }) => names)).toEqual([
      { thing: '毛囊', before: {}, after: { subjectId: '组织学', parentId: '毛发' } },
      { thing: '毛发', before: {}, after: { subjectId: '组织学' } },
    ])
    const [inEnglish] = await entries('catalog.create', 'En')
    expect(inEnglish?.names.after).toEqual({ subjectId: 'Histology', parentId: 'Hair' })
    await service.ask(adminCatalogRemove, { id }, { token: admin })
    const [removed] = await entries('catalog.remove')
    expect(removed?.names.thing).toBe('毛囊')
    // the id itself stays what was recorded
    expect(JSON.parse(inEnglish?.after ?? '')).toMatchObject({ parentId })
    const [account] = await stage.audited('account.create')
    expect(account?.names.thing).toBe('王芳')
  })

  test('a job of another person is seen and cancelled by the school’s administrators', async () => {
    const starting = {
      db: service.service.db.kysely,
      now: service.clock.now,
      caller: { accountId: stage.school.accounts.teacher },
    }
    const id = await startJob(starting, 'none', { secret: 1 })
    const list = await service.ask(adminJobPage, firstPage, { token: admin })
    expect(list.data.records.find((job) => job.id === id)).toMatchObject({
      state: 'waiting',
      ownerName: 'teacher',
    })
    await service.service.db.kysely
      .updateTable('account')
      .set({ fullNameEn: 'Wang Min' })
      .where('id', '=', starting.caller.accountId)
      .execute()
    const inEnglish = await service.ask(adminJobPage, firstPage, { token: admin, lang: 'En' })
    expect(inEnglish.data.records.find((job) => job.id === id)?.ownerName).toBe('Wang Min')
    await service.ask(adminJobCancel, { id }, { token: admin })
    const after = await service.ask(adminJobPage, firstPage, { token: admin })
    expect(after.data.records.find((job) => job.id === id)?.state).toBe('cancelled')
  })

  const notice = (change: Partial<Given<typeof adminNoticeSend>>) => ({
    key: randomUUID(),
    form: 'message' as const,
    title: '停水通知',
    titleEn: '',
    content: '实验楼今晚停水。',
    contentEn: '',
    audience: { roles: ['Student' as const], academyIds: [stage.tree.basic] },
    sendAt: null,
    ...change,
  })

  test('SEC33: an academy’s administrator writes to the own academy only', async () => {
    const token = await stage.administrator('AcademyAdmin', { academyId: stage.tree.other })
    const send = (change: Partial<Given<typeof adminNoticeSend>>) =>
      service.ask(adminNoticeSend, notice(change), { token })
    expect((await send({})).status).toBe(403)
    expect((await send({ audience: { roles: [], academyIds: [] } })).code).not.toBe(0)
    expect((await send({ form: 'announcement' })).code).not.toBe(0)
    const own = await send({ audience: { roles: [], academyIds: [stage.tree.other] }, sendAt: 9e12 / 5 })
    expect(own.code).toBe(0)
    const theirs = await service.ask(adminNoticeSend, notice({ sendAt: service.clock.now + 1e7 }), {
      token: admin,
    })
    expect((await service.ask(adminNoticeCancel, { id: theirs.data }, { token })).status).toBe(403)
    expect((await service.ask(adminNoticePage, firstPage, { token })).data.total).toBe(1)
  })

  test('a message that is already being sent cannot be taken back', async () => {
    const given = notice({ sendAt: service.clock.now + 1e7 })
    const { data: id } = await service.ask(adminNoticeSend, given, { token: admin })
    const { kysely } = service.service.db
    const taking = await kysely.transaction().execute(async (sending) => {
      await sending
        .updateTable('plannedNotice')
        .set({ sentAt: 1, recipients: 1 })
        .where('id', '=', id)
        .execute()
      const asked = service.ask(adminNoticeCancel, { id }, { token: admin })
      await new Promise((resolve) => setTimeout(resolve, 300))
      return { asked }
    })
    expect((await taking.asked).code).not.toBe(0)
    const list = await service.ask(adminNoticePage, firstPage, { token: admin })
    expect(list.data.records.find((one) => one.id === id)).toMatchObject({ sentAt: 1, cancelledAt: null })
  })

  test.runIf(whole || place === places[0])(
    'a planned message is sent once by two processes, and not before its time',
    async () => {
      const audience = { roles: ['Student' as const], academyIds: [stage.tree.basic] }
      const count = await service.ask(adminNoticeCount, { audience }, { token: admin })
      expect(count.data).toBe(1)
      await stage.save({ loginName: '20269001', fullName: '邻', academyId: stage.tree.other })
      const { basic, one, other } = stage.tree
      const several = { roles: ['Student' as const], academyIds: [basic, one, other] }
      expect((await service.ask(adminNoticeCount, { audience: several }, { token: admin })).data).toBe(2)
      const sendAt = service.clock.now + 60_000
      const given = notice({ audience, sendAt, title: '准时消息' })
      const { data: id } = await service.ask(adminNoticeSend, given, { token: admin })
      expect((await service.ask(adminNoticeSend, given, { token: admin })).data).toBe(id)
      const { db, config } = service.service
      const now = () => service.clock.now
      const runners = [1, 2].map(() => startRunner({ db, config, log: () => undefined, now }, jobKinds))
      const token = await service.signIn('20260001', ownPassword)
      const got = async () =>
        (await service.ask(messagePage, firstPage, { token })).data.records.filter(
          ({ title }) => title === '准时消息',
        )
      try {
        await new Promise((resolve) => setTimeout(resolve, 1500))
        expect(await got()).toEqual([])
        service.clock.now = sendAt + 1
        for (const runner of runners) runner.wake()
        await expect.poll(got, { timeout: 100_000, interval: 200 }).toHaveLength(1)
        const list = await service.ask(adminNoticePage, firstPage, { token: admin })
        expect(list.data.records.find((one) => one.id === id)).toMatchObject({ recipients: 1 })
        const gone = await service.ask(adminNoticeCancel, { id }, { token: admin })
        expect(gone.code).not.toBe(0)
        const news = notice({
          form: 'announcement',
          title: '开学公告',
          audience: { roles: [], academyIds: [] },
        })
        const { data: newsId } = await service.ask(adminNoticeSend, news, { token: admin })
        const seen = async () =>
          (await service.ask(announcementPage, firstPage, { token })).data.records.map(({ title }) => title)
        for (const runner of runners) runner.wake()
        await expect.poll(seen, { timeout: 100_000, interval: 200 }).toContain('开学公告')
        await service.ask(adminNoticeCancel, { id: newsId }, { token: admin })
        expect(await seen()).not.toContain('开学公告')
      } finally {
        for (const runner of runners) await runner.stop()
      }
    },
    240_000,
  )
})
