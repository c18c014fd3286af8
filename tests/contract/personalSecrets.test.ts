/** An identity number and a photo for exams are looked for wherever the service writes or answers (S30, S34). */
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../server/calls.ts'
import { accountImage, fileUpload } from '../../src/contract/files.ts'
import { changeIdCard, studentBaseInfo } from '../../src/contract/users.ts'
import { ownArchivePath } from '../../src/rules/people/ownArchive.ts'
import { some } from '../tools/rounds.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

/** a number whose check digit is right, of nobody */
const idCardNo = '11010519491231002X'
const others = ['student2', 'teacher', 'admin'] as const

describe.each(some(1, places))('personal secrets on $name', (place) => {
  let service: Running
  let school: Seeded
  let token: string
  /** a part of the photo's bytes that no other file holds */
  let photo: Buffer
  let address: string
  beforeAll(async () => {
    service = await start(place)
    school = await seed(service.service.db)
    token = await service.signIn('student')
    await service.ask(changeIdCard, { idCardNo }, { token })
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
    const bytes = await sharp({ create: { width: 90, height: 120, channels: 3, background: 'gray', noise } })
      .png()
      .toBuffer()
    photo = bytes.subarray(bytes.length >> 1, (bytes.length >> 1) + 32)
    const body = new FormData()
    body.set('useTo', 'examPhoto')
    body.set('file', new File([new Uint8Array(bytes)], 'me.png'))
    const headers = { authorization: `Bearer ${token}` }
    const uploaded = await service.raw(fileUpload.path, { method: 'POST', headers, body })
    const { id } = (await uploaded.json()).data
    await service.ask(accountImage, { image: id, kind: 'examPhoto' }, { token })
    address = (await service.ask(studentBaseInfo, {}, { token })).data.examImage
  })
  afterAll(() => service.stop())

  const isSecret = (text: string) => text.includes(idCardNo) || text.includes(photo.toString('latin1'))

  test('SEC07 S30: no call or export tells the number or the photo to anybody else', async () => {
    const told: string[] = []
    for (const who of ['student', ...others]) {
      const held = await service.signIn(who)
      for (const { name, endpoint } of calls) {
        if (endpoint.method !== 'GET') continue
        const given = {
          id: school.accounts.student,
          pageNo: 1,
          pageSize: 50,
          keyword: '李',
          useTo: 'examPhoto',
        }
        const args = Object.fromEntries(Object.entries(given).filter(([one]) => one in endpoint.params))
        if (!v.safeParse(v.object(endpoint.params), args).success) continue
        const reply = await service.ask(endpoint, args as never, { token: held, key: randomUUID() })
        const text = JSON.stringify(reply.data ?? null)
        if (isSecret(text) || (who !== 'student' && text.includes(address))) told.push(`${name} to ${who}`)
      }
      const headers = { authorization: `Bearer ${held}` }
      const archive = await service.raw(ownArchivePath, { headers })
      if (who !== 'student' && isSecret(Buffer.from(await archive.arrayBuffer()).toString('latin1')))
        told.push(`archive to ${who}`)
      const seen = await service.raw(address, { headers })
      expect([who, seen.status, seen.headers.get('cache-control')]).toEqual([
        who,
        who === 'student' ? 200 : 404,
        'no-store',
      ])
    }
    expect(told).toEqual([])
  })

  test('SEC07 S30: no table, file or log line holds the number or the photo', async () => {
    const { kysely } = service.service.db
    const held: string[] = []
    for (const { name } of await kysely.introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(kysely)
      const plain = JSON.stringify(rows, (_, value) =>
        value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
      )
      if (isSecret(plain)) held.push(name)
    }
    for (const entry of readdirSync(service.dataDir, { recursive: true, withFileTypes: true }))
      if (entry.isFile() && isSecret(readFileSync(join(entry.parentPath, entry.name), 'latin1')))
        held.push(entry.name)
    if (isSecret(service.logged.join())) held.push('log')
    expect(held).toEqual([])
  })
})
