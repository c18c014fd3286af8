/** Teachers and administrators ask every call of theirs with ids of what is not theirs to look after. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../server/calls.ts'
import { tenant } from '../../server/store/schema.ts'
import type { Role } from '../../src/contract/session.ts'
import { isRolePermitted } from '../../src/rules/permissions.ts'
import { whole } from '../tools/rounds.ts'
import { sampleArgs } from '../tools/sampleArgs.ts'
import { type AdminStage, openAdminStage } from './adminStage.ts'
import { databases } from './databases.ts'
import { attempts, type Hidden, hide, isIdName, notWalked, secret } from './foreignStage.ts'
import { seedTeaching } from './teachingStage.ts'

const { places, stop } = await databases()
afterAll(stop)

/** Tables in which any change of the caller shows, those that the service keeps for itself, and reports that every teacher may close. */
const counted =
  /^(?:session|receipt|setting|signInFailure|writeAllowance|word|questionReport|.*Tally|.*Count|kysely_.*)$/

// who may do what is decided by the same code on every database
describe.each(places.slice(0, 1))('ids of others, asked by staff, on $name', (place) => {
  let stage: AdminStage
  let hidden: Hidden
  beforeAll(async () => {
    stage = await openAdminStage(place)
    const { service, school, tree } = stage
    await seedTeaching(service.service.db, school)
    ;({ hidden } = await hide(service, school))
    const { kysely } = service.service.db
    const { student, student2, teacher } = school.accounts
    const ofClass = kysely.updateTable('account').set({ academyId: tree.one })
    await ofClass.where('id', 'in', [student, student2, teacher]).execute()
    // a teacher's name stands in courses that everybody reads
    const named = kysely.updateTable('account').set({ fullName: secret, fullNameEn: secret })
    await named.where('id', 'in', [student, student2]).execute()
    await kysely.updateTable('course').set({ academyId: tree.basic }).where('tenant', '=', tenant).execute()
    hidden.accountId = [student, student2, teacher]
    hidden.academyId = [tree.basic, tree.grade, tree.one]
    hidden.gradeId = [tree.grade]
  })
  afterAll(() => stage.service.stop())

  /** Every row, as text, but those of one account. */
  async function rowsBeside(accountId: number): Promise<Map<string, string>> {
    const { kysely, rows } = stage.service.service.db
    const found = new Map<string, string>()
    for (const { name } of await kysely.introspection.getTables()) {
      if (counted.test(name)) continue
      for (const row of await rows<Record<string, unknown>>(`select * from "${name}"`, []))
        if (row.accountId !== accountId && !(name === 'account' && row.id === accountId))
          found.set(`${name} ${JSON.stringify(row)}`, name)
    }
    return found
  }

  /** A teacher reads the library; whoever looks after a subject does not read another one that is closed. */
  const hiddenFrom = (role: Role): Hidden => {
    const ofLibrary = ['subjectId', 'catalogId', 'specimenId', 'markId', 'questionId']
    const kept = Object.entries(hidden).filter(
      ([name]) => role === 'SubjectAdmin' || !ofLibrary.includes(name),
    )
    return Object.fromEntries(kept)
  }

  test.each(['Teacher', 'AcademyAdmin', 'SubjectAdmin'] as const)(
    'SEC07 SEC31 SEC32: no call of a stranger who is %s reads or changes it',
    async (role) => {
      const given = role === 'AcademyAdmin' ? { academyId: stage.tree.other } : { subjectName: '颅骨学' }
      const token = await stage.administrator(role, given)
      const { service } = stage
      const { id } = await service.service.db.kysely
        .selectFrom('account')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      const before = await rowsBeside(id)
      const told = new Set<string>()
      const broken: string[] = []
      const untried: string[] = []
      let asked = 0
      for (const [nth, { name, endpoint, permission }] of calls.entries()) {
        if (endpoint.open || notWalked.has(name) || !isRolePermitted(permission, [role])) continue
        const plain = sampleArgs(endpoint.params, '一句话')
        const isTaken = (args: object) => v.safeParse(v.object(endpoint.params), args).success
        const tried = attempts({ name, params: endpoint.params }, hiddenFrom(role), service.clock.now)
        const all = tried.flatMap((args) => {
          const ids = Object.fromEntries(Object.entries(args).filter(([one]) => isIdName(one)))
          const ways: Record<string, unknown>[] = [args, { ...plain, ...args }, { ...plain, ...ids }]
          return ways.filter(isTaken).slice(0, 1)
        })
        if (tried.length > 0 && all.length === 0) untried.push(name)
        for (const args of all.filter((_, at) => (at + nth) % (whole ? 3 : 12) === 0)) {
          asked += 1
          const key = endpoint.once ? { key: randomUUID() } : {}
          const reply = await service.ask(endpoint, args as never, { token, ...key })
          const isEcho = Object.values(args).includes(secret)
          if (!isEcho && JSON.stringify(reply.data ?? null).includes(secret)) told.add(name)
          if (reply.status >= 500) broken.push(`${name} ${reply.status} ${JSON.stringify(args)}`)
        }
      }
      expect(asked).toBeGreaterThan(100)
      const after = await rowsBeside(id)
      const changed = [...before].filter(([row]) => !after.has(row)).map(([row]) => row.slice(0, 200))
      expect({ untried, told: [...told], broken, changed }).toEqual({
        untried: [],
        told: [],
        broken: [],
        changed: [],
      })
    },
    300_000,
  )
})
