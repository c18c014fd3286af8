/** People and strangers who write, hold or leave behind more than a school can bear. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { defaultLimits } from '../../server/config.ts'
import { sweep } from '../../server/serve.ts'
import { chapterCard, chapterSubmit } from '../../src/contract/practice.ts'
import { questionReport } from '../../src/contract/questions.ts'
import { currentUser, sendCode, signInByAccount } from '../../src/contract/session.ts'
import { whole } from '../tools/rounds.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const day = 86_400_000

describe.each(places)('on $name', (place) => {
  let service: Running
  let school: Seeded
  let token: string
  let paperId: string
  beforeAll(async () => {
    service = await start(place, {
      processes: 1,
      limits: { openPerAddress: 40, openPerPerson: 4, stallMs: 5000 },
    })
    school = await seed(service.service.db)
    token = await service.signIn('student')
    const { data } = await service.ask(chapterCard, { catalogId: school.catalogs.thickSkin }, { token })
    paperId = data.paperId
    mkdirSync(join(service.dataDir, 'dist/assets'), { recursive: true })
    writeFileSync(join(service.dataDir, 'dist/assets/large.bin'), Buffer.alloc(32 * 1_048_576))
  })
  afterAll(() => service.stop())

  const answerOf = (content: string) => ({
    catalogId: school.catalogs.thickSkin,
    paperId,
    questionId: school.questions.DANXUAN,
    content,
  })
  const submit = (key = randomUUID(), content = '2') =>
    service.ask(chapterSubmit, answerOf(content), { token, key })

  // letting them go takes seconds
  test.runIf(whole)('SEC13 slow readers are let go and keep out nobody who is signed in', async () => {
    const { port } = new URL(service.origin)
    const sockets: Socket[] = []
    let closed = 0
    // more than the limit of 40: the question below may itself hold a place when a reader comes, who is then refused
    const readers = 42
    for (let n = 0; n < readers; n++) {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write('GET /wk_mobile/assets/large.bin HTTP/1.1\r\nHost: x\r\n\r\n')
        socket.pause()
      })
      socket.on('close', () => closed++)
      socket.on('error', () => undefined)
      sockets.push(socket)
    }
    await vi.waitUntil(async () => (await service.raw('/healthz')).status === 429, { timeout: 20_000 })
    const refused = await service.raw('/healthz')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
    expect((await service.ask(currentUser, {}, { token })).code).toBe(0)
    await vi.waitUntil(async () => (await service.raw('/healthz')).status === 200, { timeout: 30_000 })
    // what the service let go is seen by whoever reads again
    for (const socket of sockets) socket.resume()
    await vi.waitUntil(() => closed === readers, { timeout: 30_000 })
  })

  test('SEC13 behind an address that is used up each person has a limit of their own', async () => {
    const busy = await start(place, { processes: 1, limits: { openPerAddress: 1, openPerPerson: 2 } })
    await seed(busy.service.db)
    const [one, other] = [await busy.signIn('student'), await busy.signIn('student2')]
    mkdirSync(join(busy.dataDir, 'dist/assets'), { recursive: true })
    writeFileSync(join(busy.dataDir, 'dist/assets/large.bin'), Buffer.alloc(32 * 1_048_576))
    const { port } = new URL(busy.origin)
    /** Asks for a large file and does not read it. */
    const hold = (token?: string) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        const session = token ? `Authorization: Bearer ${token}\r\n` : ''
        socket.write(`GET /wk_mobile/assets/large.bin HTTP/1.1\r\nHost: x\r\n${session}\r\n`)
        socket.pause()
      })
      socket.on('error', () => undefined)
      return socket
    }
    const statusOf = async (token: string) => (await busy.ask(currentUser, {}, { token })).status
    const held: Socket[] = []
    // the question may itself hold the place when a reader comes, who is then refused: another one is sent after it
    const holdUntilRefused = (ask: () => Promise<number>, token?: string) =>
      vi.waitUntil(
        async () => {
          if ((await ask()) === 429) return true
          held.push(hold(token))
          return false
        },
        { timeout: 20_000 },
      )
    await holdUntilRefused(async () => (await busy.raw('/healthz')).status)
    await holdUntilRefused(() => statusOf(one), one)
    expect(await statusOf(other)).toBe(200)
    for (const socket of held) socket.destroy()
    await vi.waitUntil(async () => (await statusOf(one)) === 200, { timeout: 10_000 })
    await busy.stop()
  })

  test('SEC10 tries, codes, tickets and sessions that ended are swept', async () => {
    const db = service.service.db.kysely
    await service.ask(sendCode, { phoneNum: '13800000003' })
    await service.signIn('fresh')
    await service.ask(signInByAccount, { loginName: 'student2', password: 'wrong' })
    const rows = async () => ({
      tries: (await db.selectFrom('signInFailure').selectAll().execute()).length,
      codes: (await db.selectFrom('smsCode').selectAll().execute()).length,
      tickets: (await db.selectFrom('ticket').selectAll().execute()).length,
      sessions: (await db.selectFrom('session').selectAll().execute()).length,
    })
    await sweep(service.service)
    const kept = await rows()
    expect(Object.values(kept).every((count) => count > 0)).toBe(true)
    expect(service.code('13800000003')).not.toBe('')
    service.clock.now += 200 * day
    await sweep(service.service)
    expect(await rows()).toEqual({ tries: 0, codes: 0, tickets: 0, sessions: 0 })
    expect(service.code('13800000003')).toBe('')
    service.clock.now -= 200 * day
    token = await service.signIn('student')
  })

  test('SEC10 a key takes effect once for ever, though its reply goes after 90 days', async () => {
    const db = service.service.db.kysely
    const key = randomUUID()
    await submit(key)
    const effects = async () => (await db.selectFrom('submission').select('id').execute()).length
    const before = await effects()
    service.clock.now += 91 * day
    await sweep(service.service)
    expect(await db.selectFrom('receipt').selectAll().execute()).toEqual([])
    token = await service.signIn('student')
    const again = await service.raw(chapterSubmit.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify(answerOf('2')),
    })
    expect([again.status, await again.json()]).toEqual([200, { code: 0, message: '', data: null }])
    const other = await submit(key, '1')
    expect([other.status, other.code]).toEqual([422, 422])
    expect(await effects()).toBe(before)
    expect((await submit()).data).toEqual({ correct: true })
  })

  test('SEC11 one person cannot fill the disk or the inboxes of teachers', async () => {
    const writes = { ...defaultLimits.writes, write: { burst: 60, perHour: 60 } }
    const strict = await start(place, { processes: 1, limits: { writes } })
    const seeded = await seed(strict.service.db)
    const own = await strict.signIn('student')
    const statusOf = async (kind: 'report' | 'note') =>
      strict.ask(
        questionReport,
        { clientId: randomUUID(), questionId: seeded.questions.DANXUAN, kind: 'text', text: kind },
        { token: own, key: randomUUID() },
      )
    const statuses = []
    for (let n = 0; n < 40; n++) statuses.push((await statusOf('report')).status)
    expect(statuses).toEqual([...Array(30).fill(200), ...Array(10).fill(429)])
    const limited = await statusOf('report')
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(60)
    expect((await strict.ask(currentUser, {}, { token: own })).code).toBe(0)
    strict.clock.now += 3_600_000
    expect((await statusOf('report')).status).toBe(200)
    await strict.stop()
  })

  test('SEC11 long answers are limited by their bytes, and other people write on', async () => {
    const writes = { ...defaultLimits.writes, bytes: { burst: 1_000_000, perHour: 1_000_000 } }
    const strict = await start(place, { processes: 1, limits: { writes } })
    const seeded = await seed(strict.service.db)
    const args = { catalogId: seeded.catalogs.thickSkin, questionId: seeded.questions.WENDA }
    const [own, other] = [await strict.signIn('student'), await strict.signIn('student2')]
    const answer = async (as: string) => {
      const content = JSON.stringify({ text: 'x'.repeat(190_000), self: null })
      const given = { ...args, paperId: randomUUID(), content }
      return (await strict.ask(chapterSubmit, given, { token: as, key: randomUUID() })).status
    }
    const statuses = []
    for (let n = 0; n < 7; n++) statuses.push(await answer(own))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(await answer(other)).toBe(200)
    strict.clock.now += 3_600_000
    expect(await answer(own)).toBe(200)
    await strict.stop()
  })
})
