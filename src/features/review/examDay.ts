/** The exam's day as a date field writes it, of the school's day. Pure. */
import { dayOf, startOf } from '../../rules/review/day.ts'

/** '' for none. */
export const dateText = (at: number): string =>
  at > 0 ? new Date(startOf(dayOf(at)) + 12 * 3_600_000).toISOString().slice(0, 10) : ''

/**
 * The first moment of the day that was written; null for what is no day of an exam to come: a year that is being typed
 * is the year 2, then 20, then 202.
 */
export function examDay(text: string, now: number): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null
  const at = startOf(Math.floor(Date.parse(text) / 86_400_000))
  return at >= startOf(dayOf(now)) ? at : null
}
