/** Starts the real service on a free port with an empty database, and speaks to it as a client does. */
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as afterReply } from 'node:timers/promises'
import * as v from 'valibot'
import {
  type Bucket,
  type Config,
  defaultLimits,
  type IdentitySettings,
  type Limits,
  type SenderSettings,
} from '../../server/config.ts'
import { type Served, serve } from '../../server/serve.ts'
import type { JobKinds } from '../../server/store/jobs/kinds.ts'
import type { Endpoint, Given, Reply } from '../../src/contract/endpoint.ts'
import * as contract from '../../src/contract/index.ts'
import { replies } from '../../src/contract/replies/index.ts'
import { signInByAccount } from '../../src/contract/session.ts'
import type { Place } from './databases.ts'

export interface Answer<T = unknown> {
  status: number
  code: number | string
  message: string
  data: T
  headers: Headers
}

export interface Options {
  token?: string
  key?: string
  lang?: 'Zh' | 'En'
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
}

export interface Running extends Omit<Served, 'close'> {
  /** those that serve the school by turns, the first among them */
  services: Served['service'][]
  place: Place
  dataDir: string
  /** ms UTC that the service takes for now */
  clock: { now: number }
  /** what went to the log */
  logged: string[]
  ask<E extends Endpoint>(endpoint: E, args: Given<E>, options?: Options): Promise<Answer<Reply<E>>>
  /** as it is, without types */
  raw(path: string, init?: RequestInit): Promise<Response>
  signIn(loginName: string, password?: string): Promise<string>
  /** the code that was sent last to this phone */
  code(phone: string): string
  stop(): Promise<void>
}

export const passwords: Record<string, string> = {
  student: 'Student-2026',
  student2: 'Student-2026',
  teacher: 'Teacher-2026',
  admin: 'Admin-2026',
  fresh: 'Fresh-2026',
}

const noIdentity: IdentitySettings = {
  oidc: undefined,
  cas: undefined,
  name: '',
  nameEn: '',
  isTrusted: false,
}

const noSenders: SenderSettings = {
  smtpUrl: undefined,
  mailFrom: '',
  smsUrl: undefined,
  smsBody: '',
  smsOk: '',
  smsAuthorization: '',
}

interface Wishes {
  jobKinds?: JobKinds
  limits?: Partial<Limits>
  trustedProxies?: number
  sms?: boolean
  mail?: boolean
  senders?: Partial<SenderSettings>
  dist?: string
  minVersion?: number
  bucket?: Bucket
  identity?: IdentitySettings
  metricsToken?: string
  /**
   * so many serve the same school, and each request goes to the next one; the environment's CONTRACT_PROCESSES otherwise.
   * 1 where a test asks what each process counts or remembers by itself.
   */
  processes?: number
}

/** What the first process does not do: it keeps the jobs, so that a test can stop and count them. */
async function startFurther(
  config: Config,
  wishes: Parameters<typeof serve>[1],
  count: number,
): Promise<Served[]> {
  const further: Served[] = []
  for (let n = 1; n < count; n++) further.push(await serve(config, wishes))
  return further
}

export async function start(place: Place, wishes: Wishes = {}): Promise<Running> {
  const { dataDir, databaseUrl, dispose } = await place.migrated()
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl,
    bucket: wishes.bucket,
    identity: wishes.identity ?? noIdentity,
    metricsToken: wishes.metricsToken,
    trustedProxies: wishes.trustedProxies ?? 0,
    dist: wishes.dist ?? join(dataDir, 'dist'),
    sms: wishes.sms ?? true,
    mail: wishes.mail ?? true,
    senders: { ...noSenders, ...wishes.senders },
    publicUrl: 'https://school.example',
    aiChatUrl: '',
    workerOff: false,
    minVersion: wishes.minVersion ?? 1,
    limits: { ...defaultLimits, ...wishes.limits },
  }
  const clock = { now: Date.UTC(2026, 2, 2, 8) }
  const logged: string[] = []
  const log = (event: string, facts = {}) => void logged.push(JSON.stringify({ event, ...facts }))
  const served = await serve(config, { log, now: () => clock.now, jobKinds: wishes.jobKinds ?? {} })
  // SQLite is one process, as README.md says
  const count = databaseUrl ? (wishes.processes ?? Number(process.env.CONTRACT_PROCESSES ?? 1)) : 1
  const further = await startFurther(config, { log, now: () => clock.now }, count)
  const origins = [served, ...further].map(({ origin }) => origin)
  let turn = 0
  const nextOrigin = () => origins[turn++ % origins.length] ?? served.origin

  const ask = async <E extends Endpoint>(endpoint: E, args: Given<E>, options: Options = {}) => {
    const answer = await speak(nextOrigin(), endpoint, args, options)
    if (answer.code === 0) v.assert(schemaOf(endpoint), answer.data)
    return answer as Answer<Reply<E>>
  }

  return {
    ...served,
    services: [served, ...further].map(({ service }) => service),
    place,
    dataDir,
    clock,
    logged,
    ask,
    raw: (path, init) => fetch(`${nextOrigin()}${path}`, { redirect: 'manual', ...init }),
    async signIn(loginName, password = passwords[loginName] ?? '') {
      const { data } = await ask(signInByAccount, { loginName, password, wbInfo: { uuid: randomUUID() } })
      return data.accessToken ?? ''
    },
    code(phone) {
      const file = join(dataDir, 'outbox', 'sms.jsonl')
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
      const sent = lines.map((line) => JSON.parse(line)).findLast(({ to }) => to === phone)
      return sent?.code ?? ''
    },
    async stop() {
      for (const one of further) await one.close()
      await served.close()
      await dispose()
    },
  }
}

async function speak(origin: string, endpoint: Endpoint, args: object, options: Options): Promise<Answer> {
  const method = options.method ?? endpoint.method
  const inQuery = method === 'GET' || (endpoint.method === 'POST' && endpoint.carries === 'query')
  const named = Object.entries(args).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(named.map(([name, value]) => [name, String(value)])).toString()
  const response = await fetch(`${origin}${endpoint.path}${inQuery && search ? `?${search}` : ''}`, {
    method,
    headers: {
      lang: options.lang ?? 'Zh',
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...(options.key ? { 'idempotency-key': options.key } : {}),
      ...options.headers,
    },
    ...(inQuery ? {} : { body: JSON.stringify(args) }),
  })
  const { status, headers } = response
  if (headers.get('content-type')?.startsWith('text/event-stream'))
    return { status, headers, code: 'stream', message: '', data: await beginningOf(response) }
  const envelope = (await response.json()) as Pick<Answer, 'code' | 'message' | 'data'>
  // codes leave after the reply, and the service runs in this process
  await afterReply()
  return { status, headers, ...envelope }
}

/** ms in which a stream says what it begins with */
const streamBeginsMs = 300

/** What a call that does not end says at first. */
async function beginningOf(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  let text = ''
  const late = setTimeout(() => void reader?.cancel(), streamBeginsMs)
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    text += new TextDecoder().decode(part.value)
  clearTimeout(late)
  return text
}

/** The schema of what a call answers. */
function schemaOf(endpoint: Endpoint): v.GenericSchema {
  for (const [area, calls] of Object.entries(contract))
    for (const [name, call] of Object.entries(calls)) {
      const schema = (replies as Record<string, Record<string, v.GenericSchema>>)[area]?.[name]
      if (call === endpoint && schema) return schema
    }
  throw new Error(`no schema for ${endpoint.path}`)
}
