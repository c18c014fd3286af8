import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  adminAcademySave,
  adminAccountClose,
  adminAccountDetail,
  adminAccountDisable,
  adminAccountEndSessions,
  adminAccountKeep,
  adminAccountPage,
  adminAccountPassword,
} from '../../src/contract/admin/adminPeople.ts'
import { refused as refusedCode } from '../../src/contract/codes.ts'
import type { Given } from '../../src/contract/endpoint.ts'
import { messagePage } from '../../src/contract/notices.ts'
import { defaultPolicy, passwordFaults } from '../../src/rules/people/password.ts'
import { type AdminStage, firstPage, openAdminStage } from './adminStage.ts'
import { databases } from './databases.ts'
import type { Running } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('accounts on $name', (place) => {
  let stage: AdminStage
  let service: Running
  let admin: string
  beforeAll(async () => {
    stage = await openAdminStage(place)
    service = stage.service
    admin = stage.token
  })
  afterAll(() => service.stop())

  test('a new account signs in with its first password, which is nowhere stored', async () => {
    const made = await stage.save({
      loginName: '20260001',
      number: '20260001',
      fullName: '王芳',
      academyId: stage.tree.one,
      phone: '13900000001',
    })
    const { firstPassword, id } = made.data
    expect(passwordFaults(firstPassword ?? '', defaultPolicy)).toEqual([])
    const { data } = await service.ask(adminAccountDetail, { id }, { token: admin })
    expect(data).toMatchObject({
      academyName: '基础医学院',
      academyNameEn: '基础医学院 in English',
      classesName: '临床一班',
      classesNameEn: '临床一班 in English',
      mustChangePassword: true,
    })
    const token = await stage.enter('20260001', firstPassword ?? '')
    expect(token).not.toBe('')
    const [entry] = await stage.audited('account.create')
    expect(entry?.after).toContain('王芳')
    const everything = JSON.stringify([await stage.audited('account'), service.logged])
    expect(everything).not.toContain(firstPassword)
  })

  test('an account that is taken is refused, naming the field', async () => {
    const refused = await stage.save({ loginName: 'Student', fullName: '李' })
    expect([refused.code, refused.data]).toEqual([
      refusedCode,
      expect.objectContaining({ field: 'loginName' }),
    ])
    const phone = await stage.save({ loginName: 'other-1', fullName: '李', phone: '13800000001' })
    expect(phone.data).toMatchObject({ field: 'phone' })
    expect((await stage.save({ loginName: 'a b', fullName: '李' })).data).toMatchObject({
      field: 'loginName',
    })
    expect((await stage.save({ loginName: 'ok-1', fullName: '' })).data).toMatchObject({ field: 'fullName' })
  })

  test('a change stands in the audit with before and after, and marks the field', async () => {
    const made = await stage.save({ loginName: '20260002', number: '20260002', fullName: '陈一' })
    const { id } = made.data
    await stage.save({ id, loginName: '20260002', number: '20260002', fullName: '陈二' })
    const [entry] = await stage.audited('account.edit')
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
      (await service.ask(adminAccountPage, { ...firstPage, ...args }, { token: admin })).data.records.map(
        ({ loginName }) => loginName,
      )
    expect(await find({ keyword: '王芳' })).toEqual(['20260001'])
    expect(await find({ keyword: '100%' })).toEqual([])
    expect(await find({ academyId: stage.tree.basic })).toEqual(['20260001'])
    expect(await find({ role: 'Teacher' })).toContain('teacher')
    expect(await find({ state: 'fresh' })).toContain('fresh')
  })

  test('a new password ends the sessions; one that is disabled cannot sign in', async () => {
    const made = await stage.save({ loginName: '20260003', fullName: '赵' })
    const { id } = made.data
    const token = await stage.enter('20260003', made.data.firstPassword ?? '')
    const { data } = await service.ask(adminAccountPassword, { id }, { token: admin })
    expect((await service.ask(messagePage, firstPage, { token })).status).toBe(401)
    const again = await stage.enter('20260003', data.firstPassword)
    const detail = await service.ask(adminAccountDetail, { id }, { token: admin })
    const [session] = detail.data.sessions
    await service.ask(adminAccountEndSessions, { id, session: session?.id }, { token: admin })
    expect((await service.ask(messagePage, firstPage, { token: again })).status).toBe(401)
    const ids = [id]
    await service.ask(adminAccountDisable, { ids, disabled: true, reason: '转学' }, { token: admin })
    expect(await stage.mayEnter('20260003')).toBe(false)
    await service.ask(adminAccountDisable, { ids, disabled: false, reason: '' }, { token: admin })
    expect(await stage.mayEnter('20260003')).toBe(true)
    expect((await stage.audited('account.disable'))[0]?.reason).toBe('转学')
  })

  test('a person is told each change that the school makes to the account', async () => {
    const given = { loginName: '20260004', fullName: '孙', phone: '13900000004' }
    const made = await stage.save(given)
    const { id } = made.data
    await stage.enter('20260004', made.data.firstPassword ?? '')
    await stage.save({ ...given, id, phone: '13900000005', roles: ['Student', 'Teacher'] })
    await service.ask(adminAccountEndSessions, { id }, { token: admin })
    const reset = await service.ask(adminAccountPassword, { id }, { token: admin })
    for (const _ of [1, 2]) await service.ask(adminAccountClose, { id, reason: '' }, { token: admin })
    const token = await stage.enter('20260004', reset.data.firstPassword)
    const told = async () =>
      (await service.ask(messagePage, firstPage, { token })).data.records
        .filter(({ title }) => title === '账号有变动')
        .map(({ content, contentEn }) => [content, contentEn])
    const contents = await told()
    expect(contents).toHaveLength(4)
    for (const words of [
      ['学校修改了你的账号：手机号、角色', 'The school changed your account: phone number, roles'],
      ['学校让你的设备退出了登录', 'The school signed out a device of yours'],
      ['学校重置了你的密码', 'The school reset your password'],
      ['学校要注销你的账号', 'The school is closing your account'],
    ])
      expect(contents).toContainEqual(words.map((word) => expect.stringContaining(word)))
    await service.ask(adminAccountKeep, { id }, { token: admin })
    await service.ask(adminAccountKeep, { id }, { token: admin })
    expect(await told()).toHaveLength(5)
  })

  test('nobody disables the own account', async () => {
    const ids = [stage.school.accounts.admin]
    const refused = await service.ask(
      adminAccountDisable,
      { ids, disabled: true, reason: '' },
      { token: admin },
    )
    expect(refused.code).not.toBe(0)
  })

  test('SEC30: nobody gives a role that is as strong as the own one', async () => {
    const system = await stage.administrator('SystemAdmin')
    for (const role of ['SystemAdmin', 'SuperAdmin'] as const) {
      const refused = await stage.save(
        { loginName: `x-${role.toLowerCase()}`, fullName: 'x', roles: [role] },
        system,
      )
      expect(refused.data).toMatchObject({ field: 'roles' })
    }
    expect((await stage.save({ loginName: 'plain-1', fullName: 'x', roles: ['Teacher'] }, system)).code).toBe(
      0,
    )
    const id = stage.school.accounts.admin
    for (const answer of [
      await service.ask(adminAccountPassword, { id }, { token: system }),
      await service.ask(adminAccountDisable, { ids: [id], disabled: true, reason: '' }, { token: system }),
      await stage.save({ id, loginName: 'admin', fullName: 'x', roles: ['Student'] }, system),
    ])
      expect(answer.code).not.toBe(0)
    expect(await service.signIn('admin')).not.toBe('')
  })

  test('SEC31: an academy’s administrator reaches the own academy only', async () => {
    const token = await stage.administrator('AcademyAdmin', { academyId: stage.tree.other })
    const own = await stage.save({ loginName: 'nurse-1', fullName: '护', academyId: stage.tree.other }, token)
    expect(own.code).toBe(0)
    const elsewhere = await stage.save(
      { loginName: 'nurse-2', fullName: '护', academyId: stage.tree.one },
      token,
    )
    const nowhere = await stage.save({ loginName: 'nurse-3', fullName: '护' }, token)
    const moved = await stage.save(
      { id: own.data.id, loginName: 'nurse-1', fullName: '护', academyId: stage.tree.one },
      token,
    )
    expect([elsewhere.status, nowhere.status, moved.status]).toEqual([403, 403, 403])
    const list = await service.ask(adminAccountPage, firstPage, { token })
    expect(list.data.records.every(({ academyId }) => academyId === stage.tree.other)).toBe(true)
    const asked = await service.ask(
      adminAccountPage,
      { ...firstPage, academyId: stage.tree.basic },
      { token },
    )
    expect(asked.data.total).toBe(0)
    const id = stage.school.accounts.student
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
})
