/** A school with its academies and an administrator who is signed in, for the tests of the administration. */
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { adminAcademySave, adminAccountSave } from '../../src/contract/admin/adminPeople.ts'
import { adminAuditPage } from '../../src/contract/admin/adminSystem.ts'
import type { Given } from '../../src/contract/endpoint.ts'
import { type Role, resetPassword, signInByAccount } from '../../src/contract/session.ts'
import type { Place } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

export const firstPage = { pageNo: 1, pageSize: 50 }
/** What every account of the stage gives itself after its first password. */
export const ownPassword = 'Own-2026-word'

type AccountGiven = Given<typeof adminAccountSave>
const blankAccount: AccountGiven = {
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

export class AdminStage {
  readonly service: Running
  readonly school: Seeded
  /** the administrator's */
  readonly token: string
  /** ids: the grade and the class stand in the basic academy */
  readonly tree = { basic: 0, grade: 0, one: 0, other: 0 }

  constructor(service: Running, school: Seeded, token: string) {
    this.service = service
    this.school = school
    this.token = token
  }

  async makeTree(): Promise<void> {
    const make = async (name: string, kind: 'academy' | 'grade' | 'class', parentId: number | null) => {
      const given = { name, nameEn: `${name} in English`, kind, parentId }
      return (await this.service.ask(adminAcademySave, given, { token: this.token })).data
    }
    this.tree.basic = await make('基础医学院', 'academy', null)
    this.tree.other = await make('护理学院', 'academy', null)
    this.tree.grade = await make('大一', 'grade', this.tree.basic)
    this.tree.one = await make('临床一班', 'class', this.tree.grade)
  }

  save(given: Partial<AccountGiven>, token = this.token) {
    return this.service.ask(adminAccountSave, { ...blankAccount, ...given }, { token })
  }

  /** Signs in with a first password, which has to be changed at once. */
  async enter(loginName: string, firstPassword: string): Promise<string> {
    const step = await this.service.ask(signInByAccount, { loginName, password: firstPassword })
    expect(step.data.nextStep).toBe('resetPassword')
    await this.service.ask(resetPassword, { ticket: step.data.ticket, password: ownPassword })
    return this.service.signIn(loginName, ownPassword)
  }

  async mayEnter(loginName: string): Promise<boolean> {
    return (await this.service.ask(signInByAccount, { loginName, password: ownPassword })).code === 0
  }

  /** The only student of the class, who has signed in once. */
  async enrolStudent(loginName: string): Promise<void> {
    const made = await this.save({ loginName, number: loginName, fullName: '王芳', academyId: this.tree.one })
    await this.enter(loginName, made.data.firstPassword ?? '')
  }

  /** The token of another administrator. */
  async administrator(role: Role, change: Partial<AccountGiven> = {}): Promise<string> {
    const loginName = `${role.toLowerCase()}-${randomUUID().slice(0, 8)}`
    const made = await this.save({ loginName, fullName: role, roles: [role], ...change })
    return this.enter(loginName, made.data.firstPassword ?? '')
  }

  async audited(keyword: string) {
    const given = { ...firstPage, keyword }
    return (await this.service.ask(adminAuditPage, given, { token: this.token })).data.records
  }
}

export async function openAdminStage(place: Place): Promise<AdminStage> {
  const service = await start(place)
  const school = await seed(service.service.db)
  const stage = new AdminStage(service, school, await service.signIn('admin'))
  await stage.makeTree()
  return stage
}
