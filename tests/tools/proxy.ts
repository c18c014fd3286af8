/**
 * A proxy on loopback between browser and service that misbehaves on demand. It stands below page and service worker
 * alike, where request routing of a browser tool does not reach.
 */
import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { freePort } from './service.ts'

/** What happens to a request whose path matches. */
export type Fault =
  /** the connection breaks before the service hears of it */
  | { kind: 'reset-before' }
  /** the service takes effect, its reply is lost */
  | { kind: 'reset-after' }
  /** the service hears it twice, the first reply comes back */
  | { kind: 'dup' }
  /** a portal's own page */
  | { kind: 'html200' }
  | { kind: 'status'; status: number; body?: string; headers?: Record<string, string> }
  /** the reply ends after so many bytes */
  | { kind: 'truncate'; bytes: number }
  /** the head and so many bytes of the body come, then the connection breaks */
  | { kind: 'cut'; bytes: number }
  /** the body comes slowly, `ms` after it was asked for; with `up` what is sent goes as slowly */
  | { kind: 'slow'; bytesPerSecond: number; ms?: number; up?: boolean }
  /** somebody between takes the Range header away */
  | { kind: 'no-range' }
  | { kind: 'delay'; ms: number }
  /** waits until `release()`, `after` is what happens to it then; `drop()` breaks the connection instead */
  | { kind: 'hold'; after?: Fault }
  /** nothing happens to it */
  | { kind: 'pass' }
  /** what is asked and what is answered is another build's */
  | {
      kind: 'edit'
      request: (body: string) => string
      reply: (body: string, asked: Seen) => string
      /** what is answered instead of the service; null: the service is asked */
      instead?: (asked: Seen) => Promise<Instead | null> | Instead | null
      /** headers that its replies lack */
      lacks: readonly string[]
    }
  /** the service takes effect; its reply waits as one that is held */
  | { kind: 'hold-reply' }

/** An answer that the service did not give. */
export interface Instead {
  status: number
  body: string
}

interface Rule {
  path: RegExp
  body?: RegExp | undefined
  fault: Fault
  /** how many requests it still applies to */
  left: number
}

/** A request that came in. */
export interface Seen {
  /** ms UTC */
  at: number
  method: string
  path: string
  body: string
  /** its Idempotency-Key */
  key: string | undefined
  /** its Authorization */
  authorization: string | undefined
  /** the Range it asked for */
  range: string | undefined
  /** how often the service answered it */
  answered: number
  /** bytes of the body that went out */
  sent: number
}

export interface Proxy {
  origin: string
  /** Applies to the next `times` requests whose path matches, and what they carry where `body` asks for it. */
  fault(path: RegExp, fault: Fault, times?: number, body?: RegExp): void
  /** No faults any more. */
  pass(): void
  /** None for what comes from now on: what is held stays held. */
  heal(): void
  release(): void
  /** Breaks the connections of what is held. */
  drop(): void
  seen: Seen[]
  close(): Promise<void>
}

const portal = '<!doctype html><title>Sign in to Campus WiFi</title><form>Sign in to Campus WiFi</form>'

/** A connection for each request: one that is taken again may be just being closed by the service, which is no fault asked for. */
const agent = new Agent({ keepAlive: false })

/** As much as the time that passed allows, some fifty times a second; ends with the connection. */
async function drip(
  line: ClientRequest | ServerResponse,
  body: Buffer,
  perSecond: number,
  went: (bytes: number) => void = () => undefined,
) {
  const begun = performance.now()
  for (let at = 0; at < body.length && !line.destroyed; ) {
    const to = Math.min(body.length, Math.floor(((performance.now() - begun) / 1000) * perSecond))
    if (to > at) line.write(body.subarray(at, to))
    at = Math.max(at, to)
    went(at)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  line.end()
}

function forward(
  target: URL,
  incoming: IncomingMessage,
  body: Buffer,
  bytesPerSecond?: number,
): Promise<{ head: IncomingMessage; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: target.hostname,
        port: target.port,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
        agent,
      },
      (head) => {
        const parts: Buffer[] = []
        head.on('data', (part) => parts.push(part))
        head.on('end', () => resolve({ head, body: Buffer.concat(parts) }))
        head.on('error', reject)
      },
    )
    outgoing.on('error', reject)
    if (bytesPerSecond) void drip(outgoing, body, bytesPerSecond)
    else outgoing.end(body)
  })
}

export async function startProxy(service: string): Promise<Proxy> {
  const target = new URL(service)
  let rules: Rule[] = []
  const held: { go(): void; drop(): void }[] = []
  const seen: Seen[] = []

  const hold = ({ socket }: IncomingMessage) =>
    new Promise<void>((go) => held.push({ go, drop: () => socket.destroy() }))

  async function answer(
    incoming: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    fault: Fault | undefined,
    note: Seen,
  ) {
    if (fault?.kind === 'no-range') delete incoming.headers.range
    if (fault?.kind === 'reset-before') return incoming.socket.destroy()
    if (fault?.kind === 'html200') return response.writeHead(200, { 'content-type': 'text/html' }).end(portal)
    if (fault?.kind === 'status') {
      response.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers })
      return response.end(fault.body ?? '')
    }
    if (fault?.kind === 'delay') await new Promise((resolve) => setTimeout(resolve, fault.ms))
    if (fault?.kind === 'slow' && fault.ms) await new Promise((resolve) => setTimeout(resolve, fault.ms))
    if (fault?.kind === 'hold') {
      await hold(incoming)
      if (fault.after) return answer(incoming, response, body, fault.after, note)
    }
    if (fault?.kind === 'edit') return edited(incoming, response, body, fault, note)
    const ask = async () => {
      const up = fault?.kind === 'slow' && fault.up ? fault.bytesPerSecond : undefined
      const got = await forward(target, incoming, body, up)
      note.answered++
      return got
    }
    const reply = await ask()
    if (fault?.kind === 'hold-reply') await hold(incoming)
    if (fault?.kind === 'dup') await ask()
    if (fault?.kind === 'reset-after') return incoming.socket.destroy()
    if (fault?.kind === 'truncate') {
      response.writeHead(reply.head.statusCode ?? 502, { 'content-type': 'application/json' })
      return response.end(reply.body.subarray(0, fault.bytes))
    }
    response.writeHead(reply.head.statusCode ?? 502, reply.head.headers)
    if (fault?.kind === 'cut') {
      note.sent = Math.min(fault.bytes, reply.body.length)
      response.write(reply.body.subarray(0, fault.bytes))
      // a browser throws away what it has not read yet when the connection breaks
      return setTimeout(() => incoming.socket.destroy(), 300)
    }
    if (fault?.kind === 'slow')
      return drip(response, reply.body, fault.bytesPerSecond, (bytes) => {
        note.sent = bytes
      })
    note.sent = reply.body.length
    response.end(reply.body)
  }

  async function edited(
    incoming: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    fault: Fault & { kind: 'edit' },
    note: Seen,
  ) {
    const instead = await fault.instead?.(note)
    if (instead) {
      response.writeHead(instead.status, { 'content-type': 'application/json' })
      return response.end(instead.body)
    }
    const asked = Buffer.from(fault.request(body.toString()))
    delete incoming.headers['accept-encoding']
    if (incoming.headers['content-length']) incoming.headers['content-length'] = String(asked.length)
    const { head, body: told } = await forward(target, incoming, asked)
    const reply = Buffer.from(fault.reply(told.toString(), note))
    note.answered++
    note.sent = reply.length
    for (const name of fault.lacks) delete head.headers[name]
    response.writeHead(head.statusCode ?? 502, { ...head.headers, 'content-length': String(reply.length) })
    response.end(reply)
  }

  const server: Server = createServer((incoming, response) => {
    const parts: Buffer[] = []
    incoming.on('data', (part) => parts.push(part))
    incoming.on('end', () => {
      const body = Buffer.concat(parts)
      const path = incoming.url ?? '/'
      const { range, authorization, 'idempotency-key': key } = incoming.headers
      const note: Seen = {
        at: Date.now(),
        method: incoming.method ?? '',
        path,
        body: body.toString(),
        key: key?.toString(),
        authorization,
        range,
        answered: 0,
        sent: 0,
      }
      seen.push(note)
      const rule = rules.find(
        (one) => one.left > 0 && one.path.test(path) && (one.body?.test(note.body) ?? true),
      )
      if (rule) rule.left--
      answer(incoming, response, body, rule?.fault, note).catch(() => incoming.socket.destroy())
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  const heal = () => {
    rules = []
  }
  const release = () => {
    for (const { go } of held.splice(0)) go()
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    fault: (path, fault, times = Number.POSITIVE_INFINITY, body) =>
      rules.push({ path, body, fault, left: times }),
    pass: () => {
      heal()
      release()
    },
    heal,
    release,
    drop: () => {
      for (const { drop } of held.splice(0)) drop()
    },
    seen,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
