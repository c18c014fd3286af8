/** A tile is served out of its picture's archive; in schools of the first days it lies beside it as a file too. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkPictures, checkTileFiles } from '../../server/care/pictureChecks.ts'
import { dropTileFiles } from '../../server/care/tileFiles.ts'
import { hiddenUrl } from '../../server/media/hiddenAddress.ts'
import { contents } from '../../src/contract/sync.ts'
import { headBytes } from '../../src/rules/pack.ts'
import { type Archive, makeArchive, tilesOf } from '../tools/archive.ts'
import { some } from '../tools/rounds.ts'
import { databases } from './databases.ts'
import { type Seeded, seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const hash = '00112233445566778899'
const archive = makeArchive(1, hash, 60, 20_000)
const tiles = tilesOf(archive.bytes)
const tileNamed = (wanted: string) =>
  tiles.find(([name]) => name === wanted)?.[1] ?? expect.unreachable(`no tile ${wanted}`)

describe.each(some(1, places))('tiles of an archive, on $name', (place) => {
  let service: Running
  let school: Seeded

  beforeAll(async () => {
    // no bucket is there: pictures lie in the folder of the school wherever uploaded files lie
    const bucket = { endpoint: 'http://127.0.0.1:1', name: 'b', accessKey: 'k', secretKey: 's', region: 'r' }
    service = await start(place, { bucket })
    school = await seed(service.service.db)
    await service.service.db.kysely
      .updateTable('specimen')
      .set({ packFull: archive.bytes.length, packStudy: archive.depths.study })
      .where('id', '=', school.specimens.ready)
      .execute()
  })
  afterAll(() => service.stop())

  const media = () => join(service.dataDir, 'media')
  const put = (name: string, bytes: Uint8Array) => {
    const file = join(media(), archive.folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
  const putPack = (change: (bytes: Buffer) => void = () => undefined) => {
    const bytes = Buffer.from(archive.bytes)
    change(bytes)
    put('pack', bytes)
  }
  const get = (name: string, headers: Record<string, string> = {}, method = 'GET') =>
    service.raw(archive.url + name, { method, headers })
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
  const flip = (bytes: Buffer, at: number) => bytes.writeUInt8(bytes.readUInt8(at) ^ 255, at)

  beforeEach(() => putPack())
  afterEach(() => rmSync(join(media(), 'slide'), { recursive: true }))

  test('each is what was written, under an address that may be kept for ever', async () => {
    for (const [name, tile] of tiles) {
      const answer = await get(name)
      expect([name, answer.status, answer.headers.get('content-type')]).toEqual([name, 200, 'image/webp'])
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('etag')).toBe(`"${hash}-${name.replace('/', '-')}"`)
      expect((await bytesOf(answer)).equals(tile), name).toBe(true)
    }
    expect(readdirSync(join(media(), archive.folder))).toEqual(['pack'])
  })

  test('one is answered as a file is: by its tag, its head alone, and in ranges', async () => {
    const name = '10/1_0.webp'
    const tile = tileNamed(name)
    const etag = (await get(name)).headers.get('etag') ?? ''
    const known = await get(name, { 'if-none-match': etag })
    expect([known.status, (await bytesOf(known)).length]).toEqual([304, 0])
    const head = await get(name, {}, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(tile.length)])
    const part = await get(name, { range: 'bytes=5-9', 'if-range': etag })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-9/${tile.length}`])
    expect(await bytesOf(part)).toEqual(tile.subarray(5, 10))
    expect((await get(name, { range: `bytes=${tile.length}-` })).status).toBe(416)
  })

  test.each([
    '9/0_1.webp',
    '9/1_0.webp',
    '8/0_0.webp',
    '99/0_0.webp',
    '10/-1_0.webp',
    '9/00_0.webp',
    '09/0_0.webp',
    '10/0_0.png',
    '10',
  ])('there is none at %s', async (name) => {
    expect((await get(name)).status).toBe(404)
  })

  test('an address that no disk takes leads nowhere', async () => {
    for (const long of [
      `9/${'1'.repeat(300)}_0.webp`,
      `${'1'.repeat(300)}/0_0.webp`,
      `../1-${'0'.repeat(300)}/9/0_0.webp`,
    ])
      expect((await get(long)).status).toBe(404)
  })

  test('an archive around the marks serves none, and one that is gone neither', async () => {
    put('focus-0123456789abcdef/pack', archive.bytes)
    expect((await get('focus-0123456789abcdef/9/0_0.webp')).status).toBe(404)
    expect((await get('9/0_0.webp')).status).toBe(200)
    rmSync(join(media(), archive.folder, 'pack'))
    expect((await get('9/0_0.webp')).status).toBe(404)
  })

  test('a quiz shows them under addresses that do not tell which picture it is', async () => {
    const url = hiddenUrl(service.service.keys.beacon, {
      specimenId: school.specimens.ready,
      paperId: 5,
      tileUrl: archive.url,
    })
    const answer = await service.raw(`${url}10/1_0.webp`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect(answer.headers.get('etag')).not.toContain(hash)
    expect((await bytesOf(answer)).equals(tileNamed('10/1_0.webp'))).toBe(true)
    expect((await service.raw(`${url}10/9_9.webp`)).status).toBe(404)
  })

  test('a damaged one is refused until the archive is mended', async () => {
    const { length } = tileNamed('9/0_0.webp')
    putPack((bytes) => flip(bytes, headBytes(new Uint8Array(bytes).buffer) + length - 1))
    for (const [lang, words] of [
      ['zh', '正在抢修'],
      ['en', 'being repaired'],
    ] as const) {
      const answer = await get('9/0_0.webp', { lang })
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect((await answer.json()).message).toContain(words)
    }
    expect(JSON.parse(service.logged.at(-1) ?? '')).toMatchObject({
      event: 'picture damaged',
      archive: `media/${archive.folder}pack`,
    })
    expect((await bytesOf(await get('10/1_0.webp'))).equals(tileNamed('10/1_0.webp'))).toBe(true)
    putPack()
    expect((await get('9/0_0.webp')).status).toBe(200)
  })

  test.each<[string, (bytes: Buffer) => Uint8Array]>([
    ['cut within its tiles', (bytes) => bytes.subarray(0, -1)],
    ['cut within its head', (bytes) => bytes.subarray(0, 50)],
    ['damaged in its head', (bytes) => bytes.fill(1, 40, 41)],
    // for as much nobody has the memory
    ['that tells of four thousand million tiles', (bytes) => bytes.fill(255, 12, 16)],
    ['that is none', (bytes) => bytes.fill(7)],
    ['that is empty', () => Buffer.of()],
  ])('of an archive %s the missing ones answer 503 and the doctor reports them', async (how, damage) => {
    // an address of its own, so that nobody has read its head
    const folder = `slide/1-${createHash('md5').update(how).digest('hex')}/`
    const putThere = (bytes: Uint8Array) => {
      mkdirSync(join(media(), folder), { recursive: true })
      writeFileSync(join(media(), folder, 'pack'), bytes)
    }
    const url = `/wk_mobile/media/${folder}`
    const { kysely } = service.service.db
    const row = kysely.updateTable('specimen').where('id', '=', school.specimens.ready)
    await row.set({ packUrl: `${url}pack` }).execute()
    const [name = ''] = tiles.at(-1) ?? []
    putThere(damage(Buffer.from(archive.bytes)))
    expect((await service.raw(url + name)).status).toBe(503)
    expect(await checkPictures(service.service)).toMatchObject([
      { level: 'fault', what: expect.stringContaining('1 specimens') },
    ])
    putThere(archive.bytes)
    expect((await service.raw(url + name)).status).toBe(200)
    expect(await checkPictures(service.service)).toEqual([])
    await row.set({ packUrl: `${archive.url}pack` }).execute()
  })

  test('an older file stands in for one that the archive does not hold whole', async () => {
    put('9/0_0.webp', tileNamed('9/0_0.webp'))
    put('12/7_7.webp', Buffer.from('OLDER'))
    put('pack', Buffer.from('damaged'))
    expect((await bytesOf(await get('9/0_0.webp'))).equals(tileNamed('9/0_0.webp'))).toBe(true)
    expect(await (await get('12/7_7.webp')).text()).toBe('OLDER')
    rmSync(join(media(), archive.folder, 'pack'))
    expect(await (await get('12/7_7.webp')).text()).toBe('OLDER')
  })

  test('files that the archive holds as well are taken away, and no others', async () => {
    for (const [name, tile] of tiles) put(name, tile)
    put('12/99_99.webp', Buffer.from('in no archive'))
    put('12/note.txt', Buffer.from('not ours'))
    const other = makeArchive(2, hash, 4, 100)
    const beside = join(media(), 'slide', `2-${hash}`)
    mkdirSync(join(beside, '9'), { recursive: true })
    writeFileSync(join(beside, 'pack'), other.bytes.subarray(0, -1))
    writeFileSync(join(beside, '10.webp'), 'a picture')
    for (const [name, tile] of tilesOf(other.bytes)) {
      mkdirSync(dirname(join(beside, name)), { recursive: true })
      writeFileSync(join(beside, name), tile)
    }
    expect(await checkTileFiles(service.service)).toMatchObject([
      { level: 'hint', what: expect.stringContaining('2 specimens') },
    ])
    const count = tilesOf(other.bytes).length
    expect(await dropTileFiles(service.dataDir)).toEqual({
      // of the damaged archive the last tile is cut
      removed: tiles.length + count - 1,
      bytes: tiles.length * 20_000 + (count - 1) * 100,
      left: [join('slide', `1-${hash}`), join('slide', `2-${hash}`)],
    })
    expect(readdirSync(join(media(), archive.folder), { recursive: true }).sort()).toEqual([
      '12',
      join('12', '99_99.webp'),
      join('12', 'note.txt'),
      'pack',
    ])
    for (const [name, tile] of tiles) expect((await bytesOf(await get(name))).equals(tile), name).toBe(true)
    expect(await dropTileFiles(service.dataDir)).toMatchObject({ removed: 0, bytes: 0 })
  })

  test('the size that is told before counts one among the related pictures', async () => {
    const { ready } = school.specimens
    const { kysely } = service.service.db
    const token = await service.signIn('student')
    const bytes = async () =>
      (await service.ask(contents, { kind: 'specimen', id: ready }, { token })).data.bytes
    const before = await bytes()
    await kysely
      .insertInto('related')
      .values({
        ...{ tenant: 1, key: 'frame', specimenId: ready, kind: 'picture', relatedId: null },
        ...{ name: '一帧', nameEn: 'A frame', filePath: `${archive.url}10/1_0.webp`, poster: '' },
        ...{ duration: 0, width: 10, height: 10, position: 1 },
      })
      .execute()
    expect((await bytes()) - before).toBe(20_000)
    await kysely.deleteFrom('related').where('key', '=', 'frame').execute()
  })

  test('two schools whose pictures have the same name each get their own', async () => {
    const other: Archive = makeArchive(1, hash, 60, 20_000, 2)
    const second = await start(place)
    try {
      await seed(second.service.db)
      const file = join(second.dataDir, 'media', other.folder, 'pack')
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, other.bytes)
      const [own, foreign] = [await get('9/0_0.webp'), await second.raw(`${archive.url}9/0_0.webp`)]
      expect((await bytesOf(own)).equals(tileNamed('9/0_0.webp'))).toBe(true)
      expect((await bytesOf(foreign)).equals(tilesOf(other.bytes)[0]?.[1] ?? Buffer.of())).toBe(true)
    } finally {
      await second.stop()
    }
  })
})
