/** Local and session storage, doubted: they may be absent, full, throw, or hold anything. */

type Area = 'localStorage' | 'sessionStorage'

const maxTextLength = 100_000

export function readText(area: Area, key: string): string | null {
  try {
    const text = globalThis[area].getItem(key)
    return typeof text === 'string' && text.length <= maxTextLength ? text : null
  } catch {
    return null
  }
}

/** False: it could not be stored. */
export function writeText(area: Area, key: string, text: string): boolean {
  try {
    globalThis[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function remove(area: Area, key: string): void {
  try {
    globalThis[area].removeItem(key)
  } catch {
    // nothing is stored where nothing can be removed
  }
}

export function clear(area: Area): void {
  try {
    globalThis[area].clear()
  } catch {
    // as above
  }
}

/** The JSON under a key when `holds` accepts it, else `fallback`. */
export function readJson<T>(key: string, holds: (value: unknown) => value is T, fallback: T): T {
  const text = readText('localStorage', key)
  if (text === null) return fallback
  try {
    const value: unknown = JSON.parse(text)
    return holds(value) ? value : fallback
  } catch {
    return fallback
  }
}

export const writeJson = (key: string, value: unknown) =>
  writeText('localStorage', key, JSON.stringify(value))
