import { type Envelope, sessionEnded } from '../contract/codes.ts'

/** A reply of the service, told apart as far as transport can. */
export interface Answer {
  status: number
  /** null: not our envelope */
  envelope: Envelope | null
  /** the Idempotency-Key that the service repeats */
  key: string | null
  /** how long (ms) the service asks to wait, from Retry-After */
  retryAfter: number | null
  /** the reply's tag, of calls that have one */
  etag?: string | null
}

export function isEnvelope(value: unknown): value is Envelope {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { code, message } = value as Partial<Envelope>
  const known = code === sessionEnded || (typeof code === 'number' && Number.isInteger(code))
  return known && typeof message === 'string' && 'data' in value
}

/** The wait (ms) of a Retry-After header in seconds or as a date; null where it is absent or makes no sense. */
export function retryAfterOf(header: string | null, date: string | null, now: number): number | null {
  if (header === null) return null
  const text = header.trim()
  if (/^\d{1,12}$/.test(text)) return Number(text) * 1000
  if (!/[a-z]/i.test(text)) return null
  const until = Date.parse(text)
  // the service's own clock, where it told it, makes this device's clock irrelevant
  const from = Date.parse(date ?? '')
  const wait = until - (Number.isNaN(from) ? now : from)
  return Number.isNaN(wait) || wait < 0 ? null : wait
}

/** Reads a response; its body may fail on the way, which rejects. */
export async function readAnswer(response: Response): Promise<Answer> {
  const { headers, status } = response
  const text = await response.text()
  let envelope: Envelope | null = null
  if (/\bjson\b/i.test(headers.get('content-type') ?? '')) {
    try {
      const body: unknown = JSON.parse(text)
      if (isEnvelope(body)) envelope = body
    } catch {
      // cut off on the way: not our envelope
    }
  }
  const retryAfter = retryAfterOf(headers.get('retry-after'), headers.get('date'), Date.now())
  return { status, envelope, key: headers.get('idempotency-key'), retryAfter, etag: headers.get('etag') }
}
