import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../server/hash.ts'
import { updateSpecimens } from '../../server/library/rows/specimenRows.ts'
import { insertQuestions } from '../../server/questions/questionRows.ts'
import { tenant } from '../../server/store/schema.ts'
import {
  mySpecimenPage,
  relatedOf,
  specimenDeleteBatch,
  specimenForQuestion,
  specimenInfo,
} from '../../src/contract/specimens.ts'
import { makeArchive, tilesOf } from '../tools/archive.ts'
import { some } from '../tools/rounds.ts'
import { databases } from './databases.ts'
import { seed } from './seed.ts'
import { seedLibrary } from './seedLibrary.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const hash = '00112233445566778899aabbccddeeff'
const media = '/wk_mobile/media/'
const pack = makeArchive(1, hash, 20, 20_000).bytes
/** The first tile, which lies in the archive alone. */
const firstTile = tilesOf(pack)[0]?.[1].toString()

describe.each(some(1, places))('pictures that are not for everybody, on $name', (place) => {
  let service: Running
  /** the teacher's, hidden; one that a part of a case asks about */
  let hidden: number
  let asked: number
  const tokens: Record<string, string> = {}

  const set = (id: number, columns: object) => updateSpecimens(service.service.db.kysely, [id], columns)
  const put = (name: string, bytes: string | Buffer) => {
    const file = join(service.dataDir, 'media', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  /** Gives a specimen a picture, and one that belongs to it. */
  const givePicture = async (id: number) => {
    const url = `${media}slide/${id}-${hash}/`
    const related = `${media}related/${id}-${hash}/p1.webp`
    await set(id, {
      ...{ tileUrl: url, packUrl: `${url}pack`, thumbnailPath: `${url}thumb.webp`, state: 'ready' },
      ...{
        originalPicture: `${url}mini.webp`,
        tileSize: 512,
        minLevel: 9,
        maxLevel: 9,
        packFull: pack.length,
      },
    })
    await service.service.db.kysely
      .insertInto('related')
      .values({
        ...{ tenant, specimenId: id, key: 'p1', kind: 'picture', name: '局部', nameEn: 'Close-up' },
        ...{ filePath: related, poster: '', duration: 0, width: 8, height: 6, position: 9, relatedId: null },
      })
      .execute()
    put(`slide/${id}-${hash}/pack`, pack)
    put(`related/${id}-${hash}/p1.webp`, 'CLOSE')
  }
  const get = (path: string, headers: Record<string, string> = {}) =>
    service.raw(path, { headers: { 'accept-encoding': 'identity', ...headers } })
  const cookie = (login: string) => ({ cookie: `lang=zh; vitrine_token=${tokens[login]}` })
  const tile = (id: number, at = 'own/') => `${media}${at}slide/${id}-${hash}/9/0_0.webp`

  beforeAll(async () => {
    // another process takes an open picture to stay open for two seconds
    service = await start(place, { processes: 1 })
    const { db } = service.service
    const seeded = await seed(db)
    hidden = (await seedLibrary(db, seeded)).own.hidden
    asked = seeded.specimens.skull
    await givePicture(hidden)
    await givePicture(asked)
    for (const login of ['student', 'student2', 'teacher', 'admin'])
      tokens[login] = await service.signIn(login)
  })
  afterAll(() => service.stop())

  test('all that the owner is told of a hidden specimen stands below media/own', async () => {
    const given = { token: tokens.teacher ?? '' }
    const page = await service.ask(mySpecimenPage, { pageNo: 1, pageSize: 20 }, given)
    const own = [
      page.data.records.find(({ id }) => id === hidden),
      (await service.ask(specimenInfo, { id: hidden }, given)).data,
      (await service.ask(specimenForQuestion, { id: hidden }, given)).data,
    ]
    const folder = `${media}own/slide/${hidden}-${hash}/`
    for (const specimen of own)
      expect(specimen).toMatchObject({
        tiles: { url: folder },
        thumbnailPath: `${folder}thumb.webp`,
        originalPicture: `${folder}mini.webp`,
        markPicture: '',
      })
    const { relatedPictures } = (await service.ask(relatedOf, { specimenId: hidden }, given)).data
    const address = `${media}own/related/${hidden}-${hash}/p1.webp`
    expect(relatedPictures).toMatchObject([{ filePath: address }])
    expect(await (await get(address, cookie('teacher'))).text()).toBe('CLOSE')
  })

  test('only who may see the specimen is given its pictures', async () => {
    const path = tile(hidden)
    const without = await get(path)
    expect([without.status, (await without.json()).code]).toEqual([401, '02012001'])
    expect((await get(path, { cookie: 'vitrine_token=garbage' })).status).toBe(401)
    for (const login of ['student', 'student2', 'admin'])
      expect([login, (await get(path, cookie(login))).status]).toEqual([login, 404])
    for (const headers of [cookie('teacher'), { authorization: `Bearer ${tokens.teacher}` }]) {
      const answer = await get(path, headers)
      expect([answer.status, await answer.text()]).toEqual([200, firstTile])
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    }
    const { etag = '' } = Object.fromEntries((await get(path, cookie('teacher'))).headers)
    expect((await get(path, { ...cookie('teacher'), 'if-none-match': etag })).status).toBe(304)
    // what the browser holds is asked for anew, and is nobody else's
    expect((await get(path, { ...cookie('student'), 'if-none-match': etag })).status).toBe(404)
    for (const other of [
      'own/',
      `own/slide/${hidden}-${hash}`,
      'own/7/a.png',
      `own/own/slide/${hidden}-${hash}/pack`,
    ])
      expect([other, (await get(media + other, cookie('teacher'))).status]).toEqual([other, 404])
  })

  test('the same address without own, and every way around it, leads nowhere', async () => {
    const { port } = new URL(service.origin)
    const status = (path: string, headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        request({ host: '127.0.0.1', port, path, headers }, (answer) => {
          answer.resume()
          resolve(answer.statusCode ?? 0)
        })
          .on('error', reject)
          .end()
      })
    const rest = `slide/${hidden}-${hash}/9/0_0.webp`
    const shown = `slide/${asked}-${hash}`
    for (const path of [
      rest,
      `/${rest}`,
      `%73lide/${hidden}-${hash}/9/0_0.webp`,
      `related/${hidden}-${hash}/p1.webp`,
      `${shown}/../${hidden}-${hash}/9/0_0.webp`,
      `${shown}/%2e%2e/${hidden}-${hash}/9/0_0.webp`,
      `${shown}/..%2f${hidden}-${hash}/9/0_0.webp`,
      `own/${shown}/..%2f${hidden}-${hash}/9/0_0.webp`,
      `own/%2e%2e/${rest}`,
      `own/${rest}%00.png`,
      `own\\${rest}`,
    ])
      for (const login of ['', 'student'])
        expect([path, login, await status(media + path, login ? cookie(login) : {})]).toEqual([
          path,
          login,
          expect.toBeOneOf([400, 401, 404]),
        ])
  })

  test('a session that ended gets nothing', async () => {
    const old = await service.signIn('teacher')
    const given = { cookie: `vitrine_token=${old}` }
    expect((await get(tile(hidden), given)).status).toBe(200)
    await service.service.db.kysely
      .updateTable('session')
      .set({ expiresAt: service.clock.now - 1 })
      .where('tokenHash', '=', sha256(old))
      .execute()
    expect((await get(tile(hidden), given)).status).toBe(401)
  })

  test('an own archive comes in ranges too', async () => {
    const path = `${media}own/slide/${hidden}-${hash}/pack`
    const whole = await get(path, cookie('teacher'))
    const etag = whole.headers.get('etag') ?? ''
    expect(Buffer.from(await whole.arrayBuffer()).equals(pack)).toBe(true)
    const part = await get(path, { ...cookie('teacher'), range: 'bytes=100000-', 'if-range': etag })
    expect([part.status, part.headers.get('content-range'), part.headers.get('cache-control')]).toEqual([
      206,
      `bytes 100000-${pack.length - 1}/${pack.length}`,
      'private, no-cache',
    ])
    expect(Buffer.from(await part.arrayBuffer()).equals(pack.subarray(100_000))).toBe(true)
    expect((await get(path, { ...cookie('student'), range: 'bytes=0-9' })).status).toBe(404)
    expect((await get(path, { ...cookie('teacher'), range: `bytes=${pack.length}-` })).status).toBe(416)
  })

  test('shown to all it has its public address at once, and hidden again it has none', async () => {
    await set(hidden, { published: 1 })
    const { data } = await service.ask(specimenInfo, { id: hidden }, { token: tokens.student ?? '' })
    expect(data.tiles?.url).toBe(`${media}slide/${hidden}-${hash}/`)
    const shown = await get(tile(hidden, ''))
    expect([shown.status, await shown.text()]).toEqual([200, firstTile])
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    // a reply that was kept from before
    expect((await get(tile(hidden), cookie('student'))).status).toBe(200)
    await set(hidden, { published: 0 })
    await expect.poll(async () => (await get(tile(hidden, ''))).status, { timeout: 5000 }).toBe(404)
  })

  test('what its owner deletes is no longer the picture of a subject, course or banner', async () => {
    const { kysely } = service.service.db
    await set(hidden, { published: 1 })
    const cover = `${media}slide/${hidden}-${hash}/cover.webp`
    const other = `${media}slide/${hidden}9-${hash}/cover.webp`
    await kysely.updateTable('subject').set({ cover }).where('key', '=', 'histology').execute()
    await kysely.updateTable('subject').set({ cover: other }).where('key', '=', 'anatomy').execute()
    await kysely.updateTable('course').set({ thumbnail: cover }).execute()
    await kysely.updateTable('banner').set({ image: cover }).execute()
    const given = { token: tokens.teacher ?? '' }
    expect((await service.ask(specimenDeleteBatch, { specimenIds: [hidden] }, given)).code).toBe(0)
    const subjects = await kysely.selectFrom('subject').select(['key', 'cover']).execute()
    expect(Object.fromEntries(subjects.map(({ key, cover: shown }) => [key, shown]))).toMatchObject({
      histology: '',
      anatomy: other,
    })
    const [course] = await kysely.selectFrom('course').select('thumbnail').execute()
    const [banner] = await kysely.selectFrom('banner').select('image').execute()
    expect([course?.thumbnail, banner?.image]).toEqual(['', ''])
    await expect.poll(async () => (await get(tile(hidden, ''))).status, { timeout: 5000 }).toBe(404)
    await set(hidden, { published: 0, deleted: 0 })
  })

  test('a question of the school shows its specimen to everybody, unlike the lists', async () => {
    await set(asked, { published: 0, deleted: 1 })
    const { data } = await service.ask(specimenForQuestion, { id: asked }, { token: tokens.student ?? '' })
    expect(data.tiles?.url).toBe(`${media}slide/${asked}-${hash}/`)
    expect((await get(tile(asked, ''))).status).toBe(200)
    // somebody's own question does not
    const body = JSON.stringify({ children: [{ specimenId: hidden, children: [] }] })
    const [of] = await service.service.db.rows<{ id: number }>(
      `select "id" from "account" where "loginName" = 'student'`,
      [],
    )
    const own = { key: 'own', catalogId: 0, baseType: 'BINGLI', specimenId: null, body, position: 0 }
    await insertQuestions(service.service.db.kysely, [{ ...own, creator: of?.id ?? 0, clientId: 'a' }])
    expect((await get(tile(hidden, ''))).status).toBe(404)
    expect((await get(tile(hidden), cookie('student'))).status).toBe(200)
    expect((await get(tile(hidden), cookie('student2'))).status).toBe(404)
  })
})
