/** Files in a bucket: the same calls as with a folder, and moving from one to the other. */
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeBackup } from '../../server/care/backup.ts'
import { moveFiles } from '../../server/care/moveFiles.ts'
import { bucketStore } from '../../server/media/files/bucketStore.ts'
import { fileUpload } from '../../src/contract/files.ts'
import { type BucketServer, startBucket } from '../tools/bucketServer.ts'
import { some } from '../tools/rounds.ts'
import { databases } from './databases.ts'
import { seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const pdf = (length: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(length - 9)])

let server: BucketServer
beforeAll(async () => {
  server = await startBucket()
})
afterAll(() => server.close())
beforeEach(() => {
  server.troubles.length = 0
})

describe('a bucket', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bucket-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const put = async (key: string, bytes: Buffer, bucket = server.bucket) => {
    const path = join(folder, key)
    writeFileSync(path, bytes)
    const store = bucketStore(bucket, folder)
    await store.take(key, path, sha256(bytes))
    return store
  }
  const textOf = async (stream: ReadableStream<Uint8Array>) => new Response(stream).text()

  test('keeps a file, gives ranges of it and forgets it', async () => {
    const bytes = Buffer.from('0123456789')
    const store = await put('abcd01', bytes)
    expect(existsSync(join(folder, 'abcd01'))).toBe(false)
    expect([...server.objects.keys()]).toContain('/school/files/ab/abcd01')
    expect(await textOf(await store.read('abcd01', 3, 5))).toBe('345')
    expect(await store.size('abcd01')).toBe(10)
    const { path, done } = await store.localPath('abcd01')
    expect(readFileSync(path)).toEqual(bytes)
    await done()
    expect(existsSync(path)).toBe(false)
    await store.remove('abcd01')
    await store.remove('abcd01')
    expect(await store.size('abcd01')).toBeNull()
    await expect(store.read('abcd01', 0, 1)).rejects.toThrow('abcd01')
  })

  test('tries again what passes, and says at once what does not', async () => {
    const store = await put('abcd02', Buffer.from('0123456789'))
    server.troubles.push(503, 500)
    expect(await textOf(await store.read('abcd02', 0, 1))).toBe('01')
    server.troubles.push(503, 503, 503)
    await expect(store.read('abcd02', 0, 1)).rejects.toThrow(/answered 503/)
    server.troubles.push('cut')
    await expect(textOf(await store.read('abcd02', 0, 9))).rejects.toThrow()
    const hasty = bucketStore(server.bucket, folder, 200)
    server.troubles.push('stall')
    expect(await textOf(await hasty.read('abcd02', 0, 1))).toBe('01')
    server.troubles.push('stall', 'stall', 'stall')
    await expect(hasty.read('abcd02', 0, 1)).rejects.toThrow('does not answer')
    server.troubles.push('hang')
    await expect(textOf(await hasty.read('abcd02', 0, 9))).rejects.toThrow('stalled')
    const before = server.requests.length
    const wrong = { ...server.bucket, secretKey: 'another' }
    await expect(put('abcd03', Buffer.from('x'), wrong)).rejects.toThrow(/answered 403/)
    const stranger = { ...server.bucket, accessKey: 'nobody' }
    await expect(put('abcd03', Buffer.from('x'), stranger)).rejects.toThrow(/answered 403/)
    expect(server.requests.length).toBe(before + 2)
  })
})

describe.each(some(1, places))('files in a bucket on $name', (place) => {
  let service: Running
  let token: string
  beforeAll(async () => {
    service = await start(place, { bucket: server.bucket })
    await seed(service.service.db)
    token = await service.signIn('teacher')
  })
  afterAll(() => service.stop())

  const upload = async (name: string, bytes: Uint8Array, useTo = 'attachment') => {
    const body = new FormData()
    body.append('file', new File([new Uint8Array(bytes)], name))
    body.append('useTo', useTo)
    const headers = { authorization: `Bearer ${token}` }
    const response = await service.raw(fileUpload.path, { method: 'POST', headers, body })
    return { status: response.status, ...((await response.json()) as { data: { url: string } }) }
  }
  const read = (url: string, headers: Record<string, string> = {}) =>
    service.raw(url, { headers: { authorization: `Bearer ${token}`, ...headers } })

  test('C119 an upload goes to the bucket and comes back in ranges', async () => {
    const bytes = pdf(70_000)
    const { data } = await upload('a.pdf', bytes)
    expect(Buffer.from(await (await read(data.url)).arrayBuffer()).equals(bytes)).toBe(true)
    const part = await read(data.url, { range: 'bytes=100-199' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/70000'])
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true)
    server.troubles.push(500, 500, 500)
    expect((await read(data.url)).status).toBe(503)
  })

  test('an upload that the bucket refuses is not lost: it can be finished later', async () => {
    server.troubles.push(503, 503, 503)
    expect((await upload('b.pdf', pdf(5000))).status).toBeGreaterThanOrEqual(500)
    expect(readdirSync(join(service.dataDir, 'files/arriving'))).toHaveLength(1)
  })

  test('files move to the folder and back by their hash, and go on after a run cut short', async () => {
    const { config } = service.service
    for (let n = 0; n < 3; n++) await upload(`${n}.pdf`, pdf(3000 + n))
    // It rests sealed, so that its bytes are not those that its row tells of.
    const photo = sharp({ create: { width: 90, height: 120, channels: 3, background: 'gray' } }).png()
    expect((await upload('me.png', await photo.toBuffer(), 'examPhoto')).status).toBe(200)
    const total = (await service.service.db.rows(`select 1 from "file" where "state" = 'ready'`, [])).length
    server.troubles.push(200, 403)
    await expect(moveFiles(config, 'folder')).rejects.toThrow()
    const moved = await moveFiles(config, 'folder')
    expect([moved.moved + moved.kept, moved.lost]).toEqual([total, []])
    expect(await moveFiles(config, 'folder')).toEqual({ moved: 0, kept: total, lost: [] })
    const key = [...server.objects.keys()].at(-1) ?? ''
    server.objects.set(key, Buffer.from('damaged'))
    const back = await moveFiles(config, 'bucket', true)
    expect(back).toEqual({ moved: 1, kept: total - 1, lost: [] })
    const folders = readdirSync(join(service.dataDir, 'files'), { recursive: true, encoding: 'utf8' })
    expect(folders.filter((name) => /^..\/[0-9a-f]{32}$/.test(name))).toEqual([])
    const backup = mkdtempSync(join(tmpdir(), 'vitrine-backup-'))
    expect((await makeBackup(config, backup)).copied).toBe(total)
    rmSync(backup, { recursive: true })
  })
})
