import { describe, expect, test } from 'vitest'
import { type Answer, answerOf } from '../../../src/api/answer.ts'
import { type Verdict, verdict } from '../../../src/outbox/verdict.ts'

const key = '6f0c0c6e-0000-4000-8000-000000000001'
const ours = { exactlyOnce: true, batch: true }
const theirs = { exactlyOnce: false, batch: false }

const json = (status: number, code: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ code, message: 'why', data: { correct: true } }), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })
const html = (status: number, headers: Record<string, string> = {}) =>
  new Response('<html><body>Sign in to the campus network</body></html>', {
    status,
    headers: { 'content-type': 'text/html', ...headers },
  })
const echoed = { 'idempotency-key': key }

type Row = [what: string, answer: Response | null, kind: Verdict['kind']]

const table: Row[] = [
  ['code 0 with the key repeated', json(200, 0, echoed), 'delivered'],
  ['code 0 without the key', json(200, 0), 'offline'],
  ['code 0 with another key', json(200, 0, { 'idempotency-key': 'other' }), 'offline'],
  ['no answer: offline, reset, time-out, abort, redirect', null, 'offline'],
  ['a portal’s page at 200', html(200), 'offline'],
  ['a portal’s 511', html(511), 'offline'],
  ['a page at 302', html(302), 'offline'],
  ['a page at 401', html(401), 'offline'],
  ['a page at 404', html(404), 'offline'],
  ['a proxy’s page at 500', html(500), 'offline'],
  ['a proxy’s page at 502', html(502), 'busy'],
  ['an empty 200', new Response('', { status: 200 }), 'offline'],
  [
    'JSON cut off',
    new Response('{"code":0,"mess', { headers: { 'content-type': 'application/json' } }),
    'offline',
  ],
  [
    'JSON that is no envelope',
    new Response('[0]', { headers: { 'content-type': 'application/json' } }),
    'offline',
  ],
  [
    'our envelope called text',
    new Response('{"code":0,"message":"","data":null}', { headers: echoed }),
    'offline',
  ],
  ['an unknown code at 200', json(200, 7, echoed), 'offline'],
  ['a code that is a text', json(200, 'fine', echoed), 'offline'],
  [
    'no data at all',
    new Response('{"code":0,"message":""}', { headers: { 'content-type': 'application/json', ...echoed } }),
    'offline',
  ],
  ['401 with 02012001', json(401, '02012001'), 'signIn'],
  ['200 with 02012001', json(200, '02012001'), 'signIn'],
  ['401 with 401', json(401, 401), 'signIn'],
  ['408', json(408, 408), 'busy'],
  ['425', json(425, 425), 'busy'],
  ['429', json(429, 429, { 'retry-after': '5' }), 'busy'],
  ['502', json(502, 502), 'busy'],
  ['503', json(503, 503, { 'retry-after': '5' }), 'busy'],
  ['504', json(504, 504), 'busy'],
  ['409 with Retry-After', json(409, 409, { 'retry-after': '1' }), 'later'],
  ['409', json(409, 409), 'parked'],
  ['code 1', json(200, 1), 'parked'],
  ['400', json(400, 400), 'parked'],
  ['403', json(403, 403), 'parked'],
  ['404', json(404, 404), 'parked'],
  ['413', json(413, 413), 'parked'],
  ['422', json(422, 422), 'parked'],
  ['500', json(500, 500), 'failing'],
  ['501', json(501, 501), 'offline'],
]

const read = async (response: Response | null): Promise<Answer | null> => response && answerOf(response)

describe('what an answer means for what was sent', () => {
  test.each(table)('F05 F11 F13 F16 %s', async (_what, response, kind) => {
    expect(verdict(await read(response), key, ours).kind).toBe(kind)
  })

  test('a platform that promises nothing acknowledges by code 0 alone', async () => {
    expect(verdict(await read(json(200, 0)), key, theirs).kind).toBe('delivered')
  })

  test('what is parked carries the service’s own words', async () => {
    const parked = verdict(await read(json(422, 422)), key, ours)
    expect(parked).toMatchObject({ error: { class: 'refused', status: 422, code: 422, text: 'why' } })
  })

  test('F12 Retry-After in seconds, as a date, absent, huge, negative', async () => {
    const waits = async (value: string | null, date?: string) => {
      const headers = { ...(value === null ? {} : { 'retry-after': value }), ...(date ? { date } : {}) }
      const busy = verdict(await read(json(503, 503, headers)), key, ours)
      return busy.kind === 'busy' ? busy.wait : 'not busy'
    }
    expect(await waits('120')).toBe(120_000)
    expect(await waits('Fri, 20 Nov 2026 10:02:00 GMT', 'Fri, 20 Nov 2026 10:00:00 GMT')).toBe(120_000)
    expect(await waits(null)).toBe(null)
    expect(await waits('999999')).toBe(999_999_000)
    expect(await waits('-5')).toBe(null)
    expect(await waits('soon')).toBe(null)
  })
})
