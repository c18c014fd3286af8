/** A service in memory that keeps keys and effects, and a line to it that misbehaves as told. */
import { type Answer, readAnswer } from '../../../../src/api/answer.ts'
import type { Outgoing } from '../../../../src/api/http.ts'
import { batch } from '../../../../src/contract/sync.ts'

export const faults = [
  'ok',
  'netBefore',
  'dieBeforeCommit',
  'replyLost',
  'swDup',
  'lateDup',
  'held',
  '401',
  '200+02012001',
  '429',
  '503',
  'captive',
  '500html',
  '511',
  '409',
  'truncated',
  'empty',
  'unknownCode',
  '500',
  'item500',
  'item503',
  'item401',
] as const
export type Fault = (typeof faults)[number]

/** How the line and what happens around it behave while things are sent. */
export interface Plan {
  faults: readonly Fault[]
  /** Retry-After of a 429 or 503 */
  wait?: string
  /** turns of the event loop before each request reaches the service, and before its answer is back */
  delays?: readonly number[]
  /** before which reading of the queue somebody else signs in */
  swapAt?: number
}

export interface Effect {
  /** what was done, whoever sent it under whatever key */
  what: string
  key: string
  /** by the token */
  user: number
}

interface Plain {
  status: number
  headers: Record<string, string>
  body: string
}

const envelope = (status: number, code: number | string, data: unknown = null, headers = {}): Plain => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ code, message: `code ${code}`, data }),
})

/** What an input does, so that an effect is known by its content and not by its key. */
export const whatOf = (input: unknown) => JSON.stringify(input)

export interface Options {
  dedupe: boolean
  batch: boolean
}

export class Service {
  readonly options: Options
  readonly effects: Effect[] = []
  readonly kept = new Map<string, { hash: string; reply: Plain }>()
  readonly sessions = new Map<string, number>()
  late: { request: Outgoing; token: string }[] = []
  duplicates = 0
  /** the code or status that each poisonous content gets */
  readonly poison = new Map<string, Plain>()

  constructor(options: Options) {
    this.options = options
  }

  /** One call, in a transaction of its own. */
  private one(request: Outgoing, token: string): Plain {
    const user = this.sessions.get(token)
    if (user === undefined) return envelope(401, '02012001')
    const input = request.body ?? request.query
    const what = whatOf(input)
    const key = request.key ?? ''
    const name = `${user} ${key}`
    const before = this.kept.get(name)
    if (before && this.options.dedupe) {
      this.duplicates++
      if (before.hash !== what) return envelope(422, 422)
      return before.reply
    }
    const refusal = this.poison.get(what)
    if (refusal) return refusal
    const reply = envelope(200, 0, { correct: true }, { 'idempotency-key': key })
    this.effects.push({ what, key, user })
    this.kept.set(name, { hash: what, reply })
    return reply
  }

  private batched(request: Outgoing, token: string, upTo: number, fault: Fault): Plain {
    if (!this.options.batch) return envelope(404, 404)
    if (!this.sessions.has(token)) return envelope(401, '02012001')
    const items = request.body?.items as (Outgoing & { key: string; lane: string })[]
    const failed = new Set<string>()
    const results = items.slice(0, upTo).map((item, at) => {
      const spoilt = at === Math.floor(items.length / 2)
      let plain: Plain
      if (failed.has(item.lane)) plain = envelope(409, 409, null, { 'retry-after': '1' })
      else if (spoilt && fault === 'item500') plain = envelope(500, 500)
      else if (spoilt && fault === 'item503') plain = envelope(503, 503, null, { 'retry-after': '30' })
      else if (spoilt && fault === 'item401') plain = this.revoke(token)
      else plain = this.one(item, token)
      const reply = JSON.parse(plain.body) as { code: unknown }
      if (reply.code !== 0) failed.add(item.lane)
      const wait = plain.headers['retry-after']
      return { key: item.key, status: plain.status, reply, ...(wait ? { retryAfter: Number(wait) } : {}) }
    })
    return envelope(200, 0, { results })
  }

  private revoke(token: string): Plain {
    this.sessions.delete(token)
    return envelope(401, '02012001')
  }

  private take(
    request: Outgoing,
    token: string,
    upTo = Number.POSITIVE_INFINITY,
    fault: Fault = 'ok',
  ): Plain {
    if (request.path === batch.path) return this.batched(request, token, upTo, fault)
    return upTo === 0 ? envelope(500, 500) : this.one(request, token)
  }

  /** What arrives late: copies that somebody on the way held back. */
  arrive(): void {
    const late = this.late
    this.late = []
    for (const { request, token } of late) this.take(request, token)
  }

  /** The line: rejects like fetch does when no whole reply comes. */
  private through(request: Outgoing, token: string, fault: Fault, wait: string): Plain {
    const lost = () => new TypeError('fetch failed')
    switch (fault) {
      case 'netBefore':
        throw lost()
      case 'dieBeforeCommit': {
        const items = request.body?.items
        this.take(request, token, Array.isArray(items) ? Math.floor(items.length / 2) : 0)
        throw lost()
      }
      case 'replyLost':
        this.take(request, token)
        throw lost()
      case 'swDup':
        this.take(request, token)
        return this.take(request, token)
      case 'lateDup':
        this.late.push({ request, token })
        return this.take(request, token)
      case 'held':
        this.late.push({ request, token })
        throw lost()
      case '401':
        return this.revoke(token)
      case '200+02012001':
        return { ...this.revoke(token), status: 200 }
      case '429':
      case '503':
        return envelope(Number(fault), Number(fault), null, wait ? { 'retry-after': wait } : {})
      case 'captive':
        return {
          status: 200,
          headers: { 'content-type': 'text/html' },
          body: '<html>sign in to the network</html>',
        }
      case '500html':
        return { status: 500, headers: { 'content-type': 'text/html' }, body: '<html>oops</html>' }
      case '511':
        return { status: 511, headers: { 'content-type': 'text/html' }, body: '<html>sign in</html>' }
      case '409':
        return envelope(409, 409, null, { 'retry-after': '1' })
      case 'truncated': {
        const whole = this.take(request, token)
        return { ...whole, body: whole.body.slice(0, -2) }
      }
      case 'empty':
        return { ...this.take(request, token), body: '' }
      case 'unknownCode':
        return envelope(200, 7)
      case '500':
        return envelope(500, 500)
      default:
        return this.take(request, token, undefined, fault)
    }
  }

  async answer(request: Outgoing, token: string, fault: Fault, wait: string): Promise<Answer> {
    const { status, headers, body } = this.through(request, token, fault, wait)
    return readAnswer(new Response(body, { status, headers }))
  }
}

/** Refusals that a poisonous item may get. */
export const refusals: readonly Plain[] = [
  envelope(200, 1),
  envelope(400, 400, { field: 'content' }),
  envelope(403, 403),
  envelope(409, 409),
  envelope(413, 413),
]
