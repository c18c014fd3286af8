import type { Answer } from '../api/answer.ts'
import { isSessionEnd } from '../api/call.ts'
import { refused, success } from '../contract/codes.ts'
import type { LastError } from '../device/stored.ts'

/** The meaning of an answer for the row that was sent. */
export type RowOutcome =
  /** acknowledged: the row becomes a receipt */
  | { kind: 'delivered'; reply: unknown }
  /** nothing of ours came back: the account's drain waits, the row's own tries do not count it */
  | { kind: 'offline'; error: LastError }
  /** the session ended: the account's drain stops, everything is kept */
  | { kind: 'signIn'; error: LastError }
  /** the service wants a pause from all of the account; `wait` in ms where it said how long */
  | { kind: 'busy'; wait: number | null; error: LastError }
  /** the same key is being worked on: this row waits */
  | { kind: 'later'; wait: number; error: LastError }
  /** final: the person decides */
  | { kind: 'parked'; error: LastError }
  /** a 500: counted, and parked when it does not end */
  | { kind: 'failing'; error: LastError }

/** The promises of the service (C002). */
export interface ServiceFacts {
  /** it keeps Idempotency-Keys and repeats them */
  exactlyOnce: boolean
  /** it has /dh-sync/batch */
  batch: boolean
}

const busy = new Set([408, 425, 429, 502, 503, 504])

/** @param answer null when none came: offline, reset, time-out, abort, redirect */
export function toRowOutcome(answer: Answer | null, id: string, service: ServiceFacts): RowOutcome {
  if (!answer) return { kind: 'offline', error: { class: 'offline' } }
  const { status, envelope, retryAfter } = answer
  const error = (kind: LastError['class']): LastError => ({
    class: kind,
    status,
    ...(envelope ? { code: envelope.code, text: envelope.message } : {}),
  })
  if (envelope && isSessionEnd(answer)) return { kind: 'signIn', error: error('session') }
  if (busy.has(status)) return { kind: 'busy', wait: retryAfter, error: error('busy') }
  // HTML, an empty or cut-off body: a portal or a proxy answered
  if (!envelope) return { kind: 'offline', error: error('offline') }
  if (status >= 200 && status < 300) {
    if (envelope.code === refused) return { kind: 'parked', error: error('refused') }
    const ours = !service.exactlyOnce || answer.key === id
    if (envelope.code === success && ours) return { kind: 'delivered', reply: envelope.data }
    return { kind: 'offline', error: error('offline') }
  }
  if (status === 409 && retryAfter !== null) return { kind: 'later', wait: retryAfter, error: error('busy') }
  if (status >= 400 && status < 500) return { kind: 'parked', error: error('refused') }
  if (status === 500) return { kind: 'failing', error: error('failing') }
  return { kind: 'offline', error: error('offline') }
}
