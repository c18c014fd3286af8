import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { call, setCredentials } from '../../../src/api/call.ts'
import { BadParameter, HttpFailure, Offline, Refused, SessionExpired } from '../../../src/api/errors.ts'
import { setEarly, setHearDate } from '../../../src/api/http.ts'
import { wrongAdd } from '../../../src/contract/books.ts'
import { chapterSubmit } from '../../../src/contract/practice.ts'
import { coursePage } from '../../../src/contract/teaching/course.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void
let handle: Handler = (_request, response) => void response.end()
let asked = 0
const server = createServer(async (request, response) => {
  asked++
  let body = ''
  for await (const part of request) body += part
  handle(request, response, body)
})
let origin = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = 0
  setCredentials(() => ({ token: 'T', lang: 'zh', origin }))
})

const json =
  (status: number, code: unknown, data: unknown = null, headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    response.end(JSON.stringify({ code, message: '原因', data }))
  }
const page =
  (status: number, headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers })
    response.end('<html>portal</html>')
  }
const courses = () => call(coursePage, { pageNo: 1, pageSize: 20 })
const failure = (work: () => Promise<unknown>) =>
  work().then(
    () => 'no failure',
    (error: unknown) => error,
  )

describe('a call', () => {
  test('tells the service’s date, but not a portal’s: F41', async () => {
    const heard: (string | null)[] = []
    setHearDate((date, began) => {
      heard.push(date)
      expect(Date.now() - began).toBeLessThan(10_000)
    })
    const date = 'Mon, 02 Mar 2026 08:00:00 GMT'
    handle = page(200, { date })
    await failure(courses)
    expect(heard).toEqual([])
    handle = json(200, 0, { records: [], total: 0 }, { date })
    await courses()
    expect(heard).toEqual([date])
    setHearDate(() => undefined)
  })

  test('carries token, language, culture and tenant, and its arguments in their place', async () => {
    let seen: { url?: string; headers: IncomingMessage['headers']; body: string } = { headers: {}, body: '' }
    handle = (request, response, body) => {
      seen = { url: request.url, headers: request.headers, body }
      json(200, 0, { records: [], total: 0 })(request, response, body)
    }
    expect(await call(coursePage, { pageNo: 1, pageSize: 20, keyword: undefined })).toEqual({
      records: [],
      total: 0,
    })
    expect(seen.url).toBe('/dh-teaching/course/page?pageNo=1&pageSize=20')
    expect(seen.headers).toMatchObject({
      authorization: 'Bearer T',
      lang: 'Zh',
      'accept-language': 'zh-CN',
      '.aspnetcore.culture': 'c=zh-CN|uic=zh-CN',
      'abp.tenantid': '1',
    })
    const input = {
      catalogId: 1,
      paperId: '11111111-1111-4111-8111-111111111111',
      questionId: 2,
      content: '3',
    }
    await call(chapterSubmit, input, { key: 'K', lang: 'en' })
    expect(JSON.parse(seen.body)).toEqual(input)
    expect(seen.headers).toMatchObject({ 'idempotency-key': 'K', lang: 'En', 'accept-language': 'en-US' })
    // a wrong clock dates no answer: the service hears what it says
    expect(Math.abs(Number(seen.headers['device-time']) - Date.now())).toBeLessThan(60_000)
    await call(wrongAdd, { questionId: 9 }, { token: null })
    expect(seen.url).toBe('/api/v1.0/wq/add?questionId=9')
    expect(seen.body).toBe('')
    expect(seen.headers.authorization).toBe(undefined)
  })

  test.each([
    ['X01 code 1', json(200, 1), Refused],
    ['401', json(401, '02012001'), SessionExpired],
    ['02012001 at 200', json(200, '02012001'), SessionExpired],
    ['400', json(400, 400, { field: 'pageNo' }), BadParameter],
    ['403', json(403, 403), HttpFailure],
    ['500', json(500, 500), HttpFailure],
    ['a proxy’s 502', page(502), HttpFailure],
    ['F13 a portal’s page at 200', page(200), Offline],
    ['F13 a portal’s 511', page(511), Offline],
    ['F13 a redirect to a portal', page(302, { location: '/portal' }), Offline],
    ['an unknown code', json(200, 99), Offline],
  ] as const)('%s has a class of its own, and no call is asked twice', async (_what, handler, kind) => {
    handle = handler
    expect(await failure(courses)).toBeInstanceOf(kind)
    expect(asked).toBe(1)
  })

  test('X02 a failure carries the service’s words, field and wait', async () => {
    handle = json(429, 429, null, { 'retry-after': '7' })
    expect(await failure(courses)).toMatchObject({ text: '原因', status: 429, retryAfter: 7000 })
    handle = json(400, 400, { field: 'pageNo' })
    expect(await failure(courses)).toMatchObject({ text: '原因', field: 'pageNo' })
  })

  test('X02 no response is offline, without words', async () => {
    handle = (request) => request.socket.destroy()
    expect(await failure(courses)).toMatchObject({ name: 'Offline', text: '' })
  })

  test('F05 a reply cut off is offline', async () => {
    handle = (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
      response.write('{"code":0,"message":"","data":{"records"')
      setTimeout(() => request.socket.destroy(), 10)
    }
    expect(await failure(courses)).toBeInstanceOf(Offline)
  })

  test('B16 a call ends after its time, however slowly bytes come', async () => {
    handle = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const drip = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(drip))
    }
    const start = performance.now()
    const slow = () => call(coursePage, { pageNo: 1, pageSize: 20 }, { timeout: 200 })
    expect(await failure(slow)).toBeInstanceOf(Offline)
    // the bytes come without end; far below the limit of any test, even on a starved machine
    expect(performance.now() - start).toBeLessThan(30_000)
  })

  test('its own abort is no failure of the network', async () => {
    handle = () => undefined
    const controller = new AbortController()
    const aborted = failure(() =>
      call(coursePage, { pageNo: 1, pageSize: 20 }, { signal: controller.signal }),
    )
    controller.abort()
    expect(await aborted).not.toBeInstanceOf(Offline)
  })

  test('a reply asked for before the scripts came is used, or asked again if it failed', async () => {
    handle = json(200, 0, { records: [], total: 1 })
    const early = Response.json({ code: 0, message: '', data: { records: [], total: 2 } })
    setEarly(() => Promise.resolve(early))
    expect(await courses()).toMatchObject({ total: 2 })
    expect(asked).toBe(0)
    setEarly(() => Promise.reject(new TypeError('no network')))
    expect(await courses()).toMatchObject({ total: 1 })
    setEarly(() => undefined)
  })
})
