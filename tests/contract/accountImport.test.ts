/** Accounts from Excel or CSV: the preview, the confirmed import, first passwords, and the command. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type AccountImport,
  adminFreshCount,
  adminFreshRenew,
  adminImportConfirm,
  adminImportPreview,
  adminImportRunning,
  type RenewedPasswords,
} from '../../src/contract/admin/adminImport.ts'
import { adminAccountSave } from '../../src/contract/admin/adminPeople.ts'
import { adminAuditPage } from '../../src/contract/admin/adminSystem.ts'
import { resetPassword, signInByAccount } from '../../src/contract/session.ts'
import { makeBoxKeys, openSealedBox } from '../../src/rules/bytes/sealedBox.ts'
import { bitsOf } from '../../src/rules/roles.ts'
import { whole } from '../tools/rounds.ts'
import { classOf, csvOf, heads, type ImportStage, openImportStage, people } from './accountImportStage.ts'
import { firstPage } from './adminStage.ts'
import { databases } from './databases.ts'
import { refuseRows } from './refuseRows.ts'
import type { Running } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('accounts from a table on $name', (place) => {
  /** A job takes seconds: some of them run on one database. */
  const isFirstPlace = whole || place === places[0]
  let stage: ImportStage
  let service: Running
  let admin: string
  beforeAll(async () => {
    stage = await openImportStage(place)
    service = stage.service
    admin = stage.admin
  })
  afterAll(() => service.stop())

  const upload: ImportStage['upload'] = (...given) => stage.upload(...given)
  const ended: ImportStage['ended'] = (...given) => stage.ended(...given)
  const preview: ImportStage['preview'] = (...given) => stage.preview(...given)
  const find: ImportStage['find'] = (...given) => stage.find(...given)

  test('a confirmed import signs people in with sealed first passwords', async () => {
    const { fileId, plan } = await preview(csvOf(people))
    expect(plan.counts).toEqual({ new: 3, changed: 0, unchanged: 0, wrong: 0 })
    expect(plan.newPlaces).toEqual(['基础医学院', '基础医学院 / 2026级', '基础医学院 / 2026级 / 临床一班'])
    expect(await find('0020260001')).toBeUndefined()
    const keys = await makeBoxKeys()
    const given = { fileId, planHash: plan.planHash, publicKey: keys.publicKey }
    const { data } = await service.ask(adminImportConfirm, given, { token: admin })
    const job = await ended(data)
    const result = job.result as AccountImport
    expect([result.created, result.changed]).toEqual([3, 0])
    const passwords = JSON.parse(await openSealedBox(keys, result.sealed)) as [string, string, string][]
    expect(passwords.map(([number, name]) => [number, name])).toEqual([
      ['0020260001', '王芳'],
      ['0020260002', '李强'],
      ['T0007', '赵老师'],
    ])
    const [first] = passwords
    const step = await service.ask(signInByAccount, { loginName: '0020260001', password: first?.[2] ?? '' })
    expect(step.data.nextStep).toBe('resetPassword')
    expect(await find('0020260001')).toMatchObject({ classesName: '临床一班', roles: ['Student'] })
    expect(await find('T0007')).toMatchObject({ loginName: 't0007', roles: ['Teacher'] })
    // the sealed list opens for nobody else, and no first password stands anywhere
    await expect(openSealedBox(await makeBoxKeys(), result.sealed)).rejects.toThrow()
    const stored = JSON.stringify([
      await service.service.db.rows('select * from "job"', []),
      await service.service.db.rows('select * from "audit"', []),
    ])
    for (const [, , password] of passwords) expect(stored).not.toContain(password)
  })

  test('the same table again changes nothing', async () => {
    const { plan } = await preview(csvOf(people))
    expect(plan.counts).toEqual({ new: 0, changed: 0, unchanged: 3, wrong: 0 })
  })

  test('what was edited by hand stays and is told; the rest changes', async () => {
    const account = await find('0020260002')
    await service.ask(
      adminAccountSave,
      {
        id: account?.id,
        loginName: '0020260002',
        number: '0020260002',
        fullName: '李小强',
        fullNameEn: '',
        phone: '',
        email: '',
        academyId: account?.academyId ?? null,
        subjectName: '',
        roles: ['Student'],
      },
      { token: admin },
    )
    const table = [heads, ['0020260002', '李强', '学生', ...classOf, '13700000002']]
    const { plan, fileId } = await preview(csvOf(table))
    expect(plan.rows[0]).toMatchObject({
      state: 'changed',
      kept: ['fullName'],
      changes: [{ field: 'phone', before: '', after: '13700000002' }],
    })
    expect(plan.absent.map(({ number }) => number)).toEqual(['0020260001'])
    const { publicKey } = await makeBoxKeys()
    const given = { fileId, planHash: plan.planHash, publicKey }
    await ended((await service.ask(adminImportConfirm, given, { token: admin })).data)
    expect(await find('0020260002')).toMatchObject({ fullName: '李小强', phone: '13700000002' })
    expect(await find('0020260001')).toMatchObject({ disabled: false })
  })

  test('another plan than the one that was previewed is not written', async () => {
    const { fileId } = await preview(csvOf([heads, ['0020260009', '新人', '', ...classOf, '']]))
    const { publicKey } = await makeBoxKeys()
    const given = { fileId, planHash: '0'.repeat(64), publicKey }
    const job = await ended((await service.ask(adminImportConfirm, given, { token: admin })).data)
    expect([job.state, job.message]).toEqual(['failed', expect.stringContaining('重新预览')])
    expect(await find('0020260009')).toBeUndefined()
    expect((await service.ask(adminImportRunning, {}, { token: admin })).data).toBe(false)
  })

  test('SEC35: only the school’s administrators import, and only tables of their own', async () => {
    const teacher = await service.signIn('teacher')
    const theirs = await upload(csvOf(people), 'a.csv', teacher)
    const { publicKey } = await makeBoxKeys()
    const confirm = { fileId: theirs.id, planHash: '0'.repeat(64), publicKey }
    expect((await service.ask(adminImportPreview, { fileId: theirs.id }, { token: admin })).status).toBe(404)
    expect((await service.ask(adminImportConfirm, confirm, { token: admin })).status).toBe(404)
    expect((await service.ask(adminImportPreview, { fileId: theirs.id }, { token: teacher })).status).toBe(
      403,
    )
  })

  test('SEC30: a table changes no account that is as strong as that of the importer', async () => {
    const accounts = service.service.db.kysely.updateTable('account')
    const [owner] = await service.service.db.rows<{ fullName: string }>(
      `select "fullName" from "account" where "loginName" = 'admin'`,
      [],
    )
    const table = csvOf([heads, ['admin', owner?.fullName ?? '', '', ...classOf, '13700000099']])
    const system = { roles: bitsOf(['SystemAdmin']) }
    await accounts.set(system).where('loginName', '=', 'teacher').execute()
    const token = await service.signIn('teacher')
    const { plan } = await preview(table, 'a.csv', token)
    expect([plan.counts.wrong, plan.rows[0]?.problems[0]?.zh]).toEqual([
      1,
      expect.stringContaining('权限不低于你'),
    ])
    expect((await preview(table)).plan.counts).toMatchObject({ changed: 1, wrong: 0 })
    await accounts
      .set({ roles: bitsOf(['Teacher']) })
      .where('loginName', '=', 'teacher')
      .execute()
  })

  test('an email address that an import changes no longer counts as confirmed', async () => {
    const emailHeads = ['学号', '姓名', '邮箱', '手机号']
    const accounts = service.service.db.kysely
    const bring = async (email: string, phone: string) => {
      const { plan, fileId } = await preview(csvOf([emailHeads, ['0020260001', '王芳', email, phone]]))
      const { publicKey } = await makeBoxKeys()
      const given = { fileId, planHash: plan.planHash, publicKey }
      const job = await ended((await service.ask(adminImportConfirm, given, { token: admin })).data)
      expect((job.result as AccountImport).changed).toBe(1)
    }
    const told = () =>
      accounts
        .selectFrom('message')
        .innerJoin('account', 'account.id', 'message.accountId')
        .where('number', '=', '0020260001')
        .select(['content', 'contentEn'])
        .execute()
    await bring('wang@school.example', '')
    // there was no address before
    expect(await told()).toEqual([])
    const own = { emailConfirmedAt: 1 }
    await accounts.updateTable('account').set(own).where('number', '=', '0020260001').execute()
    await bring('stranger@elsewhere.example', '13700000055')
    expect(await told()).toEqual([
      {
        content: expect.stringContaining('学校修改了你的账号：手机号、邮箱'),
        contentEn: expect.stringContaining('phone number, email address'),
      },
    ])
    const row = accounts.selectFrom('account').select(['email', 'emailConfirmedAt'])
    expect(await row.where('number', '=', '0020260001').executeTakeFirst()).toEqual({
      email: 'stranger@elsewhere.example',
      emailConfirmedAt: null,
    })
  })

  test('lost first passwords are made anew for those of a class who have never signed in', async () => {
    const table = csvOf([
      heads,
      ['N1', '甲', '学生', '重发学院', '2026级', '重发班', ''],
      ['N2', '乙', '学生', '重发学院', '2026级', '重发班', ''],
      ['N3', '丙', '学生', '重发学院', '2026级', '另一班', ''],
    ])
    const { plan, fileId } = await preview(table)
    const lost = await makeBoxKeys()
    const given = { fileId, planHash: plan.planHash, publicKey: lost.publicKey }
    const brought = await ended((await service.ask(adminImportConfirm, given, { token: admin })).data)
    type Lines = [number: string, name: string, password: string][]
    const before: Lines = JSON.parse(await openSealedBox(lost, (brought.result as AccountImport).sealed))
    const passwordOf = (number: string, lines: Lines) => lines.find(([own]) => own === number)?.[2] ?? ''
    const signIn = (loginName: string, password: string) =>
      service.ask(signInByAccount, { loginName, password })
    const entered = await signIn('n2', passwordOf('N2', before))
    await service.ask(resetPassword, { ticket: entered.data.ticket, password: 'Own-2026-word' })
    const waiting = await signIn('n1', passwordOf('N1', before))

    const academyId = (await find('N1'))?.academyId ?? 0
    const countAt = async (id?: number) =>
      (await service.ask(adminFreshCount, { academyId: id }, { token: admin })).data
    expect(await countAt(academyId)).toBe(1)
    expect(await countAt()).toBeGreaterThan(1)
    const keys = await makeBoxKeys()
    const asked = { academyId, accounts: 2, publicKey: keys.publicKey }
    const stale = await service.ask(adminFreshRenew, asked, { token: admin })
    expect([stale.code === 0, stale.message]).toEqual([false, expect.stringContaining('1')])
    const renewed = await service.ask(adminFreshRenew, { ...asked, accounts: 1 }, { token: admin })
    const job = await ended(renewed.data)
    const result = job.result as RenewedPasswords
    const after: Lines = JSON.parse(await openSealedBox(keys, result.sealed))
    expect([result.accounts, after.map(([number, name]) => [number, name])]).toEqual([1, [['N1', '甲']]])

    expect((await signIn('n1', passwordOf('N1', before))).code).not.toBe(0)
    const old = { ticket: waiting.data.ticket, password: 'Own-2026-word' }
    expect((await service.ask(resetPassword, old)).code).not.toBe(0)
    expect((await signIn('n1', passwordOf('N1', after))).data.nextStep).toBe('resetPassword')
    expect((await signIn('n2', 'Own-2026-word')).code).toBe(0)
    expect((await signIn('n3', passwordOf('N3', before))).data.nextStep).toBe('resetPassword')
    const { data: audit } = await service.ask(adminAuditPage, { ...firstPage, keyword: '' }, { token: admin })
    const resets = audit.records.filter(({ what }) => what === 'account.resetPassword')
    expect(resets.map(({ names }) => names.thing)).toEqual(['甲'])
    const stored = JSON.stringify(await service.service.db.rows('select * from "job"', []))
    expect(stored).not.toContain(passwordOf('N1', after))
  })

  test('SEC30: first passwords are renewed only for accounts that one looks after', async () => {
    const accounts = service.service.db.kysely.updateTable('account')
    const be = (role: 'AcademyAdmin' | 'SystemAdmin' | 'Teacher', academyId: number | null) =>
      accounts
        .set({ roles: bitsOf([role]), academyId })
        .where('loginName', '=', 'teacher')
        .execute()
    const academyId = (await find('N1'))?.academyId ?? 0
    const other = (await find('N3'))?.academyId ?? 0
    const first = service.service.db.kysely.updateTable('account').where('number', '=', 'N3')
    await be('AcademyAdmin', academyId)
    const token = await service.signIn('teacher')
    const countAt = async (id?: number) =>
      (await service.ask(adminFreshCount, { academyId: id }, { token })).data
    expect([await countAt(), await countAt(academyId), await countAt(other)]).toEqual([1, 1, 0])
    await be('SystemAdmin', null)
    expect(await countAt(other)).toBe(1)
    await first.set({ roles: bitsOf(['SuperAdmin']) }).execute()
    expect(await countAt(other)).toBe(0)
    await first.set({ roles: bitsOf(['Student']) }).execute()
    await be('Teacher', null)
    const { publicKey } = await makeBoxKeys()
    const asked = { academyId, accounts: 1, publicKey }
    expect((await service.ask(adminFreshRenew, asked, { token })).status).toBe(403)
  })

  test.runIf(isFirstPlace)(
    'a refused import leaves no account behind and comes in whole the next time',
    async () => {
      const { db } = service.service
      const room = ['基础医学院', '2027级', '失败班']
      const rows = Array.from({ length: 60 }, (_, n) => [`F${100 + n}`, `新生${n}`, '学生', ...room, ''])
      const { fileId, plan } = await preview(csvOf([heads, ...rows]))
      const { publicKey } = await makeBoxKeys()
      const confirm = async () =>
        ended(
          (
            await service.ask(
              adminImportConfirm,
              { fileId, planHash: plan.planHash, publicKey },
              { token: admin },
            )
          ).data,
        )
      const counts = async () =>
        db.rows<object>(
          'select (select count(*) from "account") as "accounts", (select count(*) from "academy") as "academies"',
          [],
        )
      const before = await counts()
      const allow = await refuseRows(db, 'account', `new."number" = 'F159'`)
      expect((await confirm()).state).toBe('failed')
      await allow()
      expect(await find('F100')).toBeUndefined()
      expect(await counts()).toEqual(before)
      const again = await confirm()
      expect([again.state, (again.result as AccountImport).created]).toEqual(['done', 60])
      expect(await find('F159')).toMatchObject({ classesName: '失败班' })
    },
  )

  test.runIf(isFirstPlace)(
    'the command previews, and writes with --confirm',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'vitrine-accounts-'))
      const table = join(folder, 'a.csv')
      const passwords = join(folder, 'passwords.csv')
      writeFileSync(table, csvOf([heads, ['C0001', '命令', '', ...classOf, '']]))
      const root = new URL('../..', import.meta.url).pathname
      const env = {
        ...process.env,
        DATA_DIR: service.dataDir,
        DATABASE_URL: service.service.config.databaseUrl,
      }
      const run = (...more: string[]) =>
        promisify(execFile)(
          process.execPath,
          ['exchange/main.ts', 'accounts', table, '--lang', 'zh', ...more],
          {
            cwd: root,
            env: env as NodeJS.ProcessEnv,
          },
        )
      expect((await run()).stdout).toContain('这是预览')
      expect(await find('C0001')).toBeUndefined()
      expect((await run('--confirm', '--passwords', passwords)).stdout).toContain('已新建 1 个账号')
      expect(await find('C0001')).toMatchObject({ fullName: '命令' })
      expect(readFileSync(passwords, 'utf8')).toContain('C0001,命令,')
    },
    180_000,
  )
})
