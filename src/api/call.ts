import { refused, sessionEnded, success } from '../contract/codes.ts'
import type { Endpoint, Given, Reply } from '../contract/endpoint.ts'
import type { Answer } from './answer.ts'
import { BadParameter, HttpFailure, Offline, Refused, SessionExpired } from './errors.ts'
import { exchange, type Fields, type Outgoing, type RequestIdentity } from './http.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** Idempotency-Key */
  key?: string
  /** instead of the session's; null: without */
  token?: string | null
  lang?: 'zh' | 'en'
  /** limit (ms) for the whole call; 60,000 when left out */
  timeout?: number
  /** the bytes of a call that carries a piece of a file */
  piece?: Blob
}

let credentials: () => RequestIdentity = () => ({ token: null, lang: 'zh' })

/** Page, worker and tests each hand in theirs; it is asked anew at every call. */
export function setCredentials(source: () => RequestIdentity): void {
  credentials = source
}

/** The session and language that calls use now; for requests that are no plain call. */
export const currentCredentials = (): RequestIdentity => credentials()

/** Puts a call's arguments where they travel: into the query or the body. */
export function outgoing(endpoint: Endpoint, args: Fields): Outgoing {
  const { method, path, carries } = endpoint
  return carries === 'query' || carries === 'bytes'
    ? { method, path, query: args }
    : { method, path, body: args }
}

/** 401 or, at any status, 02012001. */
export const isSessionEnd = ({ status, envelope }: Answer) =>
  envelope !== null && (envelope.code === sessionEnded || status === 401)

const fieldOf = (data: unknown) =>
  typeof data === 'object' && data !== null && 'field' in data ? String(data.field) : ''

export function failureOf(answer: Answer): Error {
  const { status, envelope, retryAfter } = answer
  // a proxy's own 502 is a failing service; any other page that is not ours stands before it
  if (!envelope)
    return status >= 500 && status !== 511 ? new HttpFailure('', status, retryAfter) : new Offline()
  if (isSessionEnd(answer)) return new SessionExpired(envelope.message)
  if (status >= 200 && status < 300)
    return envelope.code === refused
      ? new Refused(envelope.message, fieldOf(envelope.data))
      : new Offline(envelope.message)
  if (status === 400) return new BadParameter(envelope.message, fieldOf(envelope.data))
  const isUnderRepair =
    status === 503 && typeof envelope.data === 'object' && envelope.data !== null && 'reason' in envelope.data
  return new HttpFailure(envelope.message, status, retryAfter, isUnderRepair)
}

/**
 * Asks the service and answers with `data`.
 * @throws a class of errors.ts, or the caller's own abort
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  args: Given<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  const { signal, key, timeout, piece } = options
  const own = credentials()
  const given = {
    ...own,
    ...(options.token === undefined ? {} : { token: options.token }),
    ...(options.lang === undefined ? {} : { lang: options.lang }),
  }
  let answer: Answer
  try {
    answer = await exchange({ ...outgoing(endpoint, args as Fields), signal, key, timeout, piece }, given)
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Offline()
  }
  const { status, envelope } = answer
  if (envelope && status >= 200 && status < 300 && envelope.code === success) return envelope.data as Reply<E>
  throw failureOf(answer)
}
