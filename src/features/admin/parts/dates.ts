const two = (number: number) => String(number).padStart(2, '0')

/** A moment as a field of type `datetime-local` writes it, in the device's own time. */
export function inputOfTime(at: number | null): string {
  if (at === null) return ''
  const date = new Date(at)
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** @returns ms UTC; null where nothing or nothing whole was given */
export function timeOfInput(text: string): number | null {
  const at = new Date(text).getTime()
  return text === '' || Number.isNaN(at) ? null : at
}

export const dayInput = (at: number | null): string => inputOfTime(at).slice(0, 10)
export const dayOfInputText = (text: string): number | null =>
  text === '' ? null : timeOfInput(`${text}T00:00`)
