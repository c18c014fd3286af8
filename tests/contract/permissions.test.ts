/** Every call is asked as each role on the real service; the table says who is answered 403. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../server/calls.ts'
import { currentUser } from '../../src/contract/session.ts'
import { isRolePermitted, permissionsOf } from '../../src/rules/permissions.ts'
import { bitsOf, roleOrder } from '../../src/rules/roles.ts'
import { rounds } from '../tools/rounds.ts'
import { databases } from './databases.ts'
import { seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

describe.each(places)('permissions on $name', (place) => {
  let service: Running
  let token: string
  let accountId: number
  beforeAll(async () => {
    service = await start(place)
    accountId = (await seed(service.service.db)).accounts.teacher
    token = await service.signIn('teacher')
  })
  afterAll(() => service.stop())

  const become = (roles: number) =>
    service.service.db.kysely.updateTable('account').set({ roles }).where('id', '=', accountId).execute()

  // who may call is decided before the database is asked: on the second one a role is enough in `npm test`
  const roles = roleOrder.slice(0, place === places[0] ? roleOrder.length : rounds(1, roleOrder.length))
  test.each(roles)('each call asks whether %s has its permission', async (role) => {
    await become(bitsOf([role]))
    const session = calls.filter(({ endpoint }) => !endpoint.open)
    for (const { area, name, endpoint, permission } of session) {
      const method = endpoint.method
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      // arguments that no call takes: who may call is asked before what is asked for
      const body = method === 'POST' && endpoint.carries === 'body' ? '[]' : undefined
      const answer = await service.raw(`${endpoint.path}?id=none`, {
        method,
        headers,
        ...(body ? { body } : {}),
      })
      const refused = answer.status === 403
      expect([`${area}.${name}`, refused]).toEqual([`${area}.${name}`, !isRolePermitted(permission, [role])])
    }
  })

  test('C003: the permissions follow a changed role with the same session', async () => {
    for (const role of ['Student', 'Teacher', 'SystemAdmin'] as const) {
      await become(bitsOf([role]))
      const { data } = await service.ask(currentUser, {}, { token })
      expect(data.permissions).toEqual(permissionsOf([role]))
    }
  })

  test('a call that needs a session refuses whoever has none', async () => {
    for (const { endpoint } of calls.filter(({ endpoint }) => !endpoint.open))
      expect((await service.raw(endpoint.path, { method: endpoint.method })).status).toBe(401)
  })
})
