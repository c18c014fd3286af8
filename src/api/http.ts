import { type Answer, readAnswer } from './answer.ts'
import { callTimeoutMs, withTimeLimit } from './limit.ts'

/** Who asks, in which language. `origin` only where there is no page: tests and tools. */
export interface RequestIdentity {
  token: string | null
  lang: 'zh' | 'en'
  origin?: string
}

export type Fields = Record<string, unknown>

export interface Outgoing {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  query?: Fields
  body?: Fields
  /** a piece of a file, as it is */
  piece?: Blob | undefined
  /** Idempotency-Key */
  key?: string
  signal?: AbortSignal
  /** limit (ms) for the whole call */
  timeout?: number
  /** ETag of the reply that the asker has already */
  known?: string
}

/** The page lends these to transport; a worker and a tool have none of them. */
const lent: {
  ownHeaders: () => Record<string, string>
  takeEarly: (address: string) => Promise<Response> | undefined
  hearDate: (date: string | null, began: number) => void
  hearBeacon: (beacon: HeardBeacon) => void
} = {
  ownHeaders: () => ({}),
  takeEarly: () => undefined,
  hearDate: () => undefined,
  hearBeacon: () => undefined,
}

/** The page hands in what the desktop client around it adds to each call. */
export function setOwnHeaders(source: () => Record<string, string>): void {
  lent.ownHeaders = source
}

/** Headers of every call. */
export function headersOf({ token, lang }: RequestIdentity, key?: string): Record<string, string> {
  const culture = lang === 'en' ? 'en-US' : 'zh-CN'
  return {
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(key ? { 'Idempotency-Key': key } : {}),
    Lang: lang === 'en' ? 'En' : 'Zh',
    'Accept-Language': culture,
    '.AspNetCore.Culture': `c=${culture}|uic=${culture}`,
    'Abp.TenantId': '1',
    ...lent.ownHeaders(),
  }
}

function searchOf(query: Fields): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.append(name, String(value))
  const text = search.toString()
  return text && `?${text}`
}

/** Sets where replies are found, by path and query, that the page asked for before its scripts had come. */
export function setEarly(take: typeof lent.takeEarly): void {
  lent.takeEarly = take
}

/**
 * Sets the hearer of the date that each answer of the service bears, with when it was asked for (ms UTC of this
 * device).
 */
export function setHearDate(hear: typeof lent.hearDate): void {
  lent.hearDate = hear
}

/** A beacon as it came, with the device's clocks when it was asked for and when it came, ms. */
export interface HeardBeacon {
  text: string
  roundTripMs: number
  wall: number
  mono: number
}

/** Sets the hearer of the beacon of each answer: a quiz that runs anchors its clock by it. */
export function setHearBeacon(hear: typeof lent.hearBeacon): void {
  lent.hearBeacon = hear
}

/** Asks once, without any retry. Rejects when no whole reply came: no network, time-out, redirect, abort. */
export function exchange(request: Outgoing, credentials: RequestIdentity): Promise<Answer> {
  return withTimeLimit(request.timeout ?? callTimeoutMs, request.signal, (signal) =>
    carry(request, credentials, signal),
  )
}

async function carry(request: Outgoing, credentials: RequestIdentity, signal: AbortSignal): Promise<Answer> {
  const address = `${request.path}${searchOf(request.query ?? {})}`
  const early = request.method === 'GET' ? await lent.takeEarly(address)?.catch(() => undefined) : undefined
  if (early) return readAnswer(early)
  // the first screens' requests are on their way already, so the library is loaded after them
  const { default: ky } = await import('ky')
  const began = Date.now()
  const beganMono = performance.now()
  const origin = credentials.origin ?? globalThis.location?.origin ?? ''
  const response = await ky(`${origin}${address}`, {
    method: request.method,
    headers: {
      ...headersOf(credentials, request.key),
      ...(request.known ? { 'If-None-Match': request.known } : {}),
      // the service puts right what a wrong clock dated
      ...(request.method === 'POST' ? { 'Device-Time': String(began) } : {}),
    },
    ...(request.body ? { json: request.body } : {}),
    ...(request.piece ? { body: request.piece } : {}),
    // our service never redirects: only a portal does
    redirect: 'error',
    cache: 'no-store',
    retry: 0,
    // ky's own limit ends when the head of a reply has come; `withTimeLimit` covers the body too
    timeout: false,
    signal,
    throwHttpErrors: false,
  })
  const beacon = response.headers.get('beacon')
  if (beacon !== null) {
    const mono = performance.now()
    lent.hearBeacon({ text: beacon, roundTripMs: mono - beganMono, wall: Date.now(), mono })
  }
  const answer = await readAnswer(response)
  // a portal's page bears a date of its own
  if (answer.envelope) lent.hearDate(response.headers.get('date'), began)
  return answer
}
