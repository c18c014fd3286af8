/** An answer may be rated more than once: judged otherwise by the service, or marked otherwise by who gave it. Pure. */
import type { ReviewEntry } from '../../contract/review.ts'

/**
 * The entries that rate one answer share all of their UUIDs but this part: the version, which says what an entry is, and
 * the three digits after it.
 */
const from = 14
const to = 18
const answerOf = (clientId: string) => clientId.slice(0, from) + clientId.slice(to)
const named = (clientId: string, part: string) => clientId.slice(0, from) + part + clientId.slice(to)
const partOf = (clientId: string) => clientId.slice(from, to).toLowerCase()

/** The entry of the service's verdict on what an entry rates: the same one however often it is made. */
export function rejudged(clientId: string): string {
  const part = partOf(clientId)
  return named(clientId, `${((Number.parseInt(part, 16) >> 12) + 4).toString(16)}${part.slice(1)}`)
}

const marked = '9'

/** The entry of an answer that was marked otherwise after the one that rates it so far. */
export function remarked(clientId: string): string {
  const part = partOf(clientId)
  const times = part.startsWith(marked) ? Number.parseInt(part.slice(1), 16) + 1 : 1
  return named(clientId, `${marked}${times.toString(16).padStart(3, '0')}`)
}

/** Whether two entries rate the same answer. */
export const ratesSame = (a: ReviewEntry, b: ReviewEntry): boolean =>
  answerOf(a.clientId).toLowerCase() === answerOf(b.clientId).toLowerCase()

/** Of the entries that rate one answer only the last counts. @param entries in order */
export function rated(entries: readonly ReviewEntry[]): ReviewEntry[] {
  const last = new Map(entries.map((entry) => [answerOf(entry.clientId).toLowerCase(), entry]))
  return entries.filter((entry) => last.get(answerOf(entry.clientId).toLowerCase()) === entry)
}
