/** Longer texts are computed again each time: they are rare, and would keep much memory. */
const maxKeptChars = 200
const maxEntries = 4000

/**
 * Remembers a pure function's results for the texts it was asked about lately: statistics fold the same names for each
 * wrong answer. Two generations, so that memory is bounded and what is in use stays.
 */
export function memoizeByText<T>(compute: (text: string) => T): (text: string) => T {
  let recent = new Map<string, T>()
  let older = new Map<string, T>()
  return (text) => {
    if (text.length > maxKeptChars) return compute(text)
    const kept = recent.get(text) ?? older.get(text)
    const value = kept === undefined ? compute(text) : kept
    if (!recent.has(text)) {
      if (recent.size >= maxEntries) {
        older = recent
        recent = new Map()
      }
      recent.set(text, value)
    }
    return value
  }
}
