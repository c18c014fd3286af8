import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepHalfFiles } from '../../server/media/files/uploads.ts'
import { serve } from '../../server/serve.ts'
import { writeSetting } from '../../server/system/settings.ts'
import { setCredentials } from '../../src/api/call.ts'
import { callTimeoutMs } from '../../src/api/limit.ts'
import { uploadFile } from '../../src/api/upload.ts'
import {
  type FileUse,
  fileBegin,
  fileFinish,
  filePiece,
  fileUpload,
  fileUseNames,
} from '../../src/contract/files.ts'
import { endingsOf, pieceBytes } from '../../src/rules/fileUses.ts'
import { startProxy } from '../tools/proxy.ts'
import { some, whole } from '../tools/rounds.ts'
import { databases } from './databases.ts'
import { seed } from './seed.ts'
import { type Running, start } from './service.ts'

const { places, stop } = await databases()
afterAll(stop)

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const pdf = (length: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(length - 9)])

describe.each(some(1, places))('files on $name', (place) => {
  let service: Running
  let token: string
  let student: string
  beforeAll(async () => {
    service = await start(place)
    await seed(service.service.db)
    token = await service.signIn('teacher')
    student = await service.signIn('student')
  })
  afterAll(() => service.stop())

  const sendWhole = async (name: string, bytes: Uint8Array, useTo: FileUse = 'attachment', lang = 'Zh') => {
    const body = new FormData()
    body.append('file', new File([new Uint8Array(bytes)], name))
    body.append('useTo', useTo)
    const headers = { authorization: `Bearer ${token}`, lang }
    const response = await service.raw(fileUpload.path, { method: 'POST', headers, body })
    return { status: response.status, ...(await response.json()) }
  }
  const sendPiece = async (id: number, offset: number, bytes: Uint8Array) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'upload-offset': String(offset),
    }
    const response = await service.raw(`${filePiece.path}?id=${id}`, {
      method: 'PUT',
      headers,
      body: new Uint8Array(bytes),
    })
    return (await response.json()) as { code: number; data: { offset: number } }
  }
  const begin = (key: string, size: number, name = 'a.pdf', useTo: FileUse = 'slides') =>
    service.ask(fileBegin, { key, name, size, useTo }, { token })
  const read = (url: string, as: string, headers: Record<string, string> = {}) =>
    service.raw(url, { headers: { authorization: `Bearer ${as}`, ...headers } })

  test('C119: a whole file is stored and comes back byte for byte, to its owner alone', async () => {
    const bytes = pdf(70_000)
    const { code, data } = await sendWhole('../讲义 "1".pdf', bytes)
    expect(code).toBe(0)
    expect(data).toMatchObject({ name: '讲义 _1_.pdf', size: 70_000, type: 'pdf' })
    const whole = await read(data.url, token)
    expect(sha256(new Uint8Array(await whole.arrayBuffer()))).toBe(sha256(bytes))
    expect(whole.headers.get('content-disposition')).toContain("filename*=UTF-8''%E8%AE%B2%E4%B9%89")
    const part = await read(data.url, token, { range: 'bytes=0-1' })
    expect([part.status, part.headers.get('content-range'), (await part.arrayBuffer()).byteLength]).toEqual([
      206,
      'bytes 0-1/70000',
      2,
    ])
    expect((await read(data.url, student)).status).toBe(404)
    expect((await service.raw(data.url)).status).toBe(401)
  })

  test('V04: each refusal of an attachment says why, in both languages', async () => {
    const texts = async (name: string, bytes: Uint8Array) => [
      (await sendWhole(name, bytes)).message,
      (await sendWhole(name, bytes, 'attachment', 'En')).message,
    ]
    const listed = 'txt, jpg, jpeg, png, doc, ppt, xls, pdf, docx, pptx, xlsx'
    expect(await texts('a.exe', Buffer.from('MZ'))).toEqual([
      `不支持这种文件，请上传：${listed}`,
      `This kind of file is not taken. Please upload one of: ${listed}`,
    ])
    // the bytes count, whatever the name says
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    for (const name of ['a.txt', 'a.pdf', 'a.png'])
      expect((await texts(name, page))[0]).toContain('不支持这种文件')
    expect((await texts('a.pdf', Buffer.alloc(0)))[0]).toBe('文件是空的')
    const tooLarge = await begin(randomUUID(), 50_000_001, 'a.pdf', 'attachment')
    expect(tooLarge.message).toBe('文件超过 50 MB')
    expect((await texts('a.png', Buffer.from('89504e470d0a1a0a00000000', 'hex')))[0]).toBe(
      '图片已损坏，无法读取',
    )
  })

  test('SEC an uploaded page, drawing or program is refused or served as attachment', async () => {
    const lies = {
      page: '<!doctype html><script>alert(1)</script>',
      drawing: '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      program: 'MZ\u0090\u0000\u0003\u0000\u0000\u0000',
    }
    let refused = 0
    for (const useTo of fileUseNames)
      for (const ending of new Set([endingsOf(useTo)[0], endingsOf(useTo).at(-1), 'jpg.html']))
        for (const [what, text] of Object.entries(lies)) {
          const { code, data } = await sendWhole(`../a.${ending}`, Buffer.from(text, 'latin1'), useTo)
          if (code !== 0) {
            refused += 1
            continue
          }
          const { headers } = await read(data.url, token)
          const told = [useTo, ending, what, headers.get('content-disposition')?.split(';')[0]]
          expect(told).toEqual([useTo, ending, what, 'attachment'])
          expect(headers.get('content-type')).not.toMatch(/html|svg|xml|script/)
          expect(headers.get('content-security-policy')).toContain('sandbox')
        }
    expect(refused).toBeGreaterThan(50)
  })

  test('a type is told by the first bytes', async () => {
    const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    expect((await sendWhole('a.jpg', picture)).data).toMatchObject({ type: 'png', width: 30, height: 20 })
    const text = await sendWhole('说明.txt', Buffer.from('染色步骤\n1. 脱蜡'))
    expect(text.data.type).toBe('txt')
    const headers = (await read(text.data.url, token)).headers
    expect(headers.get('content-disposition')).toMatch(/^attachment/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('an upload in pieces goes on where it stopped, pieces may come again', async () => {
    const bytes = pdf(2_500_000)
    const key = randomUUID()
    const { id } = (await begin(key, bytes.length)).data
    expect((await sendPiece(id, 0, bytes.subarray(0, 1_000_000))).data.offset).toBe(1_000_000)
    // a gap is not filled: the answer says where to go on
    expect((await sendPiece(id, 2_000_000, bytes.subarray(2_000_000))).data.offset).toBe(1_000_000)
    expect((await begin(key, bytes.length)).data).toEqual({ id, offset: 1_000_000 })
    expect((await sendPiece(id, 0, bytes.subarray(0, 1_000_000))).data.offset).toBe(1_000_000)
    const early = await service.ask(fileFinish, { id, sha256: sha256(bytes) }, { token })
    expect(early.message).toBe('文件还没有传完')
    await sendPiece(id, 1_000_000, bytes.subarray(1_000_000, 2_000_000))
    await sendPiece(id, 2_000_000, bytes.subarray(2_000_000))
    const done = await service.ask(fileFinish, { id, sha256: sha256(bytes) }, { token })
    expect(done.data).toMatchObject({ id, size: 2_500_000, type: 'pdf' })
    expect((await service.ask(fileFinish, { id, sha256: sha256(bytes) }, { token })).data).toEqual(done.data)
    const back = await read(done.data.url, token)
    expect(sha256(new Uint8Array(await back.arrayBuffer()))).toBe(sha256(bytes))
  })

  test('bytes that changed on the way are refused, and nothing is left of them', async () => {
    const bytes = pdf(5000)
    const { id } = (await begin(randomUUID(), bytes.length)).data
    await sendPiece(id, 0, bytes)
    const changed = await service.ask(fileFinish, { id, sha256: sha256(pdf(5000)) }, { token })
    expect(changed.message).toBe('文件在传输中损坏，请重新上传')
    expect((await service.ask(fileFinish, { id, sha256: sha256(bytes) }, { token })).status).toBe(404)
  })

  test('the page goes on after it was closed, and after the service was started anew', async () => {
    const file = new File([pdf(3_200_000)], '讲义.pdf', { lastModified: 1 })
    setCredentials(() => ({ token, lang: 'zh', origin: service.origin }))
    const closing = new AbortController()
    const first = uploadFile(file, 'slides', {
      owner: 1,
      signal: closing.signal,
      onProgress: (sent) => sent >= 1_000_000 && closing.abort(new Error('the page was closed')),
    })
    await expect(first).rejects.toThrow()
    const { config, log, now } = service.service
    const next = await serve(config, { log, now })
    setCredentials(() => ({ token, lang: 'zh', origin: next.origin }))
    const steps: number[] = []
    const done = await uploadFile(file, 'slides', { owner: 1, onProgress: (sent) => steps.push(sent) })
    await next.close()
    expect(steps[0]).toBeGreaterThanOrEqual(1_000_000)
    expect(steps.at(-1)).toBe(3_200_000)
    expect(done).toMatchObject({ name: '讲义.pdf', size: 3_200_000, type: 'pdf' })
  })

  test('SEC23 an upload that breaks off can go on and logs no failure', async () => {
    const bytes = pdf(200_000)
    const key = randomUUID()
    const { id } = (await begin(key, bytes.length)).data
    const { hostname, port } = new URL(service.origin)
    const before = service.logged.length
    for (let n = 0; n < 5; n++) {
      const socket = connect(Number(port), hostname)
      const head = [
        `PUT ${filePiece.path}?id=${id} HTTP/1.1`,
        `host: ${hostname}`,
        `authorization: Bearer ${token}`,
        'content-type: application/octet-stream',
        'upload-offset: 0',
        `content-length: ${bytes.length}`,
      ]
      await new Promise<void>((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n`, () => resolve()))
      await new Promise<void>((resolve) => socket.write(bytes.subarray(0, 70_000), () => resolve()))
      await new Promise((resolve) => setTimeout(resolve, 30))
      socket.destroy()
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
    const failures = service.logged
      .slice(before)
      .filter((line) => /call failed|"status":500|stack/.test(line))
    expect(failures).toEqual([])
    const { offset } = (await begin(key, bytes.length)).data
    await sendPiece(id, offset, bytes.subarray(offset))
    const done = await service.ask(fileFinish, { id, sha256: sha256(bytes) }, { token })
    expect(done.data).toMatchObject({ size: bytes.length })
  })

  test('the page tries again while the service is away, and tells a refusal at once', async () => {
    const file = new File([pdf(2000)], 'later.pdf', { lastModified: 2 })
    let origin = 'http://127.0.0.1:9'
    let asked = 0
    setCredentials(() => {
      asked += 1
      if (asked > 2) origin = service.origin
      return { token, lang: 'zh', origin }
    })
    expect((await uploadFile(file, 'slides', { owner: 1, firstWaitMs: 10 })).size).toBe(2000)
    const wrong = new File(['x'], 'a.exe', { lastModified: 3 })
    await expect(uploadFile(wrong, 'slides', { owner: 1 })).rejects.toThrow('不支持这种文件')
  })

  test.runIf(whole)(
    'F17 50 MB that break off at 90 % go on there, and are stored once',
    {
      timeout: 120_000,
    },
    async () => {
      const arriving = join(service.dataDir, 'files', 'arriving')
      // the first upload makes the folder
      const halfFiles = () => (existsSync(arriving) ? readdirSync(arriving).toSorted() : [])
      const before = halfFiles()
      const wire = await startProxy(service.origin)
      setCredentials(() => ({ token, lang: 'zh', origin: wire.origin }))
      const size = 50_000_000
      const breaksAt = 45_000_000
      const bytes = pdf(size)
      let isBroken = false
      // a file of its own, also when the test runs again: the upload of the same one would go on
      const file = new File([bytes], '录像.pdf', { lastModified: Date.now() })
      const done = await uploadFile(file, 'slides', {
        owner: 1,
        firstWaitMs: 10,
        onProgress: (sent) => {
          if (isBroken || sent < breaksAt) return
          isBroken = true
          wire.fault(new RegExp(filePiece.path), { kind: 'reset-before' }, 2)
          wire.fault(new RegExp(filePiece.path), { kind: 'reset-after' }, 1)
        },
      })
      const pieces = wire.seen.filter(({ path }) => path.startsWith(filePiece.path))
      await wire.close()
      expect([done.size, isBroken, pieces.length]).toEqual([size, true, size / pieceBytes + 2])
      const back = await read(done.url, token)
      expect(sha256(new Uint8Array(await back.arrayBuffer()))).toBe(sha256(bytes))
      expect(halfFiles()).toEqual(before)
      // a piece takes 8 s on a line of 1 Mbit/s
      expect((4 * 1000 * pieceBytes) / 125_000).toBeLessThan(callTimeoutMs)
    },
  )

  test('nobody writes into the upload of another person', async () => {
    const { id } = (await begin(randomUUID(), 100)).data
    const headers = { authorization: `Bearer ${student}`, 'upload-offset': '0' }
    const answer = await service.raw(`${filePiece.path}?id=${id}`, { method: 'PUT', headers, body: 'x' })
    expect(answer.status).toBe(404)
  })

  test('half files are swept after a day, whole ones stay', async () => {
    const folder = join(service.dataDir, 'files', 'arriving')
    const { id } = (await begin(randomUUID(), 3000)).data
    await sendPiece(id, 0, pdf(2000))
    const kept = (await sendWhole('kept.pdf', pdf(1000))).data
    expect(readdirSync(folder).length).toBeGreaterThan(0)
    const { db } = service.service
    const sweep = (now: number) => sweepHalfFiles({ service: service.service, db: db.kysely, now })
    expect(await sweep(service.clock.now + 3_600_000)).toBe(0)
    expect(await sweep(service.clock.now + 86_400_001)).toBeGreaterThan(0)
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
    expect((await read(kept.url, token)).status).toBe(200)
  })

  test('the space of a person is told before the upload', async () => {
    await writeSetting(service.service.db.kysely, 'fileSpaceMb', 1)
    const answer = await begin(randomUUID(), 2_000_000)
    expect(answer.message).toBe('你的上传空间（1 MB）已用完，请联系管理员增加空间')
    await writeSetting(service.service.db.kysely, 'fileSpaceMb', 5000)
  })
})
