import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Answer, readAnswer } from '../../../src/api/answer.ts'
import type { QueueRow } from '../../../src/device/stored.ts'
import { entry } from '../../../src/outbox/entry.ts'
import { sendBatch } from '../../../src/outbox/send.ts'
import { settlementOf } from '../../../src/outbox/settle.ts'
import { type RowOutcome, toRowOutcome } from '../../../src/outbox/verdict.ts'
import { foldBundle } from '../../../src/queries/practice/practiceFold.ts'

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

type Row = [what: string, answer: Response | null, kind: RowOutcome['kind']]

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

const read = async (response: Response | null): Promise<Answer | null> => response && readAnswer(response)

describe('what an answer means for what was sent', () => {
  test.each(table)('F05 F11 F13 F16 %s', async (_what, response, kind) => {
    expect(toRowOutcome(await read(response), key, ours).kind).toBe(kind)
  })

  test('a platform that promises nothing acknowledges by code 0 alone', async () => {
    expect(toRowOutcome(await read(json(200, 0)), key, theirs).kind).toBe('delivered')
  })

  test('what is parked carries the service’s own words', async () => {
    const parked = toRowOutcome(await read(json(422, 422)), key, ours)
    expect(parked).toMatchObject({ error: { class: 'refused', status: 422, code: 422, text: 'why' } })
  })

  test('F12 Retry-After in seconds, as a date, absent, huge, negative', async () => {
    const waits = async (value: string | null, date?: string) => {
      const headers = { ...(value === null ? {} : { 'retry-after': value }), ...(date ? { date } : {}) }
      const busy = toRowOutcome(await read(json(503, 503, headers)), key, ours)
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

/** Anything that JSON can say, and often something near to what the service says. */
const reply = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      code: fc.oneof(fc.constantFrom(0, 1, '02012001', 500), fc.jsonValue()),
      message: fc.oneof(fc.string(), fc.jsonValue()),
      data: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
)
const status = fc.constantFrom(200, 201, 400, 401, 409, 422, 429, 500, 503, 599)
const result = fc.record(
  {
    key: fc.constantFrom(key, 'other'),
    status: fc.oneof(status, fc.jsonValue()),
    reply,
    retryAfter: fc.oneof(fc.double(), fc.jsonValue()),
  },
  { requiredKeys: ['key', 'status', 'reply'] },
)

const input = { catalogId: 1, paperId: 'p', questionId: 1, content: '1' }
const place = { lane: 'chapter:1', subject: 'question:1' }
const row: QueueRow = { ...entry('chapter.submit', input, place, 1, key), seq: 1 }
const now = 1_800_000_000_000

const isReply = (value: unknown) =>
  typeof value === 'object' && value !== null && 'code' in value && value.code === 0 && 'data' in value

/** What is written of it can be lived with, whatever came: times are times, words are words. */
function livable(answer: Answer | null): RowOutcome {
  const means = toRowOutcome(answer, key, ours)
  const settlement = settlementOf([{ row, verdict: means }], now, () => 0.5)
  for (const { change } of settlement.kept) {
    expect(Number.isFinite(change.notBefore ?? 0)).toBe(true)
    expect(['string', 'undefined']).toContain(typeof change.lastError?.text)
  }
  expect(Number.isFinite(settlement.pause(null)?.until ?? 0)).toBe(true)
  return means
}

describe('F16 whatever shape comes back', () => {
  test('to a single call', async () => {
    const whole = fc.tuple(reply, status, fc.option(fc.constantFrom('5', '-1', '1e9', 'soon')))
    await fc.assert(
      fc.asyncProperty(whole, async ([body, status, wait]) => {
        const headers = {
          'content-type': 'application/json',
          ...echoed,
          ...(wait === null ? {} : { 'retry-after': wait }),
        }
        const means = livable(await readAnswer(new Response(JSON.stringify(body), { status, headers })))
        if (means.kind === 'delivered') expect(body).toSatisfy(isReply)
      }),
      { numRuns: 2000 },
    )
  })

  test('to one of a batch', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), fc.array(result)), async (results) => {
        const send = () =>
          read(
            new Response(JSON.stringify({ code: 0, message: '', data: { results } }), {
              headers: { 'content-type': 'application/json' },
            }),
          ) as Promise<Answer>
        const answer = (await sendBatch([row], 'token', send)).results?.get(key) ?? null
        const means = livable(answer)
        if (means.kind === 'delivered') expect(answer?.envelope).toSatisfy(isReply)
      }),
      { numRuns: 2000 },
    )
  })

  test('to an answer: the chapter opens with the device’s verdict', () => {
    const bundle = {
      chapter: { id: 1, subjectId: 1, name: '', nameEn: '' },
      card: {
        paperId: 'p',
        items: [{ questionId: 1, baseType: 'DANXUAN', isSubmited: false, isCorrected: null }],
      },
      questions: [],
      submissions: [],
      specimens: [],
    } as Parameters<typeof foldBundle>[0]
    const local = { correct: true, submitted: 1, corrected: 1 }
    const { call, subject } = row
    for (const data of [null, undefined, 'x', {}, [], { correct: 'yes' }]) {
      const { card } = foldBundle(bundle, [{ call, input, local, subject, state: 'received', reply: data }])
      expect(card.items).toMatchObject([{ isSubmited: true, isCorrected: true }])
    }
  })
})
