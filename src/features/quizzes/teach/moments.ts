/** Moments as an input of type datetime-local has them, in the person's own time zone. */

const two = (value: number) => String(value).padStart(2, '0')

/** @param at ms UTC; null: none */
export function textOfMoment(at: number | null): string {
  if (at === null) return ''
  const day = new Date(at)
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
  return `${date}T${two(day.getHours())}:${two(day.getMinutes())}`
}

/** @returns ms UTC; null for what is no moment */
export function momentOfInput(text: string): number | null {
  const at = new Date(text).getTime()
  return Number.isNaN(at) ? null : at
}
