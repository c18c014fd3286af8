/** Every call is asked with what nobody who uses the app would send, by somebody who may call it. */
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../server/calls.ts'
import { defaultLimits } from '../../server/config.ts'
import { bitsOf, roleOrder } from '../../src/rules/roles.ts'
import { rounds, some, whole } from '../tools/rounds.ts'
import { sampleArgs } from '../tools/sampleArgs.ts'
import { databases } from './databases.ts'
import { notWalked } from './foreignStage.ts'
import { seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

/** Texts that mean something elsewhere: to a page, to SQL, to a spreadsheet, to a disk, to a reader from right to left. */
const texts = [
  `<img src=x onerror="alert(1)"><script>alert(1)</script>`,
  `'; drop table account; -- " \\ %_`,
  '=cmd|/c calc',
  '../../../etc/passwd\u202Eevil\ud800',
  '{"$ne":null,"__proto__":{"roles":64}}',
]
/** Values of other types than the ones that are asked for, and numbers out of every range. */
const wrong = [
  null,
  true,
  -1,
  0,
  1.5,
  9e15,
  2 ** 53,
  [],
  {},
  [[]],
  [null],
  ['x'],
  [-1],
  [9e15],
  '',
  '1e999',
  'a\0',
]
const unlimited = { burst: 1e12, perHour: 1e12 }

/** A batch carries the others, each of which is asked by itself. */
const asked = calls.filter(({ name }) => !notWalked.has(name))

test('no call takes a text with NUL, which PostgreSQL cannot store', () => {
  const taking = asked.filter(({ endpoint: { params } }) => {
    const read = v.safeParse(v.object(params), sampleArgs(params, 'a\0b'))
    return read.success && JSON.stringify(read.output).includes('\\u0000')
  })
  expect(taking.map(({ name }) => name)).toEqual([])
})

describe.each(places)('hostile parameters on $name', (place) => {
  let service: Running
  let token: string
  beforeAll(async () => {
    const writes = { write: unlimited, message: unlimited, bytes: unlimited }
    const limits = { ...defaultLimits, perAccount: 1e6, perAddress: 1e6, codesPerAddress: 1e6, writes }
    service = await start(place, { limits })
    const { accounts } = await seed(service.service.db)
    await service.service.db.kysely
      .updateTable('account')
      .set({ roles: bitsOf(roleOrder) })
      .where('id', '=', accounts.admin)
      .execute()
    token = await service.signIn('admin')
  })
  afterAll(() => service.stop())

  const broken: string[] = []
  async function ask({ name, endpoint }: (typeof calls)[number], args: Record<string, unknown>) {
    const key = endpoint.once ? { key: randomUUID() } : {}
    const { status } = await service.ask(endpoint, args as never, { token, ...key })
    if (status >= 500) broken.push(`${name} ${status} ${JSON.stringify(args).slice(0, 200)}`)
    // some calls end the session
    if (status === 401) token = await service.signIn('admin')
    return status
  }

  test('SEC34: no call fails on markup, SQL, a formula or a path in its fields', async () => {
    const unmade: string[] = []
    let taken = 0
    for (const [nth, call] of asked.entries()) {
      const given = texts.map((text) => sampleArgs(call.endpoint.params, text))
      if (!given.every((args) => v.safeParse(v.object(call.endpoint.params), args).success))
        unmade.push(call.name)
      const first = nth % texts.length
      const order = [...given.slice(first), ...given.slice(0, first)]
      if (!whole && place !== places[0] && nth % 3 !== 0) continue
      for (const args of some(1, order)) taken += (await ask(call, args)) === 200 ? 1 : 0
    }
    expect({ unmade, broken }).toEqual({ unmade: [], broken: [] })
    // many were carried out, and not only refused
    expect(taken).toBeGreaterThan(40)
  }, 300_000)

  test.runIf(whole || place === places[0])(
    'SEC34: no call fails on a parameter of another type, or out of every range',
    async () => {
      for (const [nth, call] of asked.entries()) {
        const plain = sampleArgs(call.endpoint.params, '一句话')
        for (const [at, name] of Object.keys(call.endpoint.params).entries())
          for (let n = 0; n < rounds(1, wrong.length); n++)
            await ask(call, { ...plain, [name]: wrong[(nth + at + n) % wrong.length] })
      }
      expect(broken).toEqual([])
    },
    600_000,
  )
})
