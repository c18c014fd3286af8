/** Days of review: the school's own, as the service counts them. Pure. */

/** Length of a day (ms). */
export const dayMs = 86_400_000
/** How far (ms) the school's clock (UTC+8) is ahead of UTC; a day is the same one on every device. */
const ahead = 8 * 3_600_000

/** The number of a moment's day: whole days since 1 January 1970 at the school. */
export const dayOf = (at: number): number => Math.floor((at + ahead) / dayMs)

/** The first moment of a day; ms UTC. */
export const startOf = (number: number): number => number * dayMs - ahead

/** The day as figures name it: 20261121. */
export function dayName(number: number): number {
  const date = new Date(number * dayMs)
  return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate()
}
