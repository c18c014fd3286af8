/** The value that a text of JSON holds, or undefined where it holds none. */
function read(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

/** An object with its own keys only, or null where the text is none. */
export function readRecord(content: string): ReadonlyMap<string, unknown> | null {
  const value = read(content)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  return new Map(Object.entries(value))
}

export function readList(content: string): unknown[] | null {
  const value = read(content)
  return Array.isArray(value) ? value : null
}
