/** Reading JSON that anybody may have written. */
export type Json = Record<string, unknown>

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
/** One thing or several, as JSON-LD allows. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

const parsed = (text: string) => ({ value: JSON.parse(text) as unknown })

/** A text in quotes, which stays as it is, or a number that JSON does not know. */
const quotedOrOdd = /"[^"\\]*(?:\\[\s\S]?[^"\\]*)*"?|-?\b(?:NaN|Infinity)\b/g

/** QuPath and Python write NaN and Infinity as they are, which JSON does not allow: they are read as null. */
const withoutOddNumbers = (text: string) =>
  text.replace(quotedOrOdd, (found) => (found.startsWith('"') ? found : 'null'))

export function parseJson(text: string): { value: unknown } | null {
  const plainText = text.replace(/^\uFEFF/, '')
  try {
    return parsed(plainText)
  } catch {
    if (!/NaN|Infinity/.test(plainText)) return null
  }
  try {
    return parsed(withoutOddNumbers(plainText))
  } catch {
    return null
  }
}
