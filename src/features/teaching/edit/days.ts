/** Days as an input of type date has them, in the person's own time zone. */

const two = (value: number) => String(value).padStart(2, '0')

/** @param at ms UTC */
export function inputOfDay(at: number | null): string {
  if (at === null) return ''
  const day = new Date(at)
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** @returns ms UTC of the day's beginning; null for what is no day */
export function dayOfInput(text: string): number | null {
  const [year, month, day] = text.split('-').map(Number)
  if (!year || !month || !day) return null
  const at = new Date(year, month - 1, day).getTime()
  return at >= 0 ? at : null
}

/** @param at ms UTC */
export function inputOfMinute(at: number | null): string {
  if (at === null) return ''
  const date = new Date(at)
  return `${inputOfDay(at)}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** @returns ms UTC; null for what is no time */
export function minuteOfInput(text: string): number | null {
  const at = new Date(text).getTime()
  return Number.isNaN(at) || at < 0 ? null : at
}
