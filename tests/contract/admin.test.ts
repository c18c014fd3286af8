/** Administration: accounts, the tree, terms, subjects, specimens, notices, settings, audit, jobs. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobKinds } from '../../exchange/jobs.ts'
import { startJob } from '../../server/store/jobs/jobs.ts'
import { startRunner } from '../../server/store/jobs/runner.ts'
import { tenant } from '../../server/store/schema.ts'
import { writeSetting } from '../../server/system/settings.ts'
import {
  adminAcademyArchive,
  adminAcademySave,
  adminAcademyTree,
  adminAccountDetail,
  adminAccountDisable,
  adminAccountEndSessions,
  adminAccountPage,
  adminAccountPassword,
  adminAccountSave,
  adminGradeMove,
  adminGradeMoves,
  adminGradePreview,
  adminGradeUndo,
} from '../../src/contract/admin/adminPeople.ts'
import {
  adminBannerList,
  adminBannerRemove,
  adminBannerSave,
  adminCatalogRemove,
  adminCatalogSave,
  adminCatalogTree,
  adminSpecimenPage,
  adminSpecimenSave,
  adminSubjectSave,
  adminSubjectTree,
  adminTermRemove,
  adminTermSave,
} from '../../src/contract/admin/adminSchool.ts'
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
import { refused as refusedCode } from '../../src/contract/codes.ts'
import type { Given } from '../../src/contract/endpoint.ts'
import { announcementPage, messagePage } from '../../src/contract/notices.ts'
import { type Role, resetPassword, signInByAccount } from '../../src/contract/session.ts'
import { specimenInfo } from '../../src/contract/specimens.ts'
import { defaultPolicy, passwordFaults } from '../../src/rules/people/password.ts'
import { bitsOf } from '../../src/rules/roles.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const page = { pageNo: 1, pageSize: 50 }
type AccountGiven = Given<typeof adminAccountSave>
const blank: AccountGiven = {
  loginName: '',
  number: '',
  fullName: '',
  fullNameEn: '',
  phone: '',
  email: '',
  academyId: null,
  subjectName: '',
  roles: ['Student'],
}

describe.each(places)('administration on $name', (place) => {
  let service: Running
  let school: Seeded
  let admin: string
  const tree = { basic: 0, grade: 0, one: 0, other: 0 }
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    admin = await service.signIn('admin')
    const place_ = async (name: string, kind: 'academy' | 'grade' | 'class', parentId: number | null) =>
      (await service.ask(adminAcademySave, { name, nameEn: '', kind, parentId }, { token: admin })).data
    tree.basic = await place_('基础医学院', 'academy', null)
    tree.other = await place_('护理学院', 'academy', null)
    tree.grade = await place_('大一', 'grade', tree.basic)
    tree.one = await place_('临床一班', 'class', tree.grade)
  })
  afterAll(() => service.stop())

  const kysely = () => service.service.db.kysely
  const save = (given: Partial<AccountGiven>, token = admin) =>
    service.ask(adminAccountSave, { ...blank, ...given }, { token })
  /** Signs in with a first password, which has to be changed at once. */
  async function enter(loginName: string, firstPassword: string): Promise<string> {
    const step = await service.ask(signInByAccount, { loginName, password: firstPassword })
    expect(step.data.nextStep).toBe('resetPassword')
    const password = 'Own-2026-word'
    await service.ask(resetPassword, { ticket: step.data.ticket, password })
    return service.signIn(loginName, password)
  }
  const mayEnter = async (loginName: string, password: string) =>
    (await service.ask(signInByAccount, { loginName, password })).code === 0
  async function administrator(role: Role, change: Partial<AccountGiven> = {}): Promise<string> {
    const loginName = `${role.toLowerCase()}-${randomUUID().slice(0, 8)}`
    const made = await save({ loginName, fullName: role, roles: [role], ...change })
    return enter(loginName, made.data.firstPassword ?? '')
  }
  const audited = async (what: string) =>
    (await service.ask(adminAuditPage, { ...page, keyword: what }, { token: admin })).data.records

  test('a new account signs in with its first password, which is nowhere stored', async () => {
    const made = await save({
      loginName: '20260001',
      number: '20260001',
      fullName: '王芳',
      academyId: tree.one,
      phone: '13900000001',
    })
    const { firstPassword, id } = made.data
    expect(passwordFaults(firstPassword ?? '', defaultPolicy)).toEqual([])
    const { data } = await service.ask(adminAccountDetail, { id }, { token: admin })
    expect(data).toMatchObject({
      academyName: '基础医学院',
      classesName: '临床一班',
      mustChangePassword: true,
    })
    const token = await enter('20260001', firstPassword ?? '')
    expect(token).not.toBe('')
    const [entry] = await audited('account.create')
    expect(entry?.after).toContain('王芳')
    const everything = JSON.stringify([await audited('account'), service.logged])
    expect(everything).not.toContain(firstPassword)
  })

  test('an account that is taken is refused, naming the field', async () => {
    const refused = await save({ loginName: 'Student', fullName: '李' })
    expect([refused.code, refused.data]).toEqual([
      refusedCode,
      expect.objectContaining({ field: 'loginName' }),
    ])
    const phone = await save({ loginName: 'other-1', fullName: '李', phone: '13800000001' })
    expect(phone.data).toMatchObject({ field: 'phone' })
    expect((await save({ loginName: 'a b', fullName: '李' })).data).toMatchObject({ field: 'loginName' })
    expect((await save({ loginName: 'ok-1', fullName: '' })).data).toMatchObject({ field: 'fullName' })
  })

  test('a change stands in the audit with before and after, and marks the field', async () => {
    const made = await save({ loginName: '20260002', number: '20260002', fullName: '陈一' })
    const { id } = made.data
    await save({ id, loginName: '20260002', number: '20260002', fullName: '陈二' })
    const [entry] = await audited('account.edit')
    expect([entry?.before, entry?.after, entry?.accountName]).toEqual([
      '{"fullName":"陈一"}',
      '{"fullName":"陈二"}',
      'admin',
    ])
    const { data } = await service.ask(adminAccountDetail, { id }, { token: admin })
    expect(data.edited).toEqual(['fullName'])
  })

  test('accounts are found by name, number, role, place and state', async () => {
    const find = async (args: Partial<Given<typeof adminAccountPage>>) =>
      (await service.ask(adminAccountPage, { ...page, ...args }, { token: admin })).data.records.map(
        ({ loginName }) => loginName,
      )
    expect(await find({ keyword: '王芳' })).toEqual(['20260001'])
    expect(await find({ keyword: '100%' })).toEqual([])
    expect(await find({ academyId: tree.basic })).toEqual(['20260001'])
    expect(await find({ role: 'Teacher' })).toContain('teacher')
    expect(await find({ state: 'fresh' })).toContain('fresh')
  })

  test('a new password ends the sessions; one that is disabled cannot sign in', async () => {
    const made = await save({ loginName: '20260003', fullName: '赵' })
    const { id } = made.data
    const token = await enter('20260003', made.data.firstPassword ?? '')
    const { data } = await service.ask(adminAccountPassword, { id }, { token: admin })
    expect((await service.ask(messagePage, page, { token })).status).toBe(401)
    const again = await enter('20260003', data.firstPassword)
    const detail = await service.ask(adminAccountDetail, { id }, { token: admin })
    const [session] = detail.data.sessions
    await service.ask(adminAccountEndSessions, { id, session: session?.id }, { token: admin })
    expect((await service.ask(messagePage, page, { token: again })).status).toBe(401)
    const ids = [id]
    await service.ask(adminAccountDisable, { ids, disabled: true, reason: '转学' }, { token: admin })
    expect(await mayEnter('20260003', 'Own-2026-word')).toBe(false)
    await service.ask(adminAccountDisable, { ids, disabled: false, reason: '' }, { token: admin })
    expect(await mayEnter('20260003', 'Own-2026-word')).toBe(true)
    expect((await audited('account.disable'))[0]?.reason).toBe('转学')
  })

  test('nobody disables the own account', async () => {
    const ids = [school.accounts.admin]
    const refused = await service.ask(
      adminAccountDisable,
      { ids, disabled: true, reason: '' },
      { token: admin },
    )
    expect(refused.code).not.toBe(0)
  })

  test('SEC30: nobody gives a role that is as strong as the own one', async () => {
    const system = await administrator('SystemAdmin')
    for (const role of ['SystemAdmin', 'SuperAdmin'] as const) {
      const refused = await save(
        { loginName: `x-${role.toLowerCase()}`, fullName: 'x', roles: [role] },
        system,
      )
      expect(refused.data).toMatchObject({ field: 'roles' })
    }
    expect((await save({ loginName: 'plain-1', fullName: 'x', roles: ['Teacher'] }, system)).code).toBe(0)
    const id = school.accounts.admin
    for (const answer of [
      await service.ask(adminAccountPassword, { id }, { token: system }),
      await service.ask(adminAccountDisable, { ids: [id], disabled: true, reason: '' }, { token: system }),
      await save({ id, loginName: 'admin', fullName: 'x', roles: ['Student'] }, system),
    ])
      expect(answer.code).not.toBe(0)
    expect(await service.signIn('admin')).not.toBe('')
  })

  test('SEC31: an academy’s administrator reaches the own academy only', async () => {
    const token = await administrator('AcademyAdmin', { academyId: tree.other })
    const own = await save({ loginName: 'nurse-1', fullName: '护', academyId: tree.other }, token)
    expect(own.code).toBe(0)
    const elsewhere = await save({ loginName: 'nurse-2', fullName: '护', academyId: tree.one }, token)
    const nowhere = await save({ loginName: 'nurse-3', fullName: '护' }, token)
    const moved = await save(
      { id: own.data.id, loginName: 'nurse-1', fullName: '护', academyId: tree.one },
      token,
    )
    expect([elsewhere.status, nowhere.status, moved.status]).toEqual([403, 403, 403])
    const list = await service.ask(adminAccountPage, page, { token })
    expect(list.data.records.every(({ academyId }) => academyId === tree.other)).toBe(true)
    const asked = await service.ask(adminAccountPage, { ...page, academyId: tree.basic }, { token })
    expect(asked.data.total).toBe(0)
    const id = school.accounts.student
    for (const answer of [
      await service.ask(adminAccountDetail, { id }, { token }),
      await service.ask(adminAccountPassword, { id }, { token }),
      await service.ask(adminAccountEndSessions, { id }, { token }),
      await service.ask(adminAccountDisable, { ids: [id], disabled: true, reason: '' }, { token }),
    ])
      expect(answer.status).toBe(403)
    expect(
      (
        await service.ask(
          adminAcademySave,
          { name: 'x', nameEn: '', kind: 'academy', parentId: null },
          { token },
        )
      ).status,
    ).toBe(403)
  })

  test('a renamed class is renamed on its people; one in use is not put away', async () => {
    const given = {
      id: tree.one,
      name: '临床医学一班',
      nameEn: 'Class 1',
      kind: 'class',
      parentId: tree.grade,
    } as const
    await service.ask(adminAcademySave, given, { token: admin })
    const found = await service.ask(adminAccountPage, { ...page, keyword: '20260001' }, { token: admin })
    expect(found.data.records[0]?.classesName).toBe('临床医学一班')
    const refused = await service.ask(
      adminAcademyArchive,
      { id: tree.basic, archived: true },
      { token: admin },
    )
    expect(refused.code).not.toBe(0)
    const { data } = await service.ask(adminAcademyTree, {}, { token: admin })
    expect(data.find(({ id }) => id === tree.basic)?.children[0]?.children[0]).toMatchObject({ people: 1 })
  })

  test('a grade is promoted as the preview said, and undone until somebody signs in', async () => {
    const asked = { gradeId: tree.grade, kind: 'promote', newName: '大二' } as const
    const preview = await service.ask(adminGradePreview, asked, { token: admin })
    expect(preview.data).toMatchObject({ gradeName: '大一', newName: '大二', students: 1 })
    const stale = await service.ask(
      adminGradeMove,
      { ...asked, students: 7, disable: false },
      { token: admin },
    )
    expect(stale.code).not.toBe(0)
    const done = await service.ask(
      adminGradeMove,
      { ...asked, students: 1, disable: false },
      { token: admin },
    )
    expect((await service.ask(adminGradeUndo, { id: done.data }, { token: admin })).code).toBe(0)
    const moves = await service.ask(adminGradeMoves, {}, { token: admin })
    expect(moves.data[0]).toMatchObject({ canUndo: false, gradeName: '大一' })
    const again = await service.ask(
      adminGradeMove,
      { ...asked, students: 1, disable: false },
      { token: admin },
    )
    service.clock.now += 1000
    await service.signIn('20260001', 'Own-2026-word')
    expect((await service.ask(adminGradeUndo, { id: again.data }, { token: admin })).code).not.toBe(0)
  })

  test('a graduated grade is put away, its students cannot sign in, and it can be undone', async () => {
    const asked = { gradeId: tree.grade, kind: 'graduate', newName: '' } as const
    const done = await service.ask(adminGradeMove, { ...asked, students: 1, disable: true }, { token: admin })
    expect(await mayEnter('20260001', 'Own-2026-word')).toBe(false)
    expect((await service.ask(adminGradeUndo, { id: done.data }, { token: admin })).code).toBe(0)
    expect(await mayEnter('20260001', 'Own-2026-word')).toBe(true)
  })

  test('terms are made, changed and removed where no course needs them', async () => {
    const given = { name: '2026 秋', nameEn: 'Autumn 2026', startsAt: 1, endsAt: 2 }
    const { data: id } = await service.ask(adminTermSave, given, { token: admin })
    const wrong = await service.ask(adminTermSave, { ...given, id, endsAt: 0 }, { token: admin })
    expect(wrong.data).toMatchObject({ field: 'endsAt' })
    await kysely().updateTable('course').set({ termId: id }).where('tenant', '=', tenant).execute()
    expect((await service.ask(adminTermRemove, { id }, { token: admin })).code).not.toBe(0)
    await kysely().updateTable('course').set({ termId: null }).where('tenant', '=', tenant).execute()
    expect((await service.ask(adminTermRemove, { id }, { token: admin })).code).toBe(0)
  })

  test('SEC32: a subject’s administrator changes the own subject only', async () => {
    const token = await administrator('SubjectAdmin', { subjectName: '组织学' })
    const subject = {
      parentId: null,
      name: '组织学',
      nameEn: 'Histology',
      desc: '细胞',
      descEn: '',
      cover: '',
      enabled: true,
      position: 1,
    }
    const { histology, anatomy } = school.subjects
    expect((await service.ask(adminSubjectSave, { ...subject, id: histology }, { token })).code).toBe(0)
    expect(
      (await service.ask(adminSubjectSave, { ...subject, name: 'x', id: anatomy }, { token })).status,
    ).toBe(403)
    expect((await service.ask(adminSubjectSave, { ...subject, name: '新' }, { token })).status).toBe(403)
    expect((await service.ask(adminCatalogTree, { subjectId: anatomy }, { token })).status).toBe(403)
    const catalog = { subjectId: anatomy, parentId: null, name: 'x', nameEn: '', position: 1 }
    expect((await service.ask(adminCatalogSave, catalog, { token })).status).toBe(403)
    expect((await service.ask(adminCatalogRemove, { id: school.catalogs.skull }, { token })).status).toBe(403)
    const list = await service.ask(adminSpecimenPage, page, { token })
    expect(new Set(list.data.records.map(({ subjectId }) => subjectId))).toEqual(new Set([histology]))
    const trees = await service.ask(adminSubjectTree, {}, { token })
    expect(trees.data.map(({ canEdit }) => canEdit)).toEqual([true, false, false])
    const [own] = list.data.records
    const { id, name, nameEn, nameLatin, desc, descEn, dye, dyeEn, source, sourceEn } = own ?? ({} as never)
    const given = {
      id,
      name,
      nameEn,
      nameLatin,
      desc,
      descEn,
      dye,
      dyeEn,
      source,
      sourceEn,
      published: false,
    }
    const moved = { ...given, catalogId: school.catalogs.skull }
    expect((await service.ask(adminSpecimenSave, moved, { token })).status).toBe(403)
  })

  test('a specimen that is no longer published is gone for students', async () => {
    const { ready } = school.specimens
    const list = await service.ask(adminSpecimenPage, { ...page, keyword: '手指' }, { token: admin })
    const [found] = list.data.records
    const { name, nameEn, nameLatin, desc, descEn, catalogId, dye, dyeEn, source, sourceEn } =
      found ?? ({} as never)
    const given = {
      id: ready,
      name,
      nameEn,
      nameLatin,
      desc,
      descEn,
      catalogId,
      dye,
      dyeEn,
      source,
      sourceEn,
    }
    const student = await service.signIn('student')
    await service.ask(adminSpecimenSave, { ...given, published: false }, { token: admin })
    expect((await service.ask(specimenInfo, { id: ready }, { token: student })).status).not.toBe(200)
    await service.ask(adminSpecimenSave, { ...given, published: true }, { token: admin })
    expect((await service.ask(specimenInfo, { id: ready }, { token: student })).status).toBe(200)
    expect((await audited('specimen.edit'))[0]?.after).toContain('"published":1')
  })

  test('a folder is made, renamed and removed while nothing hangs in it', async () => {
    const given = {
      subjectId: school.subjects.histology,
      parentId: school.catalogs.skin,
      name: '毛发',
      nameEn: '',
      position: 9,
    }
    const { data: id } = await service.ask(adminCatalogSave, given, { token: admin })
    expect((await service.ask(adminCatalogSave, { ...given, name: '毛囊', id }, { token: admin })).code).toBe(
      0,
    )
    expect(
      (await service.ask(adminCatalogSave, { ...given, name: '毛囊' }, { token: admin })).data,
    ).toMatchObject({ field: 'name' })
    expect((await service.ask(adminCatalogRemove, { id }, { token: admin })).code).toBe(0)
    const inUse = await service.ask(adminCatalogRemove, { id: school.catalogs.thickSkin }, { token: admin })
    expect(inUse.code).not.toBe(0)
  })

  test('banners are made, changed and removed; an address elsewhere is refused', async () => {
    const given = {
      title: '新横幅',
      titleEn: '',
      subtitle: '',
      subtitleEn: '',
      image: '/b.webp',
      link: '/resource',
      position: 2,
    }
    const { data: id } = await service.ask(adminBannerSave, given, { token: admin })
    const evil = await service.ask(
      adminBannerSave,
      { ...given, link: 'javascript:alert(1)' },
      { token: admin },
    )
    expect(evil.status).toBe(400)
    expect((await service.ask(adminBannerList, {}, { token: admin })).data.length).toBe(2)
    await service.ask(adminBannerRemove, { id }, { token: admin })
    expect((await service.ask(adminBannerList, {}, { token: admin })).data.length).toBe(1)
  })

  test('settings are changed with before and after in the audit', async () => {
    const { data } = await service.ask(adminSettings, {}, { token: admin })
    await service.ask(adminSettingsSave, { ...data, schoolName: '海州医学院' }, { token: admin })
    const [entry] = await audited('setting.edit')
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

  test('the audit has no call that changes it, and an empty page of files is answered', async () => {
    const before = await service.ask(adminAuditPage, page, { token: admin })
    expect(before.data.total).toBeGreaterThan(5)
    expect((await service.ask(adminFilePage, page, { token: admin })).data).toEqual({ records: [], total: 0 })
  })

  test('a job of another person is seen and cancelled by the school’s administrators', async () => {
    const starting = { db: kysely(), now: service.clock.now, caller: { accountId: school.accounts.teacher } }
    const id = await startJob(starting, 'none', { secret: 1 })
    const list = await service.ask(adminJobPage, page, { token: admin })
    expect(list.data.records.find((job) => job.id === id)).toMatchObject({
      state: 'waiting',
      ownerName: 'teacher',
    })
    await service.ask(adminJobCancel, { id }, { token: admin })
    const after = await service.ask(adminJobPage, page, { token: admin })
    expect(after.data.records.find((job) => job.id === id)?.state).toBe('cancelled')
  })

  const notice = (change: Partial<Given<typeof adminNoticeSend>>) => ({
    key: randomUUID(),
    form: 'message' as const,
    title: '停水通知',
    titleEn: '',
    content: '实验楼今晚停水。',
    contentEn: '',
    audience: { roles: ['Student' as const], academyIds: [tree.basic] },
    sendAt: null,
    ...change,
  })

  test('SEC33: an academy’s administrator writes to the own academy only', async () => {
    const token = await administrator('AcademyAdmin', { academyId: tree.other })
    const send = (change: Partial<Given<typeof adminNoticeSend>>) =>
      service.ask(adminNoticeSend, notice(change), { token })
    expect((await send({})).status).toBe(403)
    expect((await send({ audience: { roles: [], academyIds: [] } })).code).not.toBe(0)
    expect((await send({ form: 'announcement' })).code).not.toBe(0)
    const own = await send({ audience: { roles: [], academyIds: [tree.other] }, sendAt: 9e12 / 5 })
    expect(own.code).toBe(0)
    const theirs = await service.ask(adminNoticeSend, notice({ sendAt: service.clock.now + 1e7 }), {
      token: admin,
    })
    expect((await service.ask(adminNoticeCancel, { id: theirs.data }, { token })).status).toBe(403)
    expect((await service.ask(adminNoticePage, page, { token })).data.total).toBe(1)
  })

  test('a planned message is sent once by two processes, and not before its time', async () => {
    const audience = { roles: ['Student' as const], academyIds: [tree.basic] }
    const count = await service.ask(adminNoticeCount, { audience }, { token: admin })
    expect(count.data).toBe(1)
    const sendAt = service.clock.now + 60_000
    const given = notice({ audience, sendAt, title: '准时消息' })
    const { data: id } = await service.ask(adminNoticeSend, given, { token: admin })
    expect((await service.ask(adminNoticeSend, given, { token: admin })).data).toBe(id)
    const { db, config } = service.service
    const now = () => service.clock.now
    const runners = [1, 2].map(() => startRunner({ db, config, log: () => undefined, now }, jobKinds))
    const token = await service.signIn('20260001', 'Own-2026-word')
    const got = async () =>
      (await service.ask(messagePage, page, { token })).data.records.filter(
        ({ title }) => title === '准时消息',
      )
    try {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      expect(await got()).toEqual([])
      service.clock.now = sendAt + 1
      for (const runner of runners) runner.wake()
      await expect.poll(got, { timeout: 100_000, interval: 200 }).toHaveLength(1)
      const list = await service.ask(adminNoticePage, page, { token: admin })
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
        (await service.ask(announcementPage, page, { token })).data.records.map(({ title }) => title)
      for (const runner of runners) runner.wake()
      await expect.poll(seen, { timeout: 100_000, interval: 200 }).toContain('开学公告')
      await service.ask(adminNoticeCancel, { id: newsId }, { token: admin })
      expect(await seen()).not.toContain('开学公告')
    } finally {
      for (const runner of runners) await runner.stop()
    }
  }, 240_000)

  test('SEC34: hostile parameters of each call are refused without a fault', async () => {
    const texts = [
      '<script>alert(1)</script>',
      "'; drop table account; --",
      '=cmd|/c calc',
      '%',
      '\u0000x',
      '\u202Eevil',
    ]
    for (const text of texts) {
      const found = await service.ask(adminAccountPage, { ...page, keyword: text }, { token: admin })
      expect([200, 400]).toContain(found.status)
      const saved = await save({ loginName: text, fullName: text })
      expect(saved.status).toBeLessThan(500)
    }
    expect(bitsOf(['SuperAdmin'])).toBe(64)
  })
})
